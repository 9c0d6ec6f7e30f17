import { afterEach, describe, expect, it } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../../src/renderer/store/database.ts';
import { embedDrawings } from '../../../../../src/renderer/store/pictures/drawings.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import { Operations } from '../../../../../src/renderer/store/undo/operations.ts';
import { getRowName, LaterOperation } from '../../../../../src/renderer/store/undo/replaced-rows.ts';

let databaseCount = 0;
const openDatabases: Database[] = [];

afterEach(() => {
  for (const libraryDatabase of openDatabases.splice(0)) libraryDatabase.close();
});

function createDatabase(databaseName = `operations-${databaseCount++}`): Database {
  const libraryDatabase = new Database(databaseName);
  openDatabases.push(libraryDatabase);
  return libraryDatabase;
}

const operationHooks = { waitForEdits: async () => undefined, onCommit: () => undefined };
const createCharacter = (characterId: string, characterName = characterId) => ({
  ...hero,
  id: characterId,
  name: characterName,
});
const createChange = (characterId: string, newDocument: unknown = createCharacter(characterId)) =>
  ({ table: 'characters', id: characterId, after: newDocument }) as const;
const createDeletion = (characterId: string) => ({ table: 'characters', id: characterId, after: undefined }) as const;

/** Reads the names of all characters, sorted by id, and of all documents in the trash. */
async function readState(libraryDatabase: Database) {
  const storedRows = await libraryDatabase.documents('characters').toArray();
  const trashRows = await libraryDatabase.trash.toArray();
  return {
    names: storedRows.map((storedRow) => getRowName(storedRow)),
    trash: trashRows.map(({ row }) => getRowName(row)),
  };
}

