/** Describes in plain words what each house rule changes. */
import { describeOptions, type OptionTexts } from '../../rules/option-texts.ts';
import type { PlainKey } from '../../texts/translate.ts';
import { OPTIONS } from './options.ts';

export const OPTION_TEXTS: OptionTexts = describeOptions(
  OPTIONS,
  {
    initiative: ['rollEachTurn', 'extendedInitMods', 'pcInfantryUsesPcLine', 'aeroFirst'],
    actions: ['leftoverEnablesAnytime', 'actionPack'],
  },
  (option, text) => (translate) => translate(`btOptions.${option}.${text}` as PlainKey),
);
