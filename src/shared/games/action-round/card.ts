/** A character of the Action Round as cards know it. */

import type { CardSpec } from '../../card/card-rules.ts';
import { characterSubject } from '../../character-fields/card-subject.ts';
import { TOKEN_KIND, TOKEN_SUBJECT, tokenPieces } from '../../character-fields/tokens.ts';
import { numberText } from '../../text/number-text.ts';
import { passive, RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { signed } from './signed.ts';
import { TOKENS } from './tokens.ts';

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      easy: 'number',
      moderate: 'number',
      hard: 'number',
      walk: 'number',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: ['dossier', 'dossier-full-art', 'dossier-ink-saver', 'dossier-bridge', 'dossier-dashboard', 'ar-token'],
  pieceKinds: [TOKEN_KIND],
  playedFrom: () => ({ template: 'dossier-dashboard' }),
  pieces: (_translate, _kind, _options, use) => tokenPieces(RULESET_ID, TOKENS, use),
  formats: {
    word: String,
    rank: (value) => (typeof value === 'number' ? signed(value) : undefined),
    passive: (value) => {
      const score = typeof value === 'number' ? passive(value) : undefined;
      return score === undefined ? undefined : numberText(score).replace('-', '−');
    },
    initiative: (value, options) => {
      if (typeof value !== 'number') return undefined;
      return options['ar.initMode'] === 'd20' ? signed(value) : numberText(value).replace('-', '−');
    },
  },
};
