/** Defines the house rules with their defaults. */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  'bb.initTie': choice('D?1', ['perception', 'rollOff'], 'perception'),
  'bb.gmRolls': choice('D?2', ['perEntry', 'single'], 'perEntry'),
  'bb.extremeMargin': count('D?3', 3),
  'bb.delayStacks': toggle('D?4'),
  'bb.forcedShownAt': choice('D?8', ['asExamples', 'use', 'slot'], 'asExamples'),
} as const satisfies OptionRegister;

export type BbOptions = OptionsOf<typeof OPTIONS>;
