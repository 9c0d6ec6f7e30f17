/** One window for all tests of a worker: a browser that starts anew compiles and measures the same things each time. */
import { test as base, type Page } from '@playwright/test';
import { ACTION_TIMEOUT_MS } from '../action-timeout.ts';

/** What a test finds: the app as on its first start, or as the test before it in its file has left it. */
export type Start = 'anew' | 'kept';

interface Shared {
  readonly page: Page;
  /** The file whose tests left the app as it is. */
  file?: string;
}

/** A place of the app's origin where the app does not run: in a window that leaves the origin all would be compiled again. */
const RESTING_PLACE = '/nothing.txt';

/** Empties the profile, as a first start finds it. */
export async function forget(page: Page, origin: string): Promise<void> {
  await page.goto(RESTING_PLACE);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Answers false where a dialog is open; else takes messages away. Without roles: to work these out takes as long as a short test. */
const isTidy = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    if (document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') !== null) return false;
    const crosses = document.querySelectorAll<HTMLElement>('[aria-label="Messages"] [aria-label="Dismiss"]');
    for (const cross of crosses) cross.click();
    return true;
  });

/** Puts back what a test has changed of the window. Each of these draws the whole page again, also where nothing changes. */
async function putBack(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const isAsked = await page.evaluate(() =>
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].some((query) => matchMedia(query).matches),
  );
  if (isAsked) await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/**
 * Playwright's `test`, with a shared window. After a test that fails the worker ends, and its window with it: no failure is
 * handed on. Tests with `test.use({ start: 'kept' })` begin at an address with a `#` (one without loads the app again),
 * touch documents that no other test of their file looks at, and leave no dialog open.
 */
export const test = base.extend<{ start: Start }, { shared: Shared }>({
  start: ['anew', { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      await use({ page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared, start, baseURL, viewport }, use, { file }) => {
    const { page } = shared;
    const goesOn = start === 'kept' && shared.file === file && (await isTidy(page));
    if (!goesOn) await forget(page, baseURL ?? '');
    shared.file = file;
    await use(page);
    await page.unrouteAll();
    await page.context().clearPermissions();
    await putBack(page, viewport ?? { width: 1280, height: 720 });
    for (const other of page.context().pages()) if (other !== page) await other.close();
  },
});
