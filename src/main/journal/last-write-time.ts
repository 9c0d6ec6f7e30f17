/** Records when the last change was written, for the message that is shown when a page has crashed. */
import type { MainTexts } from '../texts.ts';

let lastWriteTime: number | undefined;

/** Records that a change is on the disk. */
export function recordWrite(timestamp = Date.now()): void {
  lastWriteTime = timestamp;
}

/**
 * Formats a sentence that says until when everything is saved. The page sends changes while the user types, so at most the last few
 * characters are missing.
 */
export function formatLastSaved(texts: MainTexts, timestamp = lastWriteTime): string {
  if (timestamp === undefined) return texts.translate('systemFailures.unchangedSinceStart');
  const writeDate = new Date(timestamp);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return texts.translate('systemFailures.savedUntil', {
    time: `${padTwo(writeDate.getHours())}:${padTwo(writeDate.getMinutes())}`,
  });
}
