/** Defines the house rules with their defaults. */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  // What breaks a tie in the order of play: more Perception, or another roll.
  'bb.initTie': choice('D?1', ['perception', 'rollOff'], 'perception'),
  // Whether the GM rolls Perception for each model or once for all of them.
  'bb.gmRolls': choice('D?2', ['perEntry', 'single'], 'perEntry'),
  // By how much a defense must beat its difficulty to be an extreme success.
  'bb.extremeMargin': count('D?3', 3),
  // Whether a model may take a delayed turn in addition to the turn of the next round.
  'bb.delayStacks': toggle('D?4'),
  // Where the turn that a forced action costs is shown: as in the examples of the book, when the action is used, or in the lost slot.
  'bb.forcedShownAt': choice('D?8', ['asExamples', 'use', 'slot'], 'asExamples'),
} as const satisfies OptionRegister;

export type BbOptions = OptionsOf<typeof OPTIONS>;
