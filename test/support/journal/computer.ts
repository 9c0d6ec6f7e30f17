/** Simulates a computer with Rollcall: a profile, a database, and a window that does what the real one does at a start. */
import type { JournalService } from '../../../src/main/journal/service.ts';
import { JournalService as Service } from '../../../src/main/journal/service.ts';
import { createTasks } from '../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { type Comparison, compareWithJournal } from '../../../src/shared/library/import/compare-with-journal.ts';
import type { JournalInventory } from '../../../src/shared/library/journal.ts';
import { createHeroRow, createPut, type HeroRow, PROFILE } from './journal.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** The folder that several computers synchronize. */
export const SHARED_FOLDER = '/shared/Rollcall Backups';

const HOUR_MS = 3_600_000;

/** The result of a start. */
export interface StartResult {
  readonly inventory: JournalInventory;
  readonly comparison: Comparison;
}

export class Computer {
  readonly name: string;
  disk: MemoryDisk;
  journal: JournalService;
  /** The database of the window. */
  rows = new Map<string, HeroRow>();
  rev = 0;
  /** Error of this computer's clock, in milliseconds. */
  clockError: number;
  /** Files of the shared folder while it is unplugged. */
  #away: Map<string, Uint8Array> | undefined;
  #hours = 0;

  constructor(computerName: string, memoryDisk: MemoryDisk, clockError = 0) {
    this.name = computerName;
    this.disk = memoryDisk;
    this.clockError = clockError;
    this.journal = this.#startMain();
  }

  get now(): number {
    return 1_790_000_000_000 + this.clockError + this.#hours * HOUR_MS;
  }

