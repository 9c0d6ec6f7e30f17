/** Returns a text on one line: white space with a line feed in it becomes a single space, other white space stays. */
export const joinLines = (text: string): string =>
  text.includes('\n') ? text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)) : text;
