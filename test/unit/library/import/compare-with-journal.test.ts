import { describe, expect, it } from 'vitest';
import {
  compareWithJournal,
  type Inventory,
  type TableInventory,
} from '../../../../src/shared/library/import/compare-with-journal.ts';
import type { JournalInventory, JournalTable, KnownRow } from '../../../../src/shared/library/journal.ts';

// The journal is a copy of the database in files. Every write gives a row the next revision of its table (`rev`), so that the two can be
// compared after a crash. `deletedAt` is the revision of the last deletion.
const CURRENT_TIME = 1_800_000_000_000;
const DAY_IN_MS = 24 * 3_600_000;

const knownRow = (tableName: JournalTable, rowId: string, revision = 0): KnownRow => ({
  table: tableName,
  id: rowId,
  rev: revision,
  sum: '',
  name: rowId,
});
const createJournalInventory = (
  rows: readonly KnownRow[],
  inventoryChanges: Partial<JournalInventory> = {},
): JournalInventory => ({
  exists: true,
  rows,
  deleted: [],
  revs: {
    characters: Math.max(0, ...rows.filter((journalRow) => journalRow.table === 'characters').map(({ rev }) => rev)),
  },
  lost: [],
  faults: [],
  ...inventoryChanges,
});
const createTableInventory = (
  rowIds: readonly string[],
  inventoryChanges: Partial<TableInventory> = {},
): TableInventory => ({
  ids: rowIds,
  rev: 0,
  deletedAt: 0,
  ...inventoryChanges,
});
const formatRows = (rows: readonly { table: string; id: string }[]) =>
  rows.map(({ table: tableName, id }) => `${tableName}/${id}`);

/** Returns the comparison as lists of row names. */
function compareAsNames(inventory: Inventory, journalInventory: JournalInventory) {
  const {
    missing,
    older: olderRows,
    unsent: unsentRows,
    gone: goneRows,
    returned,
  } = compareWithJournal(inventory, journalInventory, CURRENT_TIME);
  return {
    missing: formatRows(missing),
    older: formatRows(olderRows),
    unsent: formatRows(unsentRows),
    gone: formatRows(goneRows),
    returned: formatRows(returned),
  };
}
const NOTHING = { missing: [], older: [], unsent: [], gone: [], returned: [] };

describe('compareWithJournal', () => {
  it('finds no difference when database and journal agree', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3), knownRow('templates', 't')]);
    expect(
      compareAsNames(
        { characters: createTableInventory(['a'], { rev: 3 }), templates: createTableInventory(['t']) },
        journalInventory,
      ),
    ).toEqual(NOTHING);
  });

  it('sends all rows to an empty journal', () => {
    const journalInventory = createJournalInventory([], { exists: false, revs: {} });
    expect(compareAsNames({ characters: createTableInventory(['a', 'b'], { rev: 3 }) }, journalInventory)).toEqual({
      ...NOTHING,
      unsent: ['characters/a', 'characters/b'],
    });
  });

  it('lists the rows that are missing in an empty database', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3), knownRow('mappings', 'm')]);
    expect(compareAsNames({}, journalInventory)).toEqual({ ...NOTHING, missing: ['characters/a', 'mappings/m'] });
  });

  it('lists rows whose newest change both have lost, but not rows that the database still has', () => {
    const lostRows = [knownRow('characters', 'a', 5), knownRow('characters', 'b', 6), knownRow('characters', 'c', 7)];
    const rows = [knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)];
    const journalInventory = createJournalInventory(rows, { lost: lostRows, revs: { characters: 7 } });
    const revisions = new Map([
      ['a', 4],
      ['b', 6],
    ]);
    const { missing, older: olderRows } = compareAsNames(
      { characters: createTableInventory(['a', 'b'], { rev: 6, revs: revisions }) },
      journalInventory,
    );
    expect({ missing, older: olderRows }).toEqual({ missing: ['characters/c'], older: ['characters/a'] });
    // A table with the highest revision in the journal has lost nothing.
    expect(compareAsNames({ characters: createTableInventory(['a', 'b', 'c'], { rev: 7 }) }, journalInventory)).toEqual(
      {
        ...NOTHING,
        unsent: ['characters/c'],
      },
    );
  });

  it('sends rows that were written shortly before the app was killed', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)]);
    const revisions = new Map([
      ['a', 4],
      ['b', 2],
      ['new', 5],
    ]);
    expect(
      compareAsNames(
        { characters: createTableInventory(['a', 'b', 'new'], { rev: 5, revs: revisions }) },
        journalInventory,
      ),
    ).toEqual({
      ...NOTHING,
      unsent: ['characters/a', 'characters/new'],
    });
  });

  it('distinguishes a late deletion from a loss by the time of the last deletion', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)]);
    expect(
      compareAsNames({ characters: createTableInventory(['a'], { rev: 4, deletedAt: 4 }) }, journalInventory).gone,
    ).toEqual(['characters/b']);
    expect(
      compareAsNames({ characters: createTableInventory(['a'], { rev: 4, deletedAt: 1 }) }, journalInventory).missing,
    ).toEqual(['characters/b']);
  });

  it('treats a row as deleted when it was moved to the trash later, but not when the journal already knew it there', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3)]);
    const trashInventory = createTableInventory([`characters/a/${CURRENT_TIME - DAY_IN_MS}`]);
    expect(
      compareAsNames({ characters: createTableInventory([], { rev: 3 }), trash: trashInventory }, journalInventory),
    ).toMatchObject({
      missing: [],
      gone: ['characters/a'],
      unsent: [`trash/characters/a/${CURRENT_TIME - DAY_IN_MS}`],
    });
    const laterInventory = createJournalInventory([
      knownRow('characters', 'a', 3),
      knownRow('trash', `characters/a/${CURRENT_TIME - DAY_IN_MS}`),
    ]);
    expect(
      compareAsNames({ characters: createTableInventory([], { rev: 3 }), trash: trashInventory }, laterInventory)
        .missing,
    ).toEqual(['characters/a']);
  });

  it('ignores trashed rows that were restored or had expired', () => {
    const journalInventory = createJournalInventory([
      knownRow('trash', `characters/back/${CURRENT_TIME - DAY_IN_MS}`),
      knownRow('trash', `characters/old/${CURRENT_TIME - 31 * DAY_IN_MS}`),
      knownRow('trash', `characters/lost/${CURRENT_TIME - DAY_IN_MS}`),
    ]);
    expect(compareAsNames({ characters: createTableInventory(['back']) }, journalInventory)).toMatchObject({
      missing: [`trash/characters/lost/${CURRENT_TIME - DAY_IN_MS}`],
      gone: [
        `trash/characters/back/${CURRENT_TIME - DAY_IN_MS}`,
        `trash/characters/old/${CURRENT_TIME - 31 * DAY_IN_MS}`,
      ],
    });
  });

  it('lists rows that fell back to an older state, and deleted rows that exist again', () => {
    const journalInventory = createJournalInventory([knownRow('characters', 'a', 3), knownRow('characters', 'b', 2)], {
      deleted: [{ table: 'characters', id: 'c', rev: 4 }],
      revs: { characters: 4 },
    });
    const revisions = new Map([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
    expect(
      compareAsNames(
        { characters: createTableInventory(['a', 'b', 'c'], { rev: 2, revs: revisions }) },
        journalInventory,
      ),
    ).toEqual({
      ...NOTHING,
      older: ['characters/a'],
      unsent: ['characters/c'],
      returned: ['characters/c'],
    });
  });
});
