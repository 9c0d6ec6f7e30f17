import { fieldMessages } from '../../../character-fields/messages.ts';
import { valueText } from '../../../language/de/words.ts';
import { type Spoken, translated } from '../../../language/translation.ts';
import { MESSAGES } from '../check.ts';

export const GERMAN: Spoken = {
  groups: [
    translated(MESSAGES, {
      ...fieldMessages('ssua'),
      'ssua.character.ap': ({ actual, required }) =>
        `AP ${valueText(actual)}, wo Mind und Agility zusammen ${valueText(required)} ergäben.`,
    }),
  ],
  phrases: {
    'Leave AP to Mind and Agility': 'AP Mind und Agility überlassen',
  },
};
