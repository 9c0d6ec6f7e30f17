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
  player: 'Player',
  playerHint: 'Who plays it, for organisers',
  notes: 'Notes',
  notesLabel: 'For yourself; never printed',

  members: 'Members',
  membersCount: (n: number) => (n === 1 ? '1 Character' : `${n} Characters`),
  emptyMembers: 'Nobody has joined yet',
  emptyMembersText: 'Pick characters from the library: a click, Enter, or drag them here.',
  copiesOf: (name: string) => `Copies of ${shortName(name)}`,
  removed: (name: string) => `${shortName(name)} left the team.`,
  unknown: 'Not in your library',
  embedded: 'From the team file',
  leader: (name: string) => `Leader: ${shortName(name)}`,
  makeLeader: (name: string) => `Let ${shortName(name)} lead`,
  leaderStays: (name: string) => `${shortName(name)} leads: nobody else may`,
  cannotLead: (name: string) => `${shortName(name)} cannot lead`,
  dropLeader: 'Name no Leader',

  candidates: 'Characters that may join',
  search: 'Search the library',
  any: (label: string) => `Any ${label}`,
  onlyJoining: 'Only who can join',
  add: 'Add',
  inTeam: (n: number) => (n === 1 ? 'in the team' : `${n} in the team`),
  canJoin: 'Can join',
  cannotJoin: 'Breaks a rule',
  mayJoin: 'Not known yet',
  refused: 'Refused at the event',
  /** What one more would change of a figure: `Levels 18 → 23 of 25`. */
  figureChange: ({ label, before, after, limit }: { label: string; before: string; after: string; limit?: number }) =>
    `${label} ${before === '' || before === after ? '' : `${before} → `}${after}${limit === undefined ? '' : ` of ${limit}`}`,
  repairs: (what: string) => `repairs ${what}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  nobodyFits: 'No character fits.',
  showAll: 'Show everybody',
  emptyLibrary: 'Your library holds no characters yet.',

  begin: 'Not begun',
  beginTitle: 'A new team',
  beginSteps: [
    'Give it a name, a size and a formation.',
    'Pick characters at the left: each line says what it would change.',
    'Choose who leads, where the rules leave the choice to you.',
  ],
  legal: 'Legal',
  illegal: 'Illegal',
  figures: 'Figures',
  /** A value, and of how many; null where that cannot be counted. */
  of: (value: string, limit: number | null | undefined) =>
    limit === undefined ? value : `${value} of ${limit ?? '–'}`,
  unknownSum: '–',
  uncounted: 'Cannot be counted until the members are repaired.',
};
