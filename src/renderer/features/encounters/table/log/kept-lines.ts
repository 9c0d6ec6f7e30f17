import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { LogLine } from '../../../../../shared/play/log/log-lines.ts';

/** Caches lines while the window is open. The same event played from the same state has the same lines. */
const kept = new WeakMap<JsonObject, readonly LogLine[]>();

/**
 * Caches the lines that an event added to the log when it was played. If it is played again, the new lines replace them.
 */
export const keepLines = (event: JsonObject, lines: readonly LogLine[]): void => {
  kept.set(event, lines);
};

/** Returns the lines of an event that this window has played, even if it was undone since. */
export const keptLines = (event: JsonObject): readonly LogLine[] | undefined => kept.get(event);
