/** Checks the font files of an import like files that the user has chosen. Data in the imported font documents is not trusted. */

import { isObject } from '../../../../shared/document/json/json-object.ts';
import { createFontDocument } from '../../../../shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../../shared/font-file/font-problem.ts';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { readDocumentName } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { checkFont } from '../../../fonts/read-font.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { createFileRow } from '../../../store/fonts/create-file-row.ts';
import { getFontHash, getNextFallbackPosition } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { FileRow } from '../../../store/rows.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import type { ImportReader } from './import-reader.ts';

export interface ImportedFonts {
  readonly files: readonly FileRow[];
  /** The documents that are written instead of the imported ones. They contain the data of the font file itself. */
  readonly documents: ReadonlyMap<PlannedChange, unknown>;
  /** The fonts that cannot be imported. */
  readonly droppedChanges: ReadonlySet<PlannedChange>;
  /** The reasons why fonts cannot be imported, as clauses. */
  readonly refusalReasons: readonly string[];
}

/**
 * Reads the font files of an import. Never rejects because of a damaged file. Skips fonts whose file the library already
 * has.
 */
export async function readFonts(
  translate: Translate,
  library: Library,
  changes: readonly PlannedChange[],
  reader: ImportReader,
  sources: readonly Source[],
): Promise<ImportedFonts> {
  const fileRows: FileRow[] = [];
  const fontDocuments = new Map<PlannedChange, unknown>();
  const droppedChanges = new Set<PlannedChange>();
  const refusalReasons: string[] = [];
  for (const change of changes) {
    if (change.kind !== 'fonts') continue;
    const fontHash = getFontHash(change.document);
    if ((await library.database.files.get(fontHash)) !== undefined) continue;
    const fontFile = await findFontFile(fontHash, reader, sources);
    const checkedFont =
      fontFile === undefined
        ? translate('fonts.fileMissing')
        : await checkFontFile(translate, library, change, fontHash, fontFile);
    if (typeof checkedFont === 'string') {
      droppedChanges.add(change);
      refusalReasons.push(
        translate('fonts.notTaken', { name: shortenName(readDocumentName(change.document)), why: checkedFont }),
      );
      continue;
    }
    fileRows.push(checkedFont.row);
    fontDocuments.set(change, checkedFont.document);
  }
  return { files: fileRows, documents: fontDocuments, droppedChanges, refusalReasons };
}

/**
 * Checks a font file. Returns its row and document, or the reason as a clause if the file cannot be used. Imported fallback fonts
 * keep their order and come after the fallback fonts of the library.
 */
async function checkFontFile(
  translate: Translate,
  { stores }: Library,
  { id, document }: PlannedChange,
  fontHash: string,
  fontFile: Blob,
): Promise<{ readonly row: FileRow; readonly document: unknown } | string> {
  const checkResult = await checkFont(fontFile);
  if (!checkResult.ok) return formatFontProblem(translate, checkResult.problem);
  for (const fontFace of checkResult.fonts) {
    const fileRow = await createFileRow(fontFace.file);
    if (fileRow.hash !== fontHash) continue;
    const fontDocument = createFontDocument(id, fontHash, fontFace);
    const { notes, fallback } = document as { notes?: unknown; fallback?: unknown };
    const storedFonts = stores.fonts.snapshot().flatMap(({ row }) => (isObject(row.document) ? [row.document] : []));
    const completedDocument = {
      ...fontDocument,
      // Positions among the fallback fonts start at 1.
      ...(typeof fallback === 'number' ? { fallback: getNextFallbackPosition(storedFonts) - 1 + fallback } : {}),
      ...(typeof notes === 'string' ? { notes } : {}),
    };
    return { row: fileRow, document: completedDocument };
  }
  return translate('fonts.otherFile');
}

/** Checks the font files that versions of templates use, as far as the reader has them and the library doesn't. Never rejects because of a damaged file. */
export async function readVersionFonts(
  translate: Translate,
  { database }: Library,
  fileHashes: readonly string[],
  { fonts }: ImportReader,
): Promise<Pick<ImportedFonts, 'files' | 'refusalReasons'>> {
  const files: FileRow[] = [];
  const refusalReasons: string[] = [];
  for (const fileHash of fileHashes) {
    const fontFile = fonts.get(fileHash);
    if (fontFile === undefined || (await database.files.where('hash').equals(fileHash).count()) > 0) continue;
    const checkResult = await checkFont(fontFile);
    if (!checkResult.ok) {
      refusalReasons.push(formatFontProblem(translate, checkResult.problem));
      continue;
    }
    for (const { file } of checkResult.fonts) {
      const fileRow = await createFileRow(file);
      if (fileRow.hash === fileHash) files.push(fileRow);
    }
  }
  return { files, refusalReasons };
}

/** Finds a font file in the import, in the journal or in a backup. */
export async function findFontFile(
  fontHash: string,
  { fonts }: ImportReader,
  sources: readonly Source[],
): Promise<Blob | undefined> {
  const importedFile = fonts.get(fontHash);
  if (importedFile !== undefined) return importedFile;
  for (const source of sources) {
    const asset = source.kind === 'rows' ? await source.asset?.(fontHash) : undefined;
    if (asset?.kind === 'file') return new Blob([asset.bytes as Uint8Array<ArrayBuffer>]);
  }
  return undefined;
}
