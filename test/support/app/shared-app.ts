/** One app for the tests of a file: a start costs more than most of them. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AppWindow, closeApp, freshFolder, killHard, logNetwork, openApp } from './app-window.ts';
import { outgoingEvents } from './net-log.ts';

export interface SharedApp {
  /** Goes with the app, for what the tests write and read. */
  readonly folder: string;
  /** The data folder of the app, in that folder. */
  readonly profile: string;
  /** The app as it runs, on its first screen; started where the last test has ended it, and then with these files. */
  open(files?: readonly string[]): Promise<AppWindow>;
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
export function sharedApp(): SharedApp {
  const folder = freshFolder();
  const profile = join(folder.path, 'data');
  const log = join(folder.path, 'network.json');
  let running: AppWindow | undefined;
  /** Whether there is a whole log that nobody has looked at. */
  let isLogged = false;
  const take = (): AppWindow | undefined => {
    const window = running;
    running = undefined;
    return window;
  };
  const close = async () => {
    const window = take();
    await closeApp(window);
    if (isLogged || window !== undefined) expect(outgoingEvents(log)).toEqual([]);
    isLogged = false;
  };
  return {
    folder: folder.path,
    profile,
    async open(files = []) {
      if (running !== undefined) await showCharacters(running);
      if (running !== undefined) return running;
      await close();
      const window = await openApp(profile, logNetwork(log), files);
      running = window;
      window.app.once('close', () => {
        if (running !== window) return;
        running = undefined;
        isLogged = true;
      });
      return window;
    },
    isRunning: () => running !== undefined,
    close,
    async kill() {
      const window = take();
      if (window !== undefined) await killHard(window);
    },
    async end() {
      await close();
      folder.remove();
    },
  };
}
/** Also where the app asks something before it opens the library: then nothing changes. */
const showCharacters = ({ page }: AppWindow): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        if (location.hash === '#/characters') return shown();
        // The window has drawn the list by then: it listens for the same.
        addEventListener('hashchange', () => shown(), { once: true });
        location.hash = '#/characters';
      }),
  );
