/** Tests special fields of the SSUA form: an optional pair, prices, and placeholders that show defaults. */

import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormView } from '../../../src/renderer/features/documents/form/form-view.tsx';
import { DocumentProvider } from '../../../src/renderer/fields/document-provider.tsx';
import { judgeWithFixes } from '../../../src/renderer/games/judgements.ts';
import { Database } from '../../../src/renderer/store/database.ts';
import { Library } from '../../../src/renderer/store/library.ts';
import { LibraryContext, useItem } from '../../../src/renderer/store/library-context.ts';
import { useEditor } from '../../../src/renderer/store/undo/use-editor.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { act } from '../../support/page/act.ts';
import { WithTexts } from '../../support/page/with-texts.tsx';
import { createRow } from '../../unit/renderer/features/teams/support.ts';

const TRAM = {
  format: 'rollcall.character' as const,
  version: 1,
  ruleset: 'ssua',
  id: 'quick-tram',
  name: 'Quick Tram',
  agility: 6,
  mind: 4,
};

let library: Library;
let reactRoot: Root;
let container: HTMLElement;

beforeEach(async () => {
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted([createRow(TRAM)], []);
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <LibraryContext value={library}>
          <Form />
        </LibraryContext>
      </WithTexts>,
    ),
  );
});

afterEach(() => {
  reactRoot.unmount();
  container.remove();
});

const NO_ART = { isBusy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };

function Form() {
  const heroItem = useItem('characters', 'quick-tram');
  const editor = useEditor('characters', 'quick-tram');
  if (heroItem?.kind !== 'ready') return null;
  const { document: character } = heroItem;
  const { findings } = judgeWithFixes(GAMES, character);
  return (
    <DocumentProvider port={{ source: editor.source, findings, edit: editor.edit, saveDraft: editor.draft }}>
      <FormView character={character} deferredCharacter={character} factions={[]} art={NO_ART} label="Hero" />
    </DocumentProvider>
  );
}

const getHero = () => library.stores.characters.get('quick-tram')?.row.document as unknown as Record<string, unknown>;
const findField = (pointer: string) => container.querySelector(`[data-path="${pointer}"]`) as HTMLElement;
const findInput = (pointer: string) => findField(pointer).querySelector('input') as HTMLInputElement;
const typeInto = (pointer: string, typedText: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(findInput(pointer)), 'value')?.set?.call(
      findInput(pointer),
      typedText,
    );
    findInput(pointer).dispatchEvent(new Event('input', { bubbles: true }));
  });
const toggleField = (pointer: string) =>
  act(async () => (findField(pointer).querySelector('[role=switch]') as HTMLElement).click());

it('adds and removes the pair of hit and resist only as a whole, so that the document stays readable', async () => {
  expect(findField('/physical/hit')).toBeNull();
  await toggleField('/physical');
  expect(getHero().physical).toEqual({ hit: 0, resist: 0 });
  await typeInto('/physical/hit', '6');
  expect(getHero().physical).toEqual({ hit: 6, resist: 0 });
  expect(parseValue(GAMES, getHero()).ok).toBe(true);
  await toggleField('/physical');
  expect(getHero()).not.toHaveProperty('physical');
});

it('A-15, A-18: shows the default as the placeholder of an empty field', async () => {
  expect(findInput('/ap').placeholder).toBe('10');
  await typeInto('/mind', '5');
  expect(findInput('/ap').placeholder).toBe('11');
  expect(findInput('/prices/swim').placeholder).toBe('2');
  await typeInto('/prices/swim', '1');
  expect(getHero().prices).toEqual({ swim: 1 });
  expect(findField('/lift').textContent).toContain('None');
  expect(getHero()).not.toHaveProperty('lift');
});
