/** Defines the cards and pieces of Supers Unlimited. */

import type { CardSpec } from '../../../card/card-rules.ts';
import { isObject } from '../../../document/json/json-object.ts';
import { formatAttackNotation } from '../derive/notation.ts';
import type { Attack, Character } from '../documents/schema.ts';
import { LEVELS } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { SUBJECTS } from './fields.ts';
import { createGimmickPieces } from './gimmicks.ts';
import { formatAttackIcons, ICONS } from './icons.ts';
import { createLegendPieces } from './legend.ts';
import { createMarkerPieces } from './markers.ts';
import type { SuPieceUse } from './piece-use.ts';

/** Keeps a type and its range, such as `Projectile 8`, on one line. */
const joinTypeAndRange = (notation: string): string => notation.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** Whether a value is an attack. A template may ask for the notation of any value, but only attacks have a notation. */
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
      pluralLabel: (translate) => translate('suForms.gimmickTitle'),
      cliName: 'gimmick',
      noneReason: (translate) => translate('suForms.gimmickNone'),
      printLabel: (translate) => translate('suForms.gimmickOffered'),
      hint: (translate) => translate('suForms.gimmickHint'),
      forEncounter: {
        hint: (translate) => translate('suForms.gimmickPlayHint'),
        none: (translate) => translate('suForms.gimmickPlayNone'),
      },
      areCards: true,
    },
    {
      kind: 'marker',
      title: (translate) => translate('suForms.markerTitle'),
      pluralLabel: (translate) => translate('suForms.markerMany'),
      cliName: 'markers',
      hint: (translate) => translate('suForms.markerHint'),
      forEncounter: {
        hint: (translate) => translate('suForms.markerPlayHint'),
      },
    },
    {
      kind: 'legend',
      title: (translate) => translate('suForms.legendTitle'),
      pluralLabel: (translate) => translate('suForms.legendMany'),
      cliName: 'legend',
      noneReason: (translate) => translate('suForms.legendNone'),
      hint: (translate) => translate('suForms.legendHint'),
      forEncounter: {
        hint: (translate) => translate('suForms.legendPlayHint'),
        none: (translate) => translate('suForms.legendPlayNone'),
      },
      areCards: true,
    },
  ],
  // Each Super has a card of its own to write on. Up to four Henchmen (`figures`) share a card, which has 40 boxes for their HP.
  getPlayCard(character) {
    const { level, hp } = character as Character;
    if (level >= LEVELS.superFrom) return { template: 'dashboard' };
    return { template: 'bridge', figures: hp.total <= 10 ? 4 : hp.total <= 20 ? 2 : 1 };
  },
  listPieces(translate, pieceKind, options, pieceUse) {
    if (pieceKind === 'gimmick') return createGimmickPieces(translate, pieceUse as SuPieceUse);
    return pieceKind === 'legend'
      ? createLegendPieces(translate, options as SuOptions, pieceUse as SuPieceUse)
      : createMarkerPieces(translate, options as SuOptions, pieceUse as SuPieceUse);
  },
  formats: {
    word: (value) => getTermName(String(value)),
    attack: (value, options) =>
      isAttack(value) ? joinTypeAndRange(formatAttackNotation(value, options as SuOptions)) : undefined,
    'attack-icons': (value, options) => (isAttack(value) ? formatAttackIcons(value, options as SuOptions) : undefined),
  },
  icons: ICONS,
};
