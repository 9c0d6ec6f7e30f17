import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../src/renderer/store/database.ts';
import type { DocumentStore } from '../../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import type { Edit, RequestedEdit } from '../../../../../src/shared/document/edit.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { conceptOf, createTestDatabase, openTable, SAMPLE, saved, until } from '../store-support.ts';

type Table = DocumentStore<'characters'>;

afterEach(() => {
  vi.restoreAllMocks();
});

const { id } = SAMPLE;
const setConcept = (value: string): Edit[] => [{ op: 'set', path: '/concept', value }];

async function openWindow(database: Database): Promise<Table> {
  const table = await openTable(database);
  table.history(id);
  table.readHistory(id);
  await until(() => table.history(id).isKnown);
  return table;
}

async function openTwoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return {
    db: database,
    first: await openWindow(database),
    second: await openWindow(createTestDatabase(database.name)),
  };
}

/** Holds the writes of a window back until `release` is called. */
function holdWrites(database: Database): { release(): void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const change = database.changeDocuments.bind(database);
  vi.spyOn(database, 'changeDocuments').mockImplementation(async (name, work) => {
    await gate;
    return change(name, work);
  });
  return { release: () => release() };
}

const attackNames = (table: Table): string[] =>
  (table.get(id)?.row.document as Character | undefined)?.attacks.map(({ name }) => name) ?? [];

const storedIn = async (database: Database) => (await database.documents('characters').get(id))?.document as Character;

describe('writing operations', () => {
  it('takes back an undo in memory if the database has no step for it, and stores the next edit', async () => {
    const { db: database, first } = await openTwoWindows();
    first.edit(id, setConcept('Bell'));
    await saved(first);
    await database.history.clear();
    first.undoOrRedo(id, 'undo');
    expect(conceptOf(first)).toBe(SAMPLE.concept);
    await saved(first);
    await until(() => conceptOf(first) === 'Bell');
    first.edit(id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    await saved(first);
    expect(await storedIn(database)).toMatchObject({ concept: 'Bell', name: 'Lamp' });
    expect(first.get(id)?.row.document).toEqual(await storedIn(database));
  });

  it('tells other windows the step that was stored, which leads back to what they had', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database);
    second.edit(id, setConcept('earlier'));
    now.mockReturnValue(3000);
    first.edit(id, setConcept('later'));
    await saved(second);
    release();
    await saved(first);
    await until(() => conceptOf(second) === 'later' && second.history(id).isKnown);
    second.undoOrRedo(id, 'undo');
    expect(conceptOf(second)).toBe('earlier');
    await saved(second);
    expect((await storedIn(database)).concept).toBe('earlier');
  });

  it('joins what was typed in one field while the disk was busy as memory does', async () => {
    const { db: database, first } = await openTwoWindows();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const type = (at: number, text: string) => {
      now.mockReturnValue(at);
      first.edit(id, setConcept(text), '/concept');
    };
    type(1000, 'B');
    await saved(first);
    const { release } = holdWrites(database);
    type(1600, 'Be');
    type(2200, 'Bel');
    type(2800, 'Bell');
    release();
    await saved(first);
    expect(await database.history.count()).toBe(1);
    first.undoOrRedo(id, 'undo');
    await saved(first);
    expect([conceptOf(first), (await storedIn(database)).concept]).toEqual([SAMPLE.concept, SAMPLE.concept]);
  });

  it.each([
    ['later', 2000],
    ['earlier', 500],
  ])(
    'edits the entry that was meant although another window has removed one before it, when typed %s',
    async (_, typedAt) => {
      const { db: database, first, second } = await openTwoWindows();
      const [, , ...others] = SAMPLE.attacks;
      const { release } = holdWrites(database);
      const now = vi.spyOn(Date, 'now').mockReturnValue(typedAt);
      first.edit(id, [{ op: 'set', path: '/attacks/1/name', value: 'Typed' }]);
      now.mockReturnValue(1000);
      second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
      await saved(second);
      release();
      await saved(first);
      expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
        'Typed',
        ...others.map(({ name }) => name),
      ]);
      await until(() => JSON.stringify(first.get(id)?.row.document) === JSON.stringify(second.get(id)?.row.document));
    },
  );

  it('keeps what another window has typed in a list from which this one removes an entry', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const { release } = holdWrites(database);
    first.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    second.edit(id, [{ op: 'set', path: '/attacks/1/name', value: 'Typed' }]);
    await saved(second);
    release();
    await saved(first);
    const [, , ...others] = SAMPLE.attacks;
    expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
      'Typed',
      ...others.map(({ name }) => name),
    ]);
    await until(() => JSON.stringify(first.get(id)?.row.document) === JSON.stringify(second.get(id)?.row.document));
  });

  it('writes nothing into the entry that another window has put in the place of the last one', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const last = SAMPLE.attacks.length - 1;
    const { release } = holdWrites(database);
    first.edit(id, [{ op: 'set', path: `/attacks/${last}/name`, value: 'Typed' }]);
    second.edit(id, [{ op: 'remove', path: `/attacks/${last}` }]);
    await saved(second);
    second.edit(id, [{ op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'Other' } }]);
    await saved(second);
    release();
    await saved(first);
    expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
      ...SAMPLE.attacks.slice(0, last).map(({ name }) => name),
      'Other',
    ]);
  });

  it('finds the entry that was meant although another window has only undone a removal', async () => {
    const { db: database, first, second } = await openTwoWindows();
    second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    await saved(second);
    await until(() => attackNames(first).length === SAMPLE.attacks.length - 1);
    const { release } = holdWrites(database);
    first.edit(id, [{ op: 'set', path: '/attacks/0/name', value: 'Typed' }]);
    second.undoOrRedo(id, 'undo');
    await saved(second);
    release();
    await saved(first);
    const [before, , ...others] = SAMPLE.attacks;
    expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
      before?.name,
      'Typed',
      ...others.map(({ name }) => name),
    ]);
  });

  it('finds the entry that was meant although both windows have removed the one before it', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const { release } = holdWrites(database);
    first.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    first.edit(id, [{ op: 'set', path: '/attacks/0/name', value: 'Typed' }]);
    second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    await saved(second);
    release();
    await saved(first);
    const [, , ...others] = SAMPLE.attacks;
    expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
      'Typed',
      ...others.map(({ name }) => name),
    ]);
  });

  it('finds the entry that this window has just added although another window has removed one before it', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const { release } = holdWrites(database);
    const { length } = SAMPLE.attacks;
    first.edit(id, [{ op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'New' } }]);
    first.edit(id, [{ op: 'set', path: `/attacks/${length}/name`, value: 'Typed' }]);
    second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    await saved(second);
    release();
    await saved(first);
    const [, ...others] = SAMPLE.attacks;
    expect((await storedIn(database)).attacks.map(({ name }) => name)).toEqual([
      ...others.map(({ name }) => name),
      'Typed',
    ]);
  });

  it('drops the draft of a field below a later edit of another window', async () => {
    const { db: database, first, second } = await openTwoWindows();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database);
    first.setDraft(id, '/concept', 'half');
    first.edit(id, setConcept('earlier'));
    now.mockReturnValue(1003);
    second.edit(id, setConcept('later'));
    await saved(second);
    release();
    await saved(first);
    await until(() => conceptOf(first) === 'later' && conceptOf(second) === 'later');
    const row = await database.documents('characters').get(id);
    expect([row?.drafts ?? {}, row?.updatedAt]).toEqual([{}, 1003]);
  });
});

