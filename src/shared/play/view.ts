/** The state of a play as the contract writes it: plain data that shares nothing with the play, which goes on changing. */
import type { JsonObject } from '../document/json/json-object.ts';
import type { PlaySpec } from './play-spec.ts';
import type { Play } from './state.ts';

/** A copy of the state with what is worked out from it: who may act, and what the game adds. */
export function stateView(rules: PlaySpec, play: Play, ruleset: string): JsonObject {
  const { state } = play;
  const may = new Set(rules.mayAct(play));
  return {
    ruleset,
    ...(copied(state) as JsonObject),
    mayAct: [...state.models.keys()].filter((id) => may.has(id)),
    ...(copied(rules.derived?.(play) ?? {}) as JsonObject),
  };
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, copied(inner)]));
}
