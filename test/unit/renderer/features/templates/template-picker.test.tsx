/** Tests the picker of card templates next to the card: keyboard, preview and search. */
import { beforeEach, expect, it } from 'vitest';
import { TemplateRow } from '../../../../../src/renderer/features/templates/template-row.tsx';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import inkSaver from '../../../../../templates/cards/supers-unlimited/ink-saver/template.json' with { type: 'json' };
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import {
  getStoredDocument,
  putInMemory,
  renderScreen,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const getCardTemplate = () => getStoredDocument<Character>('characters', 'ferry').art?.template;
const getButton = () => findOne('button', /Card template$/);
let previewedIds: (string | undefined)[];

beforeEach(() => {
  previewedIds = [];
});

async function openPicker(): Promise<void> {
  putInMemory('characters', [createCharacter('ferry')]);
  await renderScreen(
    <Fields
      id="ferry"
      pointers={['/name']}
      renderBelow={(character) => (
        <TemplateRow
          character={character}
          factions={[]}
          cardRef={{ current: document.body }}
          onPreview={(templateId) => previewedIds.push(templateId)}
        />
      )}
    />,
  );
  await click(getButton());
  await waitFor(() => findOne('listbox', 'Card template'));
}

it('previews the template that has the focus, chooses it with Enter, and undo restores the previous one', async () => {
  await openPicker();
  expect(findOne('option', /^Classic\s*63/).getAttribute('aria-selected')).toBe('true');
  // Nothing is laid out here, so that arrow keys find no neighbor.
  await focus(findOne('option', /^Dashboard/));
  expect(previewedIds.at(-1)).toBe('dashboard');
  expect(getCardTemplate()).toBeUndefined();
  await press('Enter');
  await waitFor(() => expect(findAll('listbox')).toEqual([]));
  expect(getCardTemplate()).toBe('dashboard');
  expect(getText(getButton())).toContain('Dashboard');
  // The card shows its own template again.
  expect(previewedIds.at(-1)).toBeUndefined();
  await press('Control+z');
  expect(getCardTemplate()).toBeUndefined();
});

it('closes with Escape and changes nothing', async () => {
  await openPicker();
  await focus(findOne('option', /^Dashboard/));
  await press('Escape');
  await waitFor(() => expect(findAll('listbox')).toEqual([]));
  expect(getCardTemplate()).toBeUndefined();
  expect(previewedIds.at(-1)).toBeUndefined();
});

it('searches many templates by name and size', async () => {
  putInMemory('templates', [{ ...inkSaver, id: 'mine', name: 'Night Shift' }]);
  await openPicker();
  await fill(findOne('searchbox', 'Search card templates') as HTMLInputElement, 'night 120');
  await waitFor(() => expect(findAll('option').map(getText).join()).toMatch(/^Night Shift, Tarot/));
  expect(findAll('option')).toHaveLength(1);
  await fill(findOne('searchbox', 'Search card templates') as HTMLInputElement, 'nothing like it');
  await waitFor(() => expect(document.body.textContent).toContain('No template matches.'));
});
