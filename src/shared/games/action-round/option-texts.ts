/** Describes in plain words what each house rule changes. */
import { describeOptions, type OptionTexts } from '../../rules/option-texts.ts';
import type { PlainKey } from '../../texts/translate.ts';
import { OPTIONS } from './options.ts';

export const OPTION_TEXTS: OptionTexts = describeOptions(
  OPTIONS,
  {
    initiative: ['initMode', 'initTie'],
    actionsAndReactions: ['reactionLimit', 'bankQuick', 'stackAttackReactions', 'chargeUsesMove'],
    dice: ['degreeStep', 'fortuneDie', 'destinyDie'],
  },
  (option, text) => (translate) => translate(`arOptions.${option}.${text}` as PlainKey),
);
