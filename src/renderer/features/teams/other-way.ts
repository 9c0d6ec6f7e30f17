import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import { valueAt } from '../../../shared/document/pointer.ts';
import type { Team } from '../../../shared/document/schema.ts';
import type { EitherField } from '../../../shared/form/team-form.ts';
import type { Game } from '../../../shared/games/game.ts';

/**
 * What stands at the place of the field once another way is chosen: what is written for the others is kept, so that changing
 * back loses nothing. A way nothing is written for begins with the first faction, or the first word.
 */
export function otherWay(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  { at, by, ways }: EitherField,
  id: string,
  firstFaction?: string,
): JsonObject {
  const held = valueAt(team, at);
  const kept = { ...(isObject(held) ? held : {}), [by]: id };
  const field = ways.find((way) => way.id === id)?.field;
  if (field === undefined || Object.hasOwn(kept, field.key)) return kept;
  const first = field.kind === 'faction' ? firstFaction : gameCatalog.getGame(team).vocabularies[field.of]?.[0]?.id;
  return first === undefined ? kept : { ...kept, [field.key]: first };
}
