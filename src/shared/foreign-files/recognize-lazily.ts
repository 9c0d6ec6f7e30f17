/** Tells of a file that can't be read what it is. The code for it is loaded with the first such file. */
import type { Unreadable } from '../document/parse.ts';
import { type ForeignFile, foreignFileClause, ROLLCALL_DOCUMENT } from '../texts/foreign-file.ts';

/** What the file is, or undefined. Never rejects. */
export const recognizeLazily = (bytes: Uint8Array, fileName?: string): Promise<ForeignFile | undefined> =>
  import('./recognize-file.ts').then(
    ({ recognizeFile }) => recognizeFile(bytes, fileName),
    () => undefined,
  );

/** Returns the problem of a picture of an unknown type, with what its file is. Every other problem stays as it is. */
export async function explainPicture<P extends { readonly kind: string }>(
  problem: P,
  bytes: Uint8Array,
  fileName?: string,
): Promise<P | { readonly kind: 'foreign'; readonly file: ForeignFile }> {
  const file = problem.kind === 'no-picture' ? await recognizeLazily(bytes, fileName) : undefined;
  return file === undefined ? problem : { kind: 'foreign', file };
}

/** Returns the reason why a document can't be read, with what the file is where it is not one of Rollcall at all. */
export async function explainUnreadable(error: Unreadable, bytes: Uint8Array, fileName?: string): Promise<Unreadable> {
  if (bytes.length === 0 || (error.path !== '' && error.path !== '/format')) return error;
  const file = await recognizeLazily(bytes, fileName);
  if (file === undefined || file.name === ROLLCALL_DOCUMENT) return error;
  return {
    path: '',
    expected: (translate) =>
      translate('expected.rollcallDocument', { reason: foreignFileClause(translate, file, 'document') }),
  };
}
