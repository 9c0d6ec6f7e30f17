/** One app for the tests of a file: a start costs more than most of them. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AppWindow, closeApp, createTempFolder, getNetLogFlags, killHard, openApp } from './app-window.ts';
import { listOutgoingEvents } from './net-log.ts';

export interface SharedApp {
  /** Goes with the app, for what the tests write and read. */
  readonly folder: string;
  /** The data folder of the app, in that folder. */
  readonly profile: string;
  /** The app as it runs, on its first screen; started where the last test has ended it, and then with these files. */
  open(openedFiles?: readonly string[]): Promise<AppWindow>;
  isRunning(): boolean;
  close(): Promise<void>;
  /** See `killHard`. */
  kill(): Promise<void>;
  /** After the last test. */
  end(): Promise<void>;
}

/**
 * Starts nothing yet. After a test that failed the others begin with a folder and an app of their own. Once an app has ended by
 * itself its log must hold nothing that could have left this machine, whatever the tests have done in it.
 */
export function createSharedApp(): SharedApp {
  const tempFolder = createTempFolder();
  const profile = join(tempFolder.path, 'data');
  const networkLog = join(tempFolder.path, 'network.json');
  let runningApp: AppWindow | undefined;
  /** Whether there is a whole log that nobody has looked at. */
  let hasUncheckedLog = false;
  const takeRunningApp = (): AppWindow | undefined => {
    const appWindow = runningApp;
    runningApp = undefined;
    return appWindow;
  };
  const closeAndCheckLog = async () => {
    const appWindow = takeRunningApp();
    await closeApp(appWindow);
    if (hasUncheckedLog || appWindow !== undefined) expect(listOutgoingEvents(networkLog)).toEqual([]);
    hasUncheckedLog = false;
  };
  return {
    folder: tempFolder.path,
    profile,
    async open(openedFiles = []) {
      if (runningApp !== undefined) await showCharacters(runningApp);
      if (runningApp !== undefined) return runningApp;
      await closeAndCheckLog();
      const appWindow = await openApp(profile, getNetLogFlags(networkLog), openedFiles);
      runningApp = appWindow;
      appWindow.app.once('close', () => {
        if (runningApp !== appWindow) return;
        runningApp = undefined;
        hasUncheckedLog = true;
      });
      return appWindow;
    },
    isRunning: () => runningApp !== undefined,
    close: closeAndCheckLog,
    async kill() {
      const appWindow = takeRunningApp();
      if (appWindow !== undefined) await killHard(appWindow);
    },
    async end() {
      await closeAndCheckLog();
      tempFolder.remove();
    },
  };
}
/** Also where the app asks something before it opens the library: then nothing changes. */
const showCharacters = ({ page: appPage }: AppWindow): Promise<void> =>
  appPage.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (location.hash === '#/characters') return resolve();
        // The window has drawn the list by then: it listens for the same.
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = '#/characters';
      }),
  );
