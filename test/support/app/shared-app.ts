/** One app for the tests of a file: a start costs more than most of them. */
import { join } from 'node:path';
import { type AppWindow, freshFolder, killHard, openApp } from './app-window.ts';

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

/** Starts nothing yet. After a test that failed the others begin with a folder and an app of their own. */
export function sharedApp(): SharedApp {
  const folder = freshFolder();
  const profile = join(folder.path, 'data');
  let running: AppWindow | undefined;
  const take = (): AppWindow | undefined => {
    const window = running;
    running = undefined;
    return window;
  };
  const close = async () => {
    await take()?.app.close();
  };
  return {
    folder: folder.path,
    profile,
    async open(files = []) {
      if (running !== undefined) await showCharacters(running);
      if (running !== undefined) return running;
      const window = await openApp(profile, [], files);
      running = window;
      window.app.once('close', () => {
        if (running === window) running = undefined;
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
