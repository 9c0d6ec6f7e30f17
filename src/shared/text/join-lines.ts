/** Joins the lines of a text. White space that contains a line feed becomes a single space, and other white space stays. */
export const joinLines = (text: string): string =>
  text.includes('\n') ? text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)) : text;
