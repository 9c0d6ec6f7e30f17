/** The kinds of files that Rollcall writes outside its profile. The main process writes no others, whatever a page asks for. */
import type { ExportKind } from '../../shared/library/transfer-calls.ts';

/** All of them: prints, tables, logs, documents and archives. */
export const FILE_KINDS = ['pdf', 'png', 'svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const PRINTED: readonly FileKind[] = ['pdf', 'png', 'svg'];
const DOCUMENTS: readonly FileKind[] = ['json', 'rollcall'];

/** Kinds that an export of this sort consists of. */
export const exportedKinds = (of: ExportKind): readonly FileKind[] => (of === 'prints' ? PRINTED : DOCUMENTS);

/** Documents only: what is dragged out of a list. */
export const DRAGGED_KINDS: readonly FileKind[] = ['json'];

/**
 * Kinds that may be opened with the default program. PDFs are checked for scripts and actions, and a PNG holds pixels only.
 * SVG opens in browsers, spreadsheets may run formulas, and an archive opens in Rollcall itself: these are only shown in their folder.
 */
const OPENED_KINDS: readonly FileKind[] = ['pdf', 'png'];

export const isOpenedKind = (kind: FileKind): boolean => OPENED_KINDS.includes(kind);

/**
 * The kind that a file name stands for, by its last extension; undefined where Rollcall writes no such files. Expects a name as
 * `safeFileName` returns it. Only ASCII letters count, so a full-width dot or letter is no extension.
 */
export function getFileKind(name: string): FileKind | undefined {
  const extension = /[^.]\.([a-z]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => kind === extension);
}
