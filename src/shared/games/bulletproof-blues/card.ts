/** A character of Bulletproof Blues as cards know it. */

import type { CardSpec } from '../../card/card-rules.ts';
import { characterSubject } from '../../character-fields/card-subject.ts';
import { TOKEN_KIND, TOKEN_SUBJECT, tokenPieces } from '../../character-fields/tokens.ts';
import { numberText } from '../../text/number-text.ts';
import { defenceDifficulty, isRank, RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      order: 'number',
      block: 'number',
      dodge: 'number',
      blockExpertise: 'flag',
      dodgeExpertise: 'flag',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: [
    'splash-page',
    'splash-page-full-art',
    'splash-page-ink-saver',
    'splash-page-bridge',
    'splash-page-dashboard',
    'bb-token',
  ],
  pieceKinds: [TOKEN_KIND],
  playedFrom: () => ({ template: 'splash-page-dashboard' }),
  pieces: (_translate, _kind, _options, use) => tokenPieces(RULESET_ID, TOKENS, use),
  formats: {
    word: String,
    toStop: (value) => (typeof value === 'number' && isRank(value) ? numberText(defenceDifficulty(value)) : undefined),
  },
};
