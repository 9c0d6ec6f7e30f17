/** Tests the entries of form lists: focus, suggestions from other characters, and undo. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getField, getInput, getText } from '../../../../support/page/find.ts';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import {
  getStoredDocument,
  putInMemory,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, insertText, press, typeText, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const getCharacter = () => getStoredDocument<Character>('characters', 'ferry');
const getTalents = () => getCharacter().talents ?? [];
const getFocusedLabel = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Shows these fields of a character that is called FERRY. */
async function openForm(...pointers: string[]): Promise<void> {
  await saveDocuments('characters', [createCharacter('ferry')]);
  await renderScreen(<Fields id="ferry" pointers={pointers} />);
}

describe('the focus in a list of entries', () => {
  it('moves to an added entry, stays on a moved one and goes to the next one after a removal', async () => {
    await openForm('/talents', '/attacks');
    for (const talentName of ['Tide', 'A Sea']) {
      await focus(findOne('button', 'Add a Talent'));
      await press('Enter');
      // The text is typed at once. If the button still had the focus, the space would add another entry.
      await typeText(talentName);
    }
    expect(getTalents().map(({ name: talentName }) => talentName)).toEqual(['Tide', 'A Sea']);
    await chooseInRowMenu('Tide', 'Duplicate');
    expect(getTalents().map(({ name: talentName }) => talentName)).toEqual(['Tide', 'Tide', 'A Sea']);
    await waitFor(() => expect(document.activeElement).toBe(getInput('/talents/1/name')));
    for (const position of [1, 0]) {
      await chooseInRowMenu('A Sea', 'Move up');
      await waitFor(() => expect(getFocusedLabel()).toBe('More actions for A Sea'));
      expect(getInput(`/talents/${position}/name`).value).toBe('A Sea');
    }
    await chooseInRowMenu('A Sea', 'Remove');
    await waitFor(() => expect(document.activeElement).toBe(getInput('/talents/0/name')));
    for (const remainingCount of [1, 0]) {
      await chooseInRowMenu('Tide', 'Remove');
      expect(getTalents()).toHaveLength(remainingCount);
      const findNextFocus = () =>
        remainingCount === 0 ? findOne('button', 'Add a Talent') : getInput('/talents/0/name');
      await waitFor(() => expect(document.activeElement).toBe(findNextFocus()));
    }
    await focus(findOne('button', 'Add an attack'));
    await press('Enter');
    await typeText('Tow');
    expect(getCharacter().attacks[1]?.name).toBe('Tow');
  });
});

describe('undo and redo in a form', () => {
  it('change nothing beyond the first and the last step', async () => {
    await openForm('/name');
    await focus(getInput('/name'));
    await press('End');
    await typeText(' II');
    for (let pressCount = 0; pressCount < 4; pressCount += 1) await press('Control+z');
    expect(getCharacter().name).toBe('FERRY');
    for (const shortcut of ['Control+Shift+z', 'Control+y', 'Control+Shift+z', 'Control+y']) await press(shortcut);
    expect(getCharacter().name).toBe('FERRY II');
    await press('Control+z');
    await press('Control+y');
    expect(getCharacter().name).toBe('FERRY II');
    expect(getInput('/name').value).toBe('FERRY II');
  });

  it('work in quick succession before the page is drawn again', async () => {
    await openForm('/name');
    await focus(getInput('/name'));
    await press('End');
    await typeText(' II');
    const undoing = press('Control+z');
    const redoing = press('Control+y');
    await Promise.all([undoing, redoing]);
    expect(getCharacter().name).toBe('FERRY II');
  });
});

it('the undo button of a removal message restores the entry and keeps what was typed into other entries since', async () => {
  await saveDocuments('characters', [createCharacter('ferry', { talents: [{ name: 'Tide' }, { name: 'A Sea' }] })]);
  await renderScreen(<Fields id="ferry" pointers={['/talents']} />);
  await chooseInRowMenu('Tide', 'Remove');
  await fill(getInput('/talents/0/name'), 'The Sea');
  await click(findOne('button', 'Undo'));
  await waitFor(() => expect(getTalents().map(({ name: talentName }) => talentName)).toEqual(['Tide', 'The Sea']));
});

describe('a Talent that another character has', () => {
  const getNameInput = () => getInput('/talents/0/name');
  const getTextInput = () => getInput('/talents/0/text');
  const KNOWN_TALENTS = [
    { name: 'Ballast', text: 'Knockback moves Brasslung 2″ less.' },
    { name: 'Pressure Suit', text: 'The first point of Damage is ignored.' },
    { name: 'Gear', text: 'Useful things.', items: ['Storm lamp'] },
  ];

  async function openTalent(): Promise<void> {
    putInMemory('characters', [createCharacter('brasslung', { talents: KNOWN_TALENTS })]);
    await openForm('/talents');
    await click(findOne('button', 'Add a Talent'));
    await waitFor(() => expect(document.activeElement).toBe(getNameInput()));
  }

  it('gets its text when it is chosen by a word of that text, and Escape closes the list and keeps the typed name', async () => {
    await openTalent();
    await insertText('2″ less');
    await waitFor(() => findOne('option', /^Ballast/));
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(getTalents()).toEqual([KNOWN_TALENTS[0]]));
    await fill(getNameInput(), '');
    await insertText('Pre');
    await waitFor(() => findOne('option', /^Pressure Suit/));
    await press('Escape');
    await waitFor(() => expect(findAll('option')).toEqual([]));
    expect(getNameInput().value).toBe('Pre');
    // With no list open, Escape changes nothing.
    await press('Escape');
    expect(getNameInput().value).toBe('Pre');
    expect(document.activeElement).toBe(getNameInput());
    // Tab takes the known spelling of a fully typed name, and its text replaces the text of another known Talent.
    await fill(getNameInput(), 'pressure suit');
    await press('Tab');
    await waitFor(() => expect(getTalents()).toEqual([KNOWN_TALENTS[1]]));
    // A text that the user has typed is not replaced.
    await fill(getTextInput(), 'Written for this one alone.');
    await fill(getNameInput(), 'Ballast');
    await press('Tab');
    await waitFor(() => expect(getTalents()).toEqual([{ name: 'Ballast', text: 'Written for this one alone.' }]));
  });

  it('suggests its items one by one and accepts new items as they are typed', async () => {
    await openTalent();
    const findItemBox = () => findOne('combobox', 'Add: Items in brackets', getField('/talents/0')) as HTMLInputElement;
    const getItems = () => getTalents()[0]?.items;
    await insertText('Tools');
    await focus(findItemBox());
    await insertText('lamp');
    await waitFor(() => findOne('option', 'Storm lamp'));
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(getItems()).toEqual(['Storm lamp']));
    expect(findItemBox().value).toBe('');
    await insertText('Lamp oil');
    await press('Enter');
    await insertText('rope');
    await typeText(',');
    await insertText('Wick');
    await press('Tab');
    await waitFor(() => expect(getItems()).toEqual(['Storm lamp', 'Lamp oil', 'rope', 'Wick']));
    await focus(findItemBox());
    await insertText('Wi');
    await press('Escape');
    expect(findItemBox().value).toBe('Wi');
    await fill(findItemBox(), '');
    await press('Backspace');
    expect(getItems()).toEqual(['Storm lamp', 'Lamp oil', 'rope']);
    expect(findAll('row', undefined, getField('/talents/0')).map(getText)).toHaveLength(3);
  });
});
