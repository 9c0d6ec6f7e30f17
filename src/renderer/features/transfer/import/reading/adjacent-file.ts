/** Finds files next to an imported document. */
import { getSameFileKey } from '../../../../../shared/zip/entry-names.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';

/**
 * Returns the file at a path relative to a document. If there is none, returns the only file with that base name, because files that
 * the user chooses one by one have no folders in their names.
 */
export function findAdjacentFile(
  documentPath: string,
  relativePath: string,
  files: readonly SourceFile[],
): Blob | undefined {
  const folder = documentPath.slice(0, documentPath.lastIndexOf('/') + 1);
  // Without an exact match, case and the encoding of accents are ignored (`getSameFileKey`), as in many file systems.
  const exactMatch = files.find(({ name }) => name === folder + relativePath);
  const match = exactMatch ?? files.find(({ name }) => getSameFileKey(name) === getSameFileKey(folder + relativePath));
  if (match !== undefined) return match.bytes;
  const baseName = getSameFileKey(getBaseName(relativePath));
  const sameNamedFiles = files.filter(({ name }) => getSameFileKey(getBaseName(name)) === baseName);
  return sameNamedFiles.length === 1 ? sameNamedFiles[0]?.bytes : undefined;
}

const getBaseName = (filePath: string): string => filePath.slice(filePath.lastIndexOf('/') + 1);

/** Computes the SHA-256 of a file in hexadecimal. */
export async function computeFileHash(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
