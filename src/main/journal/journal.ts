/** Writes the journal: every change is a line, and is confirmed when it is on the disk. */

import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import { RecentValues } from '../../shared/base/cache.ts';
import { applyEdits } from '../../shared/document/edit.ts';
import type { JournalCalls, JournalChange, RowName } from '../../shared/library/journal.ts';
import { sumOf } from '../../shared/library/sum-of.ts';
import type { MainTexts } from '../texts.ts';
import { codeOf, type JournalDisk } from './disk.ts';
import { changeLine, headLine, type NameLine, nameLine, namesFile, segmentFile } from './segments/segment.ts';
import { SegmentWriter } from './segments/segment-writer.ts';
import { drop, keyOf, nameOf, replaceState, revOf, type State, setRow, stateDigest } from './segments/state.ts';
import { mapWithPauses } from './thread/map-with-pauses.ts';

type Reply = JournalCalls['journalAppend']['reply'];
type Request = JournalCalls['journalAppend']['request'];

interface Waiting {
  readonly changes: Request;
  readonly resolve: (reply: Reply) => void;
}

/** A change that is to be written, and what is known when it is. */
interface Accepted {
  readonly change: JournalChange;
  readonly name?: string;
  readonly row?: unknown;
}

/** Edits of a row in sequence before it is written whole again, so that few changes depend on one line. */
const MOST_EDITS = 50;

/** Recently written rows that are kept at least: users type in a few documents at a time. */
const MOST_ROWS = 50;

/** A recently written row, against which edits are checked. */
interface RecentRow {
  readonly row: unknown;
  readonly sum: string;
  /** Edits since the row was written whole. */
  readonly edits: number;
}

/** The files in the journal's folders, as its owner sees them. */
export interface JournalFiles {
  /** Whether the files that the state is built on are still there. */
  areComplete(): Promise<boolean>;
  /** Reads again what is there. */
  reload(): Promise<{ readonly state: State; readonly next: number }>;
}

interface JournalOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  readonly folder: string;
  readonly now: () => number;
  readonly state: State;
  /** Number of the first segment that this run may write; no file may have it. */
  readonly next: number;
  readonly library: string;
  readonly files: JournalFiles;
}

export class Journal {
  readonly #texts: MainTexts;
  readonly #disk: JournalDisk;
  readonly #folder: string;
  readonly #now: () => number;
  /** The state on the disk. Only this class changes it. */
  readonly state: State;
  readonly #recent = new RecentValues<RecentRow>(MOST_ROWS);
  #waiting: Waiting[] = [];
  #work: Promise<void> = Promise.resolve();
  #segment: SegmentWriter | undefined;
  /** Number of the segment that is written next. */
  #next: number;
  /** Why the last write failed; undefined = it did not. */
  #refused: string | undefined;
  #changed = 0;
  readonly #library: string;
  readonly #files: JournalFiles;
  /** Whether files were removed while the app ran, so that the window has to send everything again. */
  #everything: 'complete' | 'needed' | 'requested' = 'complete';

  constructor(options: JournalOptions) {
    this.#texts = options.texts;
    this.#library = options.library;
    this.#files = options.files;
    this.#disk = options.journalDisk;
    this.#folder = options.folder;
    this.#now = options.now;
    this.state = options.state;
    this.#next = options.next;
  }

  /** Why changes cannot be written at present, as a sentence; undefined = they can. */
  get refused(): string | undefined {
    return this.#refused;
  }

  /** Changes that this run has written. */
  get changed(): number {
    return this.#changed;
  }

