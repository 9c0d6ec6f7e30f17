/** Tests the dialog with the versions of a document: saving, comparing, going back, renaming and deleting. */
import { expect, it, vi } from 'vitest';
import { UnreadableDocument } from '../../../../../src/renderer/features/documents/unavailable-document.tsx';
import { VersionsDialog } from '../../../../../src/renderer/features/versions/versions-dialog.tsx';
import { VersionsHost } from '../../../../../src/renderer/features/versions/versions-host.tsx';
import { showVersions } from '../../../../../src/renderer/navigation/versions-request.ts';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { findAll, findOne } from '../../../../support/page/find.ts';
import {
  getLibrary,
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const SUBJECT = { table: 'characters', id: 'elm' } as const;
const openDialog = async () => {
  await saveDocuments('characters', [createCharacter('elm')]);
  await renderScreen(<VersionsDialog subject={SUBJECT} />);
  await waitForText('No versions yet');
};
const waitForText = (expectedText: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(expectedText));
const saveAs = async (name: string) => {
  if (name !== '') await fill(findOne('textbox', 'Name of the new version'), name);
  await click(findOne('button', 'Save version'));
  await waitForText('Saved this version.');
};
const setConcept = (value: string) =>
  getLibrary().stores.characters.edit('elm', [{ op: 'set', path: '/concept', value }]);
const getConcept = () => getStoredDocument<Character & { concept?: string }>('characters', 'elm').concept;
const readVersionNames = async () =>
  (await getLibrary().database.versions.toArray()).map(({ name, isAutomatic }) => [name, isAutomatic === true]);

it('saves the current state under a name, says that it is the same as now, and lists what has changed since', async () => {
  await openDialog();
  await saveAs('For Saturday');
  await waitForElement('button', /For Saturday.*Same as now/);
  expect(findOne('button', 'Go back to this version').hasAttribute('disabled')).toBe(true);
  setConcept('Tall and old');
  await waitForText('1 change since');
  await waitForText(/Concept.*This version.*Now.*Tall and old/);
});

it('goes back in one step that undo reverts, and keeps the state before', async () => {
  await openDialog();
  setConcept('first');
  await saveAs('For Saturday');
  setConcept('second');
  await click(await waitForElement('button', 'Go back to this version'));
  await waitForText('ELM went back to the version For Saturday.');
  expect(getConcept()).toBe('first');
  expect((await readVersionNames()).sort()).toEqual([
    ['', true],
    ['For Saturday', false],
  ]);
  await click(findOne('button', 'Undo'));
  await waitFor(() => expect(getConcept()).toBe('second'));
  // The state is saved already, so going back once more adds no further version.
  await click(await waitForElement('button', /^For Saturday/));
  await click(await waitForElement('button', 'Go back to this version'));
  await waitFor(() => expect(getConcept()).toBe('first'));
  expect(await readVersionNames()).toHaveLength(2);
});

it('restores unfinished entries of fields with a version', async () => {
  await openDialog();
  getLibrary().stores.characters.setDraft('elm', '/level', '-');
  await saveAs('');
  getLibrary().stores.characters.edit('elm', [{ op: 'set', path: '/level', value: 7 }]);
  await click(await waitForElement('button', 'Go back to this version'));
  await waitFor(() => expect(getLibrary().stores.characters.get('elm')?.row.drafts).toEqual({ '/level': '-' }));
});

it('renames a version, deletes it, and undo brings it back', async () => {
  await openDialog();
  await saveAs('Draft');
  await click(await waitForElement('button', 'Rename'));
  await fill(await waitForElement('textbox', 'Name'), 'Final');
  await press('Enter');
  await waitForElement('button', /^Final/);
  await click(await waitForElement('button', 'Delete'));
  await waitForText('Deleted the version Final.');
  await waitForText('No versions yet');
  await click(findOne('button', 'Undo'));
  await waitForElement('button', /^Final/);
});

it('duplicates a version as a new document and opens it', async () => {
  await openDialog();
  setConcept('first');
  await saveAs('For Saturday');
  setConcept('second');
  await click(await waitForElement('button', 'Duplicate as a new document'));
  await waitFor(() => expect(location.hash).toMatch(/^#\/characters\/.+/));
  const copyId = location.hash.slice('#/characters/'.length);
  expect(getStoredDocument('characters', copyId)).toMatchObject({ id: copyId, name: 'ELM (copy)', concept: 'first' });
  expect(getConcept()).toBe('second');
});

it('shows a damaged version as unreadable, which can only be renamed and deleted', async () => {
  await openDialog();
  await getLibrary().database.versions.put({
    key: 'torn',
    owner: 'characters/elm',
    name: 'Torn',
    document: { format: 'rollcall.character' },
    savedAt: 1,
    updatedAt: 1,
    bytes: 1,
  });
  await waitForElement('button', /Torn.*Unreadable/);
  await waitForText('This version can’t be read.');
  expect(findAll('button', 'Go back to this version')).toEqual([]);
  await saveAs('Good');
  await waitForElement('button', /^Good/);
  expect(findAll('button', /Torn.*Unreadable/)).toHaveLength(1);
});

it('an unreadable document can go back to a version that was saved when it was readable', async () => {
  await openDialog();
  await saveAs('Good');
  await saveDocuments('characters', [{ id: 'elm', name: 'ELM' }]);
  const unreadableItem = getLibrary().stores.characters.get('elm');
  if (unreadableItem?.kind !== 'broken') throw new Error('The document is readable.');
  await renderScreen(
    <>
      <UnreadableDocument
        table="characters"
        item={unreadableItem}
        listRoute={{ screen: 'characters' }}
        onDelete={() => undefined}
      />
      <VersionsHost />
    </>,
  );
  await click(await waitForElement('button', 'Versions…'));
  await click(await waitForElement('button', 'Go back to this version'));
  await waitFor(() => expect(getStoredDocument('characters', 'elm')).toEqual(createCharacter('elm')));
});

it('closes when the address leads to another document', async () => {
  await saveDocuments('characters', [createCharacter('elm')]);
  await renderScreen(<VersionsHost />);
  showVersions(SUBJECT);
  await waitForText('No versions yet');
  location.hash = '#/characters/fir';
  await waitFor(() => expect(findAll('dialog', /Versions/)).toEqual([]));
});

it('says why a version could not be saved on a full disk, and keeps its name', async () => {
  await openDialog();
  const { put: originalPut } = IDBObjectStore.prototype;
  const fullDiskSpy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...parameters: Parameters<typeof originalPut>
  ) {
    if (this.name === 'versions') throw new DOMException('full', 'QuotaExceededError');
    return originalPut.apply(this, parameters);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fill(findOne('textbox', 'Name of the new version'), 'For Saturday');
  await click(findOne('button', 'Save version'));
  await waitForText(/Couldn’t save the version\. .*disk is full.* Nothing was changed\./);
  fullDiskSpy.mockRestore();
  await click(findOne('button', 'Save version'));
  await waitForElement('button', /^For Saturday/);
});
