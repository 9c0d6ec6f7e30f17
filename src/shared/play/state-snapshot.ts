/**
 * Creates the JSON form of an encounter's state (docs/encounters.md#the-state). It shares no data with the active encounter, which later
 * events change.
 */
import type { JsonObject } from '../document/json/json-object.ts';
import type { PlayRules } from './play-rules.ts';
import type { ActiveEncounter } from './state.ts';

/** Returns a copy of the state, with the models that may act. */
export function createStateSnapshot(playRules: PlayRules, encounter: ActiveEncounter, ruleset: string): JsonObject {
  const { state } = encounter;
  const actingModelIds = new Set(playRules.mayAct(encounter));
  return {
    ruleset,
    ...(toPlainData(state) as JsonObject),
    mayAct: [...state.models.keys()].filter((modelId) => actingModelIds.has(modelId)),
  };
}

function toPlainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlainData);
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([mapKey, innerValue]) => [mapKey, toPlainData(innerValue)]));
  // Most values are not objects. A spread keeps the shape of the record, which is faster than looking up each key.
  const copy: Record<string, unknown> = { ...value };
  for (const propertyName of Object.keys(copy))
    if (typeof copy[propertyName] === 'object') copy[propertyName] = toPlainData(copy[propertyName]);
  return copy;
}
