/** What the icons of attacks mean (E-79, E-100 to E-118), on one card: those that a team, or a table, is written with. */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, EFFECTS, RULESET_ID } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { iconOf } from './icons.ts';
import type { SuPieceUse } from './piece-use.ts';

const wordsOf = ({ trait, versus, type, effects }: Attack): readonly string[] => [
  trait,
  versus ?? trait,
  type,
  ...effects.map(({ effect }) => effect),
];

/** None where nobody has an attack; all icons without a team. */
export function legendPieces(translate: Translate, options: SuOptions, use?: SuPieceUse): GamePiece[] {
  const held = use && new Set(use.members.flatMap(({ attacks }) => attacks).flatMap(wordsOf));
  const rows = (words: readonly string[]) =>
    words.filter((word) => held?.has(word) ?? true).map((word) => ({ icon: iconOf(word), name: nameOf(word) }));
  const data = {
    // A trait that a house rule calls otherwise stands on cards as its name, not as an icon.
    traits: rows(ACTION_TRAITS.filter((trait) => traitName(trait, options) === nameOf(trait))),
    types: rows(ATTACK_TYPES),
    effects: rows(EFFECTS),
  };
  if (data.traits.length + data.types.length + data.effects.length === 0) return [];
  const [id, name] = ['icons', translate('suMarkers.icons')];
  return [{ kind: 'legend', ruleset: RULESET_ID, id, name, copies: 1, data: { id, name, ...data } }];
}
