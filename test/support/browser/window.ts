/** Shares one window among all tests of a worker, since a new browser compiles and measures the same things each time. */
import { test as base, type Page } from '@playwright/test';
import { ACTION_TIMEOUT_MS } from '../action-timeout.ts';
import { showRowLists } from '../row-lists.ts';

/** Whether a test starts with an empty profile (`anew`), or with the app as the previous test of its file has left it (`kept`). */
export type Start = 'anew' | 'kept';

interface SharedWindow {
  readonly page: Page;
  /** The file whose tests have left the app in this state. */
  file?: string;
}

/** An address of the app's origin where the app does not run. In a window that leaves the origin, everything would be compiled again. */
const RESTING_PLACE = '/nothing.txt';

/** Empties the profile, as on a first start. */
export async function resetProfile(sharedPage: Page, origin: string): Promise<void> {
  await sharedPage.goto(RESTING_PLACE);
  await sharedPage.evaluate(() => sessionStorage.clear());
  const devToolsSession = await sharedPage.context().newCDPSession(sharedPage);
  await devToolsSession.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devToolsSession.detach();
}

/** Closes messages. Returns false if a dialog is open. Does not use roles: computing them takes as long as a short test. */
const closeMessages = (sharedPage: Page): Promise<boolean> =>
  sharedPage.evaluate(() => {
    if (document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') !== null) return false;
    const dismissButtons = document.querySelectorAll<HTMLElement>('[aria-label="Messages"] [aria-label="Dismiss"]');
    for (const dismissButton of dismissButtons) dismissButton.click();
    return true;
  });

/** Restores the window. Each of these calls redraws the whole page, even if nothing changes. */
async function restoreWindow(
  sharedPage: Page,
  { width: windowWidth, height: windowHeight }: { width: number; height: number },
): Promise<void> {
  const isMediaEmulated = await sharedPage.evaluate(() =>
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].some(
      (mediaQuery) => matchMedia(mediaQuery).matches,
    ),
  );
  if (isMediaEmulated) await sharedPage.emulateMedia({ colorScheme: null, reducedMotion: null });
  const viewportSize = sharedPage.viewportSize();
  if (viewportSize?.width !== windowWidth || viewportSize.height !== windowHeight)
    await sharedPage.setViewportSize({ width: windowWidth, height: windowHeight });
}

/**
 * Playwright's `test` with a shared window. After a failed test the worker ends together with its window, so that no failure is
 * passed on. Tests with `test.use({ start: 'kept' })` begin at an address with a `#` (one without reloads the app), use documents
 * that no other test of their file uses, and leave no dialog open.
 */
export const test = base.extend<{ start: Start }, { shared: SharedWindow }>({
  start: ['anew', { option: true }],
  shared: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      await showRowLists(context);
      await provide({ page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ shared: sharedWindow }, provide) => provide(sharedWindow.page.context()),
  page: async ({ shared: sharedWindow, start: startMode, baseURL, viewport }, provide, { file: testFile }) => {
    const { page: sharedPage } = sharedWindow;
    const canContinue = startMode === 'kept' && sharedWindow.file === testFile && (await closeMessages(sharedPage));
    if (!canContinue) await resetProfile(sharedPage, baseURL ?? '');
    sharedWindow.file = testFile;
    await provide(sharedPage);
    await sharedPage.unrouteAll();
    await sharedPage.context().clearPermissions();
    await restoreWindow(sharedPage, viewport ?? { width: 1280, height: 720 });
    for (const otherPage of sharedPage.context().pages()) if (otherPage !== sharedPage) await otherPage.close();
  },
});
