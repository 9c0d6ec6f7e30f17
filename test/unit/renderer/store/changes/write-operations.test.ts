import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../src/renderer/store/database.ts';
import type { DocumentStore } from '../../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import type { Edit, RequestedEdit } from '../../../../../src/shared/document/edit.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import {
  createTestDatabase,
  getConcept,
  openCharacterStore,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from '../store-support.ts';

type CharacterStore = DocumentStore<'characters'>;

afterEach(() => {
  vi.restoreAllMocks();
});

const { id: characterId } = SAMPLE;
const setConcept = (newText: string): Edit[] => [{ op: 'set', path: '/concept', value: newText }];

/** Opens a window that knows the undo history of the character. */
async function openWindow(database: Database): Promise<CharacterStore> {
  const characterStore = await openCharacterStore(database);
  characterStore.openHistory(characterId);
  characterStore.readHistory(characterId);
  await waitUntil(() => characterStore.openHistory(characterId).isKnown);
  return characterStore;
}

async function openTwoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return {
    database,
    firstWindow: await openWindow(database),
    secondWindow: await openWindow(createTestDatabase(database.name)),
  };
}

/** Holds the writes of a window back until `release` is called. */
function holdWrites(database: Database): { release(): void } {
  let release = () => {};
  const writesReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const changeDocuments = database.changeDocuments.bind(database);
  vi.spyOn(database, 'changeDocuments').mockImplementation(async (storeName, applyChange) => {
    await writesReleased;
    return changeDocuments(storeName, applyChange);
  });
  return { release: () => release() };
}

const getAttackNames = (characterStore: CharacterStore): string[] =>
  (characterStore.get(characterId)?.row.document as Character | undefined)?.attacks.map(({ name }) => name) ?? [];

const readStoredCharacter = async (database: Database) =>
  (await database.documents('characters').get(characterId))?.document as Character;

