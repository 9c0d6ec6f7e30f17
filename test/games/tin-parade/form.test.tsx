/** The form and the list of a game that no component was written for. */

import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCharacter } from '../../../src/renderer/features/characters/actions.ts';
import { filterCharacters } from '../../../src/renderer/features/characters/list/filter.ts';
import { characterKind, characterList } from '../../../src/renderer/features/characters/list/kind.tsx';
import { FormView } from '../../../src/renderer/features/documents/form/form-view.tsx';
import { FacetPanel } from '../../../src/renderer/features/lists/filter/facet-panel.tsx';
import { filterList, NO_FILTER } from '../../../src/renderer/features/lists/filter/list-filter.ts';
import { DocumentRow } from '../../../src/renderer/features/lists/rows/document-row.tsx';
import { RowLine } from '../../../src/renderer/features/tables/row-line.tsx';
import { DocumentProvider } from '../../../src/renderer/fields/document-provider.tsx';
import { judgeWithFixes } from '../../../src/renderer/games/judgements.ts';
import { Database } from '../../../src/renderer/store/database.ts';
import { Library } from '../../../src/renderer/store/library.ts';
import { LibraryContext, useDocuments, useItem } from '../../../src/renderer/store/library-context.ts';
import { useEditor } from '../../../src/renderer/store/undo/use-editor.ts';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES_AND_PARADE as GAMES } from '../../support/games.ts';
import { act } from '../../support/page/act.ts';
import { chooseInRowMenu } from '../../support/page/row-menu.ts';
import { WithTexts } from '../../support/page/with-texts.tsx';
import { t } from '../../support/texts.ts';
import { rowOf } from '../../unit/renderer/features/teams/support.ts';
import type { Band } from './character.ts';
import { tinParade } from './index.ts';

const LOW_STREET: Band = {
  format: 'rollcall.character',
  version: 1,
  ruleset: 'tin-parade',
  id: 'low-street',
  name: 'Low Street Band',
  concept: 'Rain or shine',
  brass: 4,
  pace: 'double',
  tunes: [{ name: 'Kettle March' }],
};
const DOCK: Faction = { format: 'rollcall.faction', version: 1, id: 'dock', name: 'Dock Road' };

let library: Library;
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted([rowOf(LOW_STREET)], []);
  library.stores.factions.applyCommitted([rowOf(DOCK)], []);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const NO_ART = { busy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };

function Form() {
  const item = useItem('characters', 'low-street');
  const factions = useDocuments('factions');
  const editor = useEditor('characters', 'low-street');
  if (item?.kind !== 'ready') return null;
  const { document: band } = item;
  const { findings } = judgeWithFixes(GAMES, band);
  return (
    <DocumentProvider port={{ source: editor.source, findings, edit: editor.edit, draft: editor.draft }}>
      <FormView character={band} settled={band} factions={factions} art={NO_ART} label="Band" />
    </DocumentProvider>
  );
}

const show = (content: React.ReactNode) =>
  act(async () =>
    root.render(
      <WithTexts>
        <LibraryContext value={library}>{content}</LibraryContext>
      </WithTexts>,
    ),
  );
