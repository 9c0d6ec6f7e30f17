/** Defines the cards of Bulletproof Blues. */

import type { CardSpec } from '../../card/card-rules.ts';
import { createCharacterSubject } from '../../character-fields/card-subject.ts';
import { createTokenPieces, TOKEN_KIND, TOKEN_SUBJECT } from '../../character-fields/tokens.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { getDefenseDifficulty, isRank, RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

export const card: CardSpec = {
  subjects: {
    // The values that `derive` adds to the fields.
    character: createCharacterSubject(FIELDS, {
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
  getPlayCard: () => ({ template: 'splash-page-dashboard' }),
  listPieces: (_translate, _kind, _options, use) => createTokenPieces(RULESET_ID, TOKENS, use),
  formats: {
    word: String,
    // The number that a block or dodge has to reach to stop an attack of this rank.
    toStop: (attackRank) =>
      typeof attackRank === 'number' && isRank(attackRank)
        ? formatPlainNumber(getDefenseDifficulty(attackRank))
        : undefined,
  },
};
