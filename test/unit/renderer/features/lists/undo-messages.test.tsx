/** Tests the messages of undo and redo: they use the name of the document, never its id, and only one is shown at a time. */

import { beforeEach, describe, expect, it } from 'vitest';
import { useAllCommands } from '../../../../../src/renderer/commands/registry.ts';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/character-list-screen.tsx';
import { deleteDocument, deleteDocuments } from '../../../../../src/renderer/features/documents/document-actions.ts';
import { TABLE_NAMES } from '../../../../../src/renderer/store/rows.ts';
import {
  describeRedone,
  describeUndone,
  labelRedo,
  labelUndo,
  OPERATION_KINDS,
} from '../../../../../src/renderer/strings/library/operations.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getField, getText } from '../../../../support/page/find.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { getLibrary, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, press, waitFor } from '../../../../support/page/user-input.ts';
import { translate, translateToGerman } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

let commandLabels: readonly string[] = [];
function CommandProbe() {
  commandLabels = useAllCommands().map(({ label: commandLabel }) => commandLabel);
  return null;
}

const listToastTexts = () => [...document.querySelectorAll('[aria-label="Messages"] [data-kind]')].map(getText);
const listUndoButtons = () => findAll('button', 'Undo', document.querySelector('[aria-label="Messages"]') ?? document);

describe('on the list of characters', () => {
  beforeEach(async () => {
    await saveDocuments('characters', [
      createCharacter('hero-ue4pa3', { name: '' }),
      createCharacter('hero-x7', { name: 'Brasslung' }),
      createCharacter('hero-y8', { name: 'Fresnel' }),
    ]);
    await renderScreen(
      <>
        <ListCommands />
        <CommandProbe />
        <CharacterListScreen />
      </>,
    );
  });

  it('undo names the restored document and closes the toast of its deletion', async () => {
    await deleteDocument(translate, getLibrary(), 'characters', 'hero-x7', 'Brasslung');
    await waitFor(() => expect(commandLabels).toContain('Undo: delete Brasslung'));
    expect(listUndoButtons()).toHaveLength(1);
    await press('Control+z');
    await waitFor(() => expect(listToastTexts()).toEqual(['Undid: delete Brasslung.']));
    expect(listUndoButtons()).toHaveLength(0);
    await press('Control+Shift+z');
    await waitFor(() => expect(listToastTexts()).toEqual(['Redid: delete Brasslung.']));
  });

  it('messages call a document without a name unnamed, never by its id', async () => {
    await deleteDocument(translate, getLibrary(), 'characters', 'hero-ue4pa3', '');
    await waitFor(() => expect(listToastTexts()).toEqual(['An unnamed character was deleted.Undo']));
    await waitFor(() => expect(commandLabels).toContain('Undo: delete an unnamed character'));
    await press('Control+z');
    await waitFor(() => expect(listToastTexts()).toEqual(['Undid: delete an unnamed character.']));
    expect(document.body.textContent).not.toContain('ue4pa3');
  });

  it('undo keeps the toast of another deletion with its Undo button', async () => {
    await deleteDocument(translate, getLibrary(), 'characters', 'hero-x7', 'Brasslung');
    await deleteDocuments(translate, getLibrary(), 'characters', ['hero-ue4pa3', 'hero-y8']);
    await waitFor(() => expect(listUndoButtons()).toHaveLength(2));
    await press('Control+z');
    await waitFor(() =>
      expect(listToastTexts()).toEqual(['Brasslung was deleted.Undo', 'Undid: delete 2 characters.']),
    );
    const [undoButton] = listUndoButtons();
    if (undoButton !== undefined) await click(undoButton);
    await waitFor(() => expect(getLibrary().stores.characters.get('hero-x7')).toBeDefined());
  });
});

it('undo closes the toast of the removed entry that it restores', async () => {
  await saveDocuments('characters', [createCharacter('ferry', { talents: [{ name: 'Tide' }] })]);
  await renderScreen(<Fields id="ferry" pointers={['/talents']} />);
  await waitFor(() => getField('/talents/0'));
  await chooseInRowMenu('Tide', 'Remove');
  await waitFor(() => expect(listToastTexts()).toEqual(['Tide was removed.Undo']));
  await press('Control+z');
  await waitFor(() => expect(listToastTexts()).toEqual([]));
  expect(findOne('button', 'More actions for Tide')).toBeDefined();
});

describe.each([
  ['English', translate],
  ['German', translateToGerman],
])('messages in %s', (_, translator) => {
  it.each(TABLE_NAMES)('describe every operation on unnamed %s without empty quotes or codes', (storeName) => {
    for (const operationKind of OPERATION_KINDS) {
      for (const formatMessage of [labelUndo, labelRedo, describeUndone, describeRedone]) {
        const message = formatMessage(translator, { kind: operationKind, counts: { [storeName]: 1 }, name: '' });
        expect(message).not.toMatch(/“”|„“|undefined| {2}|: [.]|Unnamed/);
        expect(message.length).toBeGreaterThan(15);
      }
      expect(describeUndone(translator, { kind: operationKind, counts: { [storeName]: 3 } })).toMatch(/3 /);
    }
  });
});
