import { describe, expect, it, vi } from 'vitest';
import { addSamples, filterSamples, restoreSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createTestDatabase, openTable, put, SAMPLE, saved } from '../store-support.ts';

const NONE = { factions: [], teams: [], events: [] };

describe('samples', () => {
  it('come on the first run, and never again over what the user did', async () => {
    const database = createTestDatabase();
    const samples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] };
    await addSamples(database, samples);
    const table = await openTable(database);
    table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'changed' }]);
    await saved(table);
    await put(database, 'second');
    await addSamples(database, samples);
    const rows = await database.documents('characters').toArray();
    expect(rows.map((r) => [r.id, (r.document as Character).concept])).toEqual([[SAMPLE.id, 'changed']]);
  });

  it('take no place in a library that has lost the list of them', async () => {
    const database = createTestDatabase();
    const samples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] };
    await addSamples(database, samples);
    await database.changeDocuments('characters', async () => database.documents('characters').delete('second'));
    await database.meta.delete('samples');
    await addSamples(database, samples);
    expect(await database.documents('characters').toCollection().primaryKeys()).toEqual([SAMPLE.id]);
    await database.meta.delete('samples');
    await addSamples(database, samples);
    expect(await database.documents('characters').count()).toBe(1);
  });

  it('come in full when their first coming was cut short', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    await database.meta.delete('samples');
    await addSamples(database, { ...NONE, characters: [SAMPLE], teams: [{ ...SAMPLE, id: 'team' }] });
    expect(await database.documents('teams').count()).toBe(1);
  });

  it('bring what a newer version adds, and come back when they are asked for', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    await database.documents('characters').delete(SAMPLE.id);
    const newer = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'newcomer' }] };
    await addSamples(database, newer);
    expect(await database.documents('characters').toCollection().primaryKeys()).toEqual(['newcomer']);
    await restoreSamples(database, newer);
    expect(await database.documents('characters').count()).toBe(2);
  });

  it('are those of one game, and what belongs to none, when a game is named', () => {
    const [one, other] = ['ssua', 'battletech-kcw'].map((ruleset) => ({ ...SAMPLE, id: ruleset, ruleset }));
    const faction = { id: 'all' };
    const all = { ...NONE, characters: [one, other] as { id: string }[], factions: [faction] };
    expect(filterSamples(all, 'ssua')).toEqual({ ...NONE, characters: [one], factions: [faction] });
  });
});

describe('a database that could not be opened', () => {
  it('is opened again by the next change: a disk that was full has room some time', async () => {
    const database = createTestDatabase();
    const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(database.documents('characters').count()).rejects.toThrow('no room');
    opening.mockRestore();
    await database.changeDocuments('characters', (rev) =>
      database.documents('characters').put({ id: 'a', document: {}, updatedAt: 0, rev }),
    );
    expect(await database.documents('characters').count()).toBe(1);
  });
});
