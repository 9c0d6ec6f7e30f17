/** Records when the last change was written, for the message that is shown when a page has crashed. */
import type { MainTexts } from '../texts.ts';

let lastWriteTime: number | undefined;

/** Records that a change is on the disk. */
export function recordWrite(timestamp = Date.now()): void {
  lastWriteTime = timestamp;
}

/**
 * Formats until when everything is saved, as a sentence. The page sends changes while the user types, so at most the last letters are
 * missing.
 */
export function formatLastSaved(texts: MainTexts, timestamp = lastWriteTime): string {
  if (timestamp === undefined) return texts.translate('systemFailures.unchangedSinceStart');
  const writeDate = new Date(timestamp);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return texts.translate('systemFailures.savedUntil', {
    time: `${padTwo(writeDate.getHours())}:${padTwo(writeDate.getMinutes())}`,
  });
}
