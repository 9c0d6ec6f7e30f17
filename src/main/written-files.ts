/** Files that this session has written where the user said. The page may have one opened or shown by a key, and never names a path. */
import { randomUUID } from 'node:crypto';
import { RecentValues } from '../shared/base/cache.ts';
import { type FileIdentity, isUnchanged, readIdentity } from './files/file-identity.ts';
import { type FileKind, isOpenableKind } from './files/file-kinds.ts';

/** The last files, which are remembered at least; older ones are forgotten. */
const MAX_FILES = 50;

interface WrittenFile {
  readonly path: string;
  readonly kind: FileKind;
  /** The file as it was right after it was written; undefined where it was gone by then. */
  readonly identity: FileIdentity | undefined;
}

export class WrittenFiles {
  readonly #files = new RecentValues<WrittenFile>(MAX_FILES);

  /** Remembers a file that was just written. Returns the key by which the page may ask for it. */
  async add(path: string, kind: FileKind): Promise<string> {
    const identity = await readIdentity(path);
    const key = randomUUID();
    this.#files.set(key, { path, kind, identity });
    return key;
  }

  /** Where the file was written; undefined for a key that was not given or is forgotten. */
  getPath(key: unknown): string | undefined {
    return this.#get(key)?.path;
  }

  /** The path of a file that may be opened: of a safe kind, and still what was written. */
  async getOpenablePath(key: unknown): Promise<string | undefined> {
    const file = this.#get(key);
    if (file?.identity === undefined || !isOpenableKind(file.kind)) return undefined;
    return (await isUnchanged(file.path, file.identity)) ? file.path : undefined;
  }

  #get(key: unknown): WrittenFile | undefined {
    return typeof key === 'string' ? this.#files.get(key) : undefined;
  }
}

export const writtenFiles = new WrittenFiles();
