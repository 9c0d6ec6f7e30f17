import type { BrowserContext } from '@playwright/test';

/**
 * Makes the windows of this browser context show characters as rows at the first start, as tests expect unless they are about Cards. Does
 * not change a layout that was chosen. The app does the same with app/rows-preload.cjs.
 */
export const showRowLists = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      if (localStorage.getItem('rollcall.list.characters') === null)
        localStorage.setItem('rollcall.list.characters', '{"layout":"rows"}');
    } catch {
      // Some tests start the app with storage that refuses everything.
    }
  });
