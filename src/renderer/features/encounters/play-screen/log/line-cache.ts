import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { LogLine } from '../../../../../shared/play/log/log-lines.ts';

/** The lines of each event that this window has played. */
const cachedLines = new WeakMap<JsonObject, readonly LogLine[]>();

/**
 * Caches the lines that an event added to the log when it was played. If it is played again, the new lines replace them.
 */
export const cacheLines = (event: JsonObject, lines: readonly LogLine[]): void => {
  cachedLines.set(event, lines);
};

/** Returns the lines of an event that this window has played, even if the event was undone later. */
export const getCachedLines = (event: JsonObject): readonly LogLine[] | undefined => cachedLines.get(event);
