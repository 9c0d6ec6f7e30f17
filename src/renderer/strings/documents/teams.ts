import { shortName } from './short-name.ts';

/** What the list of teams says. */
export const TEAMS = {
  title: 'Teams',
  list: 'All teams',
  search: 'Search',
  searchHint: 'Name, faction or member',
  filterVerdict: 'Verdict',
  everyVerdict: 'Legal or not',
  onlyLegal: 'Legal',
  onlyIllegal: 'Illegal',
  create: 'New team',
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  shownLong: (shown: number, all: number) => `${shown} of ${all} teams shown`,
  emptyTitle: 'No teams yet',
  emptyText: 'Gather your first team, or bring the sample teams back to look around.',
  noMatchTitle: 'No such team',
  noMatchText: 'No team fits the search and the filters.',
  clearFilter: 'Show all teams',
  duplicateOf: (name: string) => `Duplicate ${shortName(name)}`,
  deleteOf: (name: string) => `Delete ${shortName(name)}`,
  broken: 'Cannot be read',
  nobody: 'Nobody in it yet',
  noFaction: 'No faction chosen',
  levelsOf: (used: number | undefined, agreed: number) => `${used ?? '–'} of ${agreed}`,
};
