/** What a person who gives no name is called. */
export const YOU = 'You';
