import { fieldMessages } from '../../../character-fields/messages.ts';
import { type Spoken, translated } from '../../../language/translation.ts';
import { MESSAGES } from '../check.ts';

export const GERMAN: Spoken = {
  groups: [
    translated(MESSAGES, {
      ...fieldMessages('bt'),
      'bt.character.skill-missing': ({ values }) =>
        `${values?.label} fehlt: Die Initiative zählt es bei ${values?.unit}.`,
    }),
  ],
  phrases: {
    'Set it to {0}, as usual for {1}': 'Auf {0} setzen, wie bei {1} üblich',
  },
};
