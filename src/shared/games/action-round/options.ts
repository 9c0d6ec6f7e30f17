/**
 * Defines the house rules with their defaults. Each one settles a question that the rules leave open, such as `C?1`
 * (docs/rules/action-round.md#open-questions).
 */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  // Whether players type the initiative scores or roll for them.
  'ar.initMode': choice('C?1', ['typed', 'd20'], 'typed'),
  // Whether the initiative on the card or a die decides between equal scores.
  'ar.initTie': choice('C?2', ['modifier', 'rollOff'], 'modifier'),
  // One Reaction in every turn of any model, or one between two turns of the model.
  'ar.reactionLimit': choice('C?3', ['perSlot', 'perRound'], 'perSlot'),
  // Whether a Quick action that is left over may be taken with a later Reaction.
  'ar.bankQuick': toggle('C?5', true),
  // Whether Smash and Slam are possible with the same attack.
  'ar.stackAttackReactions': toggle('C?7'),
  // How much a check must exceed the difficulty for a further degree; at least 1.
  'ar.degreeStep': count('C?10', 5, 1),
  // Whether the quick reference mentions the Fortune Die at Defend.
  'ar.fortuneDie': toggle('C?11'),
  'ar.destinyDie': choice('C?12', ['d6', 'd4', 'd8', 'd10', 'd12', 'd20'], 'd6'),
  // Whether a Charge, which is a Standard action, takes the Move action too.
  'ar.chargeUsesMove': toggle('C?14'),
} as const satisfies OptionRegister;

export type ArOptions = OptionsOf<typeof OPTIONS>;
