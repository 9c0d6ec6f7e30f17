import { describe, expect, it } from 'vitest';
import {
  compareWithJournal,
  type Inventory,
  type TableInventory,
} from '../../../../src/shared/library/import/compare-with-journal.ts';
import type { JournalInventory, JournalTable, KnownRow } from '../../../../src/shared/library/journal.ts';

const NOW = 1_800_000_000_000;
const DAY = 24 * 3_600_000;

const knownRow = (table: JournalTable, id: string, rev = 0): KnownRow => ({ table, id, rev, sum: '', name: id });
const knows = (rows: readonly KnownRow[], more: Partial<JournalInventory> = {}): JournalInventory => ({
  exists: true,
  rows,
  deleted: [],
  revs: { characters: Math.max(0, ...rows.filter((r) => r.table === 'characters').map(({ rev }) => rev)) },
  lost: [],
  faults: [],
  ...more,
});
const holds = (ids: readonly string[], more: Partial<TableInventory> = {}): TableInventory => ({
  ids,
  rev: 0,
  deletedAt: 0,
  ...more,
});
const ids = (rows: readonly { table: string; id: string }[]) => rows.map(({ table, id }) => `${table}/${id}`);

/** The comparison as lists of names. */
function compared(inventory: Inventory, known: JournalInventory) {
  const { missing, older, unsent, gone, returned } = compareWithJournal(inventory, known, NOW);
  return { missing: ids(missing), older: ids(older), unsent: ids(unsent), gone: ids(gone), returned: ids(returned) };
}
const NOTHING = { missing: [], older: [], unsent: [], gone: [], returned: [] };

describe('a database compared with what the journal knows', () => {
  it('finds nothing where both have the same', () => {
    const known = knows([knownRow('characters', 'a', 3), knownRow('templates', 't')]);
    expect(compared({ characters: holds(['a'], { rev: 3 }), templates: holds(['t']) }, known)).toEqual(NOTHING);
  });

  it('sends everything to a journal that knows nothing', () => {
    const known = knows([], { exists: false, revs: {} });
    expect(compared({ characters: holds(['a', 'b'], { rev: 3 }) }, known)).toEqual({
      ...NOTHING,
      unsent: ['characters/a', 'characters/b'],
    });
  });

  it('names what an empty database lacks', () => {
    const known = knows([knownRow('characters', 'a', 3), knownRow('mappings', 'm')]);
    expect(compared({}, known)).toEqual({ ...NOTHING, missing: ['characters/a', 'mappings/m'] });
  });

  it('names a row whose newest change both have lost, and none that the database still has', () => {
    const lost = [knownRow('characters', 'a', 5), knownRow('characters', 'b', 6), knownRow('characters', 'c', 7)];
    const rows = [knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)];
    const known = knows(rows, { lost, revs: { characters: 7 } });
    const revs = new Map([
      ['a', 4],
      ['b', 6],
    ]);
    const { missing, older } = compared({ characters: holds(['a', 'b'], { rev: 6, revs }) }, known);
    expect({ missing, older }).toEqual({ missing: ['characters/c'], older: ['characters/a'] });
    // A table that is as new as the journal ever knew it has lost nothing.
    expect(compared({ characters: holds(['a', 'b', 'c'], { rev: 7 }) }, known)).toEqual({
      ...NOTHING,
      unsent: ['characters/c'],
    });
  });

  it('sends what was written a moment before the app was killed', () => {
    const known = knows([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)]);
    const revs = new Map([
      ['a', 4],
      ['b', 2],
      ['new', 5],
    ]);
    expect(compared({ characters: holds(['a', 'b', 'new'], { rev: 5, revs }) }, known)).toEqual({
      ...NOTHING,
      unsent: ['characters/a', 'characters/new'],
    });
  });

  it('tells a deletion of the last moment from a loss', () => {
    const known = knows([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)]);
    expect(compared({ characters: holds(['a'], { rev: 4, deletedAt: 4 }) }, known).gone).toEqual(['characters/b']);
    expect(compared({ characters: holds(['a'], { rev: 4, deletedAt: 1 }) }, known).missing).toEqual(['characters/b']);
  });

  it('takes for deleted what has come into the trash since, and not what was there before', () => {
    const known = knows([knownRow('characters', 'a', 3)]);
    const trash = holds([`characters/a/${NOW - DAY}`]);
    expect(compared({ characters: holds([], { rev: 3 }), trash }, known)).toMatchObject({
      missing: [],
      gone: ['characters/a'],
      unsent: [`trash/characters/a/${NOW - DAY}`],
    });
    const knew = knows([knownRow('characters', 'a', 3), knownRow('trash', `characters/a/${NOW - DAY}`)]);
    expect(compared({ characters: holds([], { rev: 3 }), trash }, knew).missing).toEqual(['characters/a']);
  });

  it('misses nothing of the trash that was brought back or had waited its month', () => {
    const known = knows([
      knownRow('trash', `characters/back/${NOW - DAY}`),
      knownRow('trash', `characters/old/${NOW - 31 * DAY}`),
      knownRow('trash', `characters/lost/${NOW - DAY}`),
    ]);
    expect(compared({ characters: holds(['back']) }, known)).toMatchObject({
      missing: [`trash/characters/lost/${NOW - DAY}`],
      gone: [`trash/characters/back/${NOW - DAY}`, `trash/characters/old/${NOW - 31 * DAY}`],
    });
  });

  it('finds rows that have fallen back to an older state, and deleted ones that are there again', () => {
    const known = knows([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)], {
      deleted: [{ table: 'characters', id: 'c', rev: 4 }],
      revs: { characters: 4 },
    });
    const revs = new Map([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
    expect(compared({ characters: holds(['a', 'b', 'c'], { rev: 2, revs }) }, known)).toEqual({
      ...NOTHING,
      older: ['characters/a'],
      unsent: ['characters/c'],
      returned: ['characters/c'],
    });
  });
});
