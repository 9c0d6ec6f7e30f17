/** A computer with Rollcall on it, for tests: a profile, a database, a window that does what the real one does at a start. */
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

/** What a start finds. */
export interface StartResult {
  readonly known: JournalInventory;
  readonly comparison: Comparison;
}

export class Computer {
  readonly name: string;
  disk: MemoryDisk;
  journal: JournalService;
  /** The database of the window. */
  rows = new Map<string, HeroRow>();
  rev = 0;
  /** How far the clock of this computer is off, in milliseconds. */
  clockError: number;
  /** Files of the shared folder while it is away. */
  #away: Map<string, Uint8Array> | undefined;
  #hours = 0;

  constructor(name: string, disk: MemoryDisk, clockError = 0) {
    this.name = name;
    this.disk = disk;
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

  /** Types into a hero, and answers whether the journal has it. */
  async type(id: string, text: string): Promise<void> {
    this.rev += 1;
    const row = { ...createHeroRow(id, text, this.rev), updatedAt: this.now };
    this.rows.set(id, row);
    await this.send([row]);
  }

  /** Hands rows to the journal; all of them if it asks for everything. */
  async send(rows: readonly HeroRow[]): Promise<void> {
    const reply = await this.journal.append(rows.map((row) => createPut(row)));
    if (!reply.ok) throw new Error(reply.refused);
    if (reply.everything) await this.journal.append([...this.rows.values()].map((row) => createPut(row)));
  }

  async backUp(): Promise<boolean> {
    this.#hours += 1;
    const reply = await this.journal.backupNow();
    if (reply.ok || !reply.everything) return reply.ok;
    await this.journal.append([...this.rows.values()].map((row) => createPut(row)));
    return (await this.journal.backupNow()).ok;
  }

  /** Starts the app again, and sends what the journal lacks, as the window does. */
  async restart(): Promise<StartResult> {
    this.journal = this.#startMain();
    const known = await this.journal.getInventory();
    const comparison = this.compare(known);
    const unsent = comparison.unsent.flatMap(({ id }) => this.rows.get(id) ?? []);
    if (unsent.length > 0) await this.send(unsent);
    return { known, comparison };
  }

  compare(known: JournalInventory): Comparison {
    const revs = new Map([...this.rows].map(([id, { rev }]) => [id, rev]));
    const inventory = { characters: { ids: [...this.rows.keys()], rev: this.rev, deletedAt: 0, revs } };
    return compareWithJournal(inventory, known, this.now);
  }

  /** Copies what the journal knows and the database lacks into the database, as a user does who brings everything back. */
  async bringBack({ comparison }: StartResult): Promise<void> {
    const names = [...comparison.missing, ...comparison.older];
    for (const { id, row } of await this.journal.recoverRows(names)) {
      this.rev += 1;
      const next = { ...(row as HeroRow), rev: Math.max(this.rev, 1_000_000 + this.rev) };
      this.rows.set(id, next);
      await this.send([next]);
    }
    this.rev += 1_000_000;
  }

  /** The texts that the journal would bring back if the database were gone. */
  async recoverable(): Promise<Map<string, string>> {
    const { rows } = await this.#startMain().getInventory();
    const found = await this.#startMain().recoverRows(rows);
    return new Map(found.map(({ id, row }) => [id, getConcept(row)]));
  }

  /** The texts in backups that are listed, by whether they are shown as fromOurs. */
  async offered(): Promise<{ fromOurs: Set<string>; fromOthers: Set<string> }> {
    const fromOurs = new Set<string>();
    const fromOthers = new Set<string>();
    for (const { name, origin, fault } of (await this.journal.describeBackups()).snapshots) {
      if (fault !== undefined) continue;
      const reply = await this.journal.readBackupRows(name);
      if (!reply.ok) throw new Error(`${name} is listed and can't be read`);
      for (const { row } of reply.rows) (origin === undefined ? fromOurs : fromOthers).add(getConcept(row));
    }
    return { fromOurs, fromOthers };
  }

  get isAway(): boolean {
    return this.#away !== undefined;
  }

  /** Unplugs the shared folder. */
  takeAway(): void {
    if (this.#away !== undefined) return;
    this.#away = new Map();
    for (const [file, { bytes }] of this.disk.files) {
      if (file.startsWith(`${SHARED_FOLDER}/`)) this.#away.set(file, bytes);
    }
    for (const file of this.#away.keys()) this.disk.files.delete(file);
    this.disk.gone.add(SHARED_FOLDER);
  }

  bringFolderBack(): void {
    for (const [file, bytes] of this.#away ?? []) this.disk.put(file, bytes);
    this.#away = undefined;
    this.disk.gone.clear();
  }
}

const getConcept = (row: unknown): string => (row as { document: { concept: string } }).document.concept;

/** A service that synchronizes one folder of several computers. */
export class SyncService {
  readonly #cloud = new Map<string, string>();
  /** What each computer and the cloud had in common last. */
  readonly #common = new Map<Computer, Map<string, string>>();

  /** @param isHandled whether a file is handled this time; fromOthers wait for the next one */
  sync(computer: Computer, isHandled: (file: string) => boolean): void {
    if (computer.isAway) return;
    const common = this.#common.get(computer) ?? new Map<string, string>();
    this.#common.set(computer, common);
    const local = new Map<string, string>();
    for (const [file, { bytes }] of computer.disk.files) {
      if (file.startsWith(`${SHARED_FOLDER}/`)) local.set(file, Buffer.from(bytes).toString('latin1'));
    }
    for (const file of new Set([...local.keys(), ...this.#cloud.keys(), ...common.keys()])) {
      if (isHandled(file)) this.#syncFile(computer, common, file, local.get(file));
    }
  }

  #syncFile(computer: Computer, common: Map<string, string>, file: string, local: string | undefined): void {
    const cloud = this.#cloud.get(file);
    const last = common.get(file);
    if (local !== cloud && local !== last && cloud !== last && local !== undefined && cloud !== undefined) {
      const copy = file.replace(/(\.\w+)$/, ` (${computer.name}'s conflicted copy)$1`);
      this.#cloud.set(copy, local);
      computer.disk.put(copy, Buffer.from(local, 'latin1'));
      common.set(copy, local);
    }
    const isUpload = cloud === last && local !== undefined ? true : local !== last && cloud === undefined;
    const next = local === cloud ? local : isUpload || (cloud === last && local === undefined) ? local : cloud;
    if (next === undefined) {
      this.#cloud.delete(file);
      computer.disk.files.delete(file);
      common.delete(file);
      return;
    }
    this.#cloud.set(file, next);
    if (next !== local) computer.disk.put(file, Buffer.from(next, 'latin1'));
    common.set(file, next);
  }
}
