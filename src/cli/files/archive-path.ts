/**
 * Splits `pack.rollcall/night` into the archive and the document in it. A word that names no document in an archive is
 * returned whole, as the file.
 */
export function splitArchivePath(word: string): { file: string; id: string | undefined } {
  const separator = /\.(?:rollcall|zip)\//i.exec(word);
  const end = separator === null ? word.length : separator.index + separator[0].length;
  return end === word.length ? { file: word, id: undefined } : { file: word.slice(0, end - 1), id: word.slice(end) };
}
