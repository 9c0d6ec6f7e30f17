import path from 'node:path';
import { type JournalDisk, makePrivateFolder, type OpenFile, writeAtomically } from '../disk.ts';

/** The delay, in milliseconds, after which the list of names is synced unless a later change does so first. */
const NAMES_SYNC_DELAY_MS = 2000;

interface SegmentOptions {
  readonly number: number;
  readonly journalPath: string;
  readonly namesPath: string;
  readonly headerLine: string;
}

/**
 * Writes one journal segment, line by line. A segment has two files: the journal with the changes, and the list of names with the name of
 * each changed row, for messages about damaged changes. A failed write leaves no incomplete line in the middle of the file.
 */
export class SegmentWriter {
  readonly number: number;
  readonly #journalFile: OpenFile;
  readonly #namesFile: OpenFile;
  /** Length of the confirmed content, in bytes. */
  #journalSize: number;
  #namesSize: number;
  #namesTimer: NodeJS.Timeout | undefined;
  /** Whether a write has failed, so that the journal has to be truncated to `#journalSize` before the next write. */
  #isDirty = false;
  /** Number of changes written. */
  lineCount = 0;

  private constructor(segmentNumber: number, headerSize: number, journalFile: OpenFile, namesFile: OpenFile) {
    this.number = segmentNumber;
    this.#journalSize = headerSize;
    this.#namesSize = headerSize;
    this.#journalFile = journalFile;
    this.#namesFile = namesFile;
  }

  /** Creates both files with their first line. A file without that line is therefore damaged, and not just new. */
  static async open(journalDisk: JournalDisk, options: SegmentOptions): Promise<SegmentWriter> {
    await makePrivateFolder(journalDisk, path.dirname(options.journalPath));
    const headerBytes = Buffer.from(options.headerLine, 'utf8');
    // The list of names is written first, since a journal without a list counts as damaged.
    await writeAtomically(journalDisk, options.namesPath, headerBytes);
    await writeAtomically(journalDisk, options.journalPath, headerBytes);
    const journalFile = await journalDisk.open(options.journalPath);
    try {
      return new SegmentWriter(
        options.number,
        headerBytes.length,
        journalFile,
        await journalDisk.open(options.namesPath),
      );
    } catch (error) {
      await journalFile.close();
      throw error;
    }
  }

  /** Whether both files are still in their folder. The user may have deleted or moved them. */
  async isCurrent(): Promise<boolean> {
    return (await this.#journalFile.isCurrent()) && (await this.#namesFile.isCurrent());
  }

  /** Resolves when the lines are on the disk. If the promise rejects, none of the lines counts. */
  async append(lines: readonly string[], nameLines: readonly string[]): Promise<void> {
    if (this.#isDirty) await this.#repair();
    // The names of all earlier changes must be on the disk, so that after a power cut the list shows that only this write is incomplete.
    await this.#syncNames();
    const bytes = Buffer.from(lines.join(''), 'utf8');
    this.#isDirty = true;
    try {
      await this.#journalFile.write(bytes, this.#journalSize);
      await this.#journalFile.sync();
    } catch (error) {
      // If the repair fails too, the next append tries again.
      await this.#repair().catch(() => undefined);
      throw error;
    }
    this.#isDirty = false;
    this.#journalSize += bytes.length;
    this.lineCount += lines.length;
    await this.#writeNames(nameLines);
  }

  /** Truncates the incomplete lines of a failed write. */
  async #repair(): Promise<void> {
    await this.#journalFile.truncate(this.#journalSize);
    this.#isDirty = false;
  }

  async close(): Promise<void> {
    await this.#syncNames();
    await this.#namesFile.close();
    await this.#journalFile.close();
  }

  /** Writes the names. Errors are ignored, since the changes are on the disk and the list is only needed if they are damaged later. */
  async #writeNames(nameLines: readonly string[]): Promise<void> {
    const bytes = Buffer.from(nameLines.join(''), 'utf8');
    try {
      await this.#namesFile.write(bytes, this.#namesSize);
      this.#namesSize += bytes.length;
    } catch {
      await this.#namesFile.truncate(this.#namesSize).catch(() => undefined);
      return;
    }
    this.#namesTimer = setTimeout(() => void this.#syncNames(), NAMES_SYNC_DELAY_MS).unref();
  }

  /** Syncs the list of names. Does nothing if the list is already synced. */
  async #syncNames(): Promise<void> {
    if (this.#namesTimer === undefined) return;
    clearTimeout(this.#namesTimer);
    this.#namesTimer = undefined;
    await this.#namesFile.sync().catch(() => undefined);
  }
}
