/** Shares one app among the tests of several files, since a start takes longer than most tests. */
import { test as plain } from '@playwright/test';
import { type AppState, findChangedAgain, readAppState, restoreOriginals, saveOriginals } from './app-state.ts';
import type { AppWindow } from './app-window.ts';
import { createSharedApp, type SharedApp } from './shared-app.ts';

interface Everyday extends Omit<SharedApp, 'isRunning'> {
  /** Runs before each test of this file. */
  beginWith(currentFile: string): void;
}

/**
 * Creates an app whose library each test file takes over from the previous one. A file has to restore everything it changes except
 * documents, and no two files may change the same sample. If a file leaves anything else, the next file gets a new app; if it
 * changes a sample again, it fails. An app that a test has ended is started again.
 */
function createEverydayApp(): Everyday {
  let sharedApp = createSharedApp();
  let lastFile: string | undefined;
  let currentFile: string | undefined;
  let firstState: AppState | undefined;
  let previousState: AppState | undefined;

  /** Compares the state of the app with the states before, and updates them. Returns whether the next file can continue with this app. */
  async function isTidy(appWindow: AppWindow): Promise<boolean> {
    if (firstState === undefined || previousState === undefined) {
      await appWindow.page.getByRole('link', { name: 'Brasslung' }).waitFor();
      firstState = await readAppState(appWindow);
      previousState = firstState;
      return true;
    }
    const currentState = await readAppState(appWindow, firstState);
    const changedTwice = findChangedAgain(firstState, previousState, currentState);
    if (changedTwice.length > 0)
      throw new Error(`${lastFile} changes ${changedTwice}, which a file before it has changed`);
    previousState = currentState;
    if (currentState.surroundings === firstState.surroundings) return true;
    console.warn(
      `${lastFile} leaves ${currentState.surroundings}\ninstead of ${firstState.surroundings}: the app starts anew`,
    );
    return false;
  }

  async function openWindow(openedFiles?: readonly string[]): Promise<AppWindow> {
    const isNewApp = !sharedApp.isRunning();
    const appWindow = await sharedApp.open(openedFiles);
    if (isNewApp) await saveOriginals(appWindow);
    if (lastFile === currentFile) return appWindow;
    if (!isNewApp) await restoreOriginals(appWindow);
    if (await isTidy(appWindow)) {
      lastFile = currentFile;
      return appWindow;
    }
    await sharedApp.end();
    sharedApp = createSharedApp();
    firstState = undefined;
    return openWindow();
  }

  return {
    get folder() {
      return sharedApp.folder;
    },
    get profile() {
      return sharedApp.profile;
    },
    open: openWindow,
    close: () => sharedApp.close(),
    kill: () => sharedApp.kill(),
    end: () => sharedApp.end(),
    beginWith: (nextFile) => {
      currentFile = nextFile;
    },
  };
}

export const test = plain.extend<{ begin: undefined }, { everyday: Everyday }>({
  everyday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what is asked for
    async ({}, provide) => {
      const everydayApp = createEverydayApp();
      await provide(everydayApp);
      await everydayApp.end();
    },
    { scope: 'worker' },
  ],
  begin: [
    async ({ everyday: everydayApp }, provide, { file: currentFile }) => {
      everydayApp.beginWith(currentFile);
      await provide(undefined);
    },
    { auto: true },
  ],
});
