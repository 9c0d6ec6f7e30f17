/** The columns that characters of every game have. */
import { LONG_TEXT, TEXT } from './cell.ts';
import type { Column } from './column.ts';
import { createWordListKind, FACTIONS } from './word-cell.ts';

/** The columns by their keys. Games may describe them in their own words. */
export const COMMON_COLUMNS = {
  id: {
    pointer: '/id',
    heading: 'Id',
    aliases: ['Key', 'Slug', 'Identifier'],
    description:
      'How teams and events name the character. Without one it is made of the name. A row with the Id of a character in the library changes that character.',
    width: 22,
    writesEmpty: true,
    kind: TEXT,
  },
  name: {
    pointer: '/name',
    heading: 'Name',
    aliases: ['Hero', 'Hero name', 'Character', 'Character name', 'Alias', 'Code name'],
    description: 'As people read it.',
    width: 26,
    isRequired: true,
    kind: TEXT,
  },
  concept: {
    pointer: '/concept',
    heading: 'Concept',
    aliases: ['Subtitle', 'Epithet', 'Title', 'Tagline'],
    description: 'A line under the name.',
    width: 30,
    kind: TEXT,
  },
  factions: {
    pointer: '/factions',
    heading: 'Factions',
    aliases: ['Faction', 'Team', 'Teams', 'Group', 'Groups', 'Affiliation', 'Affiliations', 'Tags', 'Tag'],
    description: 'Ids of factions, or their names where the library knows them, between semicolons.',
    width: 22,
    kind: createWordListKind(FACTIONS),
  },
  notes: {
    pointer: '/notes',
    heading: 'Notes',
    aliases: ['Note', 'Comment', 'Comments', 'Remarks'],
    description: 'For the author; not printed.',
    width: 40,
    kind: LONG_TEXT,
  },
} as const satisfies Record<string, Column>;

/** Returns the width of a column of numbers, in characters. A heading of two words takes two lines. */
export const getNumberWidth = (heading: string): number =>
  Math.max(8, ...heading.split(' ').map((headingWord) => headingWord.length + 4));
