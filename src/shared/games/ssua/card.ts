/** SSUA as cards know it. */

import type { CardSpec } from '../../card/card-rules.ts';
import { characterSubject } from '../../character-fields/card-subject.ts';
import { TOKEN_KIND, TOKEN_SUBJECT, tokenPieces } from '../../character-fields/tokens.ts';
import { attackIcons, attackLine, wordText } from './attack-line.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

const lines = (at: string) =>
  ({
    [at]: 'text',
    [`${at}/*`]: 'text',
    ...Object.fromEntries(['name', 'cost'].map((key) => [`${at}/*/${key}`, 'text'])),
    [`${at}/*/isOwn`]: 'flag',
  }) as const;

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      ap: 'number',
      ...lines('prices'),
      ...lines('ownPrices'),
      ...lines('usualPrices'),
      roles: 'text',
      'roles/*': 'text',
      lift: 'text',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: ['street', 'street-full-art', 'street-ink-saver', 'street-bridge', 'street-dashboard', 'ssua-token'],
  pieceKinds: [TOKEN_KIND],
  playedFrom: () => ({ template: 'street-dashboard' }),
  pieces: (_translate, _kind, _options, use) => tokenPieces(RULESET_ID, TOKENS, use),
  formats: { word: wordText, attack: attackLine, 'attack-icons': attackIcons },
  icons: {
    ap: { shape: 'lightning', label: 'AP' },
    hits: { shape: 'heart', label: 'Hits' },
    move: { shape: 'chevrons', label: 'Move' },
    agility: { shape: 'target', label: 'Agility' },
    mind: { shape: 'eye', label: 'Mind' },
    strength: { shape: 'fist', label: 'Strength' },
    melee: { shape: 'contact', label: 'Melee' },
    ranged: { shape: 'ball', label: 'Ranged' },
    damage: { shape: 'claws', label: 'Damage' },
    resolve: { shape: 'burst', label: 'Resolve' },
  },
};
