/** Rows that hold a document, and the document in them. */

import { documentText } from '../../../shared/document/document-text.ts';
import type { ArchiveItem } from '../../../shared/library/archive/archive-item.ts';
import { DOCUMENT_TABLES, type JournalTable } from '../../../shared/library/journal.ts';

type Anything = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Anything =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the document of a row stands in it; undefined for a row without one. */
function placeOf(table: JournalTable, row: unknown): readonly string[] | undefined {
  if (!isObject(row)) return undefined;
  if (table === 'trash') {
    const inner = typeof row.table === 'string' ? placeOf(row.table as JournalTable, row.row) : undefined;
    return inner && row.table !== 'trash' ? ['row', ...inner] : undefined;
  }
  const key = DOCUMENTS.has(table) ? keyIn(table, row) : undefined;
  return key !== undefined && isObject(row[key]) ? [key] : undefined;
}

const DOCUMENTS: ReadonlySet<JournalTable> = new Set(DOCUMENT_TABLES);

/** Templates were rows of another form once, which snapshots and the trash may still hold. */
const keyIn = (table: unknown, row: Anything): string =>
  table === 'templates' && Object.hasOwn(row, 'template') ? 'template' : 'document';

export interface ArchivedRow {
  /** The row with null in place of its document. */
  readonly frame: unknown;
  readonly item: ArchiveItem & { readonly bytes: Uint8Array };
}

/** A row as an entry of an archive; undefined for a row without a document. */
export function archivedRow(table: JournalTable, row: unknown): ArchivedRow | undefined {
  const place = placeOf(table, row);
  if (place === undefined) return undefined;
  const document = valueIn(row, place) as Anything;
  const holder = valueIn(row, place.slice(0, -1)) as Anything;
  const changed = isoOf(holder.updatedAt ?? holder.addedAt);
  const trashed = table === 'trash' ? isoOf((row as Anything).deletedAt) : undefined;
  const drafts = draftsIn(holder.drafts);
  const word = (key: string) => (typeof document[key] === 'string' ? { [key]: document[key] as string } : {});
  return {
    frame: withValue(row, place, null),
    item: {
      kind: (table === 'trash' ? (row as Anything).table : table) === 'templates' ? 'template' : 'document',
      bytes: new TextEncoder().encode(documentText(document)),
      ...word('format'),
      ...word('id'),
      ...word('name'),
      ...(changed !== undefined && { changed }),
      ...(trashed !== undefined && { trashed }),
      ...(drafts !== undefined && { drafts }),
    },
  };
}

/** The row again. */
export function rowFromArchive(table: JournalTable, frame: unknown, document: unknown): unknown {
  const trashed = table === 'trash' ? (frame as Anything).table : undefined;
  const holder = trashed === undefined ? frame : (frame as Anything).row;
  const key = keyIn(trashed ?? table, holder as Anything);
  return withValue(frame, trashed === undefined ? [key] : ['row', key], document);
}

const HASH = /sha256:([0-9a-f]{64})/g;

/** Hashes of the pictures and drawings that a row names. */
export const artOf = (text: string): string[] => [
  ...new Set([...text.matchAll(HASH)].flatMap(([, hash]) => hash ?? [])),
];

const valueIn = (value: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Anything)[key], value);

/** Keys keep their order. */
function withValue(value: unknown, [key, ...rest]: readonly string[], inner: unknown): unknown {
  if (key === undefined) return inner;
  return Object.fromEntries(
    Object.entries(value as Anything).map(([name, held]) => [name, name === key ? withValue(held, rest, inner) : held]),
  );
}

function draftsIn(drafts: unknown): Record<string, string> | undefined {
  if (!isObject(drafts) || Object.values(drafts).some((draft) => typeof draft !== 'string')) return undefined;
  return drafts as Record<string, string>;
}

/** A moment as people read it; undefined where it is none, or beyond what the form has four digits for. */
function isoOf(at: unknown): string | undefined {
  return typeof at === 'number' && at >= 0 && at < YEAR_10000 ? new Date(at).toISOString() : undefined;
}

const YEAR_10000 = 253_402_300_800_000;
