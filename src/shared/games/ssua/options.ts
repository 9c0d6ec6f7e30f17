/** Defines the house rules of SSUA with their defaults. */
import { choice, count, type OptionRegister, type OptionsOf, toggle } from '../../rules/options.ts';

export const OPTIONS = {
  'ssua.sixCountsTwo': toggle('A?1', true),
  'ssua.initTie': choice('A?2', ['higherAttribute', 'reroll'], 'higherAttribute'),
  'ssua.passForfeits': toggle('A?3'),
  'ssua.henchmenMayRollIfAlone': toggle('A?4'),
  'ssua.chargeAttackIsExtra': toggle('A?5'),
  'ssua.chargeMinAp': count('A?6', 0),
  'ssua.roundApUp': toggle('A?8', true),
} as const satisfies OptionRegister;

export type SsuaOptions = OptionsOf<typeof OPTIONS>;
