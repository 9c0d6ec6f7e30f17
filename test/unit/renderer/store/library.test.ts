import { describe, expect, it, vi } from 'vitest';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { Drawings, embedDrawings } from '../../../../src/renderer/store/pictures/drawings.ts';
import { addSamples } from '../../../../src/renderer/store/samples/samples.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { parseDrawingHash } from '../../../../src/shared/library/drawing-reference.ts';
import { conceptOf, createTestDatabase, opened, openTable, put, SAMPLE, saved, until } from './store-support.ts';

const NONE = { factions: [], teams: [], events: [] };

describe('a table', () => {
  it('shows an edit at once, and the next start finds it on disk', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const table = await openTable(database);
    for (const text of ['B', 'Be', 'Bell']) table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: text }]);
    expect(conceptOf(table)).toBe('Bell');
    await saved(table);
    expect(conceptOf(await openTable(createTestDatabase(database.name)))).toBe('Bell');
  });

  it('keeps what is no number yet as a draft, and drops it with the value that follows', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const table = await openTable(database);
    table.setDraft(SAMPLE.id, '/level', '-');
    await saved(table);
    const again = (await openTable(createTestDatabase(database.name))).get(SAMPLE.id);
    expect(again?.kind === 'ready' && [again.drafts['/level'], (again.document as Character).level]).toEqual([
      '-',
      SAMPLE.level,
    ]);
    table.edit(SAMPLE.id, [{ op: 'set', path: '/level', value: 7 }]);
    const now = table.get(SAMPLE.id);
    expect(now?.kind === 'ready' && now.drafts).toEqual({});
  });

  it('keeps the changes of two windows to two fields of one hero', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const one = await openTable(database);
    const two = await openTable(createTestDatabase(database.name));
    one.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'from one' }]);
    two.edit(SAMPLE.id, [{ op: 'set', path: '/move', value: 9 }]);
    await Promise.all([saved(one), saved(two)]);
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([stored.concept, stored.move]).toEqual(['from one', 9]);
    await until(() => conceptOf(two) === 'from one');
  });

  it('writes nothing into an entry that another window has removed, and goes on', async () => {
    const database = createTestDatabase();
    const attacks = SAMPLE.attacks.slice(0, 1);
    const short: Character = { ...SAMPLE, attacks };
    await addSamples(database, { ...NONE, characters: [short] });
    const one = await openTable(database);
    const two = await openTable(createTestDatabase(database.name));
    two.edit(SAMPLE.id, [{ op: 'remove', path: '/attacks/0' }]);
    one.edit(SAMPLE.id, [{ op: 'set', path: '/attacks/0/name', value: 'typed' }]);
    one.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'kept' }]);
    await Promise.all([saved(one), saved(two)]);
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([stored.attacks, stored.concept]).toEqual([[], 'kept']);
    await until(() => {
      const item = one.get(SAMPLE.id);
      return item?.kind === 'ready' && (item.document as Character).attacks.length === 0;
    });
  });

  it('drops what is half typed in a list when an entry goes, since the others move up', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const table = await openTable(database);
    table.setDraft(SAMPLE.id, '/attacks/1/reach', '1x');
    table.setDraft(SAMPLE.id, '/move', '7x');
    table.edit(SAMPLE.id, [{ op: 'remove', path: '/attacks/0' }]);
    await saved(table);
    expect((await database.documents('characters').get(SAMPLE.id))?.drafts).toEqual({ '/move': '7x' });
  });

  it('keeps a letter that is on its way to disk when another window’s change arrives', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const one = await openTable(database);
    const two = await openTable(createTestDatabase(database.name));
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const change = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (name, work) => {
      await gate;
      return change(name, work);
    });
    one.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'typed' }]);
    two.edit(SAMPLE.id, [{ op: 'set', path: '/move', value: 9 }]);
    await saved(two);
    await put(database, 'other', { ...SAMPLE, id: 'other' });
    // News are in order: with this one the change has arrived as well.
    await until(() => one.get('other') !== undefined);
    expect(conceptOf(one)).toBe('typed');
    goOn();
    await saved(one);
    const item = one.get(SAMPLE.id);
    expect(item?.kind === 'ready' && [item.document.concept, (item.document as Character).move]).toEqual(['typed', 9]);
  });

  it('keeps the last 300 steps of a document, and the next start takes all of them back', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const table = await openTable(database);
    for (let index = 0; index < 310; index++)
      table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: `concept ${index}` }]);
    await saved(table);
    expect(await database.history.count()).toBe(300);
    const again = await openTable(createTestDatabase(database.name));
    const history = again.history(SAMPLE.id);
    again.readHistory(SAMPLE.id);
    await until(() => history.isKnown);
    for (let index = 0; index < 305; index++) again.undoOrRedo(SAMPLE.id, 'undo');
    // At once, before the disk has it.
    expect(conceptOf(again)).toBe('concept 9');
    await saved(again);
    expect(conceptOf(await openTable(createTestDatabase(database.name)))).toBe('concept 9');
    for (let index = 0; index < 305; index++) again.undoOrRedo(SAMPLE.id, 'redo');
    await saved(again);
    expect(conceptOf(again)).toBe('concept 309');
    expect(conceptOf(await openTable(createTestDatabase(database.name)))).toBe('concept 309');
  });

  it('hears of what another window deletes, adds and renames', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: ['a', 'b', 'c'].map((id) => ({ ...SAMPLE, id, name: id })) });
    const one = await openTable(database);
    const two = await openTable(createTestDatabase(database.name));
    await put(database, 'b');
    await put(database, 'd', { ...SAMPLE, id: 'd', name: 'aa' });
    one.edit('a', [{ op: 'set', path: '/name', value: 'z' }]);
    const names = (table: DocumentStore<'characters'>) =>
      table.snapshot().map(({ row }) => (row.document as Character).name);
    await until(() => names(one).join() === 'aa,c,z');
    await until(() => names(two).join() === 'aa,c,z');
  });

  it('reads all ids again only after somebody has deleted something', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] });
    const table = await openTable(database);
    const getAllKeys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    for (const text of ['B', 'Be', 'Bell']) {
      table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: text }]);
      await saved(table);
    }
    expect(getAllKeys).not.toHaveBeenCalled();
    const other = await openTable(createTestDatabase(database.name));
    await put(database, 'second');
    expect(other.get('second')).toBeDefined();
    await until(() => table.get('second') === undefined);
    expect(getAllKeys).toHaveBeenCalled();
    getAllKeys.mockRestore();
  });

  it('writes a letter without the drawing, which another window finds all the same', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    const table = await openTable(database);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'B' }]);
    await saved(table);
    const written = put.mock.calls.reduce((sum, [value]) => sum + JSON.stringify(value).length, 0);
    put.mockRestore();
    expect(written).toBeLessThan(4000);
    expect(JSON.stringify(SAMPLE).length).toBeGreaterThan(15_000);
    const [whole] = await embedDrawings(database, [(await database.documents('characters').get(SAMPLE.id))?.document]);
    expect(whole).toEqual({ ...SAMPLE, concept: 'B' });
  });

  it('takes a drawing that comes with an edit, and holds it before the disk has it', async () => {
    const database = createTestDatabase();
    const { drawing } = SAMPLE.art ?? {};
    const plain = { ...SAMPLE, art: {} };
    await addSamples(database, { ...NONE, characters: [plain] });
    const drawings = new Drawings(database);
    const table = new DocumentStore(GAMES, database, 'characters', drawings);
    opened.unshift(table);
    await new Promise<void>((resolve, reject) => {
      table.subscribe(() => table.isLoaded && resolve());
      table.open(reject);
    });
    table.edit(SAMPLE.id, [{ op: 'set', path: '/art/drawing', value: drawing }]);
    const item = table.get(SAMPLE.id);
    const hash = parseDrawingHash(item?.kind === 'ready' ? item.document.art?.drawing : undefined) ?? '';
    expect(drawings.getCached(hash)).toEqual(drawing);
    await saved(table);
    expect(await new Drawings(database).read(hash)).toEqual(drawing);
  });

  it('holds a document that cannot be read, with the reason, and leaves it as it is', async () => {
    const database = createTestDatabase();
    const torn = { format: 'rollcall.character', version: 1, name: 'Torn', traits: 7 };
    await database.documents('characters').put({ id: 'torn', document: torn, updatedAt: 0, rev: 1 });
    const item = (await openTable(database)).get('torn');
    expect(item?.kind === 'broken' && [item.name, item.reason.path]).toEqual(['Torn', '/ruleset']);
    expect(item?.row.document).toEqual(torn);
  });
});
