import { shortName } from './short-name.ts';

export const CHARACTERS = {
  title: 'Characters',
  list: 'All characters',
  search: 'Search',
  searchHint: 'Any word on the card',
  create: 'New character',
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  shownLong: (shown: number, all: number) => `${shown} of ${all} characters shown`,
  emptyTitle: 'Nobody here yet',
  emptyTextOf: (noun = 'character') => `Invent your first ${noun}, or bring the sample characters back to look around.`,
  noMatchTitle: 'Nobody by that description',
  noMatchText: 'No character fits the search and the filters.',
  clearFilter: 'Show everybody',
  duplicateOf: (name: string) => `Duplicate ${shortName(name)}`,
  deleteOf: (name: string) => `Delete ${shortName(name)}`,
  broken: 'Cannot be read',
  print: 'Print cards',
  compare: 'Compare',
  faction: 'Faction',
  template: 'Template',
  printOf: (name: string) => `Print the card of ${shortName(name)}`,
};
