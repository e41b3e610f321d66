/** The marks that texts are cut, parted and measured with, and what stands for them where only ASCII may be written. */
const ASCII_MARKS: Readonly<Record<string, string>> = { '…': '~', '·': '-', '–': '-', '−': '-', '±': '+-' };
const MARKS = /[…·–−±]/g;

export const asciiMarks = (text: string): string => text.replace(MARKS, (mark) => ASCII_MARKS[mark]);
