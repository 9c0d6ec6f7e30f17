import { describe, expect, it } from 'vitest';
import {
  filterItems,
  isFilterActive,
  NO_FILTER,
  setFacetValue,
} from '../../../../../src/renderer/features/lists/filter/list-filter.ts';
import type { Column, Facet } from '../../../../../src/renderer/features/lists/list-kind.ts';
import { parseView } from '../../../../../src/renderer/features/lists/list-view.ts';
import {
  type ColumnWidths,
  createColumnStyle,
  getFittingColumns,
  getMaxColumnWidth,
  getRowFrame,
  MIN_COLUMN_WIDTH_PX,
} from '../../../../../src/renderer/features/lists/rows/column-layout.ts';
import { getNextSort, sortItems } from '../../../../../src/renderer/features/lists/sort.ts';
import { createItem, type Item } from '../../../../../src/renderer/store/item.ts';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { createSearchIndex } from '../../../../../src/shared/library/search/search-index.ts';
import { createCharacter } from '../teams/support.ts';

const OWN_VIEW = {
  layout: 'compact',
  sort: { by: 'level', down: true },
  filters: true,
  hidden: ['tags'],
  widths: { level: 80 },
};

const createCharacterItem = (document: { id: string }, itemTags?: readonly string[]) =>
  createItem(GAMES, 'characters', {
    id: document.id,
    document,
    updatedAt: 0,
    rev: 1,
    ...(itemTags && { tags: itemTags }),
  });
const CHARACTER_ITEMS = [
  createCharacterItem(createCharacter('ada', { level: 5, classes: ['tank', 'mage'] }), ['club']),
  createCharacterItem(createCharacter('bo', { level: 10, classes: ['mage'] })),
  createCharacterItem(createCharacter('cy', { level: 5, classes: [] }), ['club', 'loan']),
  createCharacterItem({ id: 'torn' }),
];
type Hero = Character & { level: number; classes: string[] };
const getCharacter = ({ document }: { document: Character }) => document as Hero;
const CLASSES: Facet<Character> = {
  id: 'class',
  label: 'Class',
  getValues: (characterItem) =>
    getCharacter(characterItem).classes.length === 0 ? [''] : getCharacter(characterItem).classes,
  getLabel: (facetValue) => facetValue || 'None',
  valueOrder: ['tank', 'mage'],
};
const LEVELS: Facet<Character> = {
  id: 'level',
  label: 'Level',
  getValues: (characterItem) => [String(getCharacter(characterItem).level)],
  getLabel: (facetValue) => `Level ${facetValue}`,
};
const LIST_KIND = {
  facets: [CLASSES, LEVELS],
  getSearchIndex: ({ name: characterName }: Character) => createSearchIndex([characterName]),
};
const getIds = (characterItems: readonly Item<Character>[]) => characterItems.map(({ id: itemId }) => itemId);

describe('filtering a document list', () => {
  it('keeps documents that have a chosen value in every facet, and unreadable ones only without a filter', () => {
    expect(getIds(filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, NO_FILTER).matchingItems)).toEqual([
      'ada',
      'bo',
      'cy',
      'torn',
    ]);
    const mageFilter = setFacetValue(NO_FILTER, 'class', 'mage', true);
    expect(getIds(filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, mageFilter).matchingItems)).toEqual([
      'ada',
      'bo',
    ]);
    const mageOrNoneFilter = setFacetValue(mageFilter, 'class', '', true);
    expect(getIds(filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, mageOrNoneFilter).matchingItems)).toEqual([
      'ada',
      'bo',
      'cy',
    ]);
    expect(
      getIds(
        filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, setFacetValue(mageOrNoneFilter, 'level', '5', true))
          .matchingItems,
      ),
    ).toEqual(['ada', 'cy']);
    expect(setFacetValue(mageFilter, 'class', 'mage', false)).toEqual(NO_FILTER);
    expect([isFilterActive(NO_FILTER), isFilterActive(mageFilter), isFilterActive({ text: ' ', chosen: {} })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('finds words of tags as well as words of the document', () => {
    const findIds = (searchText: string) =>
      getIds(filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, { text: searchText, chosen: {} }).matchingItems);
    expect(findIds('loan')).toEqual(['cy']);
    expect(findIds('club ada')).toEqual(['ada']);
    expect(findIds('club bo')).toEqual([]);
  });

  it('counts each facet under the choices of the others, in the order of the game, and keeps chosen values visible', () => {
    const levelFilter = setFacetValue(NO_FILTER, 'level', '5', true);
    const { values } = filterItems<'characters'>(
      LIST_KIND,
      CHARACTER_ITEMS,
      setFacetValue(levelFilter, 'class', 'gone', true),
      LIST_KIND.facets,
    );
    expect(values.get('class')?.map(({ value: facetValue, count }) => [facetValue, count])).toEqual([
      ['tank', 1],
      ['mage', 1],
      ['gone', 0],
      ['', 1],
    ]);
    expect(
      filterItems<'characters'>(LIST_KIND, CHARACTER_ITEMS, levelFilter, [LEVELS])
        .values.get('level')
        ?.map(({ label: facetLabel, count }) => [facetLabel, count]),
    ).toEqual([
      ['Level 5', 2],
      ['Level 10', 1],
    ]);
  });
});

