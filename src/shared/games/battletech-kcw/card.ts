/** Defines the cards of units. */

import type { CardSpec } from '../../card/card-rules.ts';
import { createCharacterSubject } from '../../character-fields/card-subject.ts';
import { getPrintedWords } from '../../character-fields/form-field.ts';
import { createTokenPieces, TOKEN_KIND, TOKEN_SUBJECT } from '../../character-fields/tokens.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

const PRINTED_WORDS = getPrintedWords(FIELDS);

export const card: CardSpec = {
  subjects: {
    // The derived values, which `deriveUnit` computes.
    character: createCharacterSubject(FIELDS, {
      bonus: 'number',
      bonusText: 'text',
      parts: 'text',
      'parts/*': 'text',
      'parts/*/label': 'text',
      'parts/*/value': 'text',
      mpNow: 'number',
      isSlowed: 'flag',
      line: ['player', 'npc', 'infantry'],
      tieRank: 'number',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: ['hangar', 'hangar-full-art', 'hangar-ink-saver', 'hangar-bridge', 'hangar-dashboard', 'bt-token'],
  pieceKinds: [TOKEN_KIND],
  getPlayCard: () => ({ template: 'hangar-dashboard' }),
  listPieces: (_translate, _kind, _options, use) => createTokenPieces(RULESET_ID, TOKENS, use),
  formats: { word: (termId) => PRINTED_WORDS.get(String(termId)) ?? String(termId) },
  icons: {
    heat: { shape: 'burst', label: 'heat' },
    mp: { shape: 'chevrons', label: 'MP' },
  },
};
