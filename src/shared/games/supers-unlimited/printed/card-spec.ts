/** What Supers Unlimited offers to cards. */

import type { CardSpec } from '../../../card/card-rules.ts';
import { isObject } from '../../../document/json/json-object.ts';
import { attackNotation } from '../derive/notation.ts';
import type { Attack, Character } from '../documents/schema.ts';
import { LEVELS } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { SUBJECTS } from './fields.ts';
import { gimmickPieces } from './gimmicks.ts';
import { attackIcons, ICONS } from './icons.ts';
import { legendPieces } from './legend.ts';
import { markerPieces } from './markers.ts';
import type { SuPieceUse } from './piece-use.ts';

/** A type and its range, `Projectile 8`, stay on one line. */
const rangeWithType = (notation: string): string => notation.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** A template may ask for the notation of any value; only attacks have one. */
const isAttack = (value: unknown): value is Attack =>
  isObject(value) &&
  typeof value.trait === 'string' &&
  typeof value.type === 'string' &&
  Array.isArray(value.effects) &&
  value.effects.every(isObject);

export const cardSpec: CardSpec = {
  subjects: SUBJECTS,
  templates: [
    'classic',
    'tarot',
    'full-art',
    'ink-saver',
    'bridge',
    'dashboard',
    'gimmick',
    'token',
    'marker',
    'legend',
  ],
  pieceKinds: [
    {
      kind: 'gimmick',
      title: (translate) => translate('suForms.gimmickTitle'),
      many: (translate) => translate('suForms.gimmickTitle'),
      word: 'gimmick',
      none: (translate) => translate('suForms.gimmickNone'),
      offered: (translate) => translate('suForms.gimmickOffered'),
      hint: (translate) => translate('suForms.gimmickHint'),
      atTable: {
        hint: (translate) => translate('suForms.gimmickPlayHint'),
        none: (translate) => translate('suForms.gimmickPlayNone'),
      },
      areCards: true,
    },
    {
      kind: 'marker',
      title: (translate) => translate('suForms.markerTitle'),
      many: (translate) => translate('suForms.markerMany'),
      word: 'markers',
      hint: (translate) => translate('suForms.markerHint'),
      atTable: {
        hint: (translate) => translate('suForms.markerPlayHint'),
      },
    },
    {
      kind: 'legend',
      title: (translate) => translate('suForms.legendTitle'),
      many: (translate) => translate('suForms.legendMany'),
      word: 'legend',
      none: (translate) => translate('suForms.legendNone'),
      hint: (translate) => translate('suForms.legendHint'),
      atTable: {
        hint: (translate) => translate('suForms.legendPlayHint'),
        none: (translate) => translate('suForms.legendPlayNone'),
      },
      areCards: true,
    },
  ],
  // A Super has a card of its own to write on; Henchmen share one, as long as it has boxes for their HP.
  playedFrom(character) {
    const { level, hp } = character as Character;
    if (level >= LEVELS.superFrom) return { template: 'dashboard' };
    return { template: 'bridge', figures: hp.total <= 10 ? 4 : hp.total <= 20 ? 2 : 1 };
  },
  pieces(translate, kind, options, use) {
    if (kind === 'gimmick') return gimmickPieces(translate, use as SuPieceUse);
    return kind === 'legend'
      ? legendPieces(translate, options as SuOptions, use as SuPieceUse)
      : markerPieces(translate, options as SuOptions, use as SuPieceUse);
  },
  formats: {
    word: (id) => nameOf(String(id)),
    attack: (value, options) =>
      isAttack(value) ? rangeWithType(attackNotation(value, options as SuOptions)) : undefined,
    'attack-icons': (value, options) => (isAttack(value) ? attackIcons(value, options as SuOptions) : undefined),
  },
  icons: ICONS,
};
