/** Tests the context menu of a document list, and copying and pasting documents. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/character-list-screen.tsx';
import { listenForFiles } from '../../../../../src/renderer/features/transfer/incoming-files.ts';
import {
  type CardRequest,
  closeEnlargedCard,
  useCardRequest,
} from '../../../../../src/renderer/navigation/card-request.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import {
  getLibrary,
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, focus, press, rightClick, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const listRowNames = () => [...document.querySelectorAll('[data-key] strong')].map(getText);
const getCountText = () => getText(document.querySelector('h1 + [role="status"]'));
const listMenuLabels = () => [...document.querySelectorAll('[role=menuitem] [slot=label]')].map(getText);

beforeEach(async () => {
  await saveDocuments(
    'characters',
    ['Ada', 'Bo', 'Cy'].map((name) => createCharacter(name.toLowerCase(), { name })),
  );
  await renderScreen(
    <>
      <ListCommands />
      <CharacterListScreen />
    </>,
  );
  await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Bo', 'Cy']));
});

describe('the context menu of a list', () => {
  it('selects the row, offers its actions, and returns the focus to the row', async () => {
    const bo = await waitForElement('link', 'Bo');
    expect(rightClick(bo)).toBe(false);
    await waitForElement('menuitem', 'Open');
    expect(getCountText()).toBe('1 of 3 selected');
    expect(listMenuLabels()).toEqual(
      expect.arrayContaining(['Open', 'Tags', 'Rename', 'Duplicate', 'Copy', 'Export…', 'Delete']),
    );
    await press('Escape');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(bo));
    expect(getCountText()).toBe('3');
  });

  it('keeps a selection of several rows and acts on all of them', async () => {
    await click(await waitForElement('link', 'Ada'), { ctrlKey: true, detail: 1 });
    const cy = await waitForElement('link', 'Cy');
    await click(cy, { ctrlKey: true, detail: 1 });
    rightClick(cy);
    await waitForElement('menuitem', 'Delete');
    expect(findAll('menuitem', 'Open')).toHaveLength(0);
    await click(findOne('menuitem', 'Delete'));
    await waitFor(() => expect(listRowNames()).toEqual(['Bo']));
  });

  it('enlarges a card, from which the arrow keys go through the list', async () => {
    let request: CardRequest | undefined;
    const ShownRequest = () => {
      request = useCardRequest();
      return null;
    };
    await renderScreen(
      <>
        <ListCommands />
        <CharacterListScreen />
        <ShownRequest />
      </>,
    );
    rightClick(await waitForElement('link', 'Bo'));
    await click(await waitForElement('menuitem', /^Enlarge card/));
    await waitFor(() => expect(request).toEqual({ characterId: 'bo', characterIds: ['ada', 'bo', 'cy'] }));
    closeEnlargedCard();
  });

  it('leaves text boxes their own menu', () => {
    expect(rightClick(findOne('searchbox'))).toBe(true);
  });
});

describe('copying documents', () => {
  let clipboardText = '';
  let stopListening = () => {};
  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      clipboardText = text;
    });
    stopListening = listenForFiles(translate, GAMES, getLibrary(), () => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    stopListening();
  });

  function paste(text: string): void {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }

  it('copies the focused document as JSON, and pasting adds a copy with another id', async () => {
    await focus(await waitForElement('link', 'Bo'));
    await press('Control+c');
    await waitFor(() => expect(document.body.textContent).toContain('1 character copied.'));
    expect(JSON.parse(clipboardText)).toEqual(getStoredDocument('characters', 'bo'));
    // Some systems change line breaks.
    paste(clipboardText.replaceAll('\n', '\r\n'));
    await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Bo', 'Bo (copy)', 'Cy']));
    await press('Control+z');
    await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Bo', 'Cy']));
  });

  it('copies selected documents as one array, and pasting adds all copies as one step', async () => {
    await click(await waitForElement('link', 'Ada'), { ctrlKey: true, detail: 1 });
    await click(await waitForElement('link', 'Cy'), { ctrlKey: true, detail: 1 });
    await press('Control+c');
    await waitFor(() => expect(document.body.textContent).toContain('2 characters copied.'));
    expect(JSON.parse(clipboardText)).toHaveLength(2);
    paste(clipboardText);
    await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Ada (copy)', 'Bo', 'Cy', 'Cy (copy)']));
    await press('Control+z');
    await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Bo', 'Cy']));
  });
});