// Edits are ordered by the time of typing, `Date.now`, even if they reach the disk in another order.
describe('writing operations', () => {
  it('reverts an undo in memory when the database has no step for it, and stores the next edit', async () => {
    const { database, firstWindow } = await openTwoWindows();
    firstWindow.edit(characterId, setConcept('Bell'));
    await waitUntilSaved(firstWindow);
    await database.history.clear();
    firstWindow.undoOrRedo(characterId, 'undo');
    expect(getConcept(firstWindow)).toBe(SAMPLE.concept);
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(firstWindow) === 'Bell');
    firstWindow.edit(characterId, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    await waitUntilSaved(firstWindow);
    expect(await readStoredCharacter(database)).toMatchObject({ concept: 'Bell', name: 'Lamp' });
    expect(firstWindow.get(characterId)?.row.document).toEqual(await readStoredCharacter(database));
  });

  it('announces the step as it was stored, so that another window undoes to the text that it showed before', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database);
    secondWindow.edit(characterId, setConcept('earlier'));
    clock.mockReturnValue(3000);
    firstWindow.edit(characterId, setConcept('later'));
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(secondWindow) === 'later' && secondWindow.openHistory(characterId).isKnown);
    secondWindow.undoOrRedo(characterId, 'undo');
    expect(getConcept(secondWindow)).toBe('earlier');
    await waitUntilSaved(secondWindow);
    expect((await readStoredCharacter(database)).concept).toBe('earlier');
  });

  it('joins edits typed into one field while the disk was busy into one stored step', async () => {
    const { database, firstWindow } = await openTwoWindows();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const typeConcept = (timestamp: number, conceptText: string) => {
      clock.mockReturnValue(timestamp);
      firstWindow.edit(characterId, setConcept(conceptText), '/concept');
    };
    typeConcept(1000, 'B');
    await waitUntilSaved(firstWindow);
    const { release } = holdWrites(database);
    typeConcept(1600, 'Be');
    typeConcept(2200, 'Bel');
    typeConcept(2800, 'Bell');
    release();
    await waitUntilSaved(firstWindow);
    expect(await database.history.count()).toBe(1);
    firstWindow.undoOrRedo(characterId, 'undo');
    await waitUntilSaved(firstWindow);
    expect([getConcept(firstWindow), (await readStoredCharacter(database)).concept]).toEqual([
      SAMPLE.concept,
      SAMPLE.concept,
    ]);
  });

  it.each([
    ['later', 2000],
    ['earlier', 500],
  ])(
    'writes into the intended entry when another window has removed the entry before it and the text was typed %s',
    async (_order, typedAt) => {
      const { database, firstWindow, secondWindow } = await openTwoWindows();
      const [, , ...others] = SAMPLE.attacks;
      const { release } = holdWrites(database);
      const clock = vi.spyOn(Date, 'now').mockReturnValue(typedAt);
      firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/1/name', value: 'Typed' }]);
      clock.mockReturnValue(1000);
      secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
      await waitUntilSaved(secondWindow);
      release();
      await waitUntilSaved(firstWindow);
      expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
        'Typed',
        ...others.map(({ name }) => name),
      ]);
      await waitUntil(
        () =>
          JSON.stringify(firstWindow.get(characterId)?.row.document) ===
          JSON.stringify(secondWindow.get(characterId)?.row.document),
      );
    },
  );

  it('keeps what another window typed in a list from which this window removes an entry', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const { release } = holdWrites(database);
    firstWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    secondWindow.edit(characterId, [{ op: 'set', path: '/attacks/1/name', value: 'Typed' }]);
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    const [, , ...others] = SAMPLE.attacks;
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
      'Typed',
      ...others.map(({ name }) => name),
    ]);
    await waitUntil(
      () =>
        JSON.stringify(firstWindow.get(characterId)?.row.document) ===
        JSON.stringify(secondWindow.get(characterId)?.row.document),
    );
  });

  it('writes nothing into an entry that another window put in the place of the removed last entry', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const lastIndex = SAMPLE.attacks.length - 1;
    const { release } = holdWrites(database);
    firstWindow.edit(characterId, [{ op: 'set', path: `/attacks/${lastIndex}/name`, value: 'Typed' }]);
    secondWindow.edit(characterId, [{ op: 'remove', path: `/attacks/${lastIndex}` }]);
    await waitUntilSaved(secondWindow);
    secondWindow.edit(characterId, [{ op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'Other' } }]);
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
      ...SAMPLE.attacks.slice(0, lastIndex).map(({ name }) => name),
      'Other',
    ]);
  });

  it('writes into the intended entry after another window has undone the removal of the entry before it', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    await waitUntilSaved(secondWindow);
    await waitUntil(() => getAttackNames(firstWindow).length === SAMPLE.attacks.length - 1);
    const { release } = holdWrites(database);
    firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/0/name', value: 'Typed' }]);
    secondWindow.undoOrRedo(characterId, 'undo');
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    const [firstAttack, , ...others] = SAMPLE.attacks;
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
      firstAttack?.name,
      'Typed',
      ...others.map(({ name }) => name),
    ]);
  });

  it('writes into the intended entry when both windows have removed the entry before it', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const { release } = holdWrites(database);
    firstWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/0/name', value: 'Typed' }]);
    secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    const [, , ...others] = SAMPLE.attacks;
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
      'Typed',
      ...others.map(({ name }) => name),
    ]);
  });

  it('writes into an entry that this window just added when another window has removed an earlier entry', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const { release } = holdWrites(database);
    const { length } = SAMPLE.attacks;
    firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'New' } }]);
    firstWindow.edit(characterId, [{ op: 'set', path: `/attacks/${length}/name`, value: 'Typed' }]);
    secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    const [, ...others] = SAMPLE.attacks;
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name)).toEqual([
      ...others.map(({ name }) => name),
      'Typed',
    ]);
  });

  it('deletes the draft of a field when another window edits that field later', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database);
    firstWindow.setDraft(characterId, '/concept', 'half');
    firstWindow.edit(characterId, setConcept('earlier'));
    clock.mockReturnValue(1003);
    secondWindow.edit(characterId, setConcept('later'));
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(firstWindow) === 'later' && getConcept(secondWindow) === 'later');
    const storedRow = await database.documents('characters').get(characterId);
    expect([storedRow?.drafts ?? {}, storedRow?.updatedAt]).toEqual([{}, 1003]);
  });
});

