/** Finds files next to an imported document. */
import { getSameFileKey } from '../../../../../shared/zip/entry-names.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';

/**
 * Returns the file at this path, or else the only file of that name, since files that are picked one by one have no
 * folders.
 */
export function besideFile(document: string, path: string, files: readonly SourceFile[]): Blob | undefined {
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  const exact = files.find(({ name }) => name === folder + path);
  const there = exact ?? files.find(({ name }) => getSameFileKey(name) === getSameFileKey(folder + path));
  if (there !== undefined) return there.bytes;
  const base = getSameFileKey(baseOf(path));
  const called = files.filter(({ name }) => getSameFileKey(baseOf(name)) === base);
  return called.length === 1 ? called[0]?.bytes : undefined;
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export async function hashOfFile(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
