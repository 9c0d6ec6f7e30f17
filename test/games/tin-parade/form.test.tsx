/** Tests the form and the document list of an added game, which has no components of its own. */

import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCharacter } from '../../../src/renderer/features/characters/character-actions.ts';
import { filterCharacters } from '../../../src/renderer/features/characters/list/character-filter.ts';
import {
  createCharacterList,
  createCharacterListKind,
} from '../../../src/renderer/features/characters/list/character-list-kind.tsx';
import { FormView } from '../../../src/renderer/features/documents/form/form-view.tsx';
import { FacetPanel } from '../../../src/renderer/features/lists/filter/facet-panel.tsx';
import { filterItems, NO_FILTER } from '../../../src/renderer/features/lists/filter/list-filter.ts';
import { DocumentRow } from '../../../src/renderer/features/lists/rows/document-row.tsx';
import { RowLine } from '../../../src/renderer/features/spreadsheets/row-line.tsx';
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
import { translate } from '../../support/texts.ts';
import { createRow } from '../../unit/renderer/features/teams/support.ts';
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
let reactRoot: Root;
let container: HTMLElement;

beforeEach(() => {
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted([createRow(LOW_STREET)], []);
  library.stores.factions.applyCommitted([createRow(DOCK)], []);
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
});

afterEach(() => {
  reactRoot.unmount();
  container.remove();
});

const NO_ART = { isBusy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };

function Form() {
  const bandItem = useItem('characters', 'low-street');
  const factions = useDocuments('factions');
  const editor = useEditor('characters', 'low-street');
  if (bandItem?.kind !== 'ready') return null;
  const { document: character } = bandItem;
  const { findings } = judgeWithFixes(GAMES, character);
  return (
    <DocumentProvider port={{ source: editor.source, findings, edit: editor.edit, saveDraft: editor.draft }}>
      <FormView character={character} deferredCharacter={character} factions={factions} art={NO_ART} label="Band" />
    </DocumentProvider>
  );
}

const renderPage = (content: React.ReactNode) =>
  act(async () =>
    reactRoot.render(
      <WithTexts>
        <LibraryContext value={library}>{content}</LibraryContext>
      </WithTexts>,
    ),
  );
const getBand = () => library.stores.characters.get('low-street')?.row.document as Band;
const findField = (pointer: string) => container.querySelector(`[data-path="${pointer}"]`) as HTMLElement;
const typeInto = (pointer: string, typedText: string) =>
  act(async () => {
    const inputElement = findField(pointer).querySelector('input, textarea') as HTMLInputElement;
    // React overrides the setter of the element, so the native one is called to make React see the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value')?.set?.call(inputElement, typedText);
    inputElement.dispatchEvent(new Event('input', { bubbles: true }));
  });
const pressButton = (buttonLabel: string) =>
  act(async () => {
    const button = [...container.querySelectorAll('button')].find(
      (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === buttonLabel,
    );
    if (button === undefined) throw new Error(`no button ${buttonLabel}`);
    button.click();
  });

describe('the form of an added game', () => {
  beforeEach(() => renderPage(<Form />));

  it('shows every section and field that the game describes, with its labels', () => {
    expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Band',
      'Art',
      'Tunes',
      'Notes',
    ]);
    for (const fieldLabel of [
      'Name',
      'Motto',
      'Horns',
      'Drums',
      'Pace',
      'Streets',
      'Tune',
      'How it goes',
      'Instruments',
    ]) {
      expect(container.textContent).toContain(fieldLabel);
    }
    expect((findField('/name').querySelector('input') as HTMLInputElement).value).toBe('Low Street Band');
    expect(findField('/pace').textContent).toContain('Double');
  });

  it('writes text and numbers to the document, and shows the default in an empty field', async () => {
    const findDrums = () => findField('/drums').querySelector('input') as HTMLInputElement;
    expect(findDrums().placeholder).toBe('8');
    await typeInto('/brass', '5');
    await typeInto('/concept', '');
    expect(getBand()).toMatchObject({ brass: 5 });
    expect(getBand()).not.toHaveProperty('concept');
    expect(findDrums().placeholder).toBe('10');
    await typeInto('/drums', '7');
    expect(getBand().drums).toBe(7);
    await typeInto('/drums', '');
    expect(getBand()).not.toHaveProperty('drums');
  });

  it('shows a finding below the row of its field', async () => {
    await typeInto('/brass', '0');
    expect(container.textContent).toContain('The band has 0 horns; 1 would do.');
    expect(findField('/brass').querySelector('[data-wrong]')).not.toBeNull();
  });

  it('adds, edits, duplicates and removes entries of a list', async () => {
    await pressButton('Add a tune');
    expect(document.activeElement).toBe(findField('/tunes/1/name').querySelector('input'));
    await typeInto('/tunes/1/name', 'Gutter Song');
    expect(getBand().tunes).toEqual([{ name: 'Kettle March' }, { name: 'Gutter Song' }]);
    await chooseInRowMenu('Gutter Song', 'Duplicate');
    await chooseInRowMenu('Kettle March', 'Remove');
    expect(getBand().tunes?.map(({ name }) => name)).toEqual(['Gutter Song', 'Gutter Song']);
  });
});

