/** Defines the house rules with their defaults. */
import { type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  'bt.rollEachTurn': toggle('B?5', true),
  'bt.leftoverEnablesAnytime': toggle('B?6', true),
  'bt.pcInfantryUsesPcLine': toggle('B?10'),
  'bt.aeroFirst': toggle('B?13'),
  'bt.actionPack': toggle('B?14'),
  'bt.extendedInitMods': toggle('B-1'),
} as const satisfies OptionRegister;

export type BtOptions = OptionsOf<typeof OPTIONS>;
