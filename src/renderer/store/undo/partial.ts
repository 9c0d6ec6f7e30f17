/** Operations that change one part of each document: undo changes only that part back, so that later edits stay. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Database } from '../database.ts';
import { storedName } from '../item.ts';
import type { OperationKind, Row } from '../rows.ts';
import type { TargetRow } from './exchange.ts';
import { inParts } from './in-parts.ts';

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
  db: Database,
  kind: PartialKind,
  wanted: readonly (TargetRow & { put?: number })[],
  at: number,
): Promise<TargetRow[]> {
  const rows: TargetRow[] = [];
  for (const part of inParts(wanted)) {
    const lives = await Promise.all(part.map(({ table, id }) => db.documents(table).get(id)));
    for (const [i, { table, id, row, put }] of part.entries()) {
      const live = lives[i];
      if (live === undefined || row === undefined) continue;
      // Nothing was changed since: the row comes back with the time when it was changed before.
      if (put !== undefined && live.updatedAt === put) rows.push({ table, id, row, live });
      else rows.push({ table, id, row: { ...PARTS[kind](live, row), updatedAt: at }, live });
    }
  }
  return rows;
}
