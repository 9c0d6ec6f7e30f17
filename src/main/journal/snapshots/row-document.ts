/**
 * Separates a row from the document that it contains, and combines the two again. A row of the trash contains the deleted row in `row` and
 * the name of its table in `table`.
 */

import { formatDocument } from '../../../shared/document/format-document.ts';
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import type { ArchiveItem } from '../../../shared/library/archive/archive-item.ts';
import { DOCUMENT_TABLES, type JournalTable } from '../../../shared/library/journal.ts';

/** Returns the keys that lead to the document within a row, or undefined for a row without a document. */
function findDocumentPath(table: JournalTable, row: unknown): readonly string[] | undefined {
  if (!isObject(row)) return undefined;
  if (table === 'trash') {
    const innerPath = typeof row.table === 'string' ? findDocumentPath(row.table as JournalTable, row.row) : undefined;
    return innerPath && row.table !== 'trash' ? ['row', ...innerPath] : undefined;
  }
  const documentKey = TABLES_WITH_DOCUMENTS.has(table) ? getDocumentKey(table, row) : undefined;
  return documentKey !== undefined && isObject(row[documentKey]) ? [documentKey] : undefined;
}

const TABLES_WITH_DOCUMENTS: ReadonlySet<JournalTable> = new Set([...DOCUMENT_TABLES, 'versions']);

/**
 * Returns the key of the document in a row. Older versions stored templates in a different key, which snapshots and the trash may still
 * use.
 */
const getDocumentKey = (table: unknown, row: JsonObject): string =>
  table === 'templates' && Object.hasOwn(row, 'template') ? 'template' : 'document';

export interface PackedRow {
  /** The row with null in place of its document. */
  readonly frame: unknown;
  readonly item: ArchiveItem & { readonly bytes: Uint8Array };
}

/** Packs a row as an entry of an archive. Returns undefined for a row without a document. */
export function packRow(table: JournalTable, row: unknown): PackedRow | undefined {
  const documentPath = findDocumentPath(table, row);
  if (documentPath === undefined) return undefined;
  const document = getValue(row, documentPath) as JsonObject;
  // The row itself, or the deleted row within a row of the trash.
  const holder = getValue(row, documentPath.slice(0, -1)) as JsonObject;
  const changedAt = formatIsoTime(holder.updatedAt ?? holder.addedAt);
  const trashedAt = table === 'trash' ? formatIsoTime((row as JsonObject).deletedAt) : undefined;
  const drafts = parseDrafts(holder.drafts);
  const copyText = (textKey: string) =>
    typeof document[textKey] === 'string' ? { [textKey]: document[textKey] as string } : {};
  return {
    frame: replaceValue(row, documentPath, null),
    item: {
      kind: (table === 'trash' ? (row as JsonObject).table : table) === 'templates' ? 'template' : 'document',
      bytes: new TextEncoder().encode(formatDocument(document)),
      ...copyText('format'),
      ...copyText('id'),
      ...copyText('name'),
      ...(changedAt !== undefined && { changed: changedAt }),
      ...(trashedAt !== undefined && { trashed: trashedAt }),
      ...(drafts !== undefined && { drafts }),
    },
  };
}

/** Restores a row from its frame and its document. */
export function unpackRow(table: JournalTable, frame: unknown, document: unknown): unknown {
  const trashedTable = table === 'trash' ? (frame as JsonObject).table : undefined;
  const holder = trashedTable === undefined ? frame : (frame as JsonObject).row;
  const documentKey = getDocumentKey(trashedTable ?? table, holder as JsonObject);
  return replaceValue(frame, trashedTable === undefined ? [documentKey] : ['row', documentKey], document);
}

const ART_REFERENCE = /sha256:([0-9a-f]{64})/g;

/** Finds the hashes of the pictures and drawings that a row refers to. */
export const findArtHashes = (json: string): string[] => [
  ...new Set([...json.matchAll(ART_REFERENCE)].flatMap(([, hash]) => hash ?? [])),
];

const getValue = (value: unknown, keyPath: readonly string[]): unknown =>
  keyPath.reduce<unknown>((innerValue, key) => (innerValue as JsonObject)[key], value);

/** Replaces the value at a path. The keys keep their order. */
function replaceValue(value: unknown, [firstKey, ...remainingKeys]: readonly string[], newValue: unknown): unknown {
  if (firstKey === undefined) return newValue;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, propertyValue]) => [
      key,
      key === firstKey ? replaceValue(propertyValue, remainingKeys, newValue) : propertyValue,
    ]),
  );
}

function parseDrafts(drafts: unknown): Record<string, string> | undefined {
  if (!isObject(drafts) || Object.values(drafts).some((draft) => typeof draft !== 'string')) return undefined;
  return drafts as Record<string, string>;
}

/** Formats a timestamp as an ISO date. Returns undefined for any other value, and for years with more than four digits. */
function formatIsoTime(timestamp: unknown): string | undefined {
  return typeof timestamp === 'number' && timestamp >= 0 && timestamp < YEAR_10000
    ? new Date(timestamp).toISOString()
    : undefined;
}

const YEAR_10000 = 253_402_300_800_000;
