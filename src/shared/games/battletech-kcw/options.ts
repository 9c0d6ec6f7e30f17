/**
 * Defines the house rules with their defaults. Each settles an open question about the rules (`B?5`) or adds a part of the rules that is
 * optional here. `toggle` receives the number of the question or rule, and `true` if the house rule is on by default.
 */
import { type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  /** Initiative is rolled in each turn, and not only once. */
  'bt.rollEachTurn': toggle('B?5', true),
  /** One left-over Simple Action allows Anytime Actions that cost more than one. */
  'bt.leftoverEnablesAnytime': toggle('B?6', true),
  /** Infantry of players uses the initiative line of players. */
  'bt.pcInfantryUsesPcLine': toggle('B?10'),
  /** Aerospace units act before Mechs in a tie. */
  'bt.aeroFirst': toggle('B?13'),
  /** Players use the public list of actions. */
  'bt.actionPack': toggle('B?14'),
  /** Crews and sides with several units have penalties on initiative. */
  'bt.extendedInitMods': toggle('B-1'),
} as const satisfies OptionRegister;

export type BtOptions = OptionsOf<typeof OPTIONS>;
