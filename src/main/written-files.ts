/** Tracks the files that this session has written to paths chosen by the user. A page refers to a file by key and never by path. */
import { randomUUID } from 'node:crypto';
import { RecentValues } from '../shared/base/cache.ts';
import { type FileIdentity, isUnchanged, readIdentity } from './files/file-identity.ts';
import { type FileKind, isOpenableKind } from './files/file-kinds.ts';

/** The number of files to track. Older ones may be dropped. */
const MAX_FILES = 50;

interface WrittenFile {
  readonly filePath: string;
  readonly kind: FileKind;
  /** The identity of the file right after it was written. Undefined if the file was already missing. */
  readonly identity: FileIdentity | undefined;
}

export class WrittenFiles {
  readonly #files = new RecentValues<WrittenFile>(MAX_FILES);

  /** Adds a file that was just written. Returns the key with which the page can refer to it. */
  async add(filePath: string, kind: FileKind): Promise<string> {
    const identity = await readIdentity(filePath);
    const fileKey = randomUUID();
    this.#files.set(fileKey, { filePath, kind, identity });
    return fileKey;
  }

  /** Returns the path of the file, or undefined if the key is unknown. */
  getPath(fileKey: unknown): string | undefined {
    return this.#getFile(fileKey)?.filePath;
  }

  /** Returns the path of a file that may be opened, which has a safe kind and has not changed since it was written. */
  async getOpenablePath(fileKey: unknown): Promise<string | undefined> {
    const writtenFile = this.#getFile(fileKey);
    if (writtenFile?.identity === undefined || !isOpenableKind(writtenFile.kind)) return undefined;
    return (await isUnchanged(writtenFile.filePath, writtenFile.identity)) ? writtenFile.filePath : undefined;
  }

  #getFile(fileKey: unknown): WrittenFile | undefined {
    return typeof fileKey === 'string' ? this.#files.get(fileKey) : undefined;
  }
}

export const writtenFiles = new WrittenFiles();
