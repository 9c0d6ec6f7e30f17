/** The columns that characters of every game have. */
import { LONG_TEXT, TEXT } from './cell.ts';
import type { Column } from './column.ts';
import { FACTIONS, wordList } from './word-cell.ts';

/** By their keys; games may describe them in words of their own. */
export const COMMON_COLUMNS = {
  id: {
    path: '/id',
    heading: 'Id',
    also: ['Key', 'Slug', 'Identifier'],
    about:
      'How teams and events name the character. Without one it is made of the name. A row with the Id of a character in the library changes that character.',
    width: 22,
    emptyCounts: true,
    kind: TEXT,
  },
  name: {
    path: '/name',
    heading: 'Name',
    also: ['Hero', 'Hero name', 'Character', 'Character name', 'Alias', 'Code name'],
    about: 'As people read it.',
    width: 26,
    needed: true,
    kind: TEXT,
  },
  concept: {
    path: '/concept',
    heading: 'Concept',
    also: ['Subtitle', 'Epithet', 'Title', 'Tagline'],
    about: 'A line under the name.',
    width: 30,
    kind: TEXT,
  },
  factions: {
    path: '/factions',
    heading: 'Factions',
    also: ['Faction', 'Team', 'Teams', 'Group', 'Groups', 'Affiliation', 'Affiliations', 'Tags', 'Tag'],
    about: 'Ids of factions, or their names where the library knows them, between semicolons.',
    width: 22,
    kind: wordList(FACTIONS),
  },
  notes: {
    path: '/notes',
    heading: 'Notes',
    also: ['Note', 'Comment', 'Comments', 'Remarks'],
    about: 'For the author; not printed.',
    width: 40,
    kind: LONG_TEXT,
  },
} as const satisfies Record<string, Column>;

/** Characters of width for a column of numbers: headings of two words stand on two lines. */
export const numberWidth = (heading: string): number =>
  Math.max(8, ...heading.split(' ').map((word) => word.length + 4));
