/**
 * Splits `pack.rollcall/night` into the archive and the id of a document in it. An argument without a document id is
 * returned unchanged as the file path.
 */
export function splitArchivePath(pathArgument: string): { filePath: string; documentId: string | undefined } {
  const separator = /\.(?:rollcall|zip)\//i.exec(pathArgument);
  const archiveEnd = separator === null ? pathArgument.length : separator.index + separator[0].length;
  return archiveEnd === pathArgument.length
    ? { filePath: pathArgument, documentId: undefined }
    : { filePath: pathArgument.slice(0, archiveEnd - 1), documentId: pathArgument.slice(archiveEnd) };
}
