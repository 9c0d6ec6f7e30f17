/** Checks the font files of an import like files that the user chose, whatever their documents say. */

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

export interface ReadFonts {
  readonly files: readonly FileRow[];
  /** The documents that are written instead of the imported ones. They contain the data of the font file itself. */
  readonly documents: ReadonlyMap<PlannedChange, unknown>;
  /** The fonts that cannot be imported. `refused` has the reasons, as clauses. */
  readonly dropped: ReadonlySet<PlannedChange>;
  readonly refused: readonly string[];
}

/**
 * Reads the font files of an import. Faults in a file never reject. A font whose file the library has already is skipped.
 */
export async function readFonts(
  translate: Translate,
  library: Library,
  changes: readonly PlannedChange[],
  reader: ImportReader,
  sources: readonly Source[],
): Promise<ReadFonts> {
  const files: FileRow[] = [];
  const documents = new Map<PlannedChange, unknown>();
  const dropped = new Set<PlannedChange>();
  const refused: string[] = [];
  for (const change of changes) {
    if (change.kind !== 'fonts') continue;
    const hash = getFontHash(change.document);
    if ((await library.database.files.get(hash)) !== undefined) continue;
    const blob = await fontOfImport(hash, reader, sources);
    const taken =
      blob === undefined ? translate('fonts.fileMissing') : await checked(translate, library, change, hash, blob);
    if (typeof taken === 'string') {
      dropped.add(change);
      refused.push(translate('fonts.notTaken', { name: shortenName(readDocumentName(change.document)), why: taken }));
      continue;
    }
    files.push(taken.row);
    documents.set(change, taken.document);
  }
  return { files, documents, dropped, refused };
}

/** Checks a font file. Fallback fonts are placed after those of the library, in their own order. */
async function checked(
  translate: Translate,
  { stores: tables }: Library,
  { id, document }: PlannedChange,
  hash: string,
  blob: Blob,
): Promise<{ readonly row: FileRow; readonly document: unknown } | string> {
  const read = await checkFont(blob);
  if (!read.ok) return formatFontProblem(translate, read.problem);
  for (const font of read.fonts) {
    const row = await createFileRow(font.file);
    if (row.hash !== hash) continue;
    const made = createFontDocument(id, hash, font);
    const { notes, fallback } = document as { notes?: unknown; fallback?: unknown };
    const fonts = tables.fonts.snapshot().flatMap(({ row }) => (isObject(row.document) ? [row.document] : []));
    const kept = {
      ...made,
      ...(typeof fallback === 'number' ? { fallback: getNextFallbackPosition(fonts) - 1 + fallback } : {}),
      ...(typeof notes === 'string' ? { notes } : {}),
    };
    return { row, document: kept };
  }
  return translate('fonts.otherFile');
}

/** Returns the font file from the import, from the journal or from a backup. */
export async function fontOfImport(
  hash: string,
  { fonts }: ImportReader,
  sources: readonly Source[],
): Promise<Blob | undefined> {
  const carried = fonts.get(hash);
  if (carried !== undefined) return carried;
  for (const source of sources) {
    const asset = source.kind === 'rows' ? await source.asset?.(hash) : undefined;
    if (asset?.kind === 'file') return new Blob([asset.bytes as Uint8Array<ArrayBuffer>]);
  }
  return undefined;
}
