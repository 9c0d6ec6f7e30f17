/** Manages the submissions for an event on the page. They stay saved with the event until the user removes them. */

import type { RemoteCalls } from '../../../../shared/base/remote-calls.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { decodeText } from '../../../../shared/spreadsheet/decode-text.ts';
import { type KnownDocuments, mergeKnownDocuments } from '../../../../shared/text-list/receive-text-lists.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import type { Database } from '../../../store/database.ts';
import { type EventNotes, readEventNotes, updateEventNotes } from '../../../store/events/event-notes.ts';
import {
  createSubmissionKey,
  deleteSubmissions,
  readSentFile,
  readSubmissions,
  recordCopy,
  restoreSubmissions,
  type SavedSubmission,
  type SubmissionFile,
  saveSubmissions,
} from '../../../store/events/submissions.ts';
import { keepUntouched } from '../../documents/untouched-documents.ts';
import { findChangedVerdicts } from './changed-verdicts.ts';
import { addReport, createJudgingRequest, findEarlierReport, type JudgingRequest } from './judging-request.ts';
import { JudgingWorker } from './judging-worker.ts';
import {
  copyArrival,
  findListsInside,
  findReplaced,
  findSourceName,
  getSubmissionsChange,
  type SubmissionsChange,
} from './saved-submissions.ts';
import { NotAVerdictTable, NotSaved } from './submission-errors.ts';
import { SubmissionsHistory } from './submissions-history.ts';
import { type ReportKind, type SubmissionsState, SubmissionsStore } from './submissions-state.ts';
import type { SubmissionsWorker } from './worker/submissions.worker.ts';
import type { AddedFiles, CharacterNames } from './worker-messages.ts';

const NO_DOCUMENTS: KnownDocuments = { characters: [], factions: [] };

export class EventSubmissions {
  readonly #translate: Translate;
  readonly #gameCatalog: GameCatalog<Game>;
  readonly #database: Database;
  readonly #eventId: string;
  readonly #getLibraryDocuments: () => KnownDocuments;
  readonly #shown = new SubmissionsStore();
  /** What the page shows. */
  readonly store = this.#shown.store;
  /** What the user has done on the page and can undo. */
  readonly history = new SubmissionsHistory();
  readonly #worker: JudgingWorker;
  #judgedPack: EventPack | undefined;
  /** The pack that the page judges by now. */
  #currentPack: EventPack | undefined;
  /** The files sent to the worker. They are sent again after the worker was stopped. */
  #sentFiles: readonly SubmissionFile[] = [];
  #savedSubmissions: readonly SavedSubmission[] = [];
  /** Whether any sent file may need characters of the library. */
  #needsLibrary = false;

  /** `getLibraryDocuments` returns the documents that lists may use in addition to those that were submitted. */
  constructor(
    translate: Translate,
    gameCatalog: GameCatalog<Game>,
    database: Database,
    eventId: string,
    getLibraryDocuments: () => KnownDocuments = () => NO_DOCUMENTS,
  ) {
    this.#translate = translate;
    this.#gameCatalog = gameCatalog;
    this.#database = database;
    this.#eventId = eventId;
    this.#getLibraryDocuments = getLibraryDocuments;
    this.#worker = new JudgingWorker(translate, this.#shown);
  }

