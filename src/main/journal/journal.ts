/**
 * Writes the journal, a second copy of the library in case the window's database is lost. Every change of a row is a line, and is
 * confirmed when the line is on the disk. `rev` is the number of the change in its table, `sum` the checksum of the row after the change.
 */

import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import { RecentValues } from '../../shared/base/cache.ts';
import { applyEdits } from '../../shared/document/edit.ts';
import type { JournalCalls, JournalChange, RowName } from '../../shared/library/journal.ts';
import { computeRowChecksum } from '../../shared/library/row-checksum.ts';
import type { MainTexts } from '../texts.ts';
import { getErrorCode, type JournalDisk } from './disk.ts';
import {
  formatChangeLine,
  formatHeaderLine,
  formatNameLine,
  getJournalFileName,
  getNamesFileName,
  type NameLine,
} from './segments/segment.ts';
import { SegmentWriter } from './segments/segment-writer.ts';
import {
  computeStateDigest,
  deleteRow,
  getRevision,
  getRowKey,
  getRowName,
  type JournalState,
  replaceState,
  setRow,
} from './segments/state.ts';
import { mapWithPauses } from './thread/map-with-pauses.ts';

type Reply = JournalCalls['journalAppend']['reply'];
type Request = JournalCalls['journalAppend']['request'];

interface PendingAppend {
  readonly changes: Request;
  readonly resolve: (reply: Reply) => void;
}

/** A change to write, with the name and the content of its row after the change. */
interface AcceptedChange {
  readonly change: JournalChange;
  readonly name?: string;
  readonly row?: unknown;
}

/** The most edits of a row before the complete row is written again, so that few changes depend on one line. */
const MAX_CONSECUTIVE_EDITS = 50;

/** The number of recently written rows to cache. Users edit only a few documents at a time. */
const MAX_RECENT_ROWS = 50;

/** A recently written row, which edits are checked against. */
interface RecentRow {
  readonly row: unknown;
  readonly checksum: string;
  /** Number of edits since the complete row was written. */
  readonly editCount: number;
}

/** Access to the files of the journal, which the journal service provides. */
export interface JournalFiles {
  /** Whether the files that the state was read from still exist. */
  areComplete(): Promise<boolean>;
  /** Reads the state from the files again. */
  reload(): Promise<{ readonly state: JournalState; readonly nextSegment: number }>;
}

interface JournalOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  readonly folder: string;
  readonly getTime: () => number;
  readonly state: JournalState;
  /** Number of the first segment that this run may write. No file may have this number yet. */
  readonly nextSegment: number;
  readonly library: string;
  readonly files: JournalFiles;
}

export class Journal {
  readonly #texts: MainTexts;
  readonly #disk: JournalDisk;
  readonly #folder: string;
  readonly #getTime: () => number;
  /** The state on the disk. Only this class changes it. */
  readonly state: JournalState;
  readonly #recentRows = new RecentValues<RecentRow>(MAX_RECENT_ROWS);
  #pendingAppends: PendingAppend[] = [];
  #queue: Promise<void> = Promise.resolve();
  #segment: SegmentWriter | undefined;
  /** Number of the next segment to create. */
  #nextSegment: number;
  /** The reason why the last write failed, or undefined. */
  #refusal: string | undefined;
  #changeCount = 0;
  readonly #library: string;
  readonly #files: JournalFiles;
  /** Tracks whether the window has to send everything again because files were removed while the app was running. */
  #resendState: 'complete' | 'needed' | 'requested' = 'complete';

  constructor(options: JournalOptions) {
    this.#texts = options.texts;
    this.#library = options.library;
    this.#files = options.files;
    this.#disk = options.journalDisk;
    this.#folder = options.folder;
    this.#getTime = options.getTime;
    this.state = options.state;
    this.#nextSegment = options.nextSegment;
  }