const createAttack = (attackName: string) => ({ ...SAMPLE.attacks[0], name: attackName });
/** The list that the following cases change. */
const ATTACKS = ['A', 'B', 'C', 'D'].map(createAttack);
const createTextEdit = (entryIndex: number, newText: string): RequestedEdit => ({
  op: 'set',
  path: `/attacks/${entryIndex}/name`,
  value: newText,
});
const createRemoval = (entryIndex: number): RequestedEdit => ({ op: 'remove', path: `/attacks/${entryIndex}` });
const createMove = (entryIndex: number, newIndex: number): RequestedEdit => ({
  op: 'move',
  path: `/attacks/${entryIndex}`,
  to: newIndex,
});
const createInsertion = (entryIndex: number, attackName: string): RequestedEdit => ({
  op: 'insert',
  path: `/attacks/${entryIndex}`,
  value: createAttack(attackName),
});

describe.each([
  ['earlier', 500],
  ['later', 2000],
])('two windows that change one list when the last write was typed %s', (_order, timeOfLast) => {
  // Title, edit of the first window, edit of the second window (which reaches the disk first), expected names of the attacks.
  it.each<[string, RequestedEdit, RequestedEdit, string]>([
    [
      'keeps a text in an entry that the other window moves',
      createTextEdit(0, 'Typed'),
      createMove(0, 3),
      'B C D Typed',
    ],
    ['keeps a text in an entry that moves up', createTextEdit(3, 'Typed'), createMove(0, 3), 'B C Typed A'],
    [
      'keeps a text above an entry that the other window removes',
      createTextEdit(0, 'Typed'),
      createRemoval(1),
      'Typed C D',
    ],
    [
      'keeps a text below an entry that the other window inserts',
      createTextEdit(1, 'Typed'),
      createInsertion(0, 'New'),
      'New A Typed C D',
    ],
    [
      'moves an entry down past a text of the other window',
      createMove(0, 3),
      createTextEdit(1, 'Typed'),
      'Typed C D A',
    ],
    ['moves an entry that the other window renames', createMove(0, 3), createTextEdit(0, 'Typed'), 'B C D Typed'],
    ['removes an entry above a text of the other window', createRemoval(0), createTextEdit(2, 'Typed'), 'B Typed D'],
    ['inserts an entry next to another text', createInsertion(2, 'New'), createTextEdit(1, 'Typed'), 'A Typed New C D'],
    [
      'inserts an entry before one that the other window removes',
      createInsertion(2, 'New'),
      createRemoval(2),
      'A B New D',
    ],
    [
      'keeps both entries that the windows insert at the end',
      createInsertion(4, 'New'),
      createInsertion(4, 'Other'),
      'A B C D Other New',
    ],
    ['removes a different entry in each window', createRemoval(0), createRemoval(2), 'B D'],
    ['removes an entry once that both windows remove', createRemoval(1), createRemoval(1), 'A C D'],
    ['moves a different entry in each window', createMove(0, 3), createMove(3, 0), 'D B C A'],
  ])('%s', async (_title, lastWritten, firstWritten, expectedNames) => {
    const database = createTestDatabase();
    await addSamples(database, { characters: [{ ...SAMPLE, attacks: ATTACKS } as Character] });
    const [firstWindow, secondWindow] = [
      await openWindow(database),
      await openWindow(createTestDatabase(database.name)),
    ];
    const { release } = holdWrites(database);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(timeOfLast);
    firstWindow.edit(characterId, [lastWritten]);
    clock.mockReturnValue(1000);
    secondWindow.edit(characterId, [firstWritten]);
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    expect((await readStoredCharacter(database)).attacks.map(({ name }) => name).join(' ')).toBe(expectedNames);
    await waitUntil(
      () =>
        JSON.stringify(firstWindow.get(characterId)?.row.document) ===
        JSON.stringify(secondWindow.get(characterId)?.row.document),
    );
    // Undoing both edits restores the list.
    for (let undoCount = 0; undoCount < 2; undoCount += 1) {
      await waitUntil(() => firstWindow.openHistory(characterId).isKnown);
      firstWindow.undoOrRedo(characterId, 'undo');
      await waitUntilSaved(firstWindow);
    }
    expect((await readStoredCharacter(database)).attacks).toEqual(ATTACKS);
  });
});
