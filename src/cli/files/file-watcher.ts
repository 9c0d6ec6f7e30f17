/** Waits for changes of files, also of files that an editor replaces by another one. */

import { type FSWatcher, watch } from 'node:fs';
import { resolve } from 'node:path';

/** Milliseconds without a change after which a file counts as written. Editors write a file in several steps. */
const QUIET_MS = 300;

interface WatchedFolder {
  readonly folder: string;
  /** Whether folders below are watched too. */
  readonly isRecursive: boolean;
}

/** Watches folders and not files, because a file that is replaced would no longer be watched. */
export class FileWatcher {
  readonly #watchers: readonly FSWatcher[];
  #quietTimer: NodeJS.Timeout | undefined;
  #hasChanged = false;
  #notify: (() => void) | undefined;

  /** `isWatched` decides by its absolute path whether a file counts. */
  constructor(folders: readonly WatchedFolder[], isWatched: (filePath: string) => boolean) {
    this.#watchers = folders.map(({ folder, isRecursive }) =>
      watch(folder, { recursive: isRecursive }, (_eventType, fileName) => {
        if (fileName === null || !isWatched(resolve(folder, fileName))) return;
        clearTimeout(this.#quietTimer);
        this.#quietTimer = setTimeout(() => {
          this.#hasChanged = true;
          this.#notify?.();
        }, QUIET_MS);
      }),
    );
  }

  /** Resolves when a file has changed since the last call and its changes have ended. */
  async waitForChange(): Promise<void> {
    if (!this.#hasChanged)
      await new Promise<void>((resolveWait) => {
        this.#notify = resolveWait;
      });
    this.#notify = undefined;
    this.#hasChanged = false;
  }

  close(): void {
    clearTimeout(this.#quietTimer);
    for (const watcher of this.#watchers) watcher.close();
  }
}
