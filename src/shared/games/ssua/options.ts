/**
 * Defines the house rules of SSUA with their defaults. Each answers a question that the rules leave open, cited by its number (`A?1`,
 * docs/rules/ssua.md#open-questions). A toggle is off by default unless it says `true`.
 */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  /** A 6 is two goals instead of one. */
  'ssua.sixCountsTwo': toggle('A?1', true),
  /** How a tie for Initiative is decided. */
  'ssua.initTie': choice('A?2', ['higherAttribute', 'reroll'], 'higherAttribute'),
  /** A team that passes gives up the activation of one character for the turn. */
  'ssua.passForfeits': toggle('A?3'),
  /** A team that consists only of Henchmen may roll for Initiative. */
  'ssua.henchmenMayRollIfAlone': toggle('A?4'),
  /** The free attack at the end of a charge does not count as the one attack of the turn. */
  'ssua.chargeAttackIsExtra': toggle('A?5'),
  /** The Action Points that a character needs to begin a charge. */
  'ssua.chargeMinAp': count('A?6', 0),
  /** The price of a move is rounded up to whole Action Points, not down. */
  'ssua.roundApUp': toggle('A?8', true),
} as const satisfies OptionRegister;

export type SsuaOptions = OptionsOf<typeof OPTIONS>;
