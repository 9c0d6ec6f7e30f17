import { describe, expect, it, vi } from 'vitest';
import { addSamples, filterSamples, restoreSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createTestDatabase, openCharacterStore, putCharacter, SAMPLE, waitUntilSaved } from '../store-support.ts';

/** The tables without sample documents. */
const NONE = { factions: [], teams: [], events: [] };

describe('sample documents', () => {
  it('addSamples adds them on the first run and never again over changes of the user', async () => {
    const database = createTestDatabase();
    const samples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] };
    await addSamples(database, samples);
    const characterStore = await openCharacterStore(database);
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'changed' }]);
    await waitUntilSaved(characterStore);
    await putCharacter(database, 'second');
    await addSamples(database, samples);
    const storedRows = await database.documents('characters').toArray();
    expect(storedRows.map((storedRow) => [storedRow.id, (storedRow.document as Character).concept])).toEqual([
      [SAMPLE.id, 'changed'],
    ]);
  });

  it('addSamples restores no deleted sample when the list of added samples is lost', async () => {
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

  it('addSamples adds the remaining samples after an interrupted first run', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    await database.meta.delete('samples');
    await addSamples(database, { ...NONE, characters: [SAMPLE], teams: [{ ...SAMPLE, id: 'team' }] });
    expect(await database.documents('teams').count()).toBe(1);
  });

  it('addSamples adds only the new samples of a newer version, and restoreSamples brings deleted ones back', async () => {
    const database = createTestDatabase();
    await addSamples(database, { ...NONE, characters: [SAMPLE] });
    await database.documents('characters').delete(SAMPLE.id);
    const newerSamples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'newcomer' }] };
    await addSamples(database, newerSamples);
    expect(await database.documents('characters').toCollection().primaryKeys()).toEqual(['newcomer']);
    await restoreSamples(database, newerSamples);
    expect(await database.documents('characters').count()).toBe(2);
  });

  it('filterSamples returns the samples of one game and those that belong to no game', () => {
    const [ssuaCharacter, battletechCharacter] = ['ssua', 'battletech-kcw'].map((ruleset) => ({
      ...SAMPLE,
      id: ruleset,
      ruleset,
    }));
    const faction = { id: 'all' };
    const allSamples = {
      ...NONE,
      characters: [ssuaCharacter, battletechCharacter] as { id: string }[],
      factions: [faction],
    };
    expect(filterSamples(allSamples, 'ssua')).toEqual({ ...NONE, characters: [ssuaCharacter], factions: [faction] });
  });
});

describe('a database that could not be opened', () => {
  it('opens with the next change once the disk has space', async () => {
    const database = createTestDatabase();
    const openSpy = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(database.documents('characters').count()).rejects.toThrow('no room');
    openSpy.mockRestore();
    await database.changeDocuments('characters', (revision) =>
      database.documents('characters').put({ id: 'a', document: {}, updatedAt: 0, rev: revision }),
    );
    expect(await database.documents('characters').count()).toBe(1);
  });
});
