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

let databaseCount = 0;
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** The last argument of `checkAssets`. The one before it says whether every asset is read, and not only new ones. */
const isStopped = () => false;
const { document, drawing } = splitDrawing(hero);
if (drawing === undefined) throw new Error('the sample has no large drawing');
const { hash: drawingHash } = drawing;

async function openLibrary() {
  const database = new Database(`assets-${databaseCount++}`);
  cleanups.push(() => database.close());
  await database.drawings.put(drawing as NonNullable<typeof drawing>);
  return { database, testLibrary: new Library(GAMES, database), journalDouble: new JournalDouble() };
}

describe('drawings and files stored next to the documents', () => {
  it('sends each drawing to the journal once', async () => {
    const { testLibrary, journalDouble } = await openLibrary();
    expect(await checkAssets(testLibrary, journalDouble.bridge, false, isStopped)).toBe(0);
    await checkAssets(testLibrary, journalDouble.bridge, true, isStopped);
    expect([...journalDouble.assets.keys()]).toEqual([drawingHash]);
    expect(journalDouble.calls).toHaveLength(1);
  });

  it('restores a missing drawing that a document uses', async () => {
    const { database, testLibrary, journalDouble } = await openLibrary();
    await checkAssets(testLibrary, journalDouble.bridge, false, isStopped);
    await database.drawings.clear();
    await restoreMissingAssets(
      testLibrary,
      journalDouble.bridge,
      new Set(findAssetHashes(JSON.stringify(document))),
      isStopped,
    );
    expect(await database.drawings.get(drawingHash)).toEqual(drawing);
  });

  it('repairs an altered drawing from the journal, and never sends an altered one', async () => {
    const { database, testLibrary, journalDouble } = await openLibrary();
    await checkAssets(testLibrary, journalDouble.bridge, false, isStopped);
    await database.drawings.put({ hash: drawingHash, drawing: { ...drawing.drawing, width: 1 } });
    expect(await checkAssets(testLibrary, journalDouble.bridge, true, isStopped)).toBe(1);
    expect(await database.drawings.get(drawingHash)).toEqual(drawing);
    const otherSetup = await openLibrary();
    await otherSetup.database.drawings.put({ hash: drawingHash, drawing: { ...drawing.drawing, width: 1 } });
    expect(await checkAssets(otherSetup.testLibrary, otherSetup.journalDouble.bridge, false, isStopped)).toBe(0);
    expect(otherSetup.journalDouble.assets.size).toBe(0);
  });

  it('sends files of submissions to the journal and restores them unchanged', async () => {
    const { database, testLibrary, journalDouble } = await openLibrary();
    await saveSubmissions(database, 'cup', [{ name: 'a.json', bytes: new Blob(['{"not": "parsed"']) }], 1);
    const [{ content: submissionContent } = { content: '' }] = await database.lists.toArray();
    const assetHashes = findAssetHashes(JSON.stringify(await database.lists.toArray()));
    await checkAssets(testLibrary, journalDouble.bridge, false, isStopped);
    expect([...journalDouble.assets.values()].map(({ kind }) => kind)).toEqual(['drawing', 'file']);
    expect(assetHashes).toEqual([submissionContent.slice('sha256:'.length)]);
    await database.files.clear();
    await restoreMissingAssets(testLibrary, journalDouble.bridge, new Set(assetHashes), isStopped);
    const [submission] = await readSubmissions(database, 'cup');
    expect(await submission?.bytes.text()).toBe('{"not": "parsed"');
  });

  it('sends a drawing at the next start after the disk was full', async () => {
    const { testLibrary, journalDouble } = await openLibrary();
    journalDouble.refused = 'The disk is full.';
    expect(await checkAssets(testLibrary, journalDouble.bridge, false, isStopped)).toBe(0);
    journalDouble.refused = undefined;
    await checkAssets(testLibrary, journalDouble.bridge, false, isStopped);
    expect(journalDouble.assets.size).toBe(1);
  });
});
