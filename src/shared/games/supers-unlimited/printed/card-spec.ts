/** Supers Unlimited as cards know it. */
import type { CardSpec } from '../../card.ts';
import { attackNotation } from '../derive/notation.ts';
import type { Attack } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { nameOf } from '../words.ts';
import { SUBJECTS } from './fields.ts';
import { gimmickPieces } from './gimmicks.ts';
import { markerPieces } from './markers.ts';
import type { SuPieceUse } from './piece-use.ts';

/** A type and its range, `Projectile 8`, stay on one line. */
const rangeWithType = (notation: string): string => notation.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0');

export const cardSpec: CardSpec = {
  subjects: SUBJECTS,
  templates: ['classic', 'tarot', 'full-art', 'ink-saver', 'bridge', 'dashboard', 'gimmick', 'token', 'marker'],
  pieceKinds: [
    { kind: 'gimmick', title: 'Gimmicks' },
    { kind: 'marker', title: 'Tokens and markers' },
  ],
  pieces: (kind, options, use) =>
    kind === 'gimmick' ? gimmickPieces(use as SuPieceUse) : markerPieces(options as SuOptions, use as SuPieceUse),
  formats: {
    word: (id) => nameOf(String(id)),
    attack: (attack, options) => rangeWithType(attackNotation(attack as Attack, options as SuOptions)),
  },
};
