/** Operations that change one part of each document: undo changes only that part back, so that later edits stay. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { OperationKind } from '../../strings/library/operations.ts';
import type { Database } from '../database.ts';
import { storedName } from '../item.ts';
import type { Row } from '../rows.ts';
import type { TargetRow } from './exchange.ts';
import { inParts } from './in-parts.ts';
import { stepsOf } from './replaced.ts';

type PartialKind = Extract<OperationKind, 'rename' | 'tag' | 'faction' | 'template'>;

/** A row with one part of another. */
const PARTS: Readonly<Record<PartialKind, (live: Row, from: Row) => Row>> = {
  rename: (live, from) => ({ ...live, document: { ...objectIn(live), name: storedName(from) } }),
  tag: ({ tags: _old, ...live }, { tags }) => (tags === undefined ? live : { ...live, tags }),
  faction: (live, from) => ({ ...live, document: withKey(objectIn(live), 'factions', objectIn(from).factions) }),
  template: (live, from) => {
    const template = artOf(from).template;
    const art = withKey(artOf(live), 'template', template);
    // A document that had no art before has none afterwards.
    const wanted = Object.keys(art).length === 0 && objectIn(from).art === undefined ? undefined : art;
    return { ...live, document: withKey(objectIn(live), 'art', wanted) };
  },
};

type Anything = Readonly<Record<string, unknown>>;
const objectIn = ({ document }: Row): Anything => (isObject(document) ? document : {});
const artOf = (row: Row): Anything => {
  const { art } = objectIn(row);
  return isObject(art) ? art : {};
};

/** Keys keep their order. */
function withKey(held: Anything, key: string, value: unknown): Anything {
  if (value !== undefined) return { ...held, [key]: value };
  const { [key]: _gone, ...others } = held;
  return others;
}

export const isPartial = (kind: OperationKind): kind is PartialKind => kind in PARTS;

/**
 * The rows as they are, with the part that the operation is about. A document that is gone is left alone.
 * @param wanted rows that hold this part; `put` as in `ReplacedRow`, absent for a new operation
 */
export async function partialRows(
  database: Database,
  kind: PartialKind,
  wanted: readonly (TargetRow & { put?: number })[],
  at: number,
): Promise<TargetRow[]> {
  const rows: TargetRow[] = [];
  for (const part of inParts(wanted)) {
    const lives = await livesOf(database, part);
    for (const { table, id, row, put } of part) {
      const live = lives.get(stepsOf({ table, id }));
      if (live === undefined || row === undefined) continue;
      // Nothing was changed since: the row comes back with the time when it was changed before.
      const isUntouched = put !== undefined && live.updatedAt === put;
      if (isUntouched && kind !== 'tag') rows.push({ table, id, row, live });
      else {
        const updatedAt = isUntouched ? row.updatedAt : at;
        rows.push({ table, id, row: { ...PARTS[kind](live, row), updatedAt }, live });
      }
    }
  }
  return rows;
}

/** The rows that stand at these places, in one request a table. */
async function livesOf(database: Database, places: readonly TargetRow[]): Promise<ReadonlyMap<string, Row>> {
  const lives = new Map<string, Row>();
  for (const table of new Set(places.map((place) => place.table))) {
    const ids = places.flatMap((place) => (place.table === table ? place.id : []));
    for (const row of await database.documents(table).bulkGet(ids)) {
      if (row !== undefined) lives.set(stepsOf({ table, id: row.id }), row);
    }
  }
  return lives;
}