/** Entries of the list that the cases below change, by name. */
const ATTACKS = ['A', 'B', 'C', 'D'].map((name) => ({ ...SAMPLE.attacks[0], name }));
const entry = (name: string) => ({ ...SAMPLE.attacks[0], name });
const type = (index: number, value: string): RequestedEdit => ({ op: 'set', path: `/attacks/${index}/name`, value });
const remove = (index: number): RequestedEdit => ({ op: 'remove', path: `/attacks/${index}` });
const move = (index: number, to: number): RequestedEdit => ({ op: 'move', path: `/attacks/${index}`, to });
const insert = (index: number, name: string): RequestedEdit => ({
  op: 'insert',
  path: `/attacks/${index}`,
  value: entry(name),
});

describe.each([
  ['earlier', 500],
  ['later', 2000],
])('two windows that change one list, the one that is written last %s', (_, timeOfLast) => {
  it.each<[string, RequestedEdit, RequestedEdit, string]>([
    ['keeps a text in an entry that the other window moves', type(0, 'Typed'), move(0, 3), 'B C D Typed'],
    ['keeps a text in an entry that moves up', type(3, 'Typed'), move(0, 3), 'B C Typed A'],
    ['keeps a text above an entry that the other window removes', type(0, 'Typed'), remove(1), 'Typed C D'],
    [
      'keeps a text below an entry that the other window inserts',
      type(1, 'Typed'),
      insert(0, 'New'),
      'New A Typed C D',
    ],
    ['moves an entry below another text', move(0, 3), type(1, 'Typed'), 'Typed C D A'],
    ['moves an entry that the other window renames', move(0, 3), type(0, 'Typed'), 'B C D Typed'],
    ['removes an entry below another text', remove(0), type(2, 'Typed'), 'B Typed D'],
    ['inserts an entry beside another text', insert(2, 'New'), type(1, 'Typed'), 'A Typed New C D'],
    ['inserts an entry before one that the other window removes', insert(2, 'New'), remove(2), 'A B New D'],
    ['keeps the entries that both insert', insert(4, 'New'), insert(4, 'Other'), 'A B C D Other New'],
    ['removes two entries', remove(0), remove(2), 'B D'],
    ['removes one entry once', remove(1), remove(1), 'A C D'],
    ['moves two entries', move(0, 3), move(3, 0), 'D B C A'],
  ])('%s', async (_title, lastWritten, firstWritten, names) => {
    const database = createTestDatabase();
    await addSamples(database, { characters: [{ ...SAMPLE, attacks: ATTACKS } as Character] });
    const [first, second] = [await openWindow(database), await openWindow(createTestDatabase(database.name))];
    const { release } = holdWrites(database);
    const now = vi.spyOn(Date, 'now').mockReturnValue(timeOfLast);
    first.edit(id, [lastWritten]);
    now.mockReturnValue(1000);
    second.edit(id, [firstWritten]);
    await saved(second);
    release();
    await saved(first);
    expect((await storedIn(database)).attacks.map(({ name }) => name).join(' ')).toBe(names);
    await until(() => JSON.stringify(first.get(id)?.row.document) === JSON.stringify(second.get(id)?.row.document));
    for (let step = 0; step < 2; step += 1) {
      await until(() => first.history(id).isKnown);
      first.undoOrRedo(id, 'undo');
      await saved(first);
    }
    expect((await storedIn(database)).attacks).toEqual(ATTACKS);
  });
});
