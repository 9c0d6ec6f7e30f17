/** What each house rule changes, in plain words. */
import type { OptionTexts } from '../../rules/option-texts.ts';

export const OPTION_TEXTS: OptionTexts = [
  {
    title: 'Order of play',
    options: {
      'bb.initTie': {
        label: 'Ties',
        changes: 'Who goes first among equal rolls.',
        values: { perception: 'Perception, Super-speed', rollOff: 'a roll' },
      },
      'bb.gmRolls': {
        label: 'Rolls of the GM',
        changes: 'How the characters of the GM come into the order.',
        values: { perEntry: 'a roll for each entry', single: 'one roll for all' },
      },
      'bb.delayStacks': {
        label: 'Delayed turns',
        changes: 'On: a turn kept for the next round comes besides the one of that round.',
      },
      'bb.forcedShownAt': {
        label: 'Where a forced turn is shown',
        changes: 'In the order on the screen; the log always has when it was used.',
        values: {
          asExamples: 'as in the examples',
          use: 'where it is used',
          slot: 'where the given up turn was',
        },
      },
    },
  },
  {
    title: 'Combat',
    options: {
      'bb.extremeMargin': {
        label: 'Extreme success',
        changes: 'By how much it beats the difficulty.',
      },
    },
  },
];
