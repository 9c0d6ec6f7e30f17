/** Defines the cards of the Action Round. */

import type { CardSpec } from '../../card/card-rules.ts';
import { createCharacterSubject } from '../../character-fields/card-subject.ts';
import { createTokenPieces, TOKEN_KIND, TOKEN_SUBJECT } from '../../character-fields/tokens.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { getPassiveScore, RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { formatSigned } from './format-signed.ts';
import { TOKENS } from './tokens.ts';

export const card: CardSpec = {
  subjects: {
    character: createCharacterSubject(FIELDS, {
      easy: 'number',
      moderate: 'number',
      hard: 'number',
      walk: 'number',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: ['dossier', 'dossier-full-art', 'dossier-ink-saver', 'dossier-bridge', 'dossier-dashboard', 'ar-token'],
  pieceKinds: [TOKEN_KIND],
  getPlayCard: () => ({ template: 'dossier-dashboard' }),
  listPieces: (_translate, _kind, _options, use) => createTokenPieces(RULESET_ID, TOKENS, use),
  // The formats that templates name. A passive score is 10 plus a rank (C-14). Initiative is a bonus if it is rolled, else a score (C?1).
  formats: {
    word: String,
    rank: (fieldValue) => (typeof fieldValue === 'number' ? formatSigned(fieldValue) : undefined),
    passive: (fieldValue) => {
      const score = typeof fieldValue === 'number' ? getPassiveScore(fieldValue) : undefined;
      return score === undefined ? undefined : formatPlainNumber(score).replace('-', '−');
    },
    initiative: (fieldValue, options) => {
      if (typeof fieldValue !== 'number') return undefined;
      return options['ar.initMode'] === 'd20'
        ? formatSigned(fieldValue)
        : formatPlainNumber(fieldValue).replace('-', '−');
    },
  },
};
