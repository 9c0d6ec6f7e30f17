/** The log of an encounter: undo drops its last events, redo appends them again. Neither is an event. */
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';

/** The encounter with only its first `events` events. */
export const cutLog = (encounter: Encounter, events: number): Encounter => ({
  ...encounter,
  log: (encounter.log ?? []).slice(0, Math.max(0, events)),
});

/** The encounter with these events behind its own. */
export const appendLog = (encounter: Encounter, events: readonly JsonObject[]): Encounter => ({
  ...encounter,
  log: [...(encounter.log ?? []), ...events],
});

/** How many faces stand in all `dice` lists of a log, at any depth: the next one is rolled from there. */
export function facesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let faces = 0;
  for (const [key, inner] of Object.entries(value)) {
    faces += key === 'dice' && Array.isArray(inner) ? inner.length : facesIn(inner);
  }
  return faces;
}