const band = () => library.stores.characters.get('low-street')?.row.document as Band;
const place = (path: string) => page.querySelector(`[data-path="${path}"]`) as HTMLElement;
const type = (path: string, text: string) =>
  act(async () => {
    const input = place(path).querySelector('input, textarea') as HTMLInputElement;
    // React listens to the native setter of the value, not to the one of the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (label: string) =>
  act(async () => {
    const found = [...page.querySelectorAll('button')].find(
      (b) => (b.getAttribute('aria-label') ?? b.textContent) === label,
    );
    if (found === undefined) throw new Error(`no button ${label}`);
    found.click();
  });

describe('the form of a band', () => {
  beforeEach(() => show(<Form />));

  it('has every section and field that the game describes, with its labels', () => {
    expect([...page.querySelectorAll('h2')].map((h) => h.textContent)).toEqual(['Band', 'Art', 'Tunes', 'Notes']);
    for (const label of ['Name', 'Motto', 'Horns', 'Drums', 'Pace', 'Streets', 'Tune', 'How it goes', 'Instruments']) {
      expect(page.textContent).toContain(label);
    }
    expect((place('/name').querySelector('input') as HTMLInputElement).value).toBe('Low Street Band');
    expect(place('/pace').textContent).toContain('Double');
  });

  it('writes text and numbers where they belong, and shows what counts while a field is empty', async () => {
    const drums = () => place('/drums').querySelector('input') as HTMLInputElement;
    expect(drums().placeholder).toBe('8');
    await type('/brass', '5');
    await type('/concept', '');
    expect(band()).toMatchObject({ brass: 5 });
    expect(band()).not.toHaveProperty('concept');
    expect(drums().placeholder).toBe('10');
    await type('/drums', '7');
    expect(band().drums).toBe(7);
    await type('/drums', '');
    expect(band()).not.toHaveProperty('drums');
  });

  it('says what the rules say below the row of the field', async () => {
    await type('/brass', '0');
    expect(page.textContent).toContain('The band has 0 horns; 1 would do.');
    expect(place('/brass').querySelector('[data-wrong]')).not.toBeNull();
  });

  it('adds, names, copies and removes entries of a list', async () => {
    await press('Add a tune');
    expect(document.activeElement).toBe(place('/tunes/1/name').querySelector('input'));
    await type('/tunes/1/name', 'Gutter Song');
    expect(band().tunes).toEqual([{ name: 'Kettle March' }, { name: 'Gutter Song' }]);
    await chooseInRowMenu('Gutter Song', 'Duplicate');
    await chooseInRowMenu('Kettle March', 'Remove');
    expect(band().tunes?.map(({ name }) => name)).toEqual(['Gutter Song', 'Gutter Song']);
  });
});

describe('bands in lists', () => {
  const items = () => library.stores.characters.snapshot();
  const TEMPLATES = { getName: (id: string) => id, getDefaultId: () => 'tin' };
  const kind = () => characterKind(t, characterList(t, GAMES, library, tinParade, []), TEMPLATES);
  const found = (text: string, words = {}) =>
    filterCharacters(t, GAMES, items(), { text, words }, new Map()).map(({ id }) => id);

  it('a row shows the number, the motto and the shape of the game', async () => {
    const [item] = items();
    if (item === undefined) throw new Error('no band');
    await show(<DocumentRow kind={kind()} item={item} columns={kind().columns} isCompact={false} isWide />);
    expect(page.textContent).toContain('Horns 4');
    expect(page.textContent).toContain('Rain or shine');
    expect(page.querySelector('[data-colour="green"]')?.textContent).toBe('Double');
  });

  it('a row is not drawn again when the names of templates come, but when anything else in it may be another', async () => {
    const [item] = items();
    if (item === undefined) throw new Error('no band');
    const lead = vi.fn(() => null);
    const row = (kind: ReturnType<typeof characterKind>) => (
      <DocumentRow kind={kind} item={item} columns={kind.columns} isCompact={false} isWide />
    );
    const list = { ...characterList(t, GAMES, library, tinParade, []), lead };
    await show(row(characterKind(t, list, TEMPLATES)));
    await show(row(characterKind(t, list, { ...TEMPLATES, getDefaultId: () => 'tin-ink-saver' })));
    expect(lead).toHaveBeenCalledTimes(1);
    await show(row(characterKind(t, { ...characterList(t, GAMES, library, tinParade, []), lead }, TEMPLATES)));
    expect(lead).toHaveBeenCalledTimes(2);
  });

  it('are searched and narrowed down by what the game says', () => {
    expect(found('kettle')).toEqual(['low-street']);
    expect(found('trombone')).toEqual([]);
    expect(found('', { '/pace': 'double' })).toEqual(['low-street']);
    expect(found('', { '/pace': 'slow' })).toEqual([]);
  });

  it('columns and filters are those of the game, with how many have each value', async () => {
    const { columns, facets } = kind();
    expect(columns.map(({ label }) => label).slice(0, 3)).toEqual(['Horns', 'Pace', 'Faction']);
    const { values } = filterList(kind(), items(), NO_FILTER, facets);
    await show(<FacetPanel facets={facets} values={values} filter={NO_FILTER} onChange={() => undefined} />);
    expect([...page.querySelectorAll('legend')].map(({ textContent }) => textContent)).toContain('Pace');
    expect(page.querySelector('input[aria-label="Double, 1"]')).not.toBeNull();
    expect(page.textContent).not.toContain('Class');
  });

  it('a row of a table says them in a few words', async () => {
    const row = { row: 2, name: LOW_STREET.name, document: LOW_STREET, faults: [] };
    await show(<RowLine row={row} cells={[]} touched={false} repairs={new Map()} onRepair={() => undefined} />);
    expect(page.textContent).toContain('4 horns, double');
  });

  it('a new one is made as the game says', async () => {
    vi.spyOn(library.operations, 'run').mockImplementation(async (_kind, [change]) => {
      expect(change?.after).toMatchObject({ ruleset: 'tin-parade', brass: 3, pace: 'brisk' });
      return { undo: async () => undefined } as never;
    });
    await createCharacter(t, library, tinParade);
    expect(library.operations.run).toHaveBeenCalledOnce();
  });
});
