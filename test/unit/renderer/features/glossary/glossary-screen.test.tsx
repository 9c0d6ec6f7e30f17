/** Tests the glossary: a text for all cards, a new name, a merge and a new entry, each undone in one step. */
import { expect, it } from 'vitest';
import { GlossaryScreen } from '../../../../../src/renderer/features/glossary/glossary-screen.tsx';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getInput, getText } from '../../../../support/page/find.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import {
  getLibrary,
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import {
  click,
  fill,
  focus,
  insertText,
  press,
  rightClick,
  waitFor,
  waitForElement,
} from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const findEntries = (labelText: string) =>
  findAll('button', new RegExp(`^${labelText}`), findOne('navigation', 'Entries'));
const getPanel = () => findOne('region', 'Entry');
const findField = (labelText: string) => findOne('textbox', labelText, getPanel());
const getTalents = () => getStoredDocument<Character>('characters', 'brasslung').talents;
const waitForText = (expectedText: string) => waitFor(() => expect(document.body.textContent).toContain(expectedText));

async function openGlossary(): Promise<void> {
  const pressureSuit = { name: 'Pressure Suit', text: 'The first point of Damage is ignored.' };
  await saveDocuments('characters', [
    createCharacter('brasslung', { talents: [{ name: 'Ballast', text: 'Two inches less.' }] }),
    createCharacter('other', { talents: [pressureSuit] }),
  ]);
  await renderScreen(
    <>
      <ListCommands />
      <GlossaryScreen />
    </>,
  );
}

it('the glossary applies a text and a new name to all cards that have the entry', async () => {
  await openGlossary();
  await click(findEntries('Ballast')[0] as HTMLElement);
  await fill(await waitForElement('textbox', 'Text on the card'), 'Heavy.');
  await focus(findOne('switch', 'Offered in forms', getPanel()));
  await click(await waitForElement('button', 'Put this text on 1 card'));
  await waitForText('The text of Ballast is on 1 card now.');
  // The card gets the new name, and the focus stays in the field that Tab reached.
  await fill(findField('Name'), 'Lead Boots');
  await press('Tab');
  await waitForText('Ballast is called Lead Boots on 1 card now.');
  await waitForElement('heading', 'Lead Boots', getPanel());
  expect(document.activeElement).toBe(findField('Text on the card'));
  expect(findOne('link', undefined, getPanel()).getAttribute('href')).toBe('#/characters/brasslung');
  expect(getTalents()).toEqual([{ name: 'Lead Boots', text: 'Heavy.' }]);

  await click(findOne('button', /Merge into/, getPanel()));
  await click(await waitForElement('option', 'Pressure Suit'));
  await waitForText('Lead Boots is Pressure Suit now, on 1 card too.');
  await waitFor(() => expect(findEntries('Lead Boots')).toEqual([]));
  expect(getTalents()?.[0]?.name).toBe('Pressure Suit');
  (document.activeElement as HTMLElement).blur();
  await press('Control+z');
  await waitFor(() => expect(findEntries('Lead Boots').map(getText)).toHaveLength(1));
  expect(getTalents()).toEqual([{ name: 'Lead Boots', text: 'Heavy.' }]);
});

it('the glossary keeps the text on the cards when the entry is merged into one without a text', async () => {
  const ballast = { name: 'Ballast', text: 'Two inches less.' };
  await saveDocuments('characters', [
    createCharacter('brasslung', { talents: [ballast] }),
    createCharacter('other', { talents: [{ name: 'Pressure Suit' }] }),
  ]);
  await renderScreen(<GlossaryScreen />);
  await click(findEntries('Ballast')[0] as HTMLElement);
  await click(await waitForElement('button', /Merge into/, getPanel()));
  await click(await waitForElement('option', 'Pressure Suit'));
  await waitForText('Ballast is Pressure Suit now, on 1 card too.');
  expect(getTalents()).toEqual([{ name: 'Pressure Suit', text: 'Two inches less.' }]);
});

it('the glossary saves a new entry when the user leaves the screen while typing its text', async () => {
  await openGlossary();
  await click(findOne('button', 'New in Spells'));
  await waitFor(() => expect(document.activeElement).toBe(findField('Name')));
  await insertText('Second Sight');
  await press('Tab');
  expect(document.activeElement).toBe(findField('Text on the card'));
  await insertText('Sees twice.');
  // Leaving the screen saves the entry, which takes a moment.
  await renderScreen(<Fields id="brasslung" pointers={['/spells']} />);
  await waitFor(() => expect(JSON.stringify(getLibrary().stores.glossaries.snapshot())).toContain('Sees twice.'));
  await click(findOne('button', 'Add a Spell'));
  await waitFor(() => expect(document.activeElement).toBe(getInput('/spells/0/name')));
  await insertText('second sight');
  await press('Tab');
  await waitFor(() => expect(getInput('/spells/0/text').value).toBe('Sees twice.'));
});

it('the menu of an entry opens it, and hides it from forms', async () => {
  await openGlossary();
  rightClick(findEntries('Ballast')[0] as HTMLElement);
  await click(await waitForElement('menuitem', 'Stop offering in forms'));
  await waitFor(() => expect(findEntries('Ballast')[0]?.textContent).toContain('Not offered'));
  rightClick(findEntries('Ballast')[0] as HTMLElement);
  await waitForElement('menuitem', 'Offer in forms');
  // An entry that cards have can't be deleted.
  expect(findAll('menuitem', 'Delete')).toEqual([]);
  await click(findOne('menuitem', 'Open'));
  await waitForElement('heading', 'Ballast', getPanel());
});
