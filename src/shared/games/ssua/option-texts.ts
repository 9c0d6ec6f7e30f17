/** Describes in plain words what each house rule changes. The lists give the order of the options within their two groups. */
import { describeOptions, type OptionTexts } from '../../rules/option-texts.ts';
import type { PlainKey } from '../../texts/translate.ts';
import { OPTIONS } from './options.ts';

export const OPTION_TEXTS: OptionTexts = describeOptions(
  OPTIONS,
  {
    diceAndInitiative: ['sixCountsTwo', 'initTie', 'henchmenMayRollIfAlone'],
    turnAndMovement: ['passForfeits', 'chargeAttackIsExtra', 'chargeMinAp', 'roundApUp'],
  },
  (option, text) => (translate) => translate(`ssuaOptions.${option}.${text}` as PlainKey),
);