  #startMain(): JournalService {
    return new Service({
      texts: new MainTexts(),
      journalDisk: this.disk,
      profile: PROFILE,
      tasks: createTasks(this.disk),
      getTime: () => this.now,
      program: 'Rollcall test',
      computer: this.name,
    });
  }

  /** Changes a hero, and sends the row to the journal. */
  async editHero(heroId: string, concept: string): Promise<void> {
    this.rev += 1;
    const heroRow = { ...createHeroRow(heroId, concept, this.rev), updatedAt: this.now };
    this.rows.set(heroId, heroRow);
    await this.send([heroRow]);
  }

  /** Sends rows to the journal, or all rows if the journal asks for everything. */
  async send(heroRows: readonly HeroRow[]): Promise<void> {
    const journalReply = await this.journal.append(heroRows.map((heroRow) => createPut(heroRow)));
    if (!journalReply.ok) throw new Error(journalReply.refused);
    if (journalReply.everything)
      await this.journal.append([...this.rows.values()].map((heroRow) => createPut(heroRow)));
  }

  async backUp(): Promise<boolean> {
    this.#hours += 1;
    const journalReply = await this.journal.backupNow();
    if (journalReply.ok || !journalReply.everything) return journalReply.ok;
    await this.journal.append([...this.rows.values()].map((heroRow) => createPut(heroRow)));
    return (await this.journal.backupNow()).ok;
  }

  /** Restarts the app, and sends what the journal is missing, as the window does. */
  async restart(): Promise<StartResult> {
    this.journal = this.#startMain();
    const inventory = await this.journal.getInventory();
    const comparison = this.compare(inventory);
    const unsent = comparison.unsent.flatMap(({ id }) => this.rows.get(id) ?? []);
    if (unsent.length > 0) await this.send(unsent);
    return { inventory, comparison };
  }

  compare(known: JournalInventory): Comparison {
    const revisions = new Map([...this.rows].map(([heroId, { rev: revision }]) => [heroId, revision]));
    const inventory = { characters: { ids: [...this.rows.keys()], rev: this.rev, deletedAt: 0, revs: revisions } };
    return compareWithJournal(inventory, known, this.now);
  }

  /**
   * Copies what only the journal has into the database, as a user does who restores everything. Restored rows get revisions far above
   * all earlier ones, so that they count as the newest state.
   */
  async bringBack({ comparison }: StartResult): Promise<void> {
    const rowNames = [...comparison.missing, ...comparison.older];
    for (const { id, row } of await this.journal.recoverRows(rowNames)) {
      this.rev += 1;
      const nextRow = { ...(row as HeroRow), rev: Math.max(this.rev, 1_000_000 + this.rev) };
      this.rows.set(id, nextRow);
      await this.send([nextRow]);
    }
    this.rev += 1_000_000;
  }

  /** Returns the texts that the journal would restore if the database were gone. */
  async recoverTexts(): Promise<Map<string, string>> {
    const { rows } = await this.#startMain().getInventory();
    const recoveredRows = await this.#startMain().recoverRows(rows);
    return new Map(recoveredRows.map(({ id, row }) => [id, getConcept(row)]));
  }

  /** Returns the texts in the listed backups, separated by whether the backups are shown as ours. */
  async listOfferedTexts(): Promise<{ fromOurs: Set<string>; fromOthers: Set<string> }> {
    const fromOurs = new Set<string>();
    const fromOthers = new Set<string>();
    for (const { name, origin, fault } of (await this.journal.describeBackups()).snapshots) {
      if (fault !== undefined) continue;
      const journalReply = await this.journal.readBackupRows(name);
      if (!journalReply.ok) throw new Error(`${name} is listed and can't be read`);
      for (const { row } of journalReply.rows) (origin === undefined ? fromOurs : fromOthers).add(getConcept(row));
    }
    return { fromOurs, fromOthers };
  }

  get isFolderAway(): boolean {
    return this.#away !== undefined;
  }

  /** Unplugs the shared folder. */
  takeFolderAway(): void {
    if (this.#away !== undefined) return;
    this.#away = new Map();
    for (const [filePath, { bytes }] of this.disk.files) {
      if (filePath.startsWith(`${SHARED_FOLDER}/`)) this.#away.set(filePath, bytes);
    }
    for (const filePath of this.#away.keys()) this.disk.files.delete(filePath);
    this.disk.missingFolders.add(SHARED_FOLDER);
  }

  bringFolderBack(): void {
    for (const [filePath, fileBytes] of this.#away ?? []) this.disk.put(filePath, fileBytes);
    this.#away = undefined;
    this.disk.missingFolders.clear();
  }
}

const getConcept = (heroRow: unknown): string => (heroRow as { document: { concept: string } }).document.concept;

/** Simulates a service that synchronizes one folder of several computers. */
export class SyncService {
  readonly #cloud = new Map<string, string>();
  /** The last state that each computer and the cloud had in common. */
  readonly #common = new Map<Computer, Map<string, string>>();

  /**
   * Synchronizes a computer.
   * @param isHandled whether a file is synchronized this time; the others wait for the next call
   */
  sync(computer: Computer, isHandled: (filePath: string) => boolean): void {
    if (computer.isFolderAway) return;
    const commonFiles = this.#common.get(computer) ?? new Map<string, string>();
    this.#common.set(computer, commonFiles);
    const localFiles = new Map<string, string>();
    for (const [filePath, { bytes }] of computer.disk.files) {
      if (filePath.startsWith(`${SHARED_FOLDER}/`)) localFiles.set(filePath, Buffer.from(bytes).toString('latin1'));
    }
    for (const filePath of new Set([...localFiles.keys(), ...this.#cloud.keys(), ...commonFiles.keys()])) {
      if (isHandled(filePath)) this.#syncFile(computer, commonFiles, filePath, localFiles.get(filePath));
    }
  }

  #syncFile(
    computer: Computer,
    commonFiles: Map<string, string>,
    filePath: string,
    localContent: string | undefined,
  ): void {
    const cloudContent = this.#cloud.get(filePath);
    const lastCommonContent = commonFiles.get(filePath);
    // Both sides have changed the file: the local content is kept as a copy, as real services do.
    if (
      localContent !== cloudContent &&
      localContent !== lastCommonContent &&
      cloudContent !== lastCommonContent &&
      localContent !== undefined &&
      cloudContent !== undefined
    ) {
      const copyPath = filePath.replace(/(\.\w+)$/, ` (${computer.name}'s conflicted copy)$1`);
      this.#cloud.set(copyPath, localContent);
      computer.disk.put(copyPath, Buffer.from(localContent, 'latin1'));
      commonFiles.set(copyPath, localContent);
    }
    // The side that has changed the file wins. A changed file wins over a deleted one.
    const isUpload =
      cloudContent === lastCommonContent && localContent !== undefined
        ? true
        : localContent !== lastCommonContent && cloudContent === undefined;
    const nextContent =
      localContent === cloudContent
        ? localContent
        : isUpload || (cloudContent === lastCommonContent && localContent === undefined)
          ? localContent
          : cloudContent;
    if (nextContent === undefined) {
      this.#cloud.delete(filePath);
      computer.disk.files.delete(filePath);
      commonFiles.delete(filePath);
      return;
    }
    this.#cloud.set(filePath, nextContent);
    if (nextContent !== localContent) computer.disk.put(filePath, Buffer.from(nextContent, 'latin1'));
    commonFiles.set(filePath, nextContent);
  }
}
