/** What this app has written where the user said: the page may have it opened or shown by a key, and never names a path. */
import { randomUUID } from 'node:crypto';

/** Files and folders that are remembered; older ones are forgotten. */
const MOST = 50;

export class WrittenFiles {
  readonly #paths = new Map<string, string>();

  /** The key under which the page may ask for it. */
  add(path: string): string {
    const key = randomUUID();
    this.#paths.set(key, path);
    for (const oldest of this.#paths.keys()) {
      if (this.#paths.size <= MOST) break;
      this.#paths.delete(oldest);
    }
    return key;
  }

  /** Undefined for a key that was not given, or is forgotten. */
  path(key: unknown): string | undefined {
    return typeof key === 'string' ? this.#paths.get(key) : undefined;
  }
}

export const written = new WrittenFiles();
