/** Defines the cards of SSUA. */

import type { CardSpec } from '../../card/card-rules.ts';
import { createCharacterSubject } from '../../character-fields/card-subject.ts';
import { createTokenPieces, TOKEN_KIND, TOKEN_SUBJECT } from '../../character-fields/tokens.ts';
import { formatAttackIcons, formatAttackLine, getPrintedWord } from './attack-line.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { TOKENS } from './tokens.ts';

/** Lists the fields of a list of prices (`PriceLine` of derive.ts): the list, its entries, and their keys. */
const createPriceFields = (pointer: string) =>
  ({
    [pointer]: 'text',
    [`${pointer}/*`]: 'text',
    ...Object.fromEntries(['name', 'cost'].map((fieldName) => [`${pointer}/*/${fieldName}`, 'text'])),
    [`${pointer}/*/isOwn`]: 'flag',
  }) as const;

export const card: CardSpec = {
  subjects: {
    character: createCharacterSubject(FIELDS, {
      ap: 'number',
      ...createPriceFields('prices'),
      ...createPriceFields('ownPrices'),
      ...createPriceFields('usualPrices'),
      roles: 'text',
      'roles/*': 'text',
      lift: 'text',
    }),
    marker: TOKEN_SUBJECT,
  },
  templates: ['street', 'street-full-art', 'street-ink-saver', 'street-bridge', 'street-dashboard', 'ssua-token'],
  pieceKinds: [TOKEN_KIND],
  getPlayCard: () => ({ template: 'street-dashboard' }),
  listPieces: (_translate, _kind, _options, use) => createTokenPieces(RULESET_ID, TOKENS, use),
  formats: { word: getPrintedWord, attack: formatAttackLine, 'attack-icons': formatAttackIcons },
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
