/** Supers Unlimited as cards know it. */
import type { CardRules } from '../../card-rules.ts';
import type { ResolvedOptions } from '../../ruleset.ts';
import { attackNotation } from '../derive/notation.ts';
import type { SuOptions } from '../options.ts';
import { nameOf } from '../words.ts';
import { characterData } from './character-data.ts';
import { CARD_FIELDS } from './fields.ts';
import { gimmickPieces } from './gimmicks.ts';
import { markerPieces } from './markers.ts';

/** Resolved options came from `resolveOptions` of this same ruleset. */
const ours = (options: ResolvedOptions) => options as unknown as SuOptions;

export const cardRules: CardRules = {
  fields: CARD_FIELDS,
  character: (character, options) => characterData(character, ours(options)),
  pieces: (kind, options, use) => (kind === 'gimmick' ? gimmickPieces(use) : markerPieces(ours(options), use)),
  wordOf: nameOf,
  attackOf: (attack, options) => attackNotation(attack, ours(options)),
};
