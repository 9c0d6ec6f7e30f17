import { shortName } from './short-name.ts';

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`;

/** A few of the names, and how many more there are. */
function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 4).map(shortName);
  return names.length > shown.length ? `${shown.join(', ')} and ${names.length - shown.length} more` : shown.join(', ');
}

/** What the list of encounters and one encounter say. */
export const ENCOUNTERS = {
  title: 'Play',
  list: 'All encounters',
  search: 'Search',
  searchHint: 'Name, side or model',
  create: 'New encounter',
  shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  shownLong: (shown: number, all: number) => `${shown} of ${all} encounters shown`,
  emptyTitle: 'Nothing is being played',
  emptyText: 'Put characters on two sides to start, or bring in an encounter file that somebody has sent you.',
  noMatchTitle: 'No such encounter',
  noMatchText: 'No encounter fits the search.',
  clearFilter: 'Show all encounters',
  duplicateOf: (name: string) => `Duplicate ${shortName(name)}`,
  deleteOf: (name: string) => `Delete ${shortName(name)}`,
  broken: 'Cannot be read',
  nobody: 'Nobody yet',
  notBegun: 'Not begun',
  events: (n: number) => count(n, 'event', 'events'),

  label: 'Encounter',
  parts: 'What is shown',
  lineUp: 'Line-up',
  table: 'Table',
  what: 'What',
  name: 'Name',
  nameHint: 'Name the encounter',
  notes: 'Notes for yourself',
  side: (n: number) => `Side ${n}`,
  sideName: 'Name of the side',
  addSide: 'Add a side',
  gm: 'Played by the GM',
  models: (n: number) => count(n, 'model', 'models'),
  add: (side: string) => `Add to ${shortName(side)}`,
  addHint: (hasTeams: boolean) => (hasTeams ? 'Add a character or a team' : 'Add a character'),
  team: (name: string, n: number) => `${name} (team of ${n})`,
  nobodyOnSide: 'Nobody is on this side yet.',
  later: 'Comes later',
  unknown: 'Not in your library',
  leader: 'Leader',
  leaderByRule: 'As the rules say',
  begun:
    'It has begun: who takes part stands as it was. Go back to before the first event to change it, or play on a copy.',
  removedModel: (name: string) => `${shortName(name)} was removed.`,
  removedSide: (name: string) => `${shortName(name)} was removed, with its models.`,

  ready: 'Ready to play. Models can come and go until the first event.',
  lacksModels: (sides: readonly string[], hasTeams: boolean) =>
    `Nobody is on ${sides.map(shortName).join(' and ')} yet: add characters${hasTeams ? ' or a team' : ''}.`,
  lacksAnybody: 'somebody at the table',
  toTable: 'To the table',
  goOn: 'Play on',
  playAgain: 'New game with this line-up',
  toLineUp: 'To the line-up',
  blocked: 'It cannot be played yet',
  undo: 'Take back the last event',
  redo: 'Play it again',

  notEntered: (event: string) =>
    `Another window was quicker: “${event}” was not entered. This is where the game stands now.`,
  notNoted: (text: string) => `Another window took that event back: “${text}” was not written beside it.`,
  diskRefuses:
    'The last events are not on disk. Play on: this window holds them and writes them as soon as the disk takes them. Do not close it until it says that all is saved.',
  keepsCast: (changed: readonly string[]) =>
    changed.length === 0
      ? 'The table keeps everybody as they were when they came to it: what you change in the library now changes nothing here.'
      : `The table keeps everybody as they were when they came to it. Since then you have changed ${someOf(changed)} in the library.`,
  hasOtherCast: (changed: readonly string[]) =>
    `The encounter still holds ${someOf(changed)} as they were when it had begun; the library has other versions by now.`,
  takeNewest: 'Take the versions of the library',
  newer: 'Of a newer Rollcall',
  newerText: (version: number) =>
    `A newer Rollcall has written this game (version ${version} of its file). It is shown as far as this one can read it, and nothing of it is changed. Update Rollcall to play on.`,
  newerExport: 'Export it as it is',
  newerNoLog: 'No events can be read.',
  otherWentBack: 'Another window was quicker: nothing was taken back. This is where the game stands now.',
};
