/**
 * Finds the events that the app appends together with an event of the players. Each has the key `auto`, so that undo and redo treat all
 * of them as one step. Replay ignores the key.
 */
import type { JsonObject } from '../document/json/json-object.ts';
import { copyEncounter } from './copy-encounter.ts';
import type { CandidateEvent, PlayRules } from './play-rules.ts';
import { submitLogEvent } from './replay.ts';
import type { ActiveEncounter } from './state.ts';

/** What follows an event: these events, or those of the game that need no decision (`automatic`). */
export type Following = readonly CandidateEvent[] | 'automatic';

/** The maximum number of automatic events after an event. */
const MAX_AUTOMATIC_EVENTS = 4;

/**
 * Returns the events that follow an event, in their order. The list ends before the first event that the rules refuse. An event with
 * dice has no automatic events after it, because its outcome has to be shown first.
 */
export function listFollowingEvents(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  following: Following,
): JsonObject[] {
  const isAutomatic = following === 'automatic';
  if (isAutomatic ? playRules.getAutomaticEvent === undefined || 'dice' in logEvent : following.length === 0) return [];
  const preview = copyEncounter(encounter);
  const followingEvents: JsonObject[] = [];
  if (submitLogEvent(playRules, preview, logEvent) !== undefined) return followingEvents;
  for (let eventIndex = 0; eventIndex < (isAutomatic ? MAX_AUTOMATIC_EVENTS : following.length); eventIndex += 1) {
    const nextEvent = isAutomatic ? playRules.getAutomaticEvent?.(preview) : following[eventIndex];
    if (nextEvent === undefined) break;
    const followingEvent = { ...nextEvent, auto: true } as JsonObject;
    if (submitLogEvent(playRules, preview, followingEvent) !== undefined) break;
    followingEvents.push(followingEvent);
  }
  return followingEvents;
}
