/** Imports font files into the library. */

import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { createFontDocument, formatFontName } from '../../../../shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../../shared/font-file/font-problem.ts';
import type { ReadFont } from '../../../../shared/font-file/read-font.ts';
import { canEmbed } from '../../../../shared/text/fonts/sfnt.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { checkFont } from '../../../fonts/read-font.ts';
import { createDocumentId } from '../../../store/create-document-id.ts';
import { createFileRow } from '../../../store/fonts/create-file-row.ts';
import { getFontHash, getNextFallbackPosition } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { FileRow } from '../../../store/rows.ts';
import type { DocumentWrite } from '../../../store/undo/operations.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { describeAddedFallbacks, describeAddedFonts } from '../../../strings/studio/fonts.ts';
import type { FailureReport, ImportResult } from '../import-templates.ts';

interface AddedFont {
  readonly fileRow: FileRow;
  readonly font: ReadFont;
}

/** Returns a function that gives each font a document with a free id. */
function createDocumentWriter(stores: Library['stores']): (addedFont: AddedFont) => DocumentWrite {
  const usedIds = new Set<string>();
  return ({ fileRow, font }) => {
    const documentId = createDocumentId(
      formatFontName(font.info),
      (candidateId) => usedIds.has(candidateId) || stores.fonts.get(candidateId) !== undefined,
    );
    usedIds.add(documentId);
    return { table: 'fonts', id: documentId, after: createFontDocument(documentId, fileRow.hash, font) };
  };
}

/** Imports all usable fonts of these files as one step. Never rejects. */
export async function importFonts(
  translate: Translate,
  { operations, stores }: Library,
  files: readonly File[],
  onFile: (fileName: string) => void = () => undefined,
): Promise<ImportResult> {
  const failures: FailureReport[] = [];
  const knownHashes = new Set(stores.fonts.snapshot().map(({ row }) => getFontHash(row.document)));
  const addedFonts: AddedFont[] = [];
  for (const file of files) {
    onFile(file.name);
    const readResult = await checkFont(file);
    if (!readResult.ok)
      failures.push({
        title: translate('fonts.refused', { file: shortenName(file.name) }),
        problems: [formatFontProblem(translate, readResult.problem)],
      });
    for (const font of readResult.ok ? readResult.fonts : []) {
      const fileRow = await createFileRow(font.file);
      if (knownHashes.has(fileRow.hash))
        failures.push({
          title: translate('fonts.there', { name: shortenName(formatFontName(font.info)) }),
          problems: [],
        });
      else addedFonts.push({ fileRow, font });
      knownHashes.add(fileRow.hash);
    }
  }
  if (addedFonts.length === 0) return { change: undefined, failures };
  const documentWrites = addedFonts.map(createDocumentWriter(stores));
  try {
    const { undo } = await operations.run('import', documentWrites, {
      files: addedFonts.map(({ fileRow }) => fileRow),
    });
    const fontNames = addedFonts.map(({ font }) => formatFontName(font.info));
    return { change: { text: describeAddedFonts(translate, fontNames), undo }, failures };
  } catch (error) {
    const problems = [translate('fonts.asBefore', { reason: explainFailure(translate, error) })];
    return { change: undefined, failures: [...failures, { title: translate('fonts.notAdded'), problems }] };
  }
}

/**
 * Adds the font of each file to the end of the fallback fonts for all cards, as one step. Only the first font of a
 * collection is used. A font that is already in the library is not imported again. Never rejects.
 */
export async function importFallbackFonts(
  translate: Translate,
  { operations, stores }: Library,
  files: readonly File[],
): Promise<ImportResult> {
  const failures: FailureReport[] = [];
  const writesByHash = new Map<string, DocumentWrite>();
  const addedFiles: FileRow[] = [];
  const fontNames: string[] = [];
  const documents = stores.fonts
    .snapshot()
    .flatMap(({ row }) => (isObject(row.document) ? [row.document as unknown as FontDocument] : []));
  const createWrite = createDocumentWriter(stores);
  let position = getNextFallbackPosition(documents);
  for (const file of files) {
    const readResult = await checkFont(file);
    const font = readResult.ok ? readResult.fonts[0] : undefined;
    if (font === undefined || !canEmbed(font.info)) {
      const problem = readResult.ok ? translate('fonts.cannotEmbed') : formatFontProblem(translate, readResult.problem);
      failures.push({ title: translate('fonts.refused', { file: shortenName(file.name) }), problems: [problem] });
      continue;
    }
    const fileRow = await createFileRow(font.file);
    const existingDocument = documents.find((document) => getFontHash(document) === fileRow.hash);
    const documentWrite =
      existingDocument === undefined
        ? createWrite({ fileRow, font })
        : { table: 'fonts' as const, id: existingDocument.id, after: existingDocument };
    writesByHash.set(fileRow.hash, {
      ...documentWrite,
      after: { ...(documentWrite.after as FontDocument), fallback: position },
    });
    if (existingDocument === undefined) addedFiles.push(fileRow);
    fontNames.push(formatFontName(font.info));
    position += 1;
  }
  if (writesByHash.size === 0) return { change: undefined, failures };
  try {
    const { undo } = await operations.run('import', [...writesByHash.values()], { files: addedFiles });
    return { change: { text: describeAddedFallbacks(translate, fontNames), undo }, failures };
  } catch (error) {
    const problems = [translate('fonts.asBefore', { reason: explainFailure(translate, error) })];
    return { change: undefined, failures: [...failures, { title: translate('fonts.notAdded'), problems }] };
  }
}
