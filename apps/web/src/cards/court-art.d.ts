declare module 'virtual:court-art' {
  /** Where the court pictures lie, without a slash at the end. */
  export const courtFolder: string;
}
