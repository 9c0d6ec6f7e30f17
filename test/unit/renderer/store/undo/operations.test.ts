import { afterEach, describe, expect, it } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../../src/renderer/store/database.ts';
import { embedDrawings } from '../../../../../src/renderer/store/pictures/drawings.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import { Operations } from '../../../../../src/renderer/store/undo/operations.ts';
import { getRowName, LaterOperation } from '../../../../../src/renderer/store/undo/replaced-rows.ts';

let count = 0;
const opened: Database[] = [];

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

function database(name = `operations-${count++}`): Database {
  const db = new Database(name);
  opened.push(db);
  return db;
}

const quiet = { waitForEdits: async () => undefined, onCommit: () => undefined };
const named = (id: string, name = id) => ({ ...hero, id, name });
const change = (id: string, after: unknown = named(id)) => ({ table: 'characters', id, after }) as const;
const gone = (id: string) => ({ table: 'characters', id, after: undefined }) as const;

/** Names of all characters, by id, and what the trash holds. */
async function state(db: Database) {
  const rows = await db.documents('characters').toArray();
  const trash = await db.trash.toArray();
  return { names: rows.map((row) => getRowName(row)), trash: trash.map(({ row }) => getRowName(row)) };
}

describe('operations', () => {
  it('are one step each, in both directions, and outlive the app', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('import', [change('a'), change('b')]);
    await operations.run('rename', [change('a', named('a', 'z'))]);
    await operations.run('delete', [gone('a'), gone('b')]);
    expect(await state(db)).toEqual({ names: [], trash: ['z', 'b'] });

    const again = new Operations(database(db.name), quiet);
    expect((await again.undo())?.counts).toEqual({ characters: 2 });
    expect(await state(db)).toEqual({ names: ['z', 'b'], trash: [] });
    expect((await again.undo())?.name).toBe('z');
    expect(await state(db)).toEqual({ names: ['a', 'b'], trash: [] });
    await again.undo();
    expect(await again.undo()).toBeUndefined();
    expect(await state(db)).toEqual({ names: [], trash: [] });
    for (let index = 0; index < 4; index++) await again.redo();
    expect(await state(db)).toEqual({ names: [], trash: ['z', 'b'] });
  });

  it('asked for twice at once are two steps, in the order of the keys', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [change('a')]);
    await operations.run('create', [change('b')]);
    const undone = await Promise.all([operations.undo(), operations.undo()]);
    expect(undone.map((operation) => operation?.name)).toEqual(['b', 'a']);
    expect((await state(db)).names).toEqual([]);
    await Promise.all([operations.redo(), operations.undo(), operations.redo(), operations.redo()]);
    expect((await state(db)).names).toEqual(['a', 'b']);
  });

  it('on one part leave all else: tags, factions and templates go back alone, and nothing takes tags away', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    const rowOf = async () => (await db.documents('characters').get('a')) as Row & { document: typeof hero };
    await operations.run('create', [change('a')]);
    await operations.run('tag', [{ ...change('a'), tags: ['club'] }]);
    await operations.run('rename', [change('a', named('a', 'z'))]);
    await operations.run('import', [change('a', { ...named('a', 'y'), level: 3 })]);
    expect((await rowOf()).tags).toEqual(['club']);
    const { undo } = await operations.run('faction', [change('a', { ...named('a', 'x'), factions: ['deep'] })]);
    // The part that the operation is about, and no other.
    expect((await rowOf()).document).toMatchObject({ name: 'y', level: 3, factions: ['deep'] });
    const row = await rowOf();
    await db.changeDocuments('characters', (rev) =>
      db.putDocument('characters', {
        ...row,
        document: { ...row.document, level: 9 },
        updatedAt: row.updatedAt + 5,
        rev,
      }),
    );
    await undo();
    expect((await rowOf()).document).toMatchObject({ name: 'y', level: 9, factions: hero.factions });
    const template = await operations.run('template', [change('a', { ...named('a'), art: { template: 'full-art' } })]);
    expect((await rowOf()).document.art).toHaveProperty('template', 'full-art');
    await template.undo();
    expect((await rowOf()).document.art).not.toHaveProperty('template');
    const untagged = await operations.run('tag', [{ ...change('a'), tags: [] }]);
    expect(await rowOf()).not.toHaveProperty('tags');
    // What stands beside the tags is not kept a second time, and comes back as it was.
    expect((await db.replaced.toArray()).at(-1)?.row).toMatchObject({ tags: ['club'], document: null });
    const { document: asBefore } = await rowOf();
    await untagged.undo();
    expect((await rowOf()).document).toEqual(asBefore);
    expect((await rowOf()).tags).toEqual(['club']);
    await (await operations.run('delete', [gone('a')])).undo();
    expect((await rowOf()).tags).toEqual(['club']);
  });

  it('bring back the whole document, drawing, drafts and all', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [{ ...change('a'), drafts: { '/level': '-' } }]);
    const { undo } = await operations.run('delete', [gone('a')]);
    await undo();
    const row = (await db.documents('characters').get('a')) as Row;
    expect([await embedDrawings(db, [row.document]), row.drafts]).toEqual([[named('a')], { '/level': '-' }]);
  });

  it('keep what undo takes away, so that redo brings it back with the work of an hour', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [change('a')]);
    await db.changeDocuments('characters', (rev) =>
      db.putDocument('characters', { id: 'a', document: named('a', 'worked on'), updatedAt: 0, rev }),
    );
    await operations.undo();
    expect(await state(db)).toEqual({ names: [], trash: ['worked on'] });
    await operations.redo();
    expect(await state(db)).toEqual({ names: ['worked on'], trash: [] });
    // Nothing was done to it since: it need not lie in the trash.
    await operations.undo();
    expect(await state(db)).toEqual({ names: [], trash: [] });
  });

  it('can be taken back in any order by their own undo, once each', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('import', [change('a'), change('b')]);
    const first = await operations.run('delete', [gone('a')]);
    await operations.run('delete', [gone('b')]);
    await first.undo();
    await first.undo();
    expect(await state(db)).toEqual({ names: ['a'], trash: ['b'] });
    await operations.undo();
    expect(await state(db)).toEqual({ names: ['a', 'b'], trash: [] });
    // Redo begins with what was taken back last.
    await operations.redo();
    expect(await state(db)).toEqual({ names: ['a'], trash: ['b'] });
  });

  it('have nothing to redo after another one, and keep 200', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [change('a')]);
    await operations.undo();
    await operations.run('create', [change('b')]);
    expect((await operations.last()).redo).toBeUndefined();
    for (let index = 0; index < 210; index++)
      await operations.run('rename', [change('b', { id: 'b', name: `b${index}` })]);
    expect(await db.operations.count()).toBe(200);
    expect(await db.replaced.count()).toBe(200);
    for (let index = 0; index < 200; index++) await operations.undo();
    expect(await operations.undo()).toBeUndefined();
    expect((await state(db)).names).toEqual(['b9']);
  });

  it('happen whole or not at all', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    const unstorable = { ...named('b'), oops: () => undefined };
    await expect(operations.run('import', [change('a'), change('b', unstorable)])).rejects.toThrow();
    expect(await state(db)).toEqual({ names: [], trash: [] });
    expect(await db.operations.count()).toBe(0);
  });

  it('take templates as well, which lie in the trash when they are deleted', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    const template = { id: 't', name: 'Plain' };
    await operations.run('import', [{ table: 'templates', id: 't', after: template }]);
    await operations.run('delete', [{ table: 'templates', id: 't', after: undefined }]);
    expect((await state(db)).trash).toEqual(['Plain']);
    await operations.undo();
    expect((await db.documents('templates').get('t'))?.document).toEqual(template);
  });

  it('take back a new name and leave what was typed since', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [change('a')]);
    const { undo } = await operations.run('rename', [change('a', named('a', 'new'))]);
    const row = (await db.documents('characters').get('a')) as Row;
    await db.changeDocuments('characters', (rev) =>
      db.putDocument('characters', {
        ...row,
        document: { ...(row.document as object), concept: 'later' },
        updatedAt: 1,
        rev,
      }),
    );
    await undo();
    const document = async () => (await db.documents('characters').get('a'))?.document;
    expect(await document()).toMatchObject({ name: 'a', concept: 'later' });
    await operations.redo();
    expect(await document()).toMatchObject({ name: 'new', concept: 'later' });
  });

  it('refuse to be taken back before something newer that was done to the same documents', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    await operations.run('create', [change('a')]);
    const { undo } = await operations.run('import', [change('a', named('a', 'imported'))]);
    await operations.run('delete', [gone('a')]);
    await expect(undo()).rejects.toThrow(LaterOperation);
    expect(await state(db)).toEqual({ names: [], trash: ['imported'] });
  });

  it('are steps of the documents they change, and end the history of an id that begins anew', async () => {
    const db = database();
    const operations = new Operations(db, quiet);
    const steps = async () => (await db.history.toArray()).map(({ inverse }) => inverse);
    await operations.run('create', [change('a')]);
    await operations.run('import', [change('a', named('a', 'imported'))]);
    expect(await steps()).toEqual([[{ op: 'set', path: '/name', value: 'a' }]]);
    await operations.run('delete', [gone('a')]);
    await operations.undo();
    expect(await steps()).toHaveLength(1);
    await operations.redo();
    await operations.run('create', [change('a')]);
    expect(await steps()).toEqual([]);
  });
});
