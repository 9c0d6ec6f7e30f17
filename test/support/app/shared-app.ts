/** Shares one app among the tests of a file, since a start takes longer than most tests. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AppWindow, closeApp, createTempFolder, getNetLogFlags, killHard, openApp } from './app-window.ts';
import { listOutgoingEvents } from './net-log.ts';

export interface SharedApp {
  /** Temporary folder for files of the tests; it is deleted with the app. */
  readonly folder: string;
  /** The data folder of the app, in that folder. */
  readonly profile: string;
  /** Returns the running app on its first screen. Starts the app with these files if the last test has ended it. */
  open(openedFiles?: readonly string[]): Promise<AppWindow>;
  isRunning(): boolean;
  close(): Promise<void>;
  /** See `killHard`. */
  kill(): Promise<void>;
  /** Runs after the last test. */
  end(): Promise<void>;
}

/**
 * Creates a shared app without starting it. After a failed test, the other tests get another folder and app. When an app has ended
 * normally, its log must hold nothing that could have left this machine, whatever the tests have done.
 */
export function createSharedApp(): SharedApp {
  const tempFolder = createTempFolder();
  const profile = join(tempFolder.path, 'data');
  const networkLog = join(tempFolder.path, 'network.json');
  let runningApp: AppWindow | undefined;
  /** Whether there is a complete log that was not checked yet. */
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
/** Shows the characters. Does nothing if the app asks something before it opens the library. */
const showCharacters = ({ page: appPage }: AppWindow): Promise<void> =>
  appPage.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (location.hash === '#/characters') return resolve();
        // The window has drawn the list by then, since it listens for the same event.
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = '#/characters';
      }),
  );
