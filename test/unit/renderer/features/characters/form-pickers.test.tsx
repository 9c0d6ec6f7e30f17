/** Tests form boxes with choices: their keys, their messages and the text that remains in them. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getField, getInput, getText } from '../../../../support/page/find.ts';
import {
  getStoredDocument,
  putInMemory,
  renderScreen,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, insertText, press, typeText, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const getCharacter = () => getStoredDocument<Character>('characters', 'ferry');
const findBox = () => findOne('combobox') as HTMLInputElement;
/** Returns the message below the box, which is hidden from screen readers while the list of the box is open. */
const getStatusText = (pointer: string) => getText(getField(pointer).querySelector('[role=status]'));
const getAllStatusTexts = () => findAll('status').map(getText).join('\n');

/** Shows the field and a name field to which the focus can move. */
async function showField(pointer: string): Promise<void> {
  putInMemory('characters', [createCharacter('ferry', { classes: ['fighter'] })]);
  await renderScreen(<Fields id="ferry" pointers={['/name', pointer]} />);
}

async function openAndFocus(pointer: string): Promise<void> {
  await showField(pointer);
  await focus(findBox());
}

const leaveBox = () => focus(getInput('/name'));

/** Closes the list if it is open, and moves the focus out of the box. */
async function closeAndLeave(): Promise<void> {
  await press('Escape');
  await press('Escape');
  await leaveBox();
}

describe('a box for several choices', () => {
  it.each([
    ['Mage', 'Enter'],
    ['  mAGE  ', 'Enter'],
    ['mage', 'Tab'],
    ['mag', 'Enter'],
  ])('adds a Class typed as "%s" with %s, and Delete removes it', async (typedText, keyName) => {
    await openAndFocus('/classes');
    await insertText(typedText);
    await press(keyName);
    await closeAndLeave();
    expect(getCharacter().classes).toEqual(['fighter', 'mage']);
    expect(findBox().value).toBe('');
    await focus(findOne('row', /^Mage/));
    await press('Delete');
    expect(getCharacter().classes).toEqual(['fighter']);
  });

  it('adds a fully typed name when the focus leaves the box', async () => {
    await openAndFocus('/classes');
    await insertText('mage');
    await leaveBox();
    expect(getCharacter().classes).toEqual(['fighter', 'mage']);
    expect(findBox().value).toBe('');
  });

  it('clears the typed text on Escape, and nothing else', async () => {
    await openAndFocus('/classes');
    await insertText('mage');
    await press('Escape');
    expect(findBox().value).toBe('');
    expect(document.activeElement).toBe(findBox());
    await closeAndLeave();
    expect(getCharacter().classes).toEqual(['fighter']);
  });

  it.each([
    ['plumber', 'There is no “plumber” to choose.'],
    ['fighter', 'Fighter is there already.'],
  ])(
    'says why "%s" is not taken, while its list is open and afterwards, and keeps no word of it',
    async (typedWord, expectedReason) => {
      await openAndFocus('/classes');
      await insertText(typedWord);
      await press('Enter');
      // The message is shown at the end of the open list, and below the box once the list is closed.
      await waitFor(() => expect(getAllStatusTexts()).toContain(expectedReason));
      await leaveBox();
      expect(findBox().value).toBe('');
      expect(getStatusText('/classes')).toBe(expectedReason);
      expect(getCharacter().classes).toEqual(['fighter']);
    },
  );

  it('adds nothing when several choices match, until one is focused', async () => {
    await openAndFocus('/weaknesses');
    await typeText('a');
    await press('Enter');
    await waitFor(() => expect(getAllStatusTexts()).toMatch(/fit: type on/));
    expect(getCharacter().weaknesses).toBeUndefined();
    await press('ArrowDown');
    await press('Enter');
    await closeAndLeave();
    expect(getCharacter().weaknesses).toHaveLength(1);
  });

  it('adds each word of a pasted list and reports the unknown ones', async () => {
    await openAndFocus('/keywords/elements');
    await fill(findBox(), 'Fire, water , Nonsense');
    expect(getStatusText('/keywords/elements')).toBe('There is no “Nonsense” to choose.');
    expect(getCharacter().keywords.elements).toEqual(['fire', 'water']);
  });

  it('adds no word that is still being composed', async () => {
    await openAndFocus('/classes');
    await insertText('mage');
    const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    findBox().dispatchEvent(new KeyboardEvent('keydown', composing));
    await closeAndLeave();
    expect(getCharacter().classes).toEqual(['fighter']);
  });
});

describe('a box for free words', () => {
  it('adds each pasted word once; Escape keeps an unfinished word and Backspace removes the last', async () => {
    await openAndFocus('/immunities');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Stun, Burn,\nStun; Freeze');
    findBox().dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    await waitFor(() => expect(getCharacter().immunities).toHaveLength(3));
    await insertText('Half a wo');
    await press('Escape');
    expect(findBox().value).toBe('Half a wo');
    expect(getCharacter().immunities).toHaveLength(3);
    await fill(findBox(), '');
    await press('Backspace');
    expect(getCharacter().immunities).toHaveLength(2);
    await insertText('Sleep');
    await press('Tab');
    expect(getCharacter().immunities?.[2]).toBe('Sleep');
  });

  it('adds no word that is still being composed', async () => {
    await openAndFocus('/immunities');
    await insertText('ねむ');
    findBox().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    await press('Shift');
    expect(getCharacter().immunities).toBeUndefined();
    expect(findBox().value).toBe('ねむ');
  });
});

describe('a box for factions', () => {
  it('shows each faction by its name', async () => {
    putInMemory('factions', [{ format: 'rollcall.faction', version: 1, id: 'nine', name: 'The Howling Nine' }]);
    putInMemory('characters', [createCharacter('ferry', { factions: ['nine'] })]);
    await renderScreen(<Fields id="ferry" pointers={['/factions']} />);
    await waitFor(() => findOne('row', 'The Howling Nine'));
  });
});

describe('the name of a Talent', () => {
  it('takes the spelling of a known Talent and keeps a new name', async () => {
    await showField('/talents');
    await click(findOne('button', 'Add a Talent'));
    const getNameInput = () => getInput('/talents/0/name');
    const getTalentName = () => getCharacter().talents?.[0]?.name;
    await waitFor(() => expect(document.activeElement).toBe(getNameInput()));
    await insertText('martial ARTS ');
    await press('Tab');
    expect(getTalentName()).toBe('Martial Arts');
    await fill(getNameInput(), 'Bell Ringing');
    await press('Escape');
    expect(getNameInput().value).toBe('Bell Ringing');
    await press('Tab');
    expect(getTalentName()).toBe('Bell Ringing');
  });
});

describe('the vulnerability switch of a Weakness', () => {
  it('E-27: stays on for Plasma X and cannot be turned off, and follows the document for other Keywords', async () => {
    const weaknesses = [{ keyword: 'plasma-x' }, { keyword: 'fire' }];
    putInMemory('characters', [createCharacter('ferry', { weaknesses })]);
    await renderScreen(<Fields id="ferry" pointers={['/name', '/weaknesses']} />);
    const [plasmaSwitch, fireSwitch] = findAll('switch') as HTMLInputElement[];
    expect([plasmaSwitch?.checked, plasmaSwitch?.disabled]).toEqual([true, true]);
    expect([fireSwitch?.checked, fireSwitch?.disabled]).toEqual([false, false]);
    await click(fireSwitch as HTMLInputElement);
    expect(getCharacter().weaknesses).toEqual([{ keyword: 'plasma-x' }, { keyword: 'fire', vulnerability: true }]);
  });
});
