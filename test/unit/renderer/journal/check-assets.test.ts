import { afterEach, describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { readSubmissions, saveSubmissions } from '../../../../src/renderer/store/events/submissions.ts';
import { findAssetHashes } from '../../../../src/renderer/store/journal/assets.ts';
import { checkAssets, restoreMissingAssets } from '../../../../src/renderer/store/journal/check-assets.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { splitDrawing } from '../../../../src/renderer/store/pictures/drawings.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';

let count = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const never = () => false;
const { document, drawing } = splitDrawing(hero);
if (drawing === undefined) throw new Error('the sample has no large drawing');
const { hash } = drawing;

async function library() {
  const database = new Database(`assets-${count++}`);
  ends.push(() => database.close());
  await database.drawings.put(drawing as NonNullable<typeof drawing>);
  return { db: database, library: new Library(GAMES, database), double: new JournalDouble() };
}

describe('drawings beside the library', () => {
  it('go to the journal, each once', async () => {
    const { library: one, double } = await library();
    expect(await checkAssets(one, double.port, false, never)).toBe(0);
    await checkAssets(one, double.port, true, never);
    expect([...double.assets.keys()]).toEqual([hash]);
    expect(double.calls).toHaveLength(1);
  });

  it('come back when documents name them and they are gone', async () => {
    const { db: database, library: one, double } = await library();
    await checkAssets(one, double.port, false, never);
    await database.drawings.clear();
    await restoreMissingAssets(one, double.port, new Set(findAssetHashes(JSON.stringify(document))), never);
    expect(await database.drawings.get(hash)).toEqual(drawing);
  });

  it('are put right where the disk has altered them, and are never sent altered', async () => {
    const { db: database, library: one, double } = await library();
    await checkAssets(one, double.port, false, never);
    await database.drawings.put({ hash, drawing: { ...drawing.drawing, width: 1 } });
    expect(await checkAssets(one, double.port, true, never)).toBe(1);
    expect(await database.drawings.get(hash)).toEqual(drawing);
    const other = await library();
    await other.db.drawings.put({ hash, drawing: { ...drawing.drawing, width: 1 } });
    expect(await checkAssets(other.library, other.double.port, false, never)).toBe(0);
    expect(other.double.assets.size).toBe(0);
  });

  it('files of lists go there and come back as they were, too', async () => {
    const { db: database, library: one, double } = await library();
    await saveSubmissions(database, 'cup', [{ name: 'a.json', bytes: new Blob(['{"not": "parsed"']) }], 1);
    const [{ content } = { content: '' }] = await database.lists.toArray();
    const named = findAssetHashes(JSON.stringify(await database.lists.toArray()));
    await checkAssets(one, double.port, false, never);
    expect([...double.assets.values()].map(({ kind }) => kind)).toEqual(['drawing', 'file']);
    expect(named).toEqual([content.slice('sha256:'.length)]);
    await database.files.clear();
    await restoreMissingAssets(one, double.port, new Set(named), never);
    const [list] = await readSubmissions(database, 'cup');
    expect(await list?.bytes.text()).toBe('{"not": "parsed"');
  });

  it('wait for the next start where the disk has no room', async () => {
    const { library: one, double } = await library();
    double.refused = 'The disk is full.';
    expect(await checkAssets(one, double.port, false, never)).toBe(0);
    double.refused = undefined;
    await checkAssets(one, double.port, false, never);
    expect(double.assets.size).toBe(1);
  });
});
