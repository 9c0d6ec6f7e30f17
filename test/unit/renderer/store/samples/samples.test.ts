import { describe, expect, it, vi } from 'vitest';
import { addSamples, restoreSamples, samplesOf } from '../../../../../src/renderer/store/samples/samples.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { database, openTable, put, SAMPLE, saved } from '../store-support.ts';

const NONE = { factions: [], teams: [], events: [] };

describe('samples', () => {
  it('come on the first run, and never again over what the user did', async () => {
    const db = database();
    const samples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] };
    await addSamples(db, samples);
    const table = await openTable(db);
    table.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'changed' }]);
    await saved(table);
    await put(db, 'second');
    await addSamples(db, samples);
    const rows = await db.documents('characters').toArray();
    expect(rows.map((r) => [r.id, (r.document as Character).concept])).toEqual([[SAMPLE.id, 'changed']]);
  });

  it('take no place in a library that has lost the list of them', async () => {
    const db = database();
    const samples = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'second' }] };
    await addSamples(db, samples);
    await db.change('characters', async () => db.documents('characters').delete('second'));
    await db.meta.delete('samples');
    await addSamples(db, samples);
    expect(await db.documents('characters').toCollection().primaryKeys()).toEqual([SAMPLE.id]);
    await db.meta.delete('samples');
    await addSamples(db, samples);
    expect(await db.documents('characters').count()).toBe(1);
  });

  it('come in full when their first coming was cut short', async () => {
    const db = database();
    await addSamples(db, { ...NONE, characters: [SAMPLE] });
    await db.meta.delete('samples');
    await addSamples(db, { ...NONE, characters: [SAMPLE], teams: [{ ...SAMPLE, id: 'team' }] });
    expect(await db.documents('teams').count()).toBe(1);
  });

  it('bring what a newer version adds, and come back when they are asked for', async () => {
    const db = database();
    await addSamples(db, { ...NONE, characters: [SAMPLE] });
    await db.documents('characters').delete(SAMPLE.id);
    const newer = { ...NONE, characters: [SAMPLE, { ...SAMPLE, id: 'newcomer' }] };
    await addSamples(db, newer);
    expect(await db.documents('characters').toCollection().primaryKeys()).toEqual(['newcomer']);
    await restoreSamples(db, newer);
    expect(await db.documents('characters').count()).toBe(2);
  });

  it('are those of one game, and what belongs to none, when a game is named', () => {
    const [one, other] = ['ssua', 'battletech-kcw'].map((ruleset) => ({ ...SAMPLE, id: ruleset, ruleset }));
    const faction = { id: 'all' };
    const all = { ...NONE, characters: [one, other] as { id: string }[], factions: [faction] };
    expect(samplesOf(all, 'ssua')).toEqual({ ...NONE, characters: [one], factions: [faction] });
  });
});

describe('a database that could not be opened', () => {
  it('is opened again by the next change: a disk that was full has room some time', async () => {
    const db = database();
    const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(db.documents('characters').count()).rejects.toThrow('no room');
    opening.mockRestore();
    await db.change('characters', (rev) =>
      db.documents('characters').put({ id: 'a', document: {}, updatedAt: 0, rev }),
    );
    expect(await db.documents('characters').count()).toBe(1);
  });
});
