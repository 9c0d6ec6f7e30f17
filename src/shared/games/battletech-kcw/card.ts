/** The units as cards know them. */

import type { CardSpec } from '../../card/card-rules.ts';
import { characterSubject } from '../../character-fields/card-subject.ts';
import { printedWords } from '../../character-fields/form-field.ts';
import { TOKEN_KIND, TOKEN_SUBJECT, tokenPieces } from '../../character-fields/tokens.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

const WORDS = printedWords(FIELDS);

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
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
  playedFrom: () => ({ template: 'hangar-dashboard' }),
  pieces: (_translate, _kind, _options, use) => tokenPieces(RULESET_ID, TOKENS, use),
  formats: { word: (id) => WORDS.get(String(id)) ?? String(id) },
  icons: {
    heat: { shape: 'burst', label: 'heat' },
    mp: { shape: 'chevrons', label: 'MP' },
  },
};
