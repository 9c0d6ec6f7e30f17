/** SSUA as cards know it. */
import { characterSubject } from '../../character-fields/card-subject.ts';
import { TOKEN_KIND, TOKEN_SUBJECT, tokenPieces } from '../../character-fields/tokens.ts';
import { isObject } from '../../document/json/json-object.ts';
import { numberText } from '../../text/number-text.ts';
import type { CardSpec } from '../card.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';
import { VOCABULARIES } from './form.ts';
import { TOKENS } from './tokens.ts';

const WORDS = new Map(
  Object.values(VOCABULARIES).flatMap((words) => words.map(({ id, label }) => [id, label] as const)),
);

const lines = (at: string) =>
  ({
    [at]: 'text',
    [`${at}/*`]: 'text',
    ...Object.fromEntries(['name', 'cost'].map((key) => [`${at}/*/${key}`, 'text'])),
    [`${at}/*/isOwn`]: 'flag',
  }) as const;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** An attack in one line: `Melee / 5D / Damage 4 / 3 AP`; what it does not have is left out. */
function attackLine(value: unknown): string | undefined {
  if (!isObject(value) || typeof value.type !== 'string') return undefined;
  const { type, pool, range, damage, ap } = value;
  return [
    WORDS.get(type) ?? type,
    ...(isNumber(pool) ? [`${numberText(pool)}D`] : []),
    ...(isNumber(range) ? [`${numberText(range)}″`] : []),
    ...(isNumber(damage) ? [`Damage\u00a0${numberText(damage)}`] : []),
    ...(isNumber(ap) ? [`${numberText(ap)}\u00a0AP`] : []),
  ].join(' / ');
}

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
  pieces: (_kind, _options, use) => tokenPieces(RULESET_ID, TOKENS, use),
  formats: { word: (id) => WORDS.get(String(id)) ?? String(id), attack: attackLine },
  icons: {
    ap: { shape: 'lightning', label: 'AP' },
    hits: { shape: 'heart', label: 'Hits' },
    move: { shape: 'chevrons', label: 'Move' },
    agility: { shape: 'target', label: 'Agility' },
    mind: { shape: 'eye', label: 'Mind' },
    strength: { shape: 'fist', label: 'Strength' },
    resolve: { shape: 'burst', label: 'Resolve' },
  },
};
