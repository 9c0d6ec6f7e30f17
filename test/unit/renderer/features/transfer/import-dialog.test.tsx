/** Tests the messages of the import dialog and the documents that it writes. */
import { beforeEach, expect, it, vi } from 'vitest';
import team from '../../../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { ImportDialog } from '../../../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { findAll, findOne } from '../../../../support/page/find.ts';
import { ReadingWorker } from '../../../../support/page/reading-worker.ts';
import { getStoredDocument, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

const createFile = (fileName: string, content: unknown) => ({
  name: fileName,
  bytes: new Blob([typeof content === 'string' ? content : JSON.stringify(content, null, 2)]),
});
const openImportDialog = (...droppedFiles: readonly ReturnType<typeof createFile>[]) =>
  renderScreen(<ImportDialog sources={[{ kind: 'files', files: droppedFiles }]} />);
const waitForText = (expectedText: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(expectedText));
const listStored = (...characterIds: readonly string[]) =>
  characterIds.map((characterId) => getStoredDocument('characters', characterId) !== undefined);

it('the import dialog reports unreadable files with their place and imports the others', async () => {
  const character = createCharacter('elm');
  await openImportDialog(
    createFile('torn.hero.json', '{\n  "format": "rollcall.character",\n  "name": }'),
    createFile('wrong.hero.json', { ...character, id: 'x', level: 'six' }),
    createFile('newer.hero.json', { ...character, id: 'y', name: 'Tomorrow', version: 7 }),
    createFile('notes.txt', 'buy milk'),
    createFile('half.rollcall', 'PK\u0003\u0004 and no more'),
    createFile('good.hero.json', character),
  );
  await waitForText('5 files cannot be read');
  await waitForText('line 3, column 11');
  await waitForText(/Level: Rollcall expects a number here \(line \d+, column 12\)/);
  await waitForText('“Tomorrow” is of a newer Rollcall');
  await click(await waitForElement('button', 'Import 1'));
  await waitForText('ELM was imported.');
  expect(listStored('elm', 'x', 'y')).toEqual([true, false, false]);
});

it('the import dialog reports a file that crashes the worker and reads the next one', async () => {
  let remainingCrashes = 1;
  const CrashingWorker = class extends ReadingWorker {
    override postMessage(message: unknown): void {
      if (remainingCrashes-- > 0) this.crash();
      else super.postMessage(message);
    }
  };
  vi.stubGlobal('Worker', CrashingWorker);
  const hugeSource = { kind: 'files', files: [createFile('huge.rollcall', 'PK')] } as const;
  const readableSource = { kind: 'files', files: [createFile('fir.hero.json', createCharacter('fir'))] } as const;
  await renderScreen(<ImportDialog sources={[hugeSource, readableSource]} />);
  await waitForText('It could not be read: it takes more memory than there is.');
  await click(await waitForElement('button', 'Import 1'));
  await waitForText('FIR was imported.');
});

it('the import dialog imports the embedded characters of a team unless that is switched off, and opens the team', async () => {
  const members = [{ character: 'stranger' }];
  const importedTeam = { ...team, id: 'guests', name: 'Guests', members, characters: [createCharacter('stranger')] };
  await openImportDialog(createFile('t.team.json', importedTeam));
  await waitForText('New: 2');
  await waitForText('1 × STRANGER');
  const findEmbeddedSwitch = () => findOne('switch', 'Add STRANGER to my library too');
  await click(findEmbeddedSwitch());
  await waitForElement('button', 'Import 1');
  await click(findEmbeddedSwitch());
  await click(await waitForElement('button', 'Import 2'));
  await waitForText('Guests was imported, and 1 document that came in it.');
  expect(location.hash).toBe('#/teams/guests');
  expect(listStored('stranger')).toEqual([true]);
});

it('the import dialog imports nothing on a full disk, says so and keeps the choices for a retry', async () => {
  await openImportDialog(
    createFile('a.hero.json', createCharacter('fir')),
    createFile('b.hero.json', createCharacter('gorse')),
  );
  await waitForElement('button', 'Import 2');
  const { put: originalPut } = IDBObjectStore.prototype;
  let remainingWrites = 1;
  const fullDiskSpy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...parameters: Parameters<typeof originalPut>
  ) {
    if (this.name === 'characters' && remainingWrites-- <= 0) throw new DOMException('full', 'QuotaExceededError');
    return originalPut.apply(this, parameters);
  });
  await click(findOne('button', 'Import 2'));
  await waitForText('Nothing was imported: The disk is full.');
  expect(listStored('fir', 'gorse')).toEqual([false, false]);
  fullDiskSpy.mockRestore();
  await click(await waitForElement('button', 'Import 2'));
  await waitForText('2 documents were imported.');
  expect(listStored('fir', 'gorse')).toEqual([true, true]);
  await click(findOne('button', 'Undo'));
  await waitFor(() => expect(listStored('fir', 'gorse')).toEqual([false, false]));
  expect(findAll('alert')).toEqual([]);
});