describe('sorting and columns of a document list', () => {
  const levelColumn: Column<Character> = {
    id: 'level',
    label: 'Level',
    width: 60,
    dropPriority: 0,
    getSortKey: (characterItem) => getCharacter(characterItem).level,
    renderCell: () => null,
  };
  const tagsColumn: Column<Character> = {
    ...levelColumn,
    id: 'tags',
    getSortKey: ({ row: storedRow }) => storedRow.tags?.join(' '),
    dropPriority: 2,
  };

  it('sorts by name or by a column, keeps the order of equal ones and puts those without a value and unreadable ones last', () => {
    const sortIds = (columnId: string, isDescending: boolean) =>
      getIds(sortItems(CHARACTER_ITEMS, [levelColumn, tagsColumn], { by: columnId, down: isDescending }));
    expect(sortIds('name', false)).toEqual(['ada', 'bo', 'cy', 'torn']);
    expect(sortIds('name', true)).toEqual(['cy', 'bo', 'ada', 'torn']);
    expect(sortIds('level', false)).toEqual(['ada', 'cy', 'bo', 'torn']);
    expect(sortIds('level', true)).toEqual(['bo', 'ada', 'cy', 'torn']);
    expect(sortIds('tags', false)).toEqual(['ada', 'cy', 'bo', 'torn']);
    expect(sortIds('tags', true)).toEqual(['cy', 'ada', 'bo', 'torn']);
    expect(sortIds('a column of another game', true)).toEqual(['ada', 'bo', 'cy', 'torn']);
  });

  it('getNextSort goes from ascending to descending and back to names', () => {
    const ascendingSort = getNextSort({ by: 'name', down: false }, 'level');
    expect([
      ascendingSort,
      getNextSort(ascendingSort, 'level'),
      getNextSort(getNextSort(ascendingSort, 'level'), 'level'),
    ]).toEqual([
      { by: 'level', down: false },
      { by: 'level', down: true },
      { by: 'name', down: false },
    ]);
  });

  it('getFittingColumns drops the least important columns first when space is short', () => {
    const listFittingColumns = (listWidth: number) =>
      getFittingColumns([levelColumn, tagsColumn], listWidth, getRowFrame(listWidth, false), {}).map(
        ({ id: itemId }) => itemId,
      );
    expect(listFittingColumns(900)).toEqual(['level', 'tags']);
    expect(listFittingColumns(300)).toEqual(['level', 'tags']);
    expect(listFittingColumns(240)).toEqual(['level']);
    expect(listFittingColumns(100)).toEqual([]);
  });

  it('getMaxColumnWidth lets a column grow without pushing another one out', () => {
    const listWidth = 900;
    const rowFrame = getRowFrame(listWidth, false);
    const allColumns = [levelColumn, tagsColumn];
    const maxWidth = getMaxColumnWidth('level', allColumns, listWidth, rowFrame, {});
    const listFittingColumns = (columnWidths: ColumnWidths) =>
      getFittingColumns(allColumns, listWidth, rowFrame, columnWidths).map(({ id: itemId }) => itemId);
    expect(listFittingColumns({ level: maxWidth, name: 700, tags: 700 })).toEqual(['level', 'tags']);
    // This width and the widths of everything else fill the list.
    const usedWidth =
      maxWidth +
      tagsColumn.width +
      rowFrame.nameWidth +
      rowFrame.thumbnailWidth +
      rowFrame.toolsWidth +
      4 * rowFrame.columnGap +
      rowFrame.edgesWidth;
    expect(usedWidth).toBe(listWidth);
    // A narrower column leaves its space to the others. No column becomes too narrow to click.
    expect(getMaxColumnWidth('tags', allColumns, listWidth, rowFrame, { level: 44 })).toBe(
      getMaxColumnWidth('tags', allColumns, listWidth, rowFrame, {}) + levelColumn.width - 44,
    );
    expect(getMaxColumnWidth('level', allColumns, 100, getRowFrame(100, false), {})).toBe(MIN_COLUMN_WIDTH_PX);
  });

  it('createColumnStyle keeps the widths that the user has set and shares the remaining space', () => {
    const rowFrame = getRowFrame(900, false);
    const growingColumn = { ...tagsColumn, width: 110, grow: 0.8 };
    const getGridTracks = (columnWidths: ColumnWidths) =>
      createColumnStyle([levelColumn, growingColumn], rowFrame, columnWidths)['--tracks'];
    expect(getGridTracks({})).toBe('56px minmax(170px, 2.2fr) 60px minmax(110px, 0.8fr) 76px');
    expect(getGridTracks({ level: 50, tags: 300 })).toBe('56px minmax(170px, 2.2fr) 50px minmax(110px, 300px) 76px');
    // When every column has a width, the last track takes the remaining space and keeps the buttons at the edge.
    expect(getGridTracks({ name: 200, tags: 60 })).toBe('56px minmax(170px, 200px) 60px 60px minmax(76px, 1fr)');
  });

  it('parseView returns the default view for an unreadable one', () => {
    const defaultView = { layout: 'rows', sort: { by: 'name', down: false }, filters: false, hidden: [], widths: {} };
    const unreadableView = '{"layout":"pie","sort":7,"hidden":"tags","widths":{"level":"wide","tags":-4,"name":null}}';
    for (const storedView of [null, '', '{', 'null', unreadableView])
      expect(parseView(storedView)).toEqual(defaultView);
    expect(parseView(JSON.stringify(OWN_VIEW))).toEqual(OWN_VIEW);
  });
});
