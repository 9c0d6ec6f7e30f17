/** Defines the house rules with their defaults. */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  'ar.initMode': choice('C?1', ['typed', 'd20'], 'typed'),
  'ar.initTie': choice('C?2', ['modifier', 'rollOff'], 'modifier'),
  'ar.reactionLimit': choice('C?3', ['perSlot', 'perRound'], 'perSlot'),
  'ar.bankQuick': toggle('C?5', true),
  'ar.stackAttackReactions': toggle('C?7'),
  'ar.degreeStep': count('C?10', 5, 1),
  'ar.fortuneDie': toggle('C?11'),
  'ar.destinyDie': choice('C?12', ['d6', 'd4', 'd8', 'd10', 'd12', 'd20'], 'd6'),
  'ar.chargeUsesMove': toggle('C?14'),
} as const satisfies OptionRegister;

export type ArOptions = OptionsOf<typeof OPTIONS>;
