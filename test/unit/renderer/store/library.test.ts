import { describe, expect, it, vi } from 'vitest';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { Drawings, embedDrawings } from '../../../../src/renderer/store/pictures/drawings.ts';
import { addSamples } from '../../../../src/renderer/store/samples/samples.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { parseDrawingHash } from '../../../../src/shared/library/drawing-reference.ts';
import {
  createTestDatabase,
  getConcept,
  openCharacterStore,
  openResources,
  putCharacter,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from './store-support.ts';

/** The tables without sample documents. */
const NONE = { factions: [], teams: [], events: [] };

describe('the document store of characters', () => {
  it('shows an edit at once and reads it from disk after a restart', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const characterStore = await openCharacterStore(database);
    for (const conceptText of ['B', 'Be', 'Bell'])
      characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: conceptText }]);
    expect(getConcept(characterStore)).toBe('Bell');
    await waitUntilSaved(characterStore);
    expect(getConcept(await openCharacterStore(createTestDatabase(database.name)))).toBe('Bell');
  });

  it('keeps an unfinished number as a draft and deletes the draft with the next value', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const characterStore = await openCharacterStore(database);
    characterStore.setDraft(SAMPLE.id, '/level', '-');
    await waitUntilSaved(characterStore);
    const storedCharacter = (await openCharacterStore(createTestDatabase(database.name))).get(SAMPLE.id);
    expect(
      storedCharacter?.kind === 'ready' && [
        storedCharacter.drafts['/level'],
        (storedCharacter.document as Character).level,
      ],
    ).toEqual(['-', SAMPLE.level]);
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/level', value: 7 }]);
    const character = characterStore.get(SAMPLE.id);
    expect(character?.kind === 'ready' && character.drafts).toEqual({});
  });

  it('keeps the changes of two windows to two fields of one character', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const firstWindow = await openCharacterStore(database);
    const secondWindow = await openCharacterStore(createTestDatabase(database.name));
    firstWindow.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'from one' }]);
    secondWindow.edit(SAMPLE.id, [{ op: 'set', path: '/move', value: 9 }]);
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    const storedCharacter = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([storedCharacter.concept, storedCharacter.move]).toEqual(['from one', 9]);
    await waitUntil(() => getConcept(secondWindow) === 'from one');
  });

  it('discards an edit of an entry that another window has removed, and saves the edits that follow', async () => {
    const database = createTestDatabase();
    const attacks = SAMPLE.attacks.slice(0, 1);
    const shortCharacter: Character = { ...SAMPLE, attacks };
    await addSamples(database, { ...NONE, characters: [shortCharacter] });
    const firstWindow = await openCharacterStore(database);
    const secondWindow = await openCharacterStore(createTestDatabase(database.name));
    secondWindow.edit(SAMPLE.id, [{ op: 'remove', path: '/attacks/0' }]);
    firstWindow.edit(SAMPLE.id, [{ op: 'set', path: '/attacks/0/name', value: 'typed' }]);
    firstWindow.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'kept' }]);
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    const storedCharacter = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([storedCharacter.attacks, storedCharacter.concept]).toEqual([[], 'kept']);
    await waitUntil(() => {
      const character = firstWindow.get(SAMPLE.id);
      return character?.kind === 'ready' && (character.document as Character).attacks.length === 0;
    });
  });

  it('deletes the drafts in a list when one of its entries is removed', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const characterStore = await openCharacterStore(database);
    characterStore.setDraft(SAMPLE.id, '/attacks/1/reach', '1x');
    characterStore.setDraft(SAMPLE.id, '/move', '7x');
    characterStore.edit(SAMPLE.id, [{ op: 'remove', path: '/attacks/0' }]);
    await waitUntilSaved(characterStore);
    expect((await database.documents('characters').get(SAMPLE.id))?.drafts).toEqual({ '/move': '7x' });
  });

  it('keeps a typed text that is not on disk yet when a change of another window arrives', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const firstWindow = await openCharacterStore(database);
    const secondWindow = await openCharacterStore(createTestDatabase(database.name));
    let releaseWrites: () => void = () => undefined;
    const writesReleased = new Promise<void>((resolve) => (releaseWrites = resolve));
    const changeDocuments = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (storeName, applyChange) => {
      await writesReleased;
      return changeDocuments(storeName, applyChange);
    });
    firstWindow.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'typed' }]);
    secondWindow.edit(SAMPLE.id, [{ op: 'set', path: '/move', value: 9 }]);
    await waitUntilSaved(secondWindow);
    await putCharacter(database, 'other', { ...SAMPLE, id: 'other' });
    // Changes arrive in order, so the earlier change has arrived as well.
    await waitUntil(() => firstWindow.get('other') !== undefined);
    expect(getConcept(firstWindow)).toBe('typed');
    releaseWrites();
    await waitUntilSaved(firstWindow);
    const character = firstWindow.get(SAMPLE.id);
    expect(character?.kind === 'ready' && [character.document.concept, (character.document as Character).move]).toEqual(
      ['typed', 9],
    );
  });

  it('keeps the last 300 steps of a document, and all of them can be undone after a restart', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const characterStore = await openCharacterStore(database);
    for (let editNumber = 0; editNumber < 310; editNumber++)
      characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: `concept ${editNumber}` }]);
    await waitUntilSaved(characterStore);
    expect(await database.history.count()).toBe(300);
    const reopenedStore = await openCharacterStore(createTestDatabase(database.name));
    const history = reopenedStore.openHistory(SAMPLE.id);
    reopenedStore.readHistory(SAMPLE.id);
    await waitUntil(() => history.isKnown);
    // The first ten steps are gone, so only 300 of the 305 calls undo a step.
    for (let editNumber = 0; editNumber < 305; editNumber++) reopenedStore.undoOrRedo(SAMPLE.id, 'undo');
    // Memory is updated before the disk.
    expect(getConcept(reopenedStore)).toBe('concept 9');
    await waitUntilSaved(reopenedStore);
    expect(getConcept(await openCharacterStore(createTestDatabase(database.name)))).toBe('concept 9');
    for (let editNumber = 0; editNumber < 305; editNumber++) reopenedStore.undoOrRedo(SAMPLE.id, 'redo');
    await waitUntilSaved(reopenedStore);
    expect(getConcept(reopenedStore)).toBe('concept 309');
    expect(getConcept(await openCharacterStore(createTestDatabase(database.name)))).toBe('concept 309');
  });

  it('shows what another window deletes, adds and renames', async () => {
    const database = createTestDatabase();
    await addSamples(database, {
      ...NONE,
      characters: ['a', 'b', 'c'].map((characterId) => ({ ...SAMPLE, id: characterId, name: characterId })),
    });
    const firstWindow = await openCharacterStore(database);
    const secondWindow = await openCharacterStore(createTestDatabase(database.name));
    await putCharacter(database, 'b');
    await putCharacter(database, 'd', { ...SAMPLE, id: 'd', name: 'aa' });
    firstWindow.edit('a', [{ op: 'set', path: '/name', value: 'z' }]);
    const getNames = (characterStore: DocumentStore<'characters'>) =>
      characterStore.snapshot().map(({ row }) => (row.document as Character).name);
    await waitUntil(() => getNames(firstWindow).join() === 'aa,c,z');
    await waitUntil(() => getNames(secondWindow).join() === 'aa,c,z');
  });

  it('reads all ids again only after a document was deleted', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] });
    const characterStore = await openCharacterStore(database);
    const getAllKeys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    for (const conceptText of ['B', 'Be', 'Bell']) {
      characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: conceptText }]);
      await waitUntilSaved(characterStore);
    }
    expect(getAllKeys).not.toHaveBeenCalled();
    const otherWindow = await openCharacterStore(createTestDatabase(database.name));
    await putCharacter(database, 'second');
    expect(otherWindow.get('second')).toBeDefined();
    await waitUntil(() => characterStore.get('second') === undefined);
    expect(getAllKeys).toHaveBeenCalled();
    getAllKeys.mockRestore();
  });

  it('writes an edited row without its drawing, which stays in the database', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const characterStore = await openCharacterStore(database);
    const putSpy = vi.spyOn(IDBObjectStore.prototype, 'put');
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'B' }]);
    await waitUntilSaved(characterStore);
    const writtenLength = putSpy.mock.calls.reduce(
      (totalLength, [writtenRow]) => totalLength + JSON.stringify(writtenRow).length,
      0,
    );
    putSpy.mockRestore();
    expect(writtenLength).toBeLessThan(4000);
    expect(JSON.stringify(SAMPLE).length).toBeGreaterThan(15_000);
    const [fullCharacter] = await embedDrawings(database, [
      (await database.documents('characters').get(SAMPLE.id))?.document,
    ]);
    expect(fullCharacter).toEqual({ ...SAMPLE, concept: 'B' });
  });

  it('caches the drawing of an edit before it is on disk', async () => {
    const database = createTestDatabase();
    const { drawing } = SAMPLE.art ?? {};
    const plainCharacter = { ...SAMPLE, art: {} };
    await addSamples(database, { ...NONE, characters: [plainCharacter] });
    const drawings = new Drawings(database);
    const characterStore = new DocumentStore(GAMES, database, 'characters', drawings);
    openResources.unshift(characterStore);
    await new Promise<void>((resolve, reject) => {
      characterStore.subscribe(() => characterStore.isLoaded && resolve());
      characterStore.open(reject);
    });
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/art/drawing', value: drawing }]);
    const character = characterStore.get(SAMPLE.id);
    const drawingHash =
      parseDrawingHash(character?.kind === 'ready' ? character.document.art?.drawing : undefined) ?? '';
    expect(drawings.getCached(drawingHash)).toEqual(drawing);
    await waitUntilSaved(characterStore);
    expect(await new Drawings(database).read(drawingHash)).toEqual(drawing);
  });

  it('lists an unreadable document with the reason and leaves its row unchanged', async () => {
    const database = createTestDatabase();
    const unreadableDocument = { format: 'rollcall.character', version: 1, name: 'Torn', traits: 7 };
    await database.documents('characters').put({ id: 'torn', document: unreadableDocument, updatedAt: 0, rev: 1 });
    const character = (await openCharacterStore(database)).get('torn');
    expect(character?.kind === 'broken' && [character.name, character.reason.path]).toEqual(['Torn', '/ruleset']);
    expect(character?.row.document).toEqual(unreadableDocument);
  });
});
