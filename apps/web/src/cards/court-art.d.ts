declare module 'virtual:court-art' {
  /** The folder of the court pictures, without a trailing slash. */
  export const courtFolder: string;
}
