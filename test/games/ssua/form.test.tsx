/** What the form of SSUA needs beyond plain fields: an object that is there or not, prices, a word that counts unsaid. */

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
import { rowOf } from '../../unit/renderer/features/teams/support.ts';

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
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted([rowOf(TRAM)], []);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <WithTexts>
        <LibraryContext value={library}>
          <Form />
        </LibraryContext>
      </WithTexts>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const NO_ART = { busy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };

function Form() {
  const item = useItem('characters', 'quick-tram');
  const editor = useEditor('characters', 'quick-tram');
  if (item?.kind !== 'ready') return null;
  const { document: hero } = item;
  const { findings } = judgeWithFixes(GAMES, hero);
  return (
    <DocumentProvider port={{ source: editor.source, findings, edit: editor.edit, draft: editor.draft }}>
      <FormView character={hero} settled={hero} factions={[]} art={NO_ART} label="Hero" />
    </DocumentProvider>
  );
}

const hero = () => library.stores.characters.get('quick-tram')?.row.document as unknown as Record<string, unknown>;
const place = (path: string) => page.querySelector(`[data-path="${path}"]`) as HTMLElement;
const input = (path: string) => place(path).querySelector('input') as HTMLInputElement;
const type = (path: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input(path)), 'value')?.set?.call(input(path), text);
    input(path).dispatchEvent(new Event('input', { bubbles: true }));
  });
const flip = (path: string) => act(async () => (place(path).querySelector('[role=switch]') as HTMLElement).click());

it('a pair is there as a whole or not at all, so that the document can always be read', async () => {
  expect(place('/physical/hit')).toBeNull();
  await flip('/physical');
  expect(hero().physical).toEqual({ hit: 0, resist: 0 });
  await type('/physical/hit', '6');
  expect(hero().physical).toEqual({ hit: 6, resist: 0 });
  expect(parseValue(GAMES, hero()).ok).toBe(true);
  await flip('/physical');
  expect(hero()).not.toHaveProperty('physical');
});

it('A-15, A-18: what is left out shows what counts', async () => {
  expect(input('/ap').placeholder).toBe('10');
  await type('/mind', '5');
  expect(input('/ap').placeholder).toBe('11');
  expect(input('/prices/swim').placeholder).toBe('2');
  await type('/prices/swim', '1');
  expect(hero().prices).toEqual({ swim: 1 });
  expect(place('/lift').textContent).toContain('None');
  expect(hero()).not.toHaveProperty('lift');
});
