/**
 * Removes React Aria's element for announcements when a test file ends. React Aria announces its first message after 100 ms, unless the
 * element was removed. The document may have ended with the file by then.
 */
import { afterAll } from 'vitest';

afterAll(() => {
  if (typeof document !== 'undefined') document.querySelector('[data-live-announcer]')?.remove();
});
