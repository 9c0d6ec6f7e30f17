/** Tests which row a template for decks shows, and that the studio remembers it. */
import { expect, it } from 'vitest';
import { StudioScreen } from '../../../../../src/renderer/features/studio/studio-screen.tsx';
import { resetPreferences } from '../../../../../src/renderer/preferences/preference.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createTemplate } from '../../../studio/support.ts';

setUpScreenForEachTest();

const createDeck = (changes: object = {}) => ({
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Item' }],
  rows: Array.from({ length: 150 }, (_row, index) => [index === 140 ? 'Iron Key' : `Thing ${index}`]),
  ...changes,
});
const findSubjectBox = async () => (await waitForElement('combobox', 'Shown with')) as HTMLInputElement;
const openStudio = async (template: object, deck: object) => {
  await saveDocuments('decks', [deck] as never);
  await saveDocuments('templates', [template] as never);
  await renderScreen(<StudioScreen id="test" />);
};

it('any row is found by its name, and the template is shown with it again', async () => {
  const template = createTemplate([], { of: 'row' });
  await openStudio(template, createDeck());
  await fill(await findSubjectBox(), 'iron');
  await press('Enter');
  await waitFor(async () => expect((await findSubjectBox()).placeholder).toBe('Iron Key'));
  await renderScreen(<p>Another screen</p>);
  await renderScreen(<StudioScreen id="test" />);
  expect((await findSubjectBox()).placeholder).toBe('Iron Key');
});

it('a template that a deck uses shows its first row, also where the remembered deck is gone', async () => {
  await openStudio(createTemplate([], { of: 'row', id: 'test' }), createDeck({ template: 'test', id: 'other-gear' }));
  await waitFor(async () => expect((await findSubjectBox()).placeholder).toBe('Thing 0'));
});

it('the elements and the properties fold', async () => {
  await openStudio(createTemplate([], { of: 'row' }), createDeck());
  const getPanes = () => document.querySelector('[data-no-properties]');
  expect(getPanes()).toBeNull();
  await click(await waitForElement('button', 'Show the properties'));
  expect(getPanes()).not.toBeNull();
  resetPreferences();
  await waitFor(() => expect(getPanes()).toBeNull());
});
