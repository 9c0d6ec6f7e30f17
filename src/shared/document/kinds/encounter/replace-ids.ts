import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { excludeEmbeddedIds, replaceIdInField } from '../replace-ids.ts';

/** Returns the encounter with new ids of the characters of its models. */
export function replaceIdsInEncounter(encounter: JsonObject, { characters }: ReplacedIds): JsonObject {
  const newIds = excludeEmbeddedIds(characters, encounter, 'characters');
  if (newIds.size === 0) return encounter;
  const replaceInModel = (model: unknown) => (isObject(model) ? replaceIdInField(model, 'character', newIds) : model);
  const replaceInSide = (side: unknown) =>
    isObject(side) && Array.isArray(side.models) ? { ...side, models: side.models.map(replaceInModel) } : side;
  const changedEncounter = Array.isArray(encounter.sides)
    ? { ...encounter, sides: encounter.sides.map(replaceInSide) }
    : encounter;
  // Events that bring models into play name their characters.
  return Array.isArray(changedEncounter.log)
    ? { ...changedEncounter, log: changedEncounter.log.map(replaceInModel) }
    : changedEncounter;
}
