/** The files of fonts that come in: each is checked like one that the user chose, whatever its document says of it. */

import { isObject } from '../../../../shared/document/json/json-object.ts';
import { fontDocument } from '../../../../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../../../../shared/font-file/font-problem.ts';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { nameIn } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { checkFont } from '../../../fonts/read-font.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { fileRow } from '../../../store/fonts/file-row.ts';
import { hashOf, nextFallbackPlace } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import type { FileRow } from '../../../store/rows.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import type { ImportReader } from './import-reader.ts';

export interface ReadFonts {
  readonly files: readonly FileRow[];
  /** What is written in place of a document: what its file says. */
  readonly documents: ReadonlyMap<PlannedChange, unknown>;
  /** Those that cannot come in, and why, as clauses. */
  readonly dropped: ReadonlySet<PlannedChange>;
  readonly refused: readonly string[];
}

/** Never rejects for what is in a file. A font whose file the library has already needs none. */
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
    const hash = hashOf(change.document);
    if ((await library.database.files.get(hash)) !== undefined) continue;
    const blob = await fontOfImport(hash, reader, sources);
    const taken =
      blob === undefined ? translate('fonts.fileMissing') : await checked(translate, library, change, hash, blob);
    if (typeof taken === 'string') {
      dropped.add(change);
      refused.push(translate('fonts.notTaken', { name: shortName(nameIn(change.document)), why: taken }));
      continue;
    }
    files.push(taken.row);
    documents.set(change, taken.document);
  }
  return { files, documents, dropped, refused };
}

/** Fallback fonts come behind those of the library, in their own order. */
async function checked(
  translate: Translate,
  { tables }: Library,
  { id, document }: PlannedChange,
  hash: string,
  blob: Blob,
): Promise<{ readonly row: FileRow; readonly document: unknown } | string> {
  const read = await checkFont(blob);
  if (!read.ok) return fontProblemMessage(translate, read.problem);
  for (const font of read.fonts) {
    const row = await fileRow(font.file);
    if (row.hash !== hash) continue;
    const made = fontDocument(id, hash, font);
    const { notes, fallback } = document as { notes?: unknown; fallback?: unknown };
    const fonts = tables.fonts.snapshot().flatMap(({ row }) => (isObject(row.document) ? [row.document] : []));
    const kept = {
      ...made,
      ...(typeof fallback === 'number' ? { fallback: nextFallbackPlace(fonts) - 1 + fallback } : {}),
      ...(typeof notes === 'string' ? { notes } : {}),
    };
    return { row, document: kept };
  }
  return translate('fonts.otherFile');
}

/** The file that came along, or that the journal or a backup has. */
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
