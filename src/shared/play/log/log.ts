/** Edits the log of an encounter: undo drops its last events, redo appends them again. Neither is an event. */
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';

/** Returns the encounter with only its first `eventCount` events. */
export const truncateLog = (encounter: Encounter, eventCount: number): Encounter => ({
  ...encounter,
  log: (encounter.log ?? []).slice(0, Math.max(0, eventCount)),
});

/** Returns the encounter with these events at the end of its log. */
export const appendLog = (encounter: Encounter, logEvents: readonly JsonObject[]): Encounter => ({
  ...encounter,
  log: [...(encounter.log ?? []), ...logEvents],
});

/** Counts the faces in all `dice` lists of a log, at any depth. The next roll of the app continues the seed's dice sequence there. */
export function countFaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let faceCount = 0;
  for (const [keyName, innerValue] of Object.entries(value)) {
    faceCount += keyName === 'dice' && Array.isArray(innerValue) ? innerValue.length : countFaces(innerValue);
  }
  return faceCount;
}
