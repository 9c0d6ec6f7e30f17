import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { replaceIdInField, withoutEmbedded } from '../replace-ids.ts';

/** The encounter with new ids of the characters that its models are. */
export function replaceIdsInEncounter(encounter: JsonObject, { characters }: ReplacedIds): JsonObject {
  const ids = withoutEmbedded(characters, encounter, 'characters');
  if (ids.size === 0) return encounter;
  const inModel = (model: unknown) => (isObject(model) ? replaceIdInField(model, 'character', ids) : model);
  const inSide = (side: unknown) =>
    isObject(side) && Array.isArray(side.models) ? { ...side, models: side.models.map(inModel) } : side;
  const out = Array.isArray(encounter.sides) ? { ...encounter, sides: encounter.sides.map(inSide) } : encounter;
  // Models that came in play name their characters in the events that brought them.
  return Array.isArray(out.log) ? { ...out, log: out.log.map(inModel) } : out;
}
