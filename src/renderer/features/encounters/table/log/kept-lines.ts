import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { LogLine } from '../../../../../shared/play/log/log-lines.ts';

/** A cache for the life of the window: the same event played from the same state has the same lines. */
const kept = new WeakMap<JsonObject, readonly LogLine[]>();

/** Keeps what an event added to the log when it was played; one that is played anew has the new lines. */
export const keepLines = (event: JsonObject, lines: readonly LogLine[]): void => {
  kept.set(event, lines);
};

/** The lines of an event that this window has played, also after it was taken back. */
export const keptLines = (event: JsonObject): readonly LogLine[] | undefined => kept.get(event);
