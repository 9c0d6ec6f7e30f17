/** Creates a card that explains the icons of attacks on the cards of a team or an encounter (E-79, E-100 to E-118). */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, EFFECTS, RULESET_ID } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatIcon } from './icons.ts';
import type { SuPieceUse } from './piece-use.ts';

const listTerms = ({ trait, versus, type, effects }: Attack): readonly string[] => [
  trait,
  versus ?? trait,
  type,
  ...effects.map(({ effect }) => effect),
];

/** Creates the legend. Without a team or encounter, it explains all icons. Returns an empty list if no member has an attack. */
export function createLegendPieces(translate: Translate, options: SuOptions, pieceUse?: SuPieceUse): GamePiece[] {
  const usedTerms = pieceUse && new Set(pieceUse.members.flatMap(({ attacks }) => attacks).flatMap(listTerms));
  const createRows = (terms: readonly string[]) =>
    terms
      .filter((term) => usedTerms?.has(term) ?? true)
      .map((term) => ({ icon: formatIcon(term), name: getTermName(term) }));
  const data = {
    // Cards print a renamed trait as its name instead of an icon.
    traits: createRows(ACTION_TRAITS.filter((trait) => getTraitName(trait, options) === getTermName(trait))),
    types: createRows(ATTACK_TYPES),
    effects: createRows(EFFECTS),
  };
  if (data.traits.length + data.types.length + data.effects.length === 0) return [];
  const [id, name] = ['icons', translate('suMarkers.icons')];
  return [
    {
      kind: 'legend',
      ruleset: RULESET_ID,
      id,
      name,
      copies: 1,
      data: {
        id,
        name,
        shortName: translate('suMarkers.iconsShort'),
        parts: translate('suMarkers.iconParts'),
        note: translate('suMarkers.iconNote'),
        ...data,
      },
    },
  ];
}
