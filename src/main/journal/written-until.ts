/** When a change was written last, for what is said when a page is gone. */
import type { MainTexts } from '../texts.ts';

let last: number | undefined;

/** A change is on disk. */
export function noteWritten(at = Date.now()): void {
  last = at;
}

/** What is safe, in one sentence. The page sends a change the moment it is typed: at most the last letters are missing. */
export function savedText(texts: MainTexts, at = last): string {
  if (at === undefined) return texts.translate('systemFailures.unchangedSinceStart');
  const time = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return texts.translate('systemFailures.savedUntil', { time: `${two(time.getHours())}:${two(time.getMinutes())}` });
}
