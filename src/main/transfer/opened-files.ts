/** Files that the system hands to the app. They wait until the window asks for them. */
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import type { Opened } from '../../shared/library/transfer-calls.ts';
import { visible } from '../../shared/text/visible.ts';
import type { MainTexts } from '../texts.ts';

/** Paths that wait to be opened: enough to say how many of them were too many. */
const MAX_PATHS = 10_000;

/** Functions of the file system; tests pass one that fails. */
export type OpeningDisk = Pick<typeof node, 'open'>;

type Read = { readonly name: string } & ({ readonly bytes: Uint8Array } | { readonly reason: string });

/** Reads one file that the user named. Refuses anything that is not a regular file. Never rejects. */
export async function readOpened(
  texts: MainTexts,
  file: string,
  disk: OpeningDisk = node,
  most: number = LIMITS.bridgeFileBytes,
): Promise<Read> {
  const name = path.basename(file);
  try {
    // With O_NONBLOCK, opening a pipe does not wait.
    const handle = await disk.open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const { size, isFile } = await handle.stat().then((stat) => ({ size: stat.size, isFile: stat.isFile() }));
      if (!isFile) return { name, reason: texts.translate('systemFiles.notRegular') };
      if (size > most) return { name, reason: texts.translate('systemFiles.tooLarge', { size: most / 1_048_576 }) };
      const bytes = await handle.readFile();
      // The file may have grown beyond the limit while it was read.
      return bytes.length > most ? { name, reason: texts.translate('systemFiles.grownMeanwhile') } : { name, bytes };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return {
      name,
      reason: texts.translate('systemFiles.unreadable', {
        reason: texts.describeReadFault((error as NodeJS.ErrnoException).code),
      }),
    };
  }
}

/** Holds what was opened until the window takes it. */
export class OpenedFiles {
  #paths: string[] = [];
  readonly #notify: () => void;

  /** @param notify tells the window that there is something to take */
  constructor(notify: () => void) {
    this.#notify = notify;
  }

  add(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#paths = [...this.#paths, ...paths].slice(0, MAX_PATHS);
    this.#notify();
  }

  /** Reads the waiting files. */
  async take(texts: MainTexts): Promise<Opened> {
    const paths = [...new Set(this.#paths)];
    this.#paths = [];
    const files: { name: string; bytes: Uint8Array }[] = [];
    const refused: { from: string; reason: string }[] = [];
    let room: number = LIMITS.openedBytes;
    for (const file of paths.slice(0, LIMITS.openedFiles)) {
      const read = await readOpened(texts, file, node, Math.min(room, LIMITS.bridgeFileBytes));
      if ('bytes' in read) {
        files.push(read);
        room -= read.bytes.length;
      } else refused.push({ from: visible(read.name), reason: read.reason });
    }
    if (paths.length > LIMITS.openedFiles) {
      refused.push({
        from: texts.translate('systemFiles.tooMany'),
        reason: texts.translate('systemFiles.onlyFirst', { limit: LIMITS.openedFiles, count: paths.length }),
      });
    }
    return { files, refused };
  }
}