describe('the document list of an added game', () => {
  const listItems = () => library.stores.characters.snapshot();
  const TEMPLATES = { getName: (bandId: string) => bandId, getDefaultId: () => 'tin' };
  const createListKind = () =>
    createCharacterListKind(translate, createCharacterList(translate, GAMES, library, tinParade, []), TEMPLATES);
  const findBands = (searchText: string, facetWords = {}) =>
    filterCharacters(translate, GAMES, listItems(), { searchText, facetWords }, new Map()).map(({ id }) => id);

  it('shows the number, the motto and the chip of the game in a row', async () => {
    const [bandItem] = listItems();
    if (bandItem === undefined) throw new Error('no band');
    await renderPage(
      <DocumentRow
        listKind={createListKind()}
        item={bandItem}
        columns={createListKind().columns}
        isCompact={false}
        isWide
      />,
    );
    expect(container.textContent).toContain('Horns 4');
    expect(container.textContent).toContain('Rain or shine');
    expect(container.querySelector('[data-colour="green"]')?.textContent).toBe('Double');
  });

  it('redraws a row when its list changes, but not when only the template names change', async () => {
    const [bandItem] = listItems();
    if (bandItem === undefined) throw new Error('no band');
    const renderThumbnail = vi.fn(() => null);
    const renderRow = (listKind: ReturnType<typeof createCharacterListKind>) => (
      <DocumentRow listKind={listKind} item={bandItem} columns={listKind.columns} isCompact={false} isWide />
    );
    const characterList = {
      ...createCharacterList(translate, GAMES, library, tinParade, []),
      renderThumbnail,
    };
    await renderPage(renderRow(createCharacterListKind(translate, characterList, TEMPLATES)));
    await renderPage(
      renderRow(
        createCharacterListKind(translate, characterList, { ...TEMPLATES, getDefaultId: () => 'tin-ink-saver' }),
      ),
    );
    expect(renderThumbnail).toHaveBeenCalledTimes(1);
    await renderPage(
      renderRow(
        createCharacterListKind(
          translate,
          { ...createCharacterList(translate, GAMES, library, tinParade, []), renderThumbnail },
          TEMPLATES,
        ),
      ),
    );
    expect(renderThumbnail).toHaveBeenCalledTimes(2);
  });

  it('searches and filters by the fields of the game', () => {
    expect(findBands('kettle')).toEqual(['low-street']);
    expect(findBands('trombone')).toEqual([]);
    expect(findBands('', { '/pace': 'double' })).toEqual(['low-street']);
    expect(findBands('', { '/pace': 'slow' })).toEqual([]);
  });

  it('shows the columns and filters of the game, with the number of documents for each value', async () => {
    const { columns, facets } = createListKind();
    expect(columns.map(({ label }) => label).slice(0, 3)).toEqual(['Horns', 'Pace', 'Faction']);
    const { values } = filterItems(createListKind(), listItems(), NO_FILTER, facets);
    await renderPage(<FacetPanel facets={facets} values={values} filter={NO_FILTER} onChange={() => undefined} />);
    expect([...container.querySelectorAll('legend')].map(({ textContent }) => textContent)).toContain('Pace');
    expect(container.querySelector('input[aria-label="Double, 1"]')).not.toBeNull();
    expect(container.textContent).not.toContain('Class');
  });

  it('summarizes a character in a row of a spreadsheet', async () => {
    const rowReading = { row: 2, name: LOW_STREET.name, document: LOW_STREET, faults: [] };
    await renderPage(
      <RowLine rowReading={rowReading} cells={[]} isRepaired={false} repairs={new Map()} onRepair={() => undefined} />,
    );
    expect(container.textContent).toContain('4 horns, double');
  });

  it('creates a new character as the game says', async () => {
    vi.spyOn(library.operations, 'run').mockImplementation(async (_operation, [change]) => {
      expect(change?.after).toMatchObject({ ruleset: 'tin-parade', brass: 3, pace: 'brisk' });
      return { undo: async () => undefined } as never;
    });
    await createCharacter(translate, library, tinParade);
    expect(library.operations.run).toHaveBeenCalledOnce();
  });
});
