/** Tests formatting card text with keys, buttons and the icon menu. */
import { expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getField, getInput, getText } from '../../../../support/page/find.ts';
import {
  getStoredDocument,
  putInMemory,
  renderScreen,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, typeText, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const TEXT_POINTER = '/talents/0/text';
const ORIGINAL_TEXT = 'The first point of Damage is ignored.';
const getTextInput = () => getInput(TEXT_POINTER);
const waitUntilReads = (expectedText: string) => waitFor(() => expect(getTextInput().value).toBe(expectedText));
const getStoredText = () => getStoredDocument<Character>('characters', 'ferry').talents?.[0]?.text;

it('formats card text in bold and italic by keys and buttons, inserts icons from a menu and reports an unknown icon', async () => {
  putInMemory('characters', [createCharacter('ferry', { talents: [{ name: 'Pressure Suit', text: ORIGINAL_TEXT }] })]);
  await renderScreen(<Fields id="ferry" pointers={['/talents']} />);
  const textField = getField(TEXT_POINTER);
  await fill(getTextInput(), 'Hits hard for {ppp}');
  const iconNotice = '{ppp} is no icon, so it is printed as written; did you mean {pp}?';
  await waitFor(() => expect(getText(getField(TEXT_POINTER))).toContain(iconNotice));
  await fill(getTextInput(), 'Hits hard for 2 ');
  await waitFor(() => expect(getText(getField(TEXT_POINTER))).not.toContain('no icon'));
  getTextInput().setSelectionRange(5, 9);
  await press('Control+b');
  await waitUntilReads('Hits **hard** for 2 ');
  await click(findOne('button', 'Italic', textField));
  await waitUntilReads('Hits ***hard*** for 2 ');
  // The selection remains, so the same key removes the format again.
  await press('Control+i');
  expect(findAll('dialog')).toEqual([]);
  await waitUntilReads('Hits **hard** for 2 ');
  getTextInput().setSelectionRange(getTextInput().value.length, getTextInput().value.length);
  await press('Tab');
  expect(document.activeElement).toBe(findOne('button', 'Bold', textField));
  await press('End');
  await press('Enter');
  await focus(await waitForElement('menuitem', /^\W*HP\W*$/));
  await press('Enter');
  await waitFor(() => expect(document.activeElement).toBe(getTextInput()));
  await typeText('!');
  await waitUntilReads('Hits **hard** for 2 {hp}!');
  expect(getStoredText()).toBe('Hits **hard** for 2 {hp}!');
  // Typing and each format are steps of undo, which leads back to the original text.
  for (let pressCount = 0; pressCount < 8 && getStoredText()?.includes('hard'); pressCount += 1)
    await press('Control+z');
  expect(getStoredText()).toBe(ORIGINAL_TEXT);
});
