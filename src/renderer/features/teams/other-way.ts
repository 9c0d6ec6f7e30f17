import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Team } from '../../../shared/document/schema.ts';
import type { EitherField } from '../../../shared/form/team-form.ts';
import type { Game } from '../../../shared/games/game.ts';

/**
 * Returns the field's value after another alternative is chosen. The values of the other alternatives are kept, so that
 * switching back loses nothing. An alternative without a value starts with the first faction or the first word.
 */
export function otherWay(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  { pointer: at, choiceKey: by, alternatives: ways }: EitherField,
  id: string,
  firstFaction?: string,
): JsonObject {
  const held = getValueAt(team, at);
  const kept = { ...(isObject(held) ? held : {}), [by]: id };
  const field = ways.find((way) => way.id === id)?.field;
  if (field === undefined || Object.hasOwn(kept, field.key)) return kept;
  const first =
    field.kind === 'faction' ? firstFaction : gameCatalog.getGame(team).vocabularies[field.vocabulary]?.[0]?.id;
  return first === undefined ? kept : { ...kept, [field.key]: first };
}
