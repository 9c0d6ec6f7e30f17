/** A character of Bulletproof Blues as cards know it. */
import { characterSubject } from '../../character-fields/card-subject.ts';
import { numberText } from '../../text/number-text.ts';
import type { CardSpec } from '../card.ts';
import { defenceDifficulty } from './facts.ts';
import { FIELDS } from './fields.ts';

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      order: 'number',
      block: 'number',
      dodge: 'number',
      blockExpertise: 'flag',
      dodgeExpertise: 'flag',
    }),
  },
  templates: ['splash-page'],
  pieceKinds: [],
  pieces: () => [],
  formats: {
    word: String,
    toStop: (value) => (typeof value === 'number' ? numberText(defenceDifficulty(value)) : undefined),
  },
};
