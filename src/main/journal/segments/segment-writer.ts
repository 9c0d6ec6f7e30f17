import path from 'node:path';
import { type JournalDisk, type OpenFile, writeWhole } from '../disk.ts';

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
  /** Bytes that are on the disk and stay. */
  #size: number;
  #namesSize: number;
  #namesTimer: NodeJS.Timeout | undefined;
  /** A write has failed: what stands behind `#size` has to go before the next one. */
  #dirty = false;
  /** Changes written. */
  lines = 0;

  private constructor(number: number, size: number, journal: OpenFile, names: OpenFile) {
    this.number = number;
    this.#size = size;
    this.#namesSize = size;
    this.#journal = journal;
    this.#names = names;
  }

  /** Makes both files, each with its first line from the beginning: one without it was damaged, and not just begun. */
  static async open(disk: JournalDisk, places: Places): Promise<SegmentWriter> {
    await disk.makeFolder(path.dirname(places.journal));
    const head = Buffer.from(places.head, 'utf8');
    // The names first: a journal without them would be taken for damaged.
    await writeWhole(disk, places.names, head);
    await writeWhole(disk, places.journal, head);
    const journal = await disk.open(places.journal);
    try {
      return new SegmentWriter(places.number, head.length, journal, await disk.open(places.names));
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Resolves when the disk has the lines. When it rejects, none of them counts. */
  async append(lines: readonly string[], names: readonly string[]): Promise<void> {
    if (this.#dirty) await this.#repair();
    // A power cut now leaves half a line: the names show that it was the only one.
    await this.#syncNames();
    const bytes = Buffer.from(lines.join(''), 'utf8');
    this.#dirty = true;
    try {
      await this.#journal.write(bytes, this.#size);
      await this.#journal.sync();
    } catch (error) {
      // Where this fails too, it is tried again before the next line.
      await this.#repair().catch(() => undefined);
      throw error;
    }
    this.#dirty = false;
    this.#size += bytes.length;
    this.lines += lines.length;
    await this.#writeNames(names);
  }

  /** Cuts off what a write that failed has left. */
  async #repair(): Promise<void> {
    await this.#journal.truncate(this.#size);
    this.#dirty = false;
  }

  async close(): Promise<void> {
    await this.#syncNames();
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
      await this.#names.truncate(this.#namesSize).catch(() => undefined);
      return;
    }
    this.#namesTimer = setTimeout(() => void this.#syncNames(), NAMES_SYNC_MS).unref();
  }

  /** Does nothing where everything has been forced to disk. */
  async #syncNames(): Promise<void> {
    if (this.#namesTimer === undefined) return;
    clearTimeout(this.#namesTimer);
    this.#namesTimer = undefined;
    await this.#names.sync().catch(() => undefined);
  }
}