  /** Resolves when the disk has the changes, or with the reason why it does not. What comes meanwhile goes into one write. */
  append(changes: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push({ changes, resolve });
      this.#work = this.#work.then(() => this.#writeWaiting());
    });
  }

  /** Whether files are missing that the window hasn't sent again yet. */
  get isIncomplete(): boolean {
    return this.#everything !== 'complete';
  }

  /** Whether the window has to be asked to send everything again; asks once. */
  requestEverything(): boolean {
    if (this.#everything !== 'needed') return false;
    this.#everything = 'requested';
    return true;
  }

  /** The window has sent everything that it was asked for. */
  complete(): void {
    if (this.#everything === 'requested') this.#everything = 'complete';
  }

  /** Goes on from what is on the disk, and has the window send everything again. */
  recover(): Promise<void> {
    const recovered = this.#work.then(() => this.#recover());
    this.#work = recovered.catch(() => undefined);
    return recovered;
  }

  /**
   * Closes the segment that is written, so that what follows stands in a new one. Answers with the number of the last closed
   * one, and with the digest of the state up to it.
   */
  rotate(): Promise<{ through: number; digest: string }> {
    const rotated = this.#work.then(async () => {
      const closed = this.#segment;
      this.#segment = undefined;
      this.#recent.clear();
      await closed?.close();
      return { through: this.#next - 1, digest: stateDigest(this.state) };
    });
    this.#work = rotated.then(
      () => undefined,
      () => undefined,
    );
    return rotated;
  }

  /** Resolves when everything that was handed over so far is answered. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** Writes what is waiting, and answers each call. Never rejects: what follows would wait for ever. */
  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    try {
      await this.#writeBatch(batch);
    } catch (error) {
      console.error('The journal could not be written:', error);
      const refused = this.#refuse(error);
      for (const { resolve } of batch) resolve({ ok: false, refused });
    }
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    // A disk that can't say is asked again by the write itself.
    await this.#noticeRemoval().catch((error: unknown) => console.warn('The journal could not be checked:', error));
    const whole: RowName[][] = [];
    const accepted: Accepted[] = [];
    // Changes of this batch override the state on the disk.
    const revs = new Map<string, number>();
    for (const { changes } of batch) {
      const asked: RowName[] = [];
      await mapWithPauses(changes, (change) => {
        const answer = this.#accept(change, revs);
        if (answer === 'whole') asked.push({ table: change.table, id: change.id });
        else if (answer !== 'old') accepted.push(answer);
      });
      whole.push(asked);
    }
    const refused = accepted.length === 0 ? undefined : await this.#write(accepted);
    for (const [index, { resolve }] of batch.entries()) {
      if (refused !== undefined) resolve({ ok: false, refused });
      else resolve({ ok: true, whole: whole[index] ?? [], ...(this.requestEverything() && { everything: true }) });
    }
  }

  /** Notices that files were deleted or moved while the app was running: what is written to them would be gone as well. */
  async #noticeRemoval(): Promise<void> {
    const segment = this.#segment;
    const isComplete = segment === undefined ? await this.#files.areComplete() : await segment.isCurrent();
    if (!isComplete) await this.#recover();
  }

  async #recover(): Promise<void> {
    const closed = this.#segment;
    this.#segment = undefined;
    this.#recent.clear();
    await closed?.close().catch(() => undefined);
    const { state, next } = await this.#files.reload();
    replaceState(this.state, state);
    this.#next = Math.max(this.#next, next);
    this.#everything = 'needed';
  }

  /** `old`: a newer change of the row is known. `whole`: the row is needed as it is. */
  #accept(change: JournalChange, revs: Map<string, number>): Accepted | 'old' | 'whole' {
    const key = keyOf(change);
    const known = revs.get(key) ?? revOf(this.state, key);
    if (known !== undefined && change.rev < known) return 'old';
    if (change.kind === 'edit') {
      const base = this.#recent.get(key);
      if (base !== undefined && base.sum === change.sum && change.rev === known) return 'old';
      if (base === undefined || base.sum !== change.from || base.edits >= MOST_EDITS) return 'whole';
      const row = tryEdits(base.row, change);
      if (row === undefined) return 'whole';
      this.#recent.set(key, { row, sum: change.sum, edits: base.edits + 1 });
      revs.set(key, change.rev);
      return { change, row, name: nameOf(change.table, row) };
    }
    revs.set(key, change.rev);
    if (change.kind === 'delete') {
      this.#recent.delete(key);
      return { change };
    }
    this.#recent.set(key, { row: change.row, sum: change.sum, edits: 0 });
    return { change, row: change.row, name: nameOf(change.table, change.row) };
  }

  /** Answers with the reason why nothing was written; undefined = all was. */
  async #write(accepted: readonly Accepted[]): Promise<string | undefined> {
    try {
      const at = this.#now();
      const segment = await this.#openSegment(at);
      const first = segment.lines + 1;
      const names = accepted.map(({ change, name }, index): NameLine => {
        const { table, id, rev, kind } = change;
        const sum = change.kind === 'delete' ? {} : { sum: change.sum };
        return { n: first + index, at, table, id, rev, kind, ...sum, ...(name !== undefined && { name }) };
      });
      const lines = await mapWithPauses(accepted, ({ change }, index) =>
        changeLine(segment.number, { n: first + index, first, at }, change),
      );
      await segment.append(
        lines,
        names.map((line) => nameLine(segment.number, line)),
      );
    } catch (error) {
      return this.#refuse(error);
    }
    this.#refused = undefined;
    this.#changed += accepted.length;
    for (const { change, name } of accepted) {
      const { table, id, rev } = change;
      if (change.kind === 'delete') drop(this.state, { table, id, rev });
      else setRow(this.state, { table, id, rev, sum: change.sum, name: name ?? '' });
    }
    return undefined;
  }

  /** Notes that a write has failed, and answers why. Rows in memory are newer than the disk then; they are requested again. */
  #refuse(error: unknown): string {
    this.#recent.clear();
    const refused = this.#texts.translate('systemBackups.journalUnwritable', {
      reason: this.#texts.describeWriteFault(codeOf(error)),
    });
    this.#refused = refused;
    return refused;
  }

  /** A segment is made when the first change comes: a start without a change leaves nothing. */
  async #openSegment(at: number): Promise<SegmentWriter> {
    if (this.#segment !== undefined) return this.#segment;
    const number = this.#next;
    const file = (name: string) => path.join(this.#folder, name);
    const segment = await SegmentWriter.open(this.#disk, {
      number,
      journal: file(segmentFile(number)),
      names: file(namesFile(number)),
      head: headLine(number, at, this.#library),
    });
    this.#segment = segment;
    this.#next = number + 1;
    return segment;
  }
}

function tryEdits(base: unknown, { edits, sum }: JournalChange & { kind: 'edit' }): unknown {
  try {
    const row = applyEdits(base, edits);
    return sumOf(row, sha256) === sum ? row : undefined;
  } catch {
    return undefined;
  }
}
