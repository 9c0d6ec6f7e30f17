import path from 'node:path';
import { type JournalDisk, makePrivateFolder, type OpenFile, writeWhole } from '../disk.ts';

/** Delay after which the list of names is synced, if no further change has done it. */
const NAMES_SYNC_MS = 2000;

interface Places {
  readonly number: number;
  readonly journal: string;
  readonly names: string;
  readonly head: string;
}

/** Writes one journal segment, line by line. A write that fails leaves no half line in its middle. */
export class SegmentWriter {
  readonly number: number;
  readonly #journal: OpenFile;
  readonly #names: OpenFile;
  /** Bytes that are on the disk and stay. */
  #size: number;
  #namesSize: number;
  #namesTimer: NodeJS.Timeout | undefined;
  /** Whether a write has failed, so that the file has to be cut to `#size` before the next one. */
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
  static async open(journalDisk: JournalDisk, places: Places): Promise<SegmentWriter> {
    await makePrivateFolder(journalDisk, path.dirname(places.journal));
    const head = Buffer.from(places.head, 'utf8');
    // The list of names first, since a journal without one counts as damaged.
    await writeWhole(journalDisk, places.names, head);
    await writeWhole(journalDisk, places.journal, head);
    const journal = await journalDisk.open(places.journal);
    try {
      return new SegmentWriter(places.number, head.length, journal, await journalDisk.open(places.names));
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Whether both files are still in their folder: somebody may have deleted or moved them. */
  async isCurrent(): Promise<boolean> {
    return (await this.#journal.isCurrent()) && (await this.#names.isCurrent());
  }

  /** Resolves when the disk has the lines. When it rejects, none of them counts. */
  async append(lines: readonly string[], names: readonly string[]): Promise<void> {
    if (this.#dirty) await this.#repair();
    // If the power fails now, an incomplete line is left, and the names show that it was the only one.
    await this.#syncNames();
    const bytes = Buffer.from(lines.join(''), 'utf8');
    this.#dirty = true;
    try {
      await this.#journal.write(bytes, this.#size);
      await this.#journal.sync();
    } catch (error) {
      // If this fails too, it is tried again before the next line.
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

  /** Errors are ignored: the changes are on the disk, and the list is only needed if they are damaged later. */
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
