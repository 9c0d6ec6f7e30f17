import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { LogLine } from '../../../../../shared/play/log/log-lines.ts';

/** Caches lines while the window is open. The same event played from the same state has the same lines. */
const cachedLines = new WeakMap<JsonObject, readonly LogLine[]>();

/**
 * Caches the lines that an event added to the log when it was played. If it is played again, the new lines replace them.
 */
export const cacheLines = (event: JsonObject, lines: readonly LogLine[]): void => {
  cachedLines.set(event, lines);
};

/** Returns the lines of an event that this window has played, even if it was undone since. */
export const getCachedLines = (event: JsonObject): readonly LogLine[] | undefined => cachedLines.get(event);
