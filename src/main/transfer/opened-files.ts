/** Collects the files and links that were opened with the app, until the window requests them. */
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { PRODUCT } from '../../shared/base/product.ts';
import type { Opened } from '../../shared/library/transfer-calls.ts';
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import type { MainTexts } from '../texts.ts';

/** The most paths to store. The limit is high, so that a message can say how many files were too many. */
const MAX_PATHS = 10_000;

/** Functions of the file system; tests pass one that fails. */
export type OpeningDisk = Pick<typeof node, 'open'>;

type ReadResult = { readonly name: string } & ({ readonly bytes: Uint8Array } | { readonly reason: string });

/** Reads one file that the user named. Refuses anything that is not a regular file. Never rejects. */
export async function readOpened(
  texts: MainTexts,
  filePath: string,
  disk: OpeningDisk = node,
  maxBytes: number = LIMITS.bridgeFileBytes,
): Promise<ReadResult> {
  const fileName = path.basename(filePath);
  try {
    // With O_NONBLOCK, opening a pipe does not wait.
    const fileHandle = await disk.open(filePath, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const { size, isFile } = await fileHandle.stat().then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
      if (!isFile) return { name: fileName, reason: texts.translate('systemFiles.notRegular') };
      if (size > maxBytes)
        return { name: fileName, reason: texts.translate('systemFiles.tooLarge', { size: maxBytes / 1_048_576 }) };
      const bytes = await fileHandle.readFile();
      // The file may have grown beyond the limit while it was read.
      return bytes.length > maxBytes
        ? { name: fileName, reason: texts.translate('systemFiles.grownMeanwhile') }
        : { name: fileName, bytes };
    } finally {
      await fileHandle.close();
    }
  } catch (error) {
    return {
      name: fileName,
      reason: texts.translate('systemFiles.unreadable', {
        reason: texts.describeReadFault((error as NodeJS.ErrnoException).code),
      }),
    };
  }
}

/** The most links to store. A link is a click, so there are few. */
const MAX_LINKS = 20;

/**
 * Returns a link with its scheme in lower case, as the import expects it. A very long link is cut to twice the maximum, which is
 * short enough to store and still long enough that the import refuses the link.
 */
const normalizeLink = (link: string): string =>
  link.replace(/^[^:]*/, PRODUCT.linkScheme).slice(0, 2 * LIMITS.linkLetters);

/** Stores the opened files and links until the window takes them. */
export class OpenedFiles {
  #paths: string[] = [];
  #links: string[] = [];
  readonly #notify: () => void;

  /** @param notify notifies the window that files were opened */
  constructor(notify: () => void) {
    this.#notify = notify;
  }

  add(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#paths = [...this.#paths, ...paths].slice(0, MAX_PATHS);
    this.#notify();
  }

  /** Stores links with the scheme of the app. A link that is too long is cut, and the import then refuses it. */
  addLinks(links: readonly string[]): void {
    if (links.length === 0) return;
    this.#links = [...this.#links, ...links.map(normalizeLink)].slice(0, MAX_LINKS);
    this.#notify();
  }

  /** Reads and removes the waiting files, and removes the waiting links. */
  async take(texts: MainTexts): Promise<Opened> {
    const paths = [...new Set(this.#paths)];
    this.#paths = [];
    const links = [...new Set(this.#links)];
    this.#links = [];
    const files: { name: string; bytes: Uint8Array }[] = [];
    const refused: { from: string; reason: string }[] = [];
    let remainingBytes: number = LIMITS.openedBytes;
    for (const filePath of paths.slice(0, LIMITS.openedFiles)) {
      const readResult = await readOpened(texts, filePath, node, Math.min(remainingBytes, LIMITS.bridgeFileBytes));
      if ('bytes' in readResult) {
        files.push(readResult);
        remainingBytes -= readResult.bytes.length;
      } else refused.push({ from: showHiddenCharacters(readResult.name), reason: readResult.reason });
    }
    if (paths.length > LIMITS.openedFiles) {
      refused.push({
        from: texts.translate('systemFiles.tooMany'),
        reason: texts.translate('systemFiles.onlyFirst', { limit: LIMITS.openedFiles, count: paths.length }),
      });
    }
    return { files, links, refused };
  }
}
