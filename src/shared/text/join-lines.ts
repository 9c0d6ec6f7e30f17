/** Joins the lines of a text. White space with a line feed becomes a single space; other white space stays. */
export const joinLines = (sourceText: string): string =>
  sourceText.includes('\n')
    ? sourceText.replace(/\s+/g, (whitespace) => (whitespace.includes('\n') ? ' ' : whitespace))
    : sourceText;
