/** Describes in plain words what each house rule changes. */
import { describeOptions, type OptionTexts } from '../../rules/option-texts.ts';
import type { PlainKey } from '../../texts/translate.ts';
import { OPTIONS } from './options.ts';

export const OPTION_TEXTS: OptionTexts = describeOptions(
  OPTIONS,
  {
    orderOfPlay: ['initTie', 'gmRolls', 'delayStacks', 'forcedShownAt'],
    combat: ['extremeMargin'],
  },
  (option, text) => (translate) => translate(`bbOptions.${option}.${text}` as PlainKey),
);
