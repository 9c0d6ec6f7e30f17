import { shortName } from './short-name.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the forms for events say: what is stated, the dice, an attack and what comes of it. */
export const EVENT_FORM = {
  close: 'Close',
  more: (n: number) => `More that may be stated (${n})`,
  moreOf: (name: string, n: number) => `${shortName(name)}: more that may be stated (${n})`,
  add: (what: string) => `Add: ${what}`,
  entry: (n: number) => `Entry ${n}`,
  nothing: 'Not stated',
  out: 'out',
  less: (label: string, by: string) => `${label}: ${by} less`,
  plus: (label: string, by: string) => `${label}: ${by} more`,
  noNumber: 'This is no whole number.',
  noInches: 'Inches go in quarters: 6, 6.25 or 6 1/4.',

  afresh: 'Start afresh',

  dice: 'Dice',
  diceOf: (n: number, sides: number) => (n === 1 ? `1 die, d${sides}` : `${n} dice, d${sides}`),
  rollDice: (n: number) => `Roll ${count(n, 'die', 'dice')}`,
  rollMore: (n: number) => `Roll ${n} more`,
  lookFirst: 'Look first',
  countDice: 'Count these dice',
  rolls: 'Roll here',
  types: 'Type the dice in',
  typedHint: (sides: number) =>
    sides === 10 ? 'As they lie on the table: 10 4 1 2 3, a 0 is a 10' : 'As they lie on the table: 4 1 2 3',
  face: (face: number, sides: number) => `${face} on a d${sides}`,
  takeBack: 'Take back the last die',
  noFace: (word: string, sides: number) => `A d${sides} has no ${shortName(word)}.`,
  tooMany: (n: number) => `${count(n, 'die is', 'dice are')} too many.`,
  missing: (n: number) => `${count(n, 'die is', 'dice are')} missing.`,
  added: (n: number, face: number) => `Each ${face} adds a die: ${count(n, 'more die', 'more dice')}.`,
  allThere: 'All dice are there.',
  marks: { miss: 'fails', success: 'Success', pow: 'POW' },
  rerolls: 'Roll some again',
  rerollHint: 'Choose what lets you roll again, then the dice.',
  die: (n: number, face: number) => `Die ${n}: ${face}`,

  need: (need: number) => `${need}+`,
  needLong: (need: number) => `${need} or more`,
  eachDie: 'on each die',
  inAll: 'in all',
  follows: 'Follows from the game',
  tick: 'True at the table?',
  asks: 'Then asked',
  odds: 'Chances',
  percent: (chance: number) => percent(chance),
  react: 'Who reacts?',
  nobodyReacts: 'Nobody reacts',
  others: (n: number) => `Other reactions (${n})`,
  back: 'Back',
  result: 'What came of it',
  changed: 'What changed',
  done: 'Done',
};

/** Exact to the eye: no chance that there is looks like none, none that may fail like a certainty. */
function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return '< 0.1 %';
  if (chance > 0.999) return '> 99.9 %';
  const shown = chance * 100;
  return `${shown < 10 || shown > 90 ? shown.toFixed(1) : Math.round(shown)} %`;
}
