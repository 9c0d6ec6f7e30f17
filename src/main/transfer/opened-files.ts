/** Files that the system hands to the app. They wait until the window asks for them. */
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../../shared/bridge.ts';
import type { Opened } from '../../shared/library/transfer-calls.ts';
import { readFaultMessage } from '../../shared/text/disk-messages.ts';
import { numeral } from '../../shared/text/numeral.ts';
import { visible } from '../../shared/text/visible.ts';

/** Most files that are opened at once; a folder with more can be dropped on the window. */
const MOST_FILES = 500;

/** Functions of the file system; tests pass one that fails. */
export type OpeningDisk = Pick<typeof node, 'open'>;

type Read = { readonly name: string } & ({ readonly bytes: Uint8Array } | { readonly reason: string });

/** Reads one file that the user named. Refuses anything that is not a regular file. Never rejects. */
export async function readOpened(file: string, disk: OpeningDisk = node, most = MAX_FILE_BYTES): Promise<Read> {
  const name = path.basename(file);
  try {
    // With O_NONBLOCK, opening a pipe does not wait.
    const handle = await disk.open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const { size, isFile } = await handle.stat().then((stat) => ({ size: stat.size, isFile: stat.isFile() }));
      if (!isFile) return { name, reason: 'It is no file. Drop a folder on the window, or use “Choose a folder”.' };
      if (size > most)
        return { name, reason: `It has more than ${numeral(most / 1_048_576)} MiB; nothing of it was read.` };
      const bytes = await handle.readFile();
      // The file may have grown beyond the limit while it was read.
      return bytes.length > most ? { name, reason: 'It grew while it was read; open it again.' } : { name, bytes };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const words = readFaultMessage((error as NodeJS.ErrnoException).code);
    return { name, reason: `It cannot be read: ${words}. Nothing was changed.` };
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
    this.#paths.push(...paths);
    this.#notify();
  }

  /** Reads the waiting files. */
  async take(): Promise<Opened> {
    const paths = [...new Set(this.#paths)];
    this.#paths = [];
    const files: { name: string; bytes: Uint8Array }[] = [];
    const refused: { from: string; reason: string }[] = [];
    for (const file of paths.slice(0, MOST_FILES)) {
      const read = await readOpened(file);
      if ('bytes' in read) files.push(read);
      else refused.push({ from: visible(read.name), reason: read.reason });
    }
    if (paths.length > MOST_FILES) {
      const reason = `Only the first ${numeral(MOST_FILES)} of ${numeral(paths.length)} files were opened. Drop their folder on the window.`;
      refused.push({ from: 'Many files', reason });
    }
    return { files, refused };
  }
}
