/** Finds the fonts for a preview. Font files of the import are not in the library yet and are checked before use. */

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
import { findFontFile } from '../read-fonts.ts';

/** A font for the preview, a sentence with the reason why the font cannot be shown, or undefined if it was not found. */
export type PreviewFont = { readonly font: FontDocument; readonly file: Uint8Array } | string | undefined;

/** Results are cached while the import is open, so that each file is checked once and previews get the same array each time. */
const fontsByReader = new WeakMap<ImportReader, Map<string, Promise<PreviewFont>>>();

/**
 * Returns the font whose file has this hash, from the import or else from the library. Rejects if the database cannot be
 * read.
 */
export function loadPreviewFont(
  translate: Translate,
  fontHash: string,
  library: Library,
  reader: ImportReader,
  sources: readonly Source[],
): Promise<PreviewFont> {
  const readerFonts = fontsByReader.get(reader) ?? new Map<string, Promise<PreviewFont>>();
  fontsByReader.set(reader, readerFonts);
  const previewFont = readerFonts.get(fontHash) ?? findPreviewFont(translate, fontHash, library, reader, sources);
  readerFonts.set(fontHash, previewFont);
  // A font that was not found or could not be read is looked up again next time, because its file may still arrive.
  previewFont.then(
    (loadedFont) => loadedFont === undefined && readerFonts.delete(fontHash),
    () => readerFonts.delete(fontHash),
  );
  return previewFont;
}

async function findPreviewFont(
  translate: Translate,
  fontHash: string,
  library: Library,
  reader: ImportReader,
  sources: readonly Source[],
): Promise<PreviewFont> {
  const importedFile = await findFontFile(fontHash, reader, sources);
  return importedFile === undefined
    ? readLibraryFont(fontHash, library)
    : checkImportedFont(translate, fontHash, importedFile);
}

async function checkImportedFont(translate: Translate, fontHash: string, fontFile: Blob): Promise<PreviewFont> {
  const checkResult = await checkFont(fontFile);
  if (!checkResult.ok) return formatFontProblem(translate, checkResult.problem);
  for (const fontFace of checkResult.fonts) {
    const fileRow = await createFileRow(fontFace.file);
    // The preview is not saved, so the hash also serves as the id of the font document.
    if (fileRow.hash === fontHash)
      return { font: createFontDocument(fontHash, fontHash, fontFace), file: fontFace.file };
  }
  return translate('fonts.otherFile');
}

/** Returns a font of the library. It was checked when it was added. */
async function readLibraryFont(fontHash: string, { database, stores }: Library): Promise<PreviewFont> {
  const libraryFont = stores.fonts.snapshot().find((item) => getFontHash(item.row.document) === fontHash);
  if (libraryFont?.kind !== 'ready') return undefined;
  const fontFile = (await readFontFiles((fileHash) => database.files.get(fileHash), [fontHash])).get(fontHash);
  return fontFile && { font: libraryFont.document, file: fontFile };
}
