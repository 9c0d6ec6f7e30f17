/**
 * Splits `pack.rollcall/night` into the archive and the id of a document in it. An argument without a document id is
 * returned unchanged as the file.
 */
export function splitArchivePath(argument: string): { file: string; id: string | undefined } {
  const separator = /\.(?:rollcall|zip)\//i.exec(argument);
  const archiveEnd = separator === null ? argument.length : separator.index + separator[0].length;
  return archiveEnd === argument.length
    ? { file: argument, id: undefined }
    : { file: argument.slice(0, archiveEnd - 1), id: argument.slice(archiveEnd) };
}
