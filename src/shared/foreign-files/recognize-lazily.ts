/** Recognizes unreadable files. The code is loaded with the first such file. */
import type { Unreadable } from '../document/parse.ts';
import { type ForeignFile, formatForeignFileClause, ROLLCALL_DOCUMENT } from '../texts/foreign-file.ts';

/** Recognizes a file. Resolves to undefined if the kind is unknown. Never rejects. */
export const recognizeLazily = (bytes: Uint8Array, fileName?: string): Promise<ForeignFile | undefined> =>
  import('./recognize-file.ts').then(
    ({ recognizeFile }) => recognizeFile(bytes, fileName),
    () => undefined,
  );

/** Adds the kind of file to the problem of a picture of unknown type. Every other problem is returned unchanged. */
export async function explainPicture<P extends { readonly kind: string }>(
  problem: P,
  bytes: Uint8Array,
  fileName?: string,
): Promise<P | { readonly kind: 'foreign'; readonly file: ForeignFile }> {
  const file = problem.kind === 'no-picture' ? await recognizeLazily(bytes, fileName) : undefined;
  return file === undefined ? problem : { kind: 'foreign', file };
}

/** Adds the kind of file to the error of an unreadable document, if the file isn't a Rollcall document at all. */
export async function explainUnreadable(error: Unreadable, bytes: Uint8Array, fileName?: string): Promise<Unreadable> {
  if (bytes.length === 0 || (error.path !== '' && error.path !== '/format')) return error;
  const file = await recognizeLazily(bytes, fileName);
  if (file === undefined || file.name === ROLLCALL_DOCUMENT) return error;
  return {
    path: '',
    expected: (translate) =>
      translate('expected.rollcallDocument', { reason: formatForeignFileClause(translate, file, 'document') }),
  };
}
