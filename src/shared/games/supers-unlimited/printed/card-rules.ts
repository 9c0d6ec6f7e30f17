/** Supers Unlimited as cards know it. */
import type { CardRules } from '../../card-rules.ts';
import type { ResolvedOptions } from '../../game.ts';
import { attackNotation } from '../derive/notation.ts';
import type { SuOptions } from '../options.ts';
import { nameOf } from '../words.ts';
import { characterData } from './character-data.ts';
import { CARD_FIELDS, CARD_KINDS, CARD_WORDS } from './fields.ts';
import { gimmickPieces } from './gimmicks.ts';
import { markerPieces } from './markers.ts';

/** Resolved options came from `resolveOptions` of this same ruleset. */
const ours = (options: ResolvedOptions) => options as unknown as SuOptions;

/** A type and its range, `Projectile 8`, stay on one line. */
const rangeWithType = (notation: string): string => notation.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0');

export const cardRules: CardRules = {
  fields: CARD_FIELDS,
  kinds: CARD_KINDS,
  words: CARD_WORDS,
  character: (character, options) => characterData(character, ours(options)),
  pieces: (kind, options, use) => (kind === 'gimmick' ? gimmickPieces(use) : markerPieces(ours(options), use)),
  wordOf: nameOf,
  attackOf: (attack, options) => rangeWithType(attackNotation(attack, ours(options))),
};