  /** The reason why changes can't be written at present, as a sentence. Undefined if they can. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** Number of changes written by this run. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /**
   * Resolves when the changes are on the disk, or with the reason for a failure. Changes that arrive during a write are written
   * together.
   */
  append(changes: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.#pendingAppends.push({ changes, resolve });
      this.#queue = this.#queue.then(() => this.#writePending());
    });
  }

  /** Whether files were removed and the window hasn't sent their rows again yet. */
  get isIncomplete(): boolean {
    return this.#resendState !== 'complete';
  }

  /** Returns true once if the window has to send everything again. */
  requestResend(): boolean {
    if (this.#resendState !== 'needed') return false;
    this.#resendState = 'requested';
    return true;
  }

  /** Records that the window has sent everything that was requested. */
  finishResend(): void {
    if (this.#resendState === 'requested') this.#resendState = 'complete';
  }

  /** Continues from the files on the disk, and makes the window send everything again. */
  recover(): Promise<void> {
    const recovery = this.#queue.then(() => this.#recover());
    this.#queue = recovery.catch(() => undefined);
    return recovery;
  }

  /**
   * Closes the current segment, so that later changes go into a new one. Returns the number of the last closed segment and the
   * digest of the state up to that segment.
   */
  rotate(): Promise<{ through: number; digest: string }> {
    const rotation = this.#queue.then(async () => {
      const closedSegment = this.#segment;
      this.#segment = undefined;
      this.#recentRows.clear();
      await closedSegment?.close();
      return { through: this.#nextSegment - 1, digest: computeStateDigest(this.state) };
    });
    this.#queue = rotation.then(
      () => undefined,
      () => undefined,
    );
    return rotation;
  }

  /** Resolves when all changes submitted so far have been answered. */
  waitUntilSettled(): Promise<void> {
    return this.#queue;
  }

  /** Writes the pending changes and answers each call. Never rejects, since later calls would then wait forever. */
  async #writePending(): Promise<void> {
    const batch = this.#pendingAppends;
    this.#pendingAppends = [];
    if (batch.length === 0) return;
    try {
      await this.#writeBatch(batch);
    } catch (error) {
      console.error('The journal could not be written:', error);
      const refusal = this.#recordFailure(error);
      for (const { resolve } of batch) resolve({ ok: false, refused: refusal });
    }
  }

  async #writeBatch(batch: readonly PendingAppend[]): Promise<void> {
    // If this check fails, the write detects the problem.
    await this.#recoverIfRemoved().catch((error: unknown) => console.warn('The journal could not be checked:', error));
    const neededRows: RowName[][] = [];
    const acceptedChanges: AcceptedChange[] = [];
    // Changes of this batch override the state on the disk.
    const batchRevisions = new Map<string, number>();
    for (const { changes } of batch) {
      const requestedRows: RowName[] = [];
      await mapWithPauses(changes, (change) => {
        const result = this.#acceptChange(change, batchRevisions);
        if (result === 'row-needed') requestedRows.push({ table: change.table, id: change.id });
        else if (result !== 'outdated') acceptedChanges.push(result);
      });
      neededRows.push(requestedRows);
    }
    const refusal = acceptedChanges.length === 0 ? undefined : await this.#writeChanges(acceptedChanges);
    for (const [index, { resolve }] of batch.entries()) {
      if (refusal !== undefined) resolve({ ok: false, refused: refusal });
      else resolve({ ok: true, whole: neededRows[index] ?? [], ...(this.requestResend() && { everything: true }) });
    }
  }

  /** Recovers if files were deleted or moved while the app was running. New changes in these files would be lost, too. */
  async #recoverIfRemoved(): Promise<void> {
    const segment = this.#segment;
    const isComplete = segment === undefined ? await this.#files.areComplete() : await segment.isCurrent();
    if (!isComplete) await this.#recover();
  }

  async #recover(): Promise<void> {
    const closedSegment = this.#segment;
    this.#segment = undefined;
    this.#recentRows.clear();
    await closedSegment?.close().catch(() => undefined);
    const { state: reloadedState, nextSegment: reloadedNext } = await this.#files.reload();
    replaceState(this.state, reloadedState);
    this.#nextSegment = Math.max(this.#nextSegment, reloadedNext);
    this.#resendState = 'needed';
  }

  /**
   * Returns `outdated` if a newer change of the row is known, and `row-needed` if the edit can't be applied and the complete row is
   * needed.
   */
  #acceptChange(
    change: JournalChange,
    batchRevisions: Map<string, number>,
  ): AcceptedChange | 'outdated' | 'row-needed' {
    const rowKey = getRowKey(change);
    const knownRevision = batchRevisions.get(rowKey) ?? getRevision(this.state, rowKey);
    if (knownRevision !== undefined && change.rev < knownRevision) return 'outdated';
    if (change.kind === 'edit') {
      const recentRow = this.#recentRows.get(rowKey);
      // The window has sent the same edit again.
      if (recentRow !== undefined && recentRow.checksum === change.sum && change.rev === knownRevision)
        return 'outdated';
      if (recentRow === undefined || recentRow.checksum !== change.from || recentRow.editCount >= MAX_CONSECUTIVE_EDITS)
        return 'row-needed';
      const row = tryEdits(recentRow.row, change);
      if (row === undefined) return 'row-needed';
      this.#recentRows.set(rowKey, { row, checksum: change.sum, editCount: recentRow.editCount + 1 });
      batchRevisions.set(rowKey, change.rev);
      return { change, row, name: getRowName(change.table, row) };
    }
    batchRevisions.set(rowKey, change.rev);
    if (change.kind === 'delete') {
      this.#recentRows.delete(rowKey);
      return { change };
    }
    this.#recentRows.set(rowKey, { row: change.row, checksum: change.sum, editCount: 0 });
    return { change, row: change.row, name: getRowName(change.table, change.row) };
  }

  /** Returns the reason why nothing was written, or undefined if everything was. */
  async #writeChanges(acceptedChanges: readonly AcceptedChange[]): Promise<string | undefined> {
    try {
      const timestamp = this.#getTime();
      const segment = await this.#openSegment(timestamp);
      const firstNumber = segment.lineCount + 1;
      const nameLines = acceptedChanges.map(({ change, name }, index): NameLine => {
        const { table, id, rev, kind } = change;
        const checksum = change.kind === 'delete' ? {} : { sum: change.sum };
        return {
          n: firstNumber + index,
          at: timestamp,
          table,
          id,
          rev,
          kind,
          ...checksum,
          ...(name !== undefined && { name }),
        };
      });
      const changeLines = await mapWithPauses(acceptedChanges, ({ change }, index) =>
        formatChangeLine(segment.number, { n: firstNumber + index, first: firstNumber, at: timestamp }, change),
      );
      await segment.append(
        changeLines,
        nameLines.map((line) => formatNameLine(segment.number, line)),
      );
    } catch (error) {
      return this.#recordFailure(error);
    }
    this.#refusal = undefined;
    this.#changeCount += acceptedChanges.length;
    for (const { change, name } of acceptedChanges) {
      const { table, id, rev } = change;
      if (change.kind === 'delete') deleteRow(this.state, { table, id, rev });
      else setRow(this.state, { table, id, rev, sum: change.sum, name: name ?? '' });
    }
    return undefined;
  }

  /** Records a failed write and returns its reason. Drops the cached rows, since they are newer than the rows on the disk. */
  #recordFailure(error: unknown): string {
    this.#recentRows.clear();
    const refusal = this.#texts.translate('systemBackups.journalUnwritable', {
      reason: this.#texts.describeWriteFault(getErrorCode(error)),
    });
    this.#refusal = refusal;
    return refusal;
  }

  /** Opens a segment for the first change. A session without changes creates no files. */
  async #openSegment(timestamp: number): Promise<SegmentWriter> {
    if (this.#segment !== undefined) return this.#segment;
    const segmentNumber = this.#nextSegment;
    const resolvePath = (fileName: string) => path.join(this.#folder, fileName);
    const segment = await SegmentWriter.open(this.#disk, {
      number: segmentNumber,
      journalPath: resolvePath(getJournalFileName(segmentNumber)),
      namesPath: resolvePath(getNamesFileName(segmentNumber)),
      headerLine: formatHeaderLine(segmentNumber, timestamp, this.#library),
    });
    this.#segment = segment;
    this.#nextSegment = segmentNumber + 1;
    return segment;
  }
}

function tryEdits(baseRow: unknown, { edits, sum: checksum }: JournalChange & { kind: 'edit' }): unknown {
  try {
    const editedRow = applyEdits(baseRow, edits);
    return computeRowChecksum(editedRow, sha256) === checksum ? editedRow : undefined;
  } catch {
    return undefined;
  }
}
