import { EVENT_FORM } from './event-form.ts';

/** Somebody or something within a sentence: one and several. */
interface Nouns {
  readonly one: string;
  readonly many: string;
}

const whom = (count: number, { one, many }: Nouns): string => `${count} other ${count === 1 ? one : many}`;

/** What a comparison says: beside a character, of two characters, and of a duel. */
export const COMPARE = {
  /** What rounding left of a certainty is one. */
  percent: (chance: number): string => EVENT_FORM.percent(Math.round(chance * 1e12) / 1e12),

  /** With a tenth, so that the shares of two look as if they made up the whole. */
  tenths(chance: number): string {
    if (chance > 0 && chance < 0.0005) return '< 0.1 %';
    if (chance < 1 && chance >= 0.9995) return '> 99.9 %';
    return `${(Math.round(chance * 1000) / 10).toFixed(1)} %`;
  },

  // beside a field
  againstTheMiddle: (roll: string, count: number, nouns: Nouns) =>
    `${roll}, which is the middle of ${whom(count, nouns)} in this library.`,
  byTheRules: (roll: string) => `${roll}.`,

  // the panel beside the card
  title: 'How it compares',
  scope: 'Compared with',
  everybody: ({ many }: Nouns) => `All ${many}`,
  among: (count: number, nouns: Nouns) => `Among ${whom(count, nouns)} in this library.`,
  nobody: ({ one }: Nouns) => `This library has no other ${one} to compare with.`,
  levelBuys: (label: string) =>
    `The rules hold no formula for what ${label} may buy; this is what the others of it have.`,
  houseRules: (n: number) =>
    `By your default house rules, of which ${n === 1 ? 'one differs' : `${n} differ`} from those of the game.`,
  event: 'Ceilings of',
  noEvent: 'No event',
  noCeilings: (event: string) => `${event} sets no ceilings here.`,
  number: 'Number',
  value: 'Value',
  standing: 'Standing',
  spread: 'Spread',
  most: 'the most',
  least: 'the least',
  mostWith: (same: number) => `the most, as ${same}`,
  leastWith: (same: number) => `the least, as ${same}`,
  likeAll: 'like all others',
  moreThan: (less: number, count: number) => `more than ${less} of ${count}`,
  ceiling: (most: number) => `at most ${most}`,
  above: (by: number, most: number) => `${by} above ${most}`,
  /** A number as a plain sentence: `Aim dice 6: more than 7 of the 9 other Level 6 heroes in this library; the event allows 8.` */
  sentence: (standing: string, ceiling: string) => (ceiling === '' ? `${standing}.` : `${standing}; ${ceiling}.`),
  mostOf: (number: string, count: number, nouns: Nouns) =>
    `${number}: more than ${count === 1 ? 'the' : `all ${count}`} other ${count === 1 ? nouns.one : nouns.many} in this library`,
  leastOf: (number: string, count: number, nouns: Nouns) =>
    `${number}: less than ${count === 1 ? 'the' : `all ${count}`} other ${count === 1 ? nouns.one : nouns.many} in this library`,
  moreOf: (number: string, less: number, count: number, nouns: Nouns) =>
    `${number}: more than ${less} of the ${whom(count, nouns)} in this library`,
  asFew: (number: string, same: number, count: number, nouns: Nouns) =>
    same === count
      ? `${number}, like the ${whom(count, nouns)} in this library`
      : `${number}: the least, as ${same} of the ${whom(count, nouns)} in this library`,
  aloneIn: (number: string) => `${number}, which nobody else has to compare with`,
  eventAllows: (most: number) => `the event allows ${most}`,
  eventForbids: (most: number) => `the event allows only ${most}`,
  legend: 'A bar is as high as there are others with the number; the diamond is this one, the tick the middle.',
  legendCeiling: 'The dashed line is the ceiling of the event.',
  chances: 'Against a typical opponent',
  chancesOf: (count: number, nouns: Nouns) =>
    `Typical is the middle of ${whom(count, nouns)} in this library; what only holds at the moment is left out.`,
  chancesByRules: 'What the rules ask for decides these, whoever the opponent is.',
  rolls: 'Rolls',
  itself: 'This one',
  typical: 'The typical one',
  compareWith: 'Compare with',
  compareHint: 'Choose somebody',
  goTo: (label: string) => `Go to ${label}`,

  // two characters
  command: 'Compare with somebody',
  heading: 'Compare',
  first: 'First character',
  second: 'Second character',
  swap: 'Swap the two',
  withWhom: 'With whom?',
  withWhomText: 'Choose the second character above, or select two in the list of characters.',
  cannot: 'These two cannot be compared',
  cannotText: 'One of them is gone, cannot be read, or is a character of another game.',
  cardOf: (name: string) => `Card of ${name}`,
  numbers: 'Numbers',
  difference: 'Difference',
  alike: '=',
  moreBy: (name: string, by: number) => `${name} has ${by} more`,
  betterBy: (name: string, by: number) => `${name} is better off by ${by}`,

  // what two do to each other
  working: 'Working it out …',
  failed: (reason: string) =>
    reason === '' ? 'This could not be worked out.' : `This could not be worked out: ${reason}`,
  illegal: (names: readonly string[]) =>
    `${names.join(' and ')} cannot be set against anybody before the errors in the form are repaired.`,
  attacksOn: (one: string, other: string) => `${one} attacks ${other}`,
  attack: 'Attack',
  noAttacks: 'There are no attacks on the card.',
  rollAndNote: (roll: string, note: string) => `${roll}; ${note}`,
  mean: (value: number) => String(Math.round(value * 100) / 100),
  duel: 'Duel',
  exactly: 'Exact odds',
  notExact:
    'What these attacks do besides taking HP lasts, and there are too many ways for it to go: dice can tell, as often as you like.',
  begins: (name: string, [first, second]: readonly [number, number]) =>
    `${name} wins ${EVENT_FORM.percent(first)} of the duels it begins, and ${EVENT_FORM.percent(second)} of the others.`,
  undecided: (share: number) => (share < 0.0005 ? '' : `Nobody wins ${EVENT_FORM.percent(share)} of them.`),
  turnsOnAverage: (turns: number) => `A duel takes ${Math.round(turns * 10) / 10} Turns on average.`,
  byDice: 'With dice',
  howMany: 'How many duels',
  duels: (count: number) => count.toLocaleString('en'),
  seed: 'Seed of the dice',
  sameSeed: 'The same seed throws the same dice.',
  fight: 'Fight',
  stop: 'Stop',
  fighting: 'Duels fought',
  fightsWith: (name: string) => `${name} fights with`,
  bestAttack: 'The best attack',
  between: (least: number, most: number) => `(${(100 * least).toFixed(1)} to ${(100 * most).toFixed(1)} %)`,
  afterDuels: (duels: number, [one, other]: readonly [number, number], [first, second]: readonly [string, string]) =>
    `Of ${duels.toLocaleString('en')} duels ${first} won ${one.toLocaleString('en')} and ${second} ${other.toLocaleString('en')}.`,
  error: (off: number) =>
    `A sample this large is off by at most ${Math.max(0.1, Math.round(off * 1000) / 10)} points in 95 of 100 cases; the range is in brackets.`,
  howFought: 'How they fight, and what is left out',
};
