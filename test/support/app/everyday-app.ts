/** One app for the tests of several files: whoever only looks at screens needs none of its own. */
import { test as plain } from '@playwright/test';
import { type SharedApp, sharedApp } from './shared-app.ts';

/** What a test leaves behind the next one finds: windows of the usual size, dialogs closed, characters as they were. */
export const test = plain.extend<object, { everyday: SharedApp }>({
  everyday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what is asked for
    async ({}, use) => {
      const shared = sharedApp();
      await use(shared);
      await shared.end();
    },
    { scope: 'worker' },
  ],
});
