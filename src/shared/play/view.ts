/** The state of a play as it is printed (docs/encounters.md#the-state): plain data that shares nothing with the play, which goes on changing. */
import type { JsonObject } from '../document/json/json-object.ts';
import type { PlayRules } from './play-rules.ts';
import type { ActiveEncounter } from './state.ts';

/** A copy of the state with what is worked out from it: who may act, and what the game adds. */
export function stateView(rules: PlayRules, encounter: ActiveEncounter, ruleset: string): JsonObject {
  const { state } = encounter;
  const may = new Set(rules.mayAct(encounter));
  return {
    ruleset,
    ...(copied(state) as JsonObject),
    mayAct: [...state.models.keys()].filter((id) => may.has(id)),
    ...(copied(rules.derived?.(encounter) ?? {}) as JsonObject),
  };
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, copied(inner)]));
  // Most values are no objects, and a copy keeps the shape of the record, so that nothing is looked up by name.
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) if (typeof copy[key] === 'object') copy[key] = copied(copy[key]);
  return copy;
}
