import type { JsonObject } from '../../document/json/json-object.ts';

/** Whether an event was appended together with the one before it (docs/encounters.md), so that both are undone as one step. */
export const isFollowingEvent = (logEvent: JsonObject | undefined): boolean => logEvent?.auto === true;