describe('operations', () => {
  it('undo and redo as one step each, also after a restart', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('import', [createChange('a'), createChange('b')]);
    await operations.run('rename', [createChange('a', createCharacter('a', 'z'))]);
    await operations.run('delete', [createDeletion('a'), createDeletion('b')]);
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: ['z', 'b'] });

    const restartedOperations = new Operations(createDatabase(libraryDatabase.name), operationHooks);
    expect((await restartedOperations.undo())?.counts).toEqual({ characters: 2 });
    expect(await readState(libraryDatabase)).toEqual({ names: ['z', 'b'], trash: [] });
    expect((await restartedOperations.undo())?.name).toBe('z');
    expect(await readState(libraryDatabase)).toEqual({ names: ['a', 'b'], trash: [] });
    await restartedOperations.undo();
    expect(await restartedOperations.undo()).toBeUndefined();
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: [] });
    for (let operationNumber = 0; operationNumber < 4; operationNumber++) await restartedOperations.redo();
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: ['z', 'b'] });
  });

  it('undo and redo in the order of the calls when several are requested at once', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [createChange('a')]);
    await operations.run('create', [createChange('b')]);
    const undoneOperations = await Promise.all([operations.undo(), operations.undo()]);
    expect(undoneOperations.map((operation) => operation?.name)).toEqual(['b', 'a']);
    expect((await readState(libraryDatabase)).names).toEqual([]);
    await Promise.all([operations.redo(), operations.undo(), operations.redo(), operations.redo()]);
    expect((await readState(libraryDatabase)).names).toEqual(['a', 'b']);
  });

  it('undo only the part they changed: tags, factions or the template; other operations keep the tags', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    const readRow = async () =>
      (await libraryDatabase.documents('characters').get('a')) as Row & { document: typeof hero };
    await operations.run('create', [createChange('a')]);
    await operations.run('tag', [{ ...createChange('a'), tags: ['club'] }]);
    await operations.run('rename', [createChange('a', createCharacter('a', 'z'))]);
    await operations.run('import', [createChange('a', { ...createCharacter('a', 'y'), level: 3 })]);
    expect((await readRow()).tags).toEqual(['club']);
    const { undo: undoOperation } = await operations.run('faction', [
      createChange('a', { ...createCharacter('a', 'x'), factions: ['deep'] }),
    ]);
    // The operation changes only its own part of the document.
    expect((await readRow()).document).toMatchObject({ name: 'y', level: 3, factions: ['deep'] });
    const storedRow = await readRow();
    await libraryDatabase.changeDocuments('characters', (revision) =>
      libraryDatabase.putDocument('characters', {
        ...storedRow,
        document: { ...storedRow.document, level: 9 },
        updatedAt: storedRow.updatedAt + 5,
        rev: revision,
      }),
    );
    await undoOperation();
    expect((await readRow()).document).toMatchObject({ name: 'y', level: 9, factions: hero.factions });
    const template = await operations.run('template', [
      createChange('a', { ...createCharacter('a'), art: { template: 'full-art' } }),
    ]);
    expect((await readRow()).document.art).toHaveProperty('template', 'full-art');
    await template.undo();
    expect((await readRow()).document.art).not.toHaveProperty('template');
    const untagging = await operations.run('tag', [{ ...createChange('a'), tags: [] }]);
    expect(await readRow()).not.toHaveProperty('tags');
    // The document is not stored again for undo, because an operation on tags leaves it unchanged.
    expect((await libraryDatabase.replaced.toArray()).at(-1)?.row).toMatchObject({ tags: ['club'], document: null });
    const { document: asBefore } = await readRow();
    await untagging.undo();
    expect((await readRow()).document).toEqual(asBefore);
    expect((await readRow()).tags).toEqual(['club']);
    await (await operations.run('delete', [createDeletion('a')])).undo();
    expect((await readRow()).tags).toEqual(['club']);
  });

  it('on a set change only set, symbol and number, and keep later edits of the other credits', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    const characters = libraryDatabase.documents('characters');
    const readCredits = async () =>
      ((await characters.get('a')) as Row & { document: { credits?: object } }).document.credits;
    const saveCredits = async (credits: object) =>
      characters.put({
        ...((await characters.get('a')) as Row),
        document: { ...createCharacter('a'), credits },
        updatedAt: 1,
      });
    await operations.run('create', [createChange('a')]);
    await saveCredits({ artist: 'Ada' });
    await operations.run('credits', [
      createChange('a', { ...createCharacter('a'), credits: { artist: 'Old', set: 'Watch', number: '1' } }),
    ]);
    expect(await readCredits()).toEqual({ artist: 'Ada', set: 'Watch', number: '1' });
    await saveCredits({ artist: 'Ida', copyright: '2026', set: 'Watch', number: '1' });
    await operations.undo();
    expect(await readCredits()).toEqual({ artist: 'Ida', copyright: '2026' });
    await operations.redo();
    expect(await readCredits()).toEqual({ artist: 'Ida', copyright: '2026', set: 'Watch', number: '1' });
  });

  it('undo the deletion of a whole document with its drawing and drafts', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [{ ...createChange('a'), drafts: { '/level': '-' } }]);
    const { undo: undoOperation } = await operations.run('delete', [createDeletion('a')]);
    await undoOperation();
    const storedRow = (await libraryDatabase.documents('characters').get('a')) as Row;
    expect([await embedDrawings(libraryDatabase, [storedRow.document]), storedRow.drafts]).toEqual([
      [createCharacter('a')],
      { '/level': '-' },
    ]);
  });

  it('keep the edits of a created document in the trash on undo, so that redo restores them', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [createChange('a')]);
    await libraryDatabase.changeDocuments('characters', (revision) =>
      libraryDatabase.putDocument('characters', {
        id: 'a',
        document: createCharacter('a', 'worked on'),
        updatedAt: 0,
        rev: revision,
      }),
    );
    await operations.undo();
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: ['worked on'] });
    await operations.redo();
    expect(await readState(libraryDatabase)).toEqual({ names: ['worked on'], trash: [] });
    // The document was not edited since, so undo does not put it into the trash.
    await operations.undo();
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: [] });
  });

  it('undo in any order by their own undo, each only once', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('import', [createChange('a'), createChange('b')]);
    const firstDeletion = await operations.run('delete', [createDeletion('a')]);
    await operations.run('delete', [createDeletion('b')]);
    await firstDeletion.undo();
    await firstDeletion.undo();
    expect(await readState(libraryDatabase)).toEqual({ names: ['a'], trash: ['b'] });
    await operations.undo();
    expect(await readState(libraryDatabase)).toEqual({ names: ['a', 'b'], trash: [] });
    // Redo begins with the operation that was undone last.
    await operations.redo();
    expect(await readState(libraryDatabase)).toEqual({ names: ['a'], trash: ['b'] });
  });

  it('clear redo after a new operation, and keep the last 200', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [createChange('a')]);
    await operations.undo();
    await operations.run('create', [createChange('b')]);
    expect((await operations.readLast()).redo).toBeUndefined();
    for (let operationNumber = 0; operationNumber < 210; operationNumber++)
      await operations.run('rename', [createChange('b', { id: 'b', name: `b${operationNumber}` })]);
    expect(await libraryDatabase.operations.count()).toBe(200);
    expect(await libraryDatabase.replaced.count()).toBe(200);
    for (let operationNumber = 0; operationNumber < 200; operationNumber++) await operations.undo();
    expect(await operations.undo()).toBeUndefined();
    // The last 200 of the 210 renames were undone.
    expect((await readState(libraryDatabase)).names).toEqual(['b9']);
  });

  it('commit completely or not at all', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    const unstorable = { ...createCharacter('b'), oops: () => undefined };
    await expect(operations.run('import', [createChange('a'), createChange('b', unstorable)])).rejects.toThrow();
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: [] });
    expect(await libraryDatabase.operations.count()).toBe(0);
  });

  it('delete templates into the trash and restore them by undo', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    const template = { id: 't', name: 'Plain' };
    await operations.run('import', [{ table: 'templates', id: 't', after: template }]);
    await operations.run('delete', [{ table: 'templates', id: 't', after: undefined }]);
    expect((await readState(libraryDatabase)).trash).toEqual(['Plain']);
    await operations.undo();
    expect((await libraryDatabase.documents('templates').get('t'))?.document).toEqual(template);
  });

  it('undo a rename and keep what was typed since', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [createChange('a')]);
    const { undo: undoOperation } = await operations.run('rename', [createChange('a', createCharacter('a', 'new'))]);
    const storedRow = (await libraryDatabase.documents('characters').get('a')) as Row;
    await libraryDatabase.changeDocuments('characters', (revision) =>
      libraryDatabase.putDocument('characters', {
        ...storedRow,
        document: { ...(storedRow.document as object), concept: 'later' },
        updatedAt: 1,
        rev: revision,
      }),
    );
    await undoOperation();
    const readDocument = async () => (await libraryDatabase.documents('characters').get('a'))?.document;
    expect(await readDocument()).toMatchObject({ name: 'a', concept: 'later' });
    await operations.redo();
    expect(await readDocument()).toMatchObject({ name: 'new', concept: 'later' });
  });

  it('refuse to undo before a newer operation on the same document', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    await operations.run('create', [createChange('a')]);
    const { undo: undoOperation } = await operations.run('import', [
      createChange('a', createCharacter('a', 'imported')),
    ]);
    await operations.run('delete', [createDeletion('a')]);
    await expect(undoOperation()).rejects.toThrow(LaterOperation);
    expect(await readState(libraryDatabase)).toEqual({ names: [], trash: ['imported'] });
  });

  it('add a step to the history of each changed document, and clear that history when its id is created again', async () => {
    const libraryDatabase = createDatabase();
    const operations = new Operations(libraryDatabase, operationHooks);
    const readSteps = async () => (await libraryDatabase.history.toArray()).map(({ inverse }) => inverse);
    await operations.run('create', [createChange('a')]);
    await operations.run('import', [createChange('a', createCharacter('a', 'imported'))]);
    expect(await readSteps()).toEqual([[{ op: 'set', path: '/name', value: 'a' }]]);
    await operations.run('delete', [createDeletion('a')]);
    await operations.undo();
    expect(await readSteps()).toHaveLength(1);
    await operations.redo();
    await operations.run('create', [createChange('a')]);
    expect(await readSteps()).toEqual([]);
  });
});
