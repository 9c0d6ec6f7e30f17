/** Checks the font files of an import before they are used for a preview. None of them is in the library yet. */

import type { FontDocument } from '../../../../../shared/document/kinds/font/schema.ts';
import { createFontDocument } from '../../../../../shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../../../shared/font-file/font-problem.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { checkFont } from '../../../../fonts/read-font.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import { createFileRow } from '../../../../store/fonts/create-file-row.ts';
import { getFontHash, readFontFiles } from '../../../../store/fonts/font-files.ts';
import type { Library } from '../../../../store/library.ts';
import type { ImportReader } from '../import-reader.ts';
import { fontOfImport } from '../read-fonts.ts';

/** A font for the preview, a sentence that says why it cannot be shown, or undefined if it was not found. */
export type LookedFont = { readonly font: FontDocument; readonly file: Uint8Array } | string | undefined;

/** Results are cached while the import is open, so that each file is checked once and stays the same array. */
const known = new WeakMap<ImportReader, Map<string, Promise<LookedFont>>>();

/**
 * Returns a font by the hash of its file, from the import or else from the library. Rejects if the disk cannot be read.
 */
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
  // A font that was not found or could not be read is looked up again next time, because it may still arrive.
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
  if (!read.ok) return formatFontProblem(translate, read.problem);
  for (const one of read.fonts) {
    const row = await createFileRow(one.file);
    if (row.hash === hash) return { font: createFontDocument(hash, hash, one), file: one.file };
  }
  return translate('fonts.otherFile');
}

/** Fonts of the library were checked when they were added. */
async function ofLibrary(hash: string, { database, stores: tables }: Library): Promise<LookedFont> {
  const held = tables.fonts.snapshot().find((item) => getFontHash(item.row.document) === hash);
  if (held?.kind !== 'ready') return undefined;
  const file = (await readFontFiles((one) => database.files.get(one), [hash])).get(hash);
  return file && { font: held.document, file };
}
