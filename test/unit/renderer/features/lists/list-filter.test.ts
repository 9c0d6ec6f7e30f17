import { describe, expect, it } from 'vitest';
import {
  filterList,
  isNarrowed,
  NO_FILTER,
  withValue,
} from '../../../../../src/renderer/features/lists/filter/list-filter.ts';
import type { Column, Facet } from '../../../../../src/renderer/features/lists/kind.ts';
import {
  fittingColumns,
  frameOf,
  LEAST_WIDTH,
  mostWidth,
  type Widths,
  widthsOf,
} from '../../../../../src/renderer/features/lists/rows/columns.ts';
import { nextSort, sortItems } from '../../../../../src/renderer/features/lists/sort.ts';
import { readView } from '../../../../../src/renderer/features/lists/view.ts';
import { createItem, type Item } from '../../../../../src/renderer/store/item.ts';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { createSearchIndex } from '../../../../../src/shared/library/search/search-index.ts';
import { character } from '../teams/support.ts';

const OWN_VIEW = {
  layout: 'compact',
  sort: { by: 'level', down: true },
  filters: true,
  hidden: ['tags'],
  widths: { level: 80 },
};

const row = (document: { id: string }, tags?: readonly string[]) =>
  createItem(GAMES, 'characters', { id: document.id, document, updatedAt: 0, rev: 1, ...(tags && { tags }) });
const ITEMS = [
  row(character('ada', { level: 5, classes: ['tank', 'mage'] }), ['club']),
  row(character('bo', { level: 10, classes: ['mage'] })),
  row(character('cy', { level: 5, classes: [] }), ['club', 'loan']),
  row({ id: 'torn' }),
];
type Hero = Character & { level: number; classes: string[] };
const heroOf = ({ document }: { document: Character }) => document as Hero;
const CLASSES: Facet<Character> = {
  id: 'class',
  label: 'Class',
  valuesOf: (item) => (heroOf(item).classes.length === 0 ? [''] : heroOf(item).classes),
  labelOf: (value) => value || 'None',
  order: ['tank', 'mage'],
};
const LEVELS: Facet<Character> = {
  id: 'level',
  label: 'Level',
  valuesOf: (item) => [String(heroOf(item).level)],
  labelOf: (value) => `Level ${value}`,
};
const KIND = { facets: [CLASSES, LEVELS], indexOf: ({ name }: Character) => createSearchIndex([name]) };
const idsOf = (items: readonly Item<Character>[]) => items.map(({ id }) => id);

