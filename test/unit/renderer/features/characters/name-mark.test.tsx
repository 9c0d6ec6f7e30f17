/** Tests the placeholder for the character's name in rules texts. */
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
import { click, fill, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const TEXT_POINTER = '/talents/0/text';
const BUTTON_NAME = 'Print ~ as the character’s name';
const getStored = () => getStoredDocument<Character>('characters', 'ferry');

it('offers in an older character to print a tilde as the name, and escapes the tildes of other texts', async () => {
  const talents = [
    { name: 'Pressure Suit', text: 'Ignores Damage.' },
    { name: 'Sonar', text: 'Sees ~6 inches far.' },
  ];
  putInMemory('characters', [createCharacter('ferry', { name: 'Ferry', talents })]);
  await renderScreen(<Fields id="ferry" pointers={['/talents']} />);
  expect(findAll('button', BUTTON_NAME)).toHaveLength(1);
  await fill(getInput(TEXT_POINTER), '~ ignores Damage.');
  await click(await waitFor(() => findOne('button', BUTTON_NAME, getField(TEXT_POINTER))));
  await waitFor(() => expect(getText(getField(TEXT_POINTER))).toContain('~ prints “Ferry”'));
  expect(findAll('button', BUTTON_NAME)).toEqual([]);
  await waitFor(() =>
    expect(getStored()).toMatchObject({
      nameMark: '~',
      talents: [{ text: '~ ignores Damage.' }, { text: 'Sees \\~6 inches far.' }],
    }),
  );
});

it('explains the tilde in a character with the placeholder, and says nothing about other texts', async () => {
  const talents = [{ name: 'Pressure Suit', text: 'Ignores Damage.' }];
  putInMemory('characters', [createCharacter('ferry', { name: '', nameMark: '~', talents })]);
  await renderScreen(<Fields id="ferry" pointers={['/talents']} />);
  expect(getText(getField(TEXT_POINTER))).not.toContain('~');
  await fill(getInput(TEXT_POINTER), '~’s turn');
  await waitFor(() => expect(getText(getField(TEXT_POINTER))).toContain('~ prints the character’s name'));
});
