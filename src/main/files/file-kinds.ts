/** The kinds of files that Rollcall writes outside its profile. The main process refuses to write any other kind. */
import type { ExportKind } from '../../shared/library/transfer-calls.ts';

/** Extensions of prints, spreadsheets, logs, documents and archives. */
export const FILE_KINDS = ['pdf', 'png', 'svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const PRINT_KINDS: readonly FileKind[] = ['pdf', 'png', 'svg'];
const DOCUMENT_KINDS: readonly FileKind[] = ['json', 'rollcall'];

/** Returns the kinds of files that an export may contain. */
export const getExportedKinds = (exportKind: ExportKind): readonly FileKind[] =>
  exportKind === 'prints' ? PRINT_KINDS : DOCUMENT_KINDS;

/** Only documents can be dragged out of a list. */
export const DRAGGABLE_KINDS: readonly FileKind[] = ['json'];

/**
 * Kinds that may be opened with the default program. PDFs are checked for scripts and actions, and a PNG contains only pixels.
 * The other kinds are only shown in their folder: SVG opens in a browser, a spreadsheet may run formulas, and an archive opens in
 * Rollcall itself.
 */
const OPENABLE_KINDS: readonly FileKind[] = ['pdf', 'png'];

export const isOpenableKind = (kind: FileKind): boolean => OPENABLE_KINDS.includes(kind);

/**
 * Returns the kind of a file by its last extension, or undefined for a kind that Rollcall does not write. Expects a name that
 * `makeSafeFileName` has returned. Only ASCII letters count, so a full-width dot or letter is not an extension.
 */
export function getFileKind(fileName: string): FileKind | undefined {
  const extension = /[^.]\.([a-z]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => kind === extension);
}
