/** Tests the dialog of card templates: imports, refusals, a full disk, and applying a template to a card. */

import { beforeEach, expect, it, vi } from 'vitest';
import { findBuiltInTemplate } from '../../../../../src/renderer/features/templates/template-actions.ts';
import { createTemplateFile } from '../../../../../src/renderer/features/templates/template-file.ts';
import { TemplateRow } from '../../../../../src/renderer/features/templates/template-row.tsx';
import { ThemeRow } from '../../../../../src/renderer/features/templates/theme-row.tsx';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import type { Character as AnyCharacter } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import inkSaver from '../../../../../templates/cards/supers-unlimited/ink-saver/template.json' with { type: 'json' };
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import {
  getStoredDocument,
  putInMemory,
  reload,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const getDialog = () => findOne('dialog');
const getOwnRegion = () => findOne('region', 'Your own');
const waitForText = (...expectedTexts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const expectedText of expectedTexts) expect(getDialog().textContent).toMatch(expectedText);
  });
const getCardTemplate = () => getStoredDocument<Character>('characters', 'ferry').art?.template;

beforeEach(async () => {
  putInMemory('characters', [createCharacter('ferry')]);
  const renderRows = (shownCharacter: AnyCharacter) => (
    <>
      <TemplateRow character={shownCharacter} factions={[]} cardRef={{ current: null }} onPreview={() => {}} />
      <ThemeRow character={shownCharacter} />
    </>
  );
  await renderScreen(<Fields id="ferry" pointers={['/name']} renderBelow={renderRows} />);
  await click(findOne('button', /Card template$/));
  await click(await waitForElement('button', 'Import or edit templates…'));
  await waitForElement('dialog', 'Card templates');
  await waitForText('Classic', 'None yet.');
});

/** Chooses files as the file dialog of the button does. */
function chooseFiles(...fileSpecs: readonly (readonly [string, string | Uint8Array<ArrayBuffer> | object])[]): void {
  const fileInput = getDialog().querySelector('input[type=file]') as HTMLInputElement;
  const chosenFiles = fileSpecs.map(([fileName, content]) => {
    const isWritten = typeof content === 'string' || content instanceof Uint8Array;
    return new File([isWritten ? content : JSON.stringify(content)], fileName, { type: 'application/json' });
  });
  Object.defineProperty(fileInput, 'files', { value: chosenFiles, configurable: true });
  fileInput.dispatchEvent(new Event('change', { bubbles: true }));
}

it('the templates dialog refuses unreadable templates with the reason and its place', async () => {
  chooseFiles(['broken.card.json', '{']);
  await waitForText('broken.card.json is no card template that can be used:');
  chooseFiles(['odd.card.json', { format: 'rollcall.card-template', version: 1, id: 'odd', name: 'Odd', front: 7 }]);
  await waitForText('odd.card.json is no card template that can be used:', /front/);
  expect(getDialog().textContent).not.toContain('broken.card.json');
});

it('undo removes templates that were imported together', async () => {
  chooseFiles(
    ['one.card.json', { ...inkSaver, id: 'one', name: 'Plain one' }],
    ['two.card.json', { ...inkSaver, id: 'two', name: 'Plain two' }],
  );
  await waitForText('2 templates are among yours.');
  await waitForElement('button', 'Use Plain two');
  await click(findOne('button', 'Undo', getDialog()));
  await waitForText('None yet.');
});

it('a full disk neither saves nor removes a template, and the dialog says so', async () => {
  const classic = createTemplateFile(findBuiltInTemplate(GAMES, 'classic') as CardTemplate);
  const ownTemplateFile = ['mine.card.json', new Uint8Array(classic.bytes)] as const;
  const { put: originalPut, delete: originalDelete } = IDBObjectStore.prototype;
  let isFull = true;
  const failWhenFull = (objectStore: IDBObjectStore) => {
    if (isFull && objectStore.name === 'templates') throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...parameters: Parameters<typeof originalPut>
  ) {
    failWhenFull(this);
    return originalPut.apply(this, parameters);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    ...parameters: Parameters<typeof originalDelete>
  ) {
    failWhenFull(this);
    return originalDelete.apply(this, parameters);
  });
  const reason = 'The disk is full. Free some space and try again. Your templates are as they were.';

  chooseFiles(ownTemplateFile);
  await waitForText('Classic, own could not be saved among your templates:', reason, 'None yet.');

  isFull = false;
  chooseFiles(ownTemplateFile);
  await waitFor(() => expect(getOwnRegion().textContent).toContain('Classic, own'));
  await waitFor(() => expect(getDialog().textContent).not.toContain(reason));

  isFull = true;
  await click(findOne('button', 'Remove Classic, own'));
  await waitForText('Classic, own could not be removed:', reason);
  expect(getOwnRegion().textContent).toContain('Classic, own');
  isFull = false;
  await click(findOne('button', 'Remove Classic, own'));
  await waitForText('None yet.', 'Classic, own is removed.');
  await click(findOne('button', 'Undo', getDialog()));
  await waitFor(() => expect(getOwnRegion().textContent).toContain('Classic, own'));
});

it('a click applies a template to the card, undo restores the previous one, and only card templates are offered', async () => {
  expect(findOne('button', 'Use Classic').getAttribute('aria-pressed')).toBe('true');
  expect(findAll('button', /^Use /)).toHaveLength(6);
  await click(findOne('button', 'Use Tarot'));
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
  expect(getCardTemplate()).toBe('tarot');
  await press('Control+z');
  expect(getCardTemplate()).toBeUndefined();
});

it('a card keeps an imported template and its theme after a reload', async () => {
  await saveDocuments('characters', [createCharacter('ferry')]);
  const themes = [{ name: 'Night', colours: { ink: '#00ff7f' } }];
  chooseFiles(['mine.card.json', { ...inkSaver, id: 'mine', name: 'Mine', themes }]);
  await click(await waitForElement('button', 'Use Mine'));
  await click(await waitForElement('button', /Theme$/));
  await click(await waitForElement('option', 'Night'));
  await waitFor(() => expect(getText(findOne('button', /Theme$/))).toContain('Night'));
  await reload();
  await waitFor(() => expect(getText(findOne('button', /Card template$/))).toContain('Mine'));
  expect(getText(findOne('button', /Theme$/))).toContain('Night');
});
