import { shortName } from '../documents/short-name.ts';

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What the tracker says, which knows no rules, and what switches it on. */
export const TRACKER = {
  settings: 'How this table plays',
  mode: 'Rules',
  modes: [
    { id: 'rules', label: 'With the rules' },
    { id: 'tracker', label: 'Tracker only' },
  ],
  modeHint: 'The tracker keeps numbers, conditions and the order, and refuses nothing.',
  dice: 'Dice',
  rollers: [
    { id: 'roll', label: 'Rollcall rolls' },
    { id: 'typed', label: 'We roll' },
  ],
  diceHint: 'Where you roll, faces are typed in as they lie on the table.',
  switchToTracker: 'Use the tracker instead',
  switchToTrackerText:
    'The tracker needs no rules: it keeps numbers, conditions and the order of whoever is in the line-up.',
  back: 'Back to the rules',

  name: 'Tracker',
  round: (clock: string, n: number) => (n === 0 ? 'Not begun' : `${clock} ${n}`),
  roundLess: (clock: string) => `One ${clock.toLowerCase()} back`,
  roundMore: (clock: string) => `One ${clock.toLowerCase()} on`,
  begin: (clock: string) => `Begin ${clock.toLowerCase()} 1`,
  next: (name: string) => `Next: ${shortName(name)}`,
  nextRound: (clock: string, name: string) => `Next ${clock.toLowerCase()}: ${shortName(name)}`,
  previous: 'Previous',
  nobodyOn: 'Nobody is on yet',
  nobodyLeft: 'Everybody is out',
  commandNext: 'Go on to the next model',
  order: 'Order of play',
  isOn: 'is on',
  onNow: (clock: string, round: number, name: string) => `${clock} ${round}: ${shortName(name)} is on.`,
  takesTurn: 'takes the turn',
  move: (name: string) => `Move ${shortName(name)}`,
  moveHint: 'Drag, or arrow keys up and down',
  more: (name: string) => `${shortName(name)}: more`,
  ofMost: (label: string, most: number) => `${label} of ${most}`,
  noTag: (tag: string) => `No longer ${tag}`,
  tagLabel: (name: string) => `Condition of ${shortName(name)}`,
  tagHint: 'Condition',
  addTag: 'Add',
  known: 'Used at this table',
  numberLabel: (name: string) => `New number of ${shortName(name)}`,
  numberHint: 'Number, such as Ammo',
  goOut: 'Out of the game',
  comeIn: 'Back in play',
  dropNumber: (label: string) => `Stop tracking ${label}`,
  out: 'out',
  moved: (name: string, at: number, of: number) => `${name} is ${at} of ${of}.`,

  withRules: 'Played with the rules now.',
  withoutRules: 'The tracker keeps this game now, without rules.',
  carriedNote: 'from the tracker',
  carried: (n: number) =>
    `${count(n, 'number was', 'numbers were')} carried into the rules, each as a correction in the log.`,
  left: (what: readonly string[]) =>
    `The rules keep their own value of ${what.slice(0, 4).join(', ')}${what.length > 4 ? ` and ${what.length - 4} more` : ''}: correct it on the tile where it matters.`,
};
