/** Tests the fields of the credit line in the form of a character. */
import { expect, it } from 'vitest';
import { CreditsView } from '../../../../../../src/renderer/features/documents/form/credits-view.tsx';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { Fields } from '../../../../../support/page/fields.tsx';
import { findAll, findOne, getInput } from '../../../../../support/page/find.ts';
import {
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../../support/page/screen.tsx';
import { click, fill, press, waitFor } from '../../../../../support/page/user-input.ts';
import { createCharacter } from '../../teams/support.ts';

setUpScreenForEachTest();

const SYMBOL = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: 'ink' }] };
const getCredits = () => getStoredDocument<Character>('characters', 'ferry').credits;
const showFields = () => renderScreen(<Fields id="ferry" pointers={['/name']} renderBelow={() => <CreditsView />} />);

it('saves each part of the credit line, and removes a part that is emptied', async () => {
  await saveDocuments('characters', [createCharacter('ferry')]);
  await showFields();
  await fill(getInput('/credits/artist'), 'Ada');
  await fill(getInput('/credits/number'), '001/024');
  await waitFor(() => expect(getCredits()).toEqual({ artist: 'Ada', number: '001/024' }));
  await fill(getInput('/credits/number'), '');
  await waitFor(() => expect(getCredits()).toEqual({ artist: 'Ada' }));
});

it('asks for the maker of an image instead of that of a drawing', async () => {
  await saveDocuments('characters', [createCharacter('ferry', { art: { image: { src: 'a.png', credit: 'Ida' } } })]);
  await showFields();
  expect(getInput('/art/image/credit').value).toBe('Ida');
  expect(findAll('combobox', 'Artist')).toHaveLength(1);
});

it('suggests sets of other characters, and takes their symbol along', async () => {
  await saveDocuments('characters', [
    createCharacter('ferry'),
    createCharacter('other', { credits: { set: 'First Watch', symbol: SYMBOL } }),
  ]);
  await showFields();
  const setInput = getInput('/credits/set');
  setInput.focus();
  await fill(setInput, 'first watch');
  await press('Enter');
  await waitFor(() => expect(getCredits()).toEqual({ set: 'First Watch', symbol: SYMBOL }));
  await click(findOne('button', 'Remove symbol'));
  await waitFor(() => expect(getCredits()).toEqual({ set: 'First Watch' }));
  await waitFor(() => expect(document.activeElement).toBe(findOne('button', 'Choose a symbol')));
  const labelId = document.activeElement?.closest('[role="group"]')?.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(labelId)?.textContent).toBe('Set symbol');
});

it('removes the symbol of the previous set when the character gets a new set', async () => {
  await saveDocuments('characters', [createCharacter('ferry', { credits: { set: 'Old', symbol: SYMBOL } })]);
  await showFields();
  const setInput = getInput('/credits/set');
  setInput.focus();
  await fill(setInput, 'Second Watch');
  await press('Enter');
  await waitFor(() => expect(getCredits()).toEqual({ set: 'Second Watch' }));
});
