import path from 'node:path';
import type { JournalDisk, OpenFile } from './disk.ts';

/** After so long the list of names is forced to disk as well, when no further change has done it. */
const NAMES_SYNC_MS = 2000;

interface Places {
  readonly number: number;
  readonly journal: string;
  readonly names: string;
  readonly head: string;
}

/** Writes one part of the journal, line by line. A write that fails leaves no half line in its middle. */
export class SegmentWriter {
  readonly number: number;
  readonly #journal: OpenFile;
  readonly #names: OpenFile;
  readonly #head: string;
  /** Bytes that are on the disk and stay. */
  #size = 0;
  #namesSize = 0;
  #namesTimer: NodeJS.Timeout | undefined;
  /** A write has failed: what stands behind `#size` has to go before the next one. */
  #dirty = false;
  /** Changes written. */
  lines = 0;

  private constructor(places: Places, journal: OpenFile, names: OpenFile) {
    this.number = places.number;
    this.#head = places.head;
    this.#journal = journal;
    this.#names = names;
  }

  static async open(disk: JournalDisk, places: Places): Promise<SegmentWriter> {
    const folder = path.dirname(places.journal);
    await disk.makeFolder(folder);
    const journal = await disk.open(places.journal);
    try {
      const names = await disk.open(places.names);
      try {
        await disk.syncFolder(folder);
        // An attempt that failed may have left something.
        await journal.truncate(0);
        await names.truncate(0);
        return new SegmentWriter(places, journal, names);
      } catch (error) {
        await names.close();
        throw error;
      }
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Resolves when the disk has the lines. When it rejects, none of them counts. */
  async append(lines: readonly string[], names: readonly string[]): Promise<void> {
    if (this.#dirty) {
      await this.#journal.truncate(this.#size);
      this.#dirty = false;
    }
    const text = (this.#size === 0 ? this.#head : '') + lines.join('');
    const bytes = Buffer.from(text, 'utf8');
    this.#dirty = true;
    await this.#journal.write(bytes, this.#size);
    await this.#journal.sync();
    this.#dirty = false;
    this.#size += bytes.length;
    this.lines += lines.length;
    await this.#writeNames(names);
  }

  async close(): Promise<void> {
    clearTimeout(this.#namesTimer);
    await this.#names.sync().catch(() => undefined);
    await this.#names.close();
    await this.#journal.close();
  }

  /** The changes are on the disk: that they are listed, too, helps only when they are damaged later. */
  async #writeNames(names: readonly string[]): Promise<void> {
    const bytes = Buffer.from(names.join(''), 'utf8');
    try {
      await this.#names.write(bytes, this.#namesSize);
      this.#namesSize += bytes.length;
    } catch {
      // Written over by the next.
    }
    this.#namesTimer ??= setTimeout(() => {
      this.#namesTimer = undefined;
      this.#names.sync().catch(() => undefined);
    }, NAMES_SYNC_MS).unref();
  }
}