describe('a filter', () => {
  it('lets through what has one of the values of every facet; what cannot be read has none', () => {
    expect(idsOf(filterList<'characters'>(KIND, ITEMS, NO_FILTER).shown)).toEqual(['ada', 'bo', 'cy', 'torn']);
    const mages = withValue(NO_FILTER, 'class', 'mage', true);
    expect(idsOf(filterList<'characters'>(KIND, ITEMS, mages).shown)).toEqual(['ada', 'bo']);
    const both = withValue(mages, 'class', '', true);
    expect(idsOf(filterList<'characters'>(KIND, ITEMS, both).shown)).toEqual(['ada', 'bo', 'cy']);
    expect(idsOf(filterList<'characters'>(KIND, ITEMS, withValue(both, 'level', '5', true)).shown)).toEqual([
      'ada',
      'cy',
    ]);
    expect(withValue(mages, 'class', 'mage', false)).toEqual(NO_FILTER);
    expect([isNarrowed(NO_FILTER), isNarrowed(mages), isNarrowed({ text: ' ', chosen: {} })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('finds words of tags beside those of the document', () => {
    const shownFor = (text: string) => idsOf(filterList<'characters'>(KIND, ITEMS, { text, chosen: {} }).shown);
    expect(shownFor('loan')).toEqual(['cy']);
    expect(shownFor('club ada')).toEqual(['ada']);
    expect(shownFor('club bo')).toEqual([]);
  });

  it('counts for each facet what all others leave, in the order of the game, and keeps chosen values in sight', () => {
    const level5 = withValue(NO_FILTER, 'level', '5', true);
    const { values } = filterList<'characters'>(KIND, ITEMS, withValue(level5, 'class', 'gone', true), KIND.facets);
    expect(values.get('class')?.map(({ value, count }) => [value, count])).toEqual([
      ['tank', 1],
      ['mage', 1],
      ['gone', 0],
      ['', 1],
    ]);
    expect(
      filterList<'characters'>(KIND, ITEMS, level5, [LEVELS])
        .values.get('level')
        ?.map(({ label, count }) => [label, count]),
    ).toEqual([
      ['Level 5', 2],
      ['Level 10', 1],
    ]);
  });
});

describe('the order of a list', () => {
  const level: Column<Character> = {
    id: 'level',
    label: 'Level',
    width: 60,
    goes: 0,
    keyOf: (item) => heroOf(item).level,
    cell: () => null,
  };
  const tags: Column<Character> = { ...level, id: 'tags', keyOf: ({ row }) => row.tags?.join(' '), goes: 2 };

  it('is by name unless a column says otherwise; equal ones stay, ones without a value come last either way', () => {
    const by = (column: string, down: boolean) => idsOf(sortItems(ITEMS, [level, tags], { by: column, down }));
    expect(by('name', false)).toEqual(['ada', 'bo', 'cy', 'torn']);
    expect(by('name', true)).toEqual(['torn', 'cy', 'bo', 'ada']);
    expect(by('level', false)).toEqual(['ada', 'cy', 'bo', 'torn']);
    expect(by('level', true)).toEqual(['bo', 'ada', 'cy', 'torn']);
    expect(by('tags', false)).toEqual(['ada', 'cy', 'bo', 'torn']);
    expect(by('tags', true)).toEqual(['cy', 'ada', 'bo', 'torn']);
    expect(by('a column of another game', true)).toEqual(['ada', 'bo', 'cy', 'torn']);
  });

  it('goes up, down and back to the names', () => {
    const up = nextSort({ by: 'name', down: false }, 'level');
    expect([up, nextSort(up, 'level'), nextSort(nextSort(up, 'level'), 'level')]).toEqual([
      { by: 'level', down: false },
      { by: 'level', down: true },
      { by: 'name', down: false },
    ]);
  });

  it('columns give way where there is little room, those that matter least first', () => {
    const fits = (width: number) => fittingColumns([level, tags], width, frameOf(width, false), {}).map(({ id }) => id);
    expect(fits(900)).toEqual(['level', 'tags']);
    expect(fits(300)).toEqual(['level', 'tags']);
    expect(fits(240)).toEqual(['level']);
    expect(fits(100)).toEqual([]);
  });

  it('a column that was made wider takes no other away, and gets what is left at most', () => {
    const width = 900;
    const frame = frameOf(width, false);
    const all = [level, tags];
    const most = mostWidth('level', all, width, frame, {});
    const fits = (widths: Widths) => fittingColumns(all, width, frame, widths).map(({ id }) => id);
    expect(fits({ level: most, name: 700, tags: 700 })).toEqual(['level', 'tags']);
    // With it and what all others need, the list is full.
    const taken = most + tags.width + frame.name + frame.lead + frame.tools + 4 * frame.gap + frame.edges;
    expect(taken).toBe(width);
    // One that is narrower leaves its room to others, down to where nothing is left to press.
    expect(mostWidth('tags', all, width, frame, { level: 44 })).toBe(
      mostWidth('tags', all, width, frame, {}) + level.width - 44,
    );
    expect(mostWidth('level', all, 100, frameOf(100, false), {})).toBe(LEAST_WIDTH);
  });

  it('columns are as wide as the user has made them, and share what is left otherwise', () => {
    const frame = frameOf(900, false);
    const growing = { ...tags, width: 110, grow: 0.8 };
    const tracks = (widths: Widths) => widthsOf([level, growing], frame, widths)['--tracks'];
    expect(tracks({})).toBe('56px minmax(170px, 2.2fr) 60px minmax(110px, 0.8fr) 76px');
    expect(tracks({ level: 50, tags: 300 })).toBe('56px minmax(170px, 2.2fr) 50px minmax(110px, 300px) 76px');
    // Where all have a width, the buttons keep to the edge.
    expect(tracks({ name: 200, tags: 60 })).toBe('56px minmax(170px, 200px) 60px 60px minmax(76px, 1fr)');
  });

  it('a kept view that is not understood is the usual one', () => {
    const usual = { layout: 'rows', sort: { by: 'name', down: false }, filters: false, hidden: [], widths: {} };
    const odd = '{"layout":"pie","sort":7,"hidden":"tags","widths":{"level":"wide","tags":-4,"name":null}}';
    for (const text of [null, '', '{', 'null', odd]) expect(readView(text)).toEqual(usual);
    expect(readView(JSON.stringify(OWN_VIEW))).toEqual(OWN_VIEW);
  });
});
