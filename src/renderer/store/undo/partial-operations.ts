/** Merges operations that change only one part of each document. Their undo restores only that part, so that later edits are kept. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { OperationKind } from '../../strings/library/operations.ts';
import type { Database } from '../database.ts';
import { getStoredName } from '../item.ts';
import type { Row } from '../rows.ts';
import { splitIntoBatches } from './batches.ts';
import type { TargetRow } from './exchange-rows.ts';
import { getDocumentKey } from './replaced-rows.ts';

type PartialKind = Extract<OperationKind, 'rename' | 'tag' | 'faction' | 'template' | 'credits'>;

/** Functions that copy one part of a source row into the current row. */
const MERGE_PART: Readonly<Record<PartialKind, (currentRow: Row, sourceRow: Row) => Row>> = {
  rename: (currentRow, sourceRow) => ({
    ...currentRow,
    document: setKey(
      { ...getDocumentObject(currentRow), name: getStoredName(sourceRow) },
      'formerName',
      getDocumentObject(sourceRow).formerName,
    ),
  }),
  tag: ({ tags: _oldTags, ...currentRow }, { tags }) => (tags === undefined ? currentRow : { ...currentRow, tags }),
  faction: (currentRow, sourceRow) => ({
    ...currentRow,
    document: setKey(getDocumentObject(currentRow), 'factions', getDocumentObject(sourceRow).factions),
  }),
  credits: (currentRow, sourceRow) => {
    const sourceCredits = getCredits(sourceRow);
    const credits = SET_KEYS.reduce((merged, key) => setKey(merged, key, sourceCredits[key]), getCredits(currentRow));
    return { ...currentRow, document: setPart(currentRow, sourceRow, 'credits', credits) };
  },
  template: (currentRow, sourceRow) => {
    const art = setKey(getArt(currentRow), 'template', getArt(sourceRow).template);
    return { ...currentRow, document: setPart(currentRow, sourceRow, 'art', art) };
  },
};

/** The parts of the credit line that an operation on a set changes. The makers of a card stay as they are. */
const SET_KEYS = ['set', 'symbol', 'number'] as const;

type JsonRecord = Readonly<Record<string, unknown>>;
const getDocumentObject = ({ document }: Row): JsonRecord => (isObject(document) ? document : {});
const getPart = (row: Row, key: string): JsonRecord => {
  const part = getDocumentObject(row)[key];
  return isObject(part) ? part : {};
};
const getArt = (row: Row): JsonRecord => getPart(row, 'art');
const getCredits = (row: Row): JsonRecord => getPart(row, 'credits');

/** Returns the current document with a changed part. A document without this part before the operation has none after its undo. */
function setPart(currentRow: Row, sourceRow: Row, key: string, part: JsonRecord): JsonRecord {
  const isRemoved = Object.keys(part).length === 0 && getDocumentObject(sourceRow)[key] === undefined;
  return setKey(getDocumentObject(currentRow), key, isRemoved ? undefined : part);
}

/** Sets or removes a key. The other keys keep their order. */
function setKey(record: JsonRecord, key: string, value: unknown): JsonRecord {
  if (value !== undefined) return { ...record, [key]: value };
  const { [key]: _removedValue, ...remainingKeys } = record;
  return remainingKeys;
}

export const isPartialKind = (kind: OperationKind): kind is PartialKind => kind in MERGE_PART;

/**
 * Returns the current rows with the changed part of the target rows. Omits documents that no longer exist.
 *
 * @param targets rows that contain the changed part. `put` is `ReplacedRow.put`, and absent for a new operation
 */
export async function mergePartialRows(
  database: Database,
  kind: PartialKind,
  targets: readonly (TargetRow & { put?: number })[],
  timestamp: number,
): Promise<TargetRow[]> {
  const rows: TargetRow[] = [];
  for (const batch of splitIntoBatches(targets)) {
    const currentRows = await readCurrentRows(database, batch);
    for (const { table: tableName, id: documentId, row, put: lastUpdate } of batch) {
      const currentRow = currentRows.get(getDocumentKey({ table: tableName, id: documentId }));
      if (currentRow === undefined || row === undefined) continue;
      // The row has not been changed since the operation, so undo also restores its previous `updatedAt`.
      const isUntouched = lastUpdate !== undefined && currentRow.updatedAt === lastUpdate;
      if (isUntouched && kind !== 'tag') rows.push({ table: tableName, id: documentId, row, currentRow });
      else {
        const updatedAt = isUntouched ? row.updatedAt : timestamp;
        rows.push({
          table: tableName,
          id: documentId,
          row: { ...MERGE_PART[kind](currentRow, row), updatedAt },
          currentRow,
        });
      }
    }
  }
  return rows;
}

/** Reads the current rows, with one request for each table. */
async function readCurrentRows(database: Database, targets: readonly TargetRow[]): Promise<ReadonlyMap<string, Row>> {
  const currentRows = new Map<string, Row>();
  for (const tableName of new Set(targets.map((target) => target.table))) {
    const documentIds = targets.flatMap((target) => (target.table === tableName ? target.id : []));
    for (const row of await database.documents(tableName).bulkGet(documentIds)) {
      if (row !== undefined) currentRows.set(getDocumentKey({ table: tableName, id: row.id }), row);
    }
  }
  return currentRows;
}
