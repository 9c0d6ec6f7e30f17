/** Creates a card that explains the icons of attacks (E-79, E-100 to E-118): those that the cards of a team or an encounter use. */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, EFFECTS, RULESET_ID } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatIcon } from './icons.ts';
import type { SuPieceUse } from './piece-use.ts';

const listTerms = ({ trait, versus, type: attackType, effects }: Attack): readonly string[] => [
  trait,
  versus ?? trait,
  attackType,
  ...effects.map(({ effect }) => effect),
];

/** Creates the legend: with all icons if no team is given, and none if no member has an attack. */
export function createLegendPieces(translate: Translate, options: SuOptions, pieceUse?: SuPieceUse): GamePiece[] {
  const usedTerms = pieceUse && new Set(pieceUse.members.flatMap(({ attacks }) => attacks).flatMap(listTerms));
  const createRows = (terms: readonly string[]) =>
    terms
      .filter((term) => usedTerms?.has(term) ?? true)
      .map((term) => ({ icon: formatIcon(term), name: getTermName(term) }));
  const data = {
    // A trait that a house rule renames is printed on cards as its name, not as an icon.
    traits: createRows(ACTION_TRAITS.filter((trait) => getTraitName(trait, options) === getTermName(trait))),
    types: createRows(ATTACK_TYPES),
    effects: createRows(EFFECTS),
  };
  if (data.traits.length + data.types.length + data.effects.length === 0) return [];
  const [legendId, legendName] = ['icons', translate('suMarkers.icons')];
  return [
    {
      kind: 'legend',
      ruleset: RULESET_ID,
      id: legendId,
      name: legendName,
      copies: 1,
      data: { id: legendId, name: legendName, ...data },
    },
  ];
}
