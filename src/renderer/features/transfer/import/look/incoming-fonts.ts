/** Font files of an import, checked before anything reads them: nothing of it is in the library yet. */

import type { FontDocument } from '../../../../../shared/document/kinds/font/schema.ts';
import { fontDocument } from '../../../../../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../../../../../shared/font-file/font-problem.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { checkFont } from '../../../../fonts/read-font.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import { fileRow } from '../../../../store/fonts/file-row.ts';
import { hashOf, readFontFiles } from '../../../../store/fonts/font-files.ts';
import type { Library } from '../../../../store/library.ts';
import type { ImportReader } from '../import-reader.ts';
import { fontOfImport } from '../read-fonts.ts';

/** A font that can be looked at, a sentence that says why it cannot, or undefined: it is nowhere. */
export type LookedFont = { readonly font: FontDocument; readonly file: Uint8Array } | string | undefined;

/** Answers are kept for as long as the import is open: each file is checked once, and stays the same array. */
const known = new WeakMap<ImportReader, Map<string, Promise<LookedFont>>>();

/** A font by the hash of its file: what came along, else what the library has. Rejects where the disk cannot be read. */
export function lookAtFont(
  translate: Translate,
  hash: string,
  library: Library,
  reader: ImportReader,
  sources: readonly Source[],
): Promise<LookedFont> {
  const ofReader = known.get(reader) ?? new Map<string, Promise<LookedFont>>();
  known.set(reader, ofReader);
  const looked = ofReader.get(hash) ?? look(translate, hash, library, reader, sources);
  ofReader.set(hash, looked);
  // What could not be read, or may still come along, is asked for again.
  looked.then(
    (found) => found === undefined && ofReader.delete(hash),
    () => ofReader.delete(hash),
  );
  return looked;
}

async function look(
  translate: Translate,
  hash: string,
  library: Library,
  reader: ImportReader,
  sources: readonly Source[],
): Promise<LookedFont> {
  const blob = await fontOfImport(hash, reader, sources);
  return blob === undefined ? ofLibrary(hash, library) : ofPackage(translate, hash, blob);
}

async function ofPackage(translate: Translate, hash: string, blob: Blob): Promise<LookedFont> {
  const read = await checkFont(blob);
  if (!read.ok) return fontProblemMessage(translate, read.problem);
  for (const one of read.fonts) {
    const row = await fileRow(one.file);
    if (row.hash === hash) return { font: fontDocument(hash, hash, one), file: one.file };
  }
  return translate('fonts.otherFile');
}

/** What is in the library was checked when it came. */
async function ofLibrary(hash: string, { database, tables }: Library): Promise<LookedFont> {
  const held = tables.fonts.snapshot().find((item) => hashOf(item.row.document) === hash);
  if (held?.kind !== 'ready') return undefined;
  const file = (await readFontFiles((one) => database.files.get(one), [hash])).get(hash);
  return file && { font: held.document, file };
}
