import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { isObject, type JsonObject } from '../../../../shared/document/json/json-object.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { EitherField } from '../../../../shared/form/team-form.ts';
import type { Game } from '../../../../shared/games/game.ts';

/**
 * Returns the field's value after another alternative was chosen. The value of the previous alternative is kept, so that
 * switching back restores it. An alternative without a value starts with the first faction or the first word.
 */
export function selectAlternative(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  { pointer, choiceKey, alternatives }: EitherField,
  alternativeId: string,
  firstFaction?: string,
): JsonObject {
  const currentValue = getValueAt(team, pointer);
  const keptValues = { ...(isObject(currentValue) ? currentValue : {}), [choiceKey]: alternativeId };
  const field = alternatives.find((alternative) => alternative.id === alternativeId)?.field;
  if (field === undefined || Object.hasOwn(keptValues, field.key)) return keptValues;
  const firstValue =
    field.kind === 'faction' ? firstFaction : gameCatalog.getGame(team).vocabularies[field.vocabulary]?.[0]?.id;
  return firstValue === undefined ? keptValues : { ...keptValues, [field.key]: firstValue };
}
