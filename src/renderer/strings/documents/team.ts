/** What the screen of one team says. */
import { shortName } from './short-name.ts';

export const TEAM = {
  label: 'Team',
  print: 'Print',
  views: 'Part of the screen',
  library: 'Library',
  verdict: 'Verdict',

  who: 'Team',
  name: 'Name',
  notes: 'Notes',
  notesLabel: 'For yourself; never printed',
  houseRules: 'House rules in this file',
  houseRulesHint: 'The verdict is given under these rules.',
  on: 'on',
  off: 'off',

  members: 'Members',
  membersCount: (n: number) => (n === 1 ? '1 Character' : `${n} Characters`),
  emptyMembers: 'Nobody has joined yet',
  emptyMembersText: 'Pick characters from the library: a click, Enter, or drag them here.',
  copiesOf: (name: string) => `Copies of ${shortName(name)}`,
  remove: (name: string) => `Take ${shortName(name)} out of the team`,
  removed: (name: string) => `${shortName(name)} left the team.`,
  unknown: 'Not in your library',
  embedded: 'From the team file',
  leader: (name: string) => `Leader: ${shortName(name)}`,
  makeLeader: (name: string) => `Let ${shortName(name)} lead`,
  leaderStays: (name: string) => `${shortName(name)} leads: nobody else may`,
  cannotLead: (name: string) => `${shortName(name)} cannot lead`,
  dropLeader: 'Name no Leader',

  removePick: (name: string) => `Remove ${name}`,

  candidates: 'Characters that may join',
  search: 'Search the library',
  any: (label: string) => `Any ${label}`,
  onlyJoining: 'Only who can join',
  add: 'Add',
  inTeam: (n: number) => (n === 1 ? 'in the team' : `${n} in the team`),
  canJoin: 'Can join',
  cannotJoin: 'Breaks a rule',
  mayJoin: 'Not known yet',
  ifAdded: 'If added:',
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  nobodyFits: 'No character fits.',
  showAll: 'Show everybody',
  emptyLibrary: 'Your library holds no characters yet.',

  legal: 'Legal',
  illegal: 'Illegal',
  figures: 'Figures',
  /** A value, and of how many; null where that cannot be counted. */
  of: (value: string, limit: number | null | undefined) =>
    limit === undefined ? value : `${value} of ${limit ?? '–'}`,
  unknownSum: '–',
  uncounted: 'Cannot be counted until the members are repaired.',
};
