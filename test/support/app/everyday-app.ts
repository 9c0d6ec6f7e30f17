/** One app for the tests of several files: a start costs more than most of them. */
import { test as plain } from '@playwright/test';
import type { AppWindow } from './app-window.ts';
import { changedAgain, type Found, foundIn, keepOriginals, putBack } from './left-behind.ts';
import { type SharedApp, sharedApp } from './shared-app.ts';

interface Everyday extends Omit<SharedApp, 'isRunning'> {
  /** Before each test of this file. */
  beginWith(file: string): void;
}

/**
 * Files go on with the app and the library of the one before them. Whatever they change besides documents they put back, and no
 * two of them change the same sample: where anything else is left the next file gets a new app, and a sample that is changed
 * again fails. An app that a test has ended is started again.
 */
function everydayApp(): Everyday {
  let shared = sharedApp();
  let last: string | undefined;
  let file: string | undefined;
  let first: Found | undefined;
  let before: Found | undefined;

  /** Whether the next file may go on with it. */
  async function isTidy(window: AppWindow): Promise<boolean> {
    if (first === undefined || before === undefined) {
      await window.page.getByRole('link', { name: 'Brasslung' }).waitFor();
      first = await foundIn(window);
      before = first;
      return true;
    }
    const now = await foundIn(window, first);
    const again = changedAgain(first, before, now);
    if (again.length > 0) throw new Error(`${last} changes ${again}, which a file before it has changed`);
    before = now;
    if (now.surroundings === first.surroundings) return true;
    console.warn(`${last} leaves ${now.surroundings}\ninstead of ${first.surroundings}: the app starts anew`);
    return false;
  }

  async function open(files?: readonly string[]): Promise<AppWindow> {
    const isNew = !shared.isRunning();
    const window = await shared.open(files);
    if (isNew) await keepOriginals(window);
    if (last === file) return window;
    if (!isNew) await putBack(window);
    if (await isTidy(window)) {
      last = file;
      return window;
    }
    await shared.end();
    shared = sharedApp();
    first = undefined;
    return open();
  }

  return {
    get folder() {
      return shared.folder;
    },
    get profile() {
      return shared.profile;
    },
    open,
    close: () => shared.close(),
    kill: () => shared.kill(),
    end: () => shared.end(),
    beginWith: (next) => {
      file = next;
    },
  };
}

export const test = plain.extend<{ begin: undefined }, { everyday: Everyday }>({
  everyday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what is asked for
    async ({}, use) => {
      const everyday = everydayApp();
      await use(everyday);
      await everyday.end();
    },
    { scope: 'worker' },
  ],
  begin: [
    async ({ everyday }, use, { file }) => {
      everyday.beginWith(file);
      await use(undefined);
    },
    { auto: true },
  ],
});