  /** Reads the saved submissions, including submissions that another window has saved or removed, and judges them. */
  async open(eventPack: EventPack): Promise<void> {
    this.#currentPack = eventPack;
    const knownContents = new Map(this.#savedSubmissions.map(({ row }) => [row.key, row.content]));
    await this.#readSaved();
    const changedSubmissions = this.#savedSubmissions.filter(({ row }) => knownContents.get(row.key) !== row.content);
    const isAnyRemoved = [...knownContents.keys()].some(
      (submissionKey) => !this.#savedSubmissions.some(({ row }) => row.key === submissionKey),
    );
    this.#shown.change({ isRead: true });
    if (isAnyRemoved) this.#restartWith(this.#savedSubmissions);
    if (isAnyRemoved || changedSubmissions.length > 0)
      await this.#sendAndJudge(isAnyRemoved ? this.#savedSubmissions : changedSubmissions, eventPack);
    // The library, whose characters lists use, may have changed since the last judging.
    if (this.#needsLibrary) this.#judgedPack = undefined;
    await this.judge(eventPack);
  }

  /**
   * Reads and saves more files and judges all submissions. Resolves with the earlier submissions that new files of the same name
   * replaced. Rejects with `NotSaved` if the files could not be saved; the files are judged anyway.
   */
  async add(submissionFiles: readonly SubmissionFile[], eventPack: EventPack): Promise<readonly SavedSubmission[]> {
    // The user may leave a new event before its lists are saved.
    keepUntouched('events', this.#eventId);
    // Files may be dropped before the saved ones are read, which must be judged too.
    if (!this.#shown.state.isRead) await this.open(eventPack);
    const previousSubmissions = this.#savedSubmissions;
    const wereFilesSent = await this.#sendFiles(submissionFiles);
    let failure: unknown;
    let replacedSubmissions: readonly SavedSubmission[] = [];
    if (wereFilesSent) {
      try {
        await saveSubmissions(this.#database, this.#eventId, submissionFiles, Date.now());
        await this.#readSaved();
        const replacedFiles = findReplaced(previousSubmissions, this.#savedSubmissions);
        // What the organizer put in place of a list in the earlier file would hide the list in the new one.
        const outdatedSubmissions = findListsInside(previousSubmissions, replacedFiles);
        if (outdatedSubmissions.length > 0) await this.#drop(new Set(outdatedSubmissions.map(({ name }) => name)));
        replacedSubmissions = [...replacedFiles, ...outdatedSubmissions];
      } catch (error) {
        failure = error;
      }
    }
    await this.#judge(eventPack);
    if (failure !== undefined) throw new NotSaved(failure instanceof Error ? failure.message : String(failure));
    return replacedSubmissions;
  }

  /** Drops files and deletes those that are saved. Resolves with the deleted ones. The next worker receives the other files. */
  async #drop(droppedNames: ReadonlySet<string>): Promise<readonly SavedSubmission[]> {
    const savedSubmissions = this.#savedSubmissions.filter(({ name }) => droppedNames.has(name));
    await deleteSubmissions(
      this.#database,
      savedSubmissions.map(({ row }) => row.key),
    );
    this.#savedSubmissions = this.#savedSubmissions.filter(({ name }) => !droppedNames.has(name));
    this.#restartWith(this.#sentFiles.filter(({ name }) => !droppedNames.has(name)));
    return savedSubmissions;
  }

  /**
   * Removes the file that contains a submission, with all other submissions in that file, and judges the others, without a pack by the
   * current one. Resolves with the removed submissions, so that they can be restored.
   */
  async remove(
    fileName: string,
    eventPack: EventPack | undefined = this.#currentPack,
  ): Promise<readonly SavedSubmission[]> {
    const sourceName = findSourceName(this.#sentFiles, fileName);
    const removedSubmissions = await this.#drop(new Set(sourceName === undefined ? [] : [sourceName]));
    if (this.#sentFiles.length === 0) this.#shown.reset();
    else await this.#sendAndJudge(this.#sentFiles, eventPack);
    return removedSubmissions;
  }

  /** Removes all submissions. Resolves with them, so that they can be restored. */
  async clear(): Promise<readonly SavedSubmission[]> {
    const removedSubmissions = await this.#drop(
      new Set([...this.#savedSubmissions, ...this.#sentFiles].map(({ name }) => name)),
    );
    this.#shown.reset();
    return removedSubmissions;
  }

  /** Runs an action. Resolves with the saved submissions that it has changed, as they were before and as they are now. */
  async recordChange(action: () => Promise<unknown>): Promise<SubmissionsChange> {
    if (!this.#shown.state.isRead) await this.#readSaved();
    const previousSubmissions = this.#savedSubmissions;
    await action();
    return getSubmissionsChange(previousSubmissions, this.#savedSubmissions);
  }

  /** Undoes a change: removes the submissions that it added and restores the earlier ones. Judges by the current pack. */
  async undoChange({ before, after }: SubmissionsChange): Promise<void> {
    const restoredNames = new Set(before.map(({ name }) => name));
    const addedNames = after.map(({ name }) => name).filter((name) => !restoredNames.has(name));
    if (addedNames.length > 0) await this.#drop(new Set(addedNames));
    if (before.length > 0) await this.restore(before);
    else if (this.#sentFiles.length === 0) this.#shown.reset();
    else await this.#sendAndJudge(this.#sentFiles, this.#currentPack);
  }

  /** Restores removed or replaced submissions and judges them by the current pack, which may differ from the one when they were removed. */
  async restore(submissions: readonly SavedSubmission[]): Promise<void> {
    await restoreSubmissions(this.#database, submissions);
    await this.#readSaved();
    await this.#sendAndJudge(submissions, this.#currentPack);
  }

  /**
   * Replaces a submission with a file and records the team of the library in which the submission is repaired, if there is one. The file
   * counts as received when the submission was.
   */
  async replace(fileName: string, content: Blob, teamId: string | undefined, eventPack: EventPack): Promise<void> {
    const arrival = copyArrival(this.#savedSubmissions, findSourceName(this.#sentFiles, fileName));
    await this.add([{ name: fileName, bytes: content, ...arrival }], eventPack);
    if (teamId !== undefined) await this.recordRepairedCopy(fileName, teamId);
  }

  /** Records which team of the library is the repaired copy of a submission. */
  async recordRepairedCopy(fileName: string, teamId: string): Promise<void> {
    const sourceName = findSourceName(this.#sentFiles, fileName);
    if (sourceName === undefined) return;
    await recordCopy(this.#database, createSubmissionKey(this.#eventId, sourceName), fileName, teamId);
    await this.#readSaved();
  }

  /** Judges all submissions by the current pack, unless they were already judged by exactly this pack. */
  async judge(eventPack: EventPack): Promise<void> {
    this.#currentPack = eventPack;
    if (this.#sentFiles.length === 0 || eventPack === this.#judgedPack) return;
    const previousResults = this.#judgedPack === undefined ? undefined : this.#shown.state.results;
    await this.#judge(eventPack);
    const changedVerdicts = findChangedVerdicts(previousResults, this.#shown.state.results);
    if (changedVerdicts !== undefined) this.#shown.change({ changedVerdicts });
  }

  /** Dismisses the message about the verdicts that the last change of the pack changed. */
  dismissChangedVerdicts(): void {
    this.#shown.clear('changedVerdicts');
  }

  /** Changes the notes about players and judges the submissions again, without a pack by the current one. */
  async updateNotes(
    applyChange: (notes: EventNotes) => EventNotes,
    eventPack: EventPack | undefined = this.#currentPack,
  ): Promise<void> {
    this.#shown.change({ notes: await updateEventNotes(this.#database, this.#eventId, applyChange) });
    await this.#judge(eventPack);
  }

  /** Returns the notes in the database, which other windows change too. */
  readonly readNotes = (): Promise<EventNotes> => readEventNotes(this.#database, this.#eventId);

  /** Shows notes that another window has changed, and judges the submissions with them. */
  async adoptNotes(storedNotes: EventNotes): Promise<void> {
    if (!this.#shown.state.isRead || JSON.stringify(storedNotes) === JSON.stringify(this.#shown.state.notes)) return;
    this.#shown.change({ notes: storedNotes });
    await this.#judge(this.#currentPack);
  }

  /** Saves the state of an exported report. Later judgings are compared with it. */
  async recordReport(timestamp: number, eventPack: EventPack): Promise<void> {
    const { results } = this.#shown.state;
    const tableBytes = await this.#callJudged(({ makeTable }) => makeTable(this.#translate.language, undefined));
    if (tableBytes === undefined || results === undefined) return;
    const savedReport = { at: timestamp, table: new TextDecoder().decode(tableBytes), digest: results.digest };
    await this.updateNotes((currentNotes) => addReport(currentNotes, savedReport), eventPack);
  }

  /** Compares the submissions with an earlier table, or with nothing. Rejects if the file is not a table of verdicts. */
  async compare(earlierTable: SubmissionsState['earlierTable'], eventPack: EventPack): Promise<void> {
    if (earlierTable === undefined) this.#shown.clear('earlierTable');
    else this.#shown.change({ earlierTable });
    try {
      await this.#judge(eventPack);
    } catch (error) {
      // The failed judging has dropped the table, so this one shows the verdicts without a comparison. If it fails too, `failureText`
      // tells the user, and the first error is still the reason why nothing is compared.
      if (error instanceof NotAVerdictTable) await this.#judge(eventPack).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Creates the table or the pages of the report, compared with the last report that differs. Returns undefined if the work was stopped.
   * `characterNames` maps the ids of the library's characters to their names. `pages-per-list` gives every list pages of its own.
   */
  async createReport(
    reportKind: ReportKind,
    language: string,
    characterNames: CharacterNames = new Map(),
  ): Promise<Uint8Array | undefined> {
    const earlierTable = this.#shown.state.earlierTable ?? findEarlierReport(this.#translate, this.#shown.state);
    return this.#callJudged(({ makeTable, makePages }) =>
      reportKind === 'table'
        ? makeTable(language, earlierTable)
        : makePages(language, earlierTable, characterNames, reportKind === 'pages-per-list'),
    );
  }

  /** Whether a file of this name was submitted. */
  hasFile(fileName: string): boolean {
    return this.#sentFiles.some(({ name }) => name === fileName);
  }

  /** Returns the text of a text list as it arrived, also if the organizer has put a team in its place. */
  async readText(fileName: string): Promise<string | undefined> {
    const savedSubmission = this.#savedSubmissions.find(({ name }) => name === fileName);
    const sentFile = savedSubmission && (await readSentFile(this.#database, savedSubmission.row));
    if (sentFile !== undefined) return (await decodeText(new Uint8Array(await sentFile.arrayBuffer()))).text;
    return this.#callJudged(({ readText }) => readText(fileName));
  }

  /** Returns the documents that text lists may name: those that were submitted, before those of the library. */
  async listKnownDocuments(): Promise<KnownDocuments | undefined> {
    const submitted = await this.#callJudged(({ listReceivedDocuments }) => listReceivedDocuments());
    return submitted && mergeKnownDocuments(submitted, this.#getLibraryDocuments());
  }

  /** Returns the complete team of a submission. */
  async readTeam(fileName: string): Promise<Team | undefined> {
    return this.#callJudged(({ readTeam }) => readTeam(fileName));
  }

  /** Stops the current work and drops files that are not saved yet. Saved files are judged when `judge` is called again. */
  stop(): void {
    this.#worker.stop();
    this.#sentFiles = this.#savedSubmissions;
    this.#judgedPack = undefined;
    this.#shown.clear('progress');
    this.#shown.change({ fileCount: this.#sentFiles.length });
  }

  /** Stops the worker and keeps only these files; the next worker receives the files again. */
  #restartWith(sources: readonly SubmissionFile[]): void {
    this.#worker.stop();
    this.#judgedPack = undefined;
    this.#sentFiles = sources;
  }

  async #readSaved(): Promise<void> {
    this.#savedSubmissions = await readSubmissions(this.#database, this.#eventId);
    const notes = await readEventNotes(this.#database, this.#eventId);
    const repairedTeamIds = Object.assign({}, ...this.#savedSubmissions.map(({ row }) => row.copies));
    const shownValues = [this.#shown.state.repairedTeamIds, this.#shown.state.notes];
    if (JSON.stringify([repairedTeamIds, notes]) !== JSON.stringify(shownValues))
      this.#shown.change({ repairedTeamIds, notes });
  }

  async #sendAndJudge(submissionFiles: readonly SubmissionFile[], eventPack: EventPack | undefined): Promise<void> {
    await this.#sendFiles(submissionFiles);
    await this.#judge(eventPack);
  }

  /** Sends files to the worker. Returns false if the user stopped the worker. */
  async #sendFiles(submissionFiles: readonly SubmissionFile[]): Promise<boolean> {
    const newNames = new Set(submissionFiles.map(({ name }) => name));
    this.#sentFiles = [...this.#sentFiles.filter(({ name }) => !newNames.has(name)), ...submissionFiles];
    this.#shown.change({ progress: { stage: 'reading', done: 0, total: submissionFiles.length } });
    const isWorkerNew = !this.#worker.isRunning;
    const addedFiles = await this.#worker.call(({ addFiles }) =>
      addFiles(isWorkerNew ? this.#sentFiles : submissionFiles),
    );
    if (addedFiles === undefined) return false;
    this.#adoptAddedFiles(addedFiles);
    return true;
  }

  /** Records what the worker has found in the sent files. */
  #adoptAddedFiles({ needsLibrary, fileCount }: AddedFiles): void {
    this.#needsLibrary = needsLibrary;
    this.#shown.change({ fileCount });
  }

  async #judge(eventPack: EventPack | undefined): Promise<void> {
    // An invalid pack does not change the verdicts. The command line refuses an invalid pack.
    if (eventPack === undefined || this.#sentFiles.length === 0 || !canJudge(this.#gameCatalog, eventPack)) return;
    this.#judgedPack = eventPack;
    const { earlierTable } = this.#shown.state;
    const results = await this.#worker.call(async (worker) => {
      await this.#restoreFiles(worker);
      return worker.judge(this.#createRequest(eventPack));
    });
    if (results === 'no-table') {
      this.#shown.clear('earlierTable');
      throw new NotAVerdictTable(earlierTable?.file ?? '');
    }
    if (results !== undefined) this.#shown.change({ results });
  }

  /** Creates a request to judge. The documents of the library are sent only if a file may need them. */
  #createRequest(eventPack: EventPack): JudgingRequest {
    return createJudgingRequest(
      eventPack,
      this.#shown.state,
      this.#savedSubmissions,
      this.#needsLibrary ? this.#getLibraryDocuments() : undefined,
    );
  }

  /** Sends all files again if the worker was stopped, because a new worker has none of them. */
  async #restoreFiles({ addFiles }: RemoteCalls<SubmissionsWorker>): Promise<void> {
    if (!this.#worker.isRunning && this.#sentFiles.length > 0) this.#adoptAddedFiles(await addFiles(this.#sentFiles));
  }

  /** Calls a worker function that needs the last judging. A new worker judges the submissions again first. */
  #callJudged<Result>(call: (worker: RemoteCalls<SubmissionsWorker>) => Promise<Result>): Promise<Result | undefined> {
    return this.#worker.call(async (worker) => {
      if (!this.#worker.isRunning) {
        await this.#restoreFiles(worker);
        const eventPack = this.#judgedPack;
        if (eventPack !== undefined) await worker.judge(this.#createRequest(eventPack));
      }
      return call(worker);
    });
  }
}
