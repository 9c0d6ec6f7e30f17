import { computeFingerprint } from '../../../../shared/document/fingerprint/fingerprint.ts';
import { formatDocument } from '../../../../shared/document/format-document.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { AuditEntry } from '../../../../shared/event-pack/audit-trail.ts';
import { listEventDates } from '../../../../shared/event-pack/event-dates.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { decodeText } from '../../../../shared/spreadsheet/decode-text.ts';
import { makeSafeStem } from '../../../../shared/text/file-name.ts';
import { MAX_TEXT_LIST_CHARACTERS, splitTextLines } from '../../../../shared/text-list/text-lines.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { copyText } from '../../../components/copy-text.ts';
import { attempt, reportFailure } from '../../../failures/report-failure.ts';
import type { SourceFile } from '../../../navigation/import-source.ts';
import type { NewTextList } from '../../../navigation/text-list-request.ts';
import { pickFiles } from '../../../platform/pick-files.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { EventNotes } from '../../../store/events/event-notes.ts';
import { describeReplacingLists } from '../../../strings/documents/events.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { type ToastAction, toast } from '../../../toasts/toasts.ts';
import type { EventSubmissions } from './event-submissions.ts';
import { makeNamesUnique } from './incoming-names.ts';
import { composePlayerMessage } from './player-message.ts';
import { getReportLanguage } from './report-language.ts';
import type { SubmissionsChange } from './saved-submissions.ts';
import { NotAVerdictTable, NotSaved } from './submission-errors.ts';
import type { UndoableAction } from './submissions-history.ts';
import type { ReportKind } from './submissions-state.ts';
import type { CharacterNames, ShownSubmission } from './worker-messages.ts';

/** The maximum length of a team's or event's name in a file name. */
const MAX_STEM_LENGTH = 100;
/** The maximum length of the first line of a pasted list in a file name. */
const MAX_TITLE_LENGTH = 40;

export type SubmissionActions = ReturnType<typeof createSubmissionActions>;

const createSourceFile = (file: File): SourceFile => ({ name: file.webkitRelativePath || file.name, bytes: file });

/** Returns the entry that restores what held for a submission before an action. */
function getCounterEntry(
  { decision, withdrawal }: ShownSubmission,
  action: AuditEntry['action'],
): Pick<AuditEntry, 'action' | 'reason' | 'judge'> {
  const isAboutWithdrawal = action === 'withdraw' || action === 'restore';
  const earlierEntry = isAboutWithdrawal ? withdrawal : decision;
  return earlierEntry === undefined
    ? { action: isAboutWithdrawal ? 'restore' : 'revoke', reason: '', judge: '' }
    : { action: earlierEntry.action, reason: earlierEntry.reason, judge: earlierEntry.judge };
}

/** Creates the actions on the submissions for an event. */
export function createSubmissionActions(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  eventSubmissions: EventSubmissions,
  eventPack: EventPack,
  {
    getCharacterNames,
    onFilesAdded,
  }: {
    /** Returns the names of the library's characters by id. */
    getCharacterNames(): CharacterNames;
    /** Called when files were added, so that the page can show them. */
    onFilesAdded(): void;
  },
) {
  const { history } = eventSubmissions;
  /** Notes what was done, so that it can be undone. Returns the same as the action of a toast. */
  const noteAction = (newAction: Omit<UndoableAction, 'key'>): ToastAction => {
    const action = history.add(newAction);
    return {
      label: translate('shell.undo'),
      undoes: [action.key],
      run: () => attempt(history.undo(action), 'eventLists.failed'),
    };
  };
  /** Runs an action that changes saved files and notes it with a description. Returns nothing if it changed none. */
  const changeFiles = async (
    action: () => Promise<unknown>,
    describe: (change: SubmissionsChange) => string,
  ): Promise<void> => {
    const change = await eventSubmissions.recordChange(action);
    if (change.before.length + change.after.length === 0) return;
    const description = describe(change);
    const undoAction = noteAction({
      description,
      undo: () => eventSubmissions.undoChange(change),
      redo: () => eventSubmissions.undoChange({ before: change.after, after: change.before }),
    });
    toast(description, { action: undoAction });
  };
  /** Changes the notes, notes how to change them back, and says what was done. Undo judges by the pack that is current then. */
  const changeNotes = async (
    description: string,
    applyChange: (notes: EventNotes) => EventNotes,
    revertChange: (notes: EventNotes) => EventNotes,
  ): Promise<void> => {
    await eventSubmissions.updateNotes(applyChange, eventPack);
    const undoAction = noteAction({
      description,
      undo: () => eventSubmissions.updateNotes(revertChange),
      redo: () => eventSubmissions.updateNotes(applyChange),
    });
    toast(description, { action: undoAction });
  };
  const addFiles = async (sourceFiles: readonly SourceFile[]) => {
    if (sourceFiles.length === 0) return;
    try {
      await changeFiles(
        () => eventSubmissions.add(makeNamesUnique(sourceFiles), eventPack),
        ({ before }) =>
          before.length > 0
            ? describeReplacingLists(
                translate,
                before.map(({ name }) => name),
              )
            : translate('eventLists.added', { n: sourceFiles.length }),
      );
      onFilesAdded();
    } catch (error) {
      if (error instanceof NotSaved) reportFailure(error, 'eventLists.notKept');
      else throw error;
    }
  };
  let lastAddition = Promise.resolve<void>(undefined);
  return {
    addFiles,
    chooseFiles: async () => addFiles((await pickFiles('.json,.rollcall,.zip,.txt,.md')).map(createSourceFile)),
    chooseFolder: async () => addFiles((await pickFiles('', true)).map(createSourceFile)),
    stopComparing: () => eventSubmissions.compare(undefined, eventPack),
    clear: () =>
      changeFiles(
        () => eventSubmissions.clear(),
        ({ before }) => translate('eventLists.cleared', { n: before.length }),
      ),
    remove: (fileName: string) =>
      changeFiles(
        () => eventSubmissions.remove(fileName, eventPack),
        ({ before }) => translate('eventLists.removed', { file: shortenName(before[0]?.name ?? fileName) }),
      ),
    async setExpected(playerNames: readonly string[]) {
      const { expected } = eventSubmissions.store.getState().notes;
      await changeNotes(
        translate('eventLists.playersChanged'),
        (notes) => ({ ...notes, expected: playerNames }),
        (notes) => ({ ...notes, expected }),
      );
    },
    /** Sets the player of a file; an empty name means that the player is unknown. */
    async setPlayer(fileName: string, playerName: string) {
      const { [fileName]: previousName } = eventSubmissions.store.getState().notes.players;
      await changeNotes(
        translate('eventLists.playerChanged', { file: shortenName(fileName) }),
        (notes) => ({ ...notes, players: { ...notes.players, [fileName]: playerName } }),
        ({ players: { [fileName]: _currentName, ...otherPlayers }, ...notes }) => ({
          ...notes,
          players: previousName === undefined ? otherPlayers : { ...otherPlayers, [fileName]: previousName },
        }),
      );
    },
    /** Sets when a submission arrived, in milliseconds since 1970. */
    async setReceived({ file, addedAt }: Pick<ShownSubmission, 'file' | 'addedAt'>, time: number) {
      const { [file]: previousTime } = eventSubmissions.store.getState().notes.received;
      await changeNotes(
        translate('eventLists.receivedChanged', { file: shortenName(file) }),
        (notes) => ({ ...notes, received: { ...notes.received, [file]: { time, addedAt } } }),
        ({ received: { [file]: _currentTime, ...otherTimes }, ...notes }) => ({
          ...notes,
          received: previousTime === undefined ? otherTimes : { ...otherTimes, [file]: previousTime },
        }),
      );
    },
    /** Makes a file the submission that counts for its player. */
    async setCounting(fileName: string, playerName: string | undefined) {
      const { results, notes: currentNotes } = eventSubmissions.store.getState();
      const playerSubmissions = (results?.submissions ?? []).filter((submission) => submission.player === playerName);
      const playerFiles = new Set(playerSubmissions.map((submission) => submission.file));
      const chooseFiles = (counting: readonly string[], chosenFiles: readonly string[]) => [
        ...counting.filter((countedFile) => !playerFiles.has(countedFile)),
        ...chosenFiles,
      ];
      const previousFiles = currentNotes.counting.filter((countedFile) => playerFiles.has(countedFile));
      await changeNotes(
        translate('eventLists.countingChanged', { file: shortenName(fileName) }),
        (notes) => ({ ...notes, counting: chooseFiles(notes.counting, [fileName]) }),
        (notes) => ({ ...notes, counting: chooseFiles(notes.counting, previousFiles) }),
      );
    },
    /** Adds an entry about a submission to the audit trail. It is undone by another entry, so that the trail stays complete. */
    async rule(
      submission: ShownSubmission,
      { action, reason, judge }: Pick<AuditEntry, 'action' | 'reason' | 'judge'>,
    ) {
      const { file, contents, verdict, name } = submission;
      if (verdict === 'library' || verdict === 'no-list') return;
      const addEntry =
        (entry: Pick<AuditEntry, 'action' | 'reason' | 'judge'>) =>
        (notes: EventNotes): EventNotes => ({
          ...notes,
          auditTrail: [...notes.auditTrail, { timestamp: Date.now(), file, ...contents, verdict, ...entry }],
        });
      await changeNotes(
        translate(`eventLists.ruled.${action}`, { name: shortenName(name) }),
        addEntry({ action, reason, judge }),
        addEntry(getCounterEntry(submission, action)),
      );
    },
    copyMessage: (submission: ShownSubmission) =>
      copyText(
        translate,
        composePlayerMessage(translate, submission, {
          name: eventPack.name || eventPack.id,
          dates: listEventDates(translate, eventPack),
          fingerprint: computeFingerprint(gameCatalog, eventPack),
        }),
        translate('eventLists.messageCopied'),
      ),
    /** Saves the team as a file that its player can open. */
    async saveCopy(team: Team) {
      const fileName = `${makeSafeStem(team.name, MAX_STEM_LENGTH) || team.id}.team.json`;
      const saveResult = await saveFile(fileName, new TextEncoder().encode(formatDocument(team)), 'application/json');
      if (saveResult.saved) toast(translate('eventLists.saved', { name: saveResult.name }));
    },
    /** Replaces the submission with its complete repaired copy. */
    async replaceSubmission(fileName: string, team: Team) {
      await changeFiles(
        () => eventSubmissions.replace(fileName, new Blob([formatDocument(team)]), team.id, eventPack),
        () => translate('eventLists.inPlace', { name: shortenName(team.name) }),
      );
    },
    /** Adds the text of a file, or a pasted text as a file that is named after its first line. */
    addText({ text, fileName }: Pick<NewTextList, 'text' | 'fileName'>) {
      // Several lists may be pasted together. Each needs the names of those before it.
      const addition = lastAddition.then(() =>
        addFiles([
          { name: fileName ?? createTextFileName(translate, eventSubmissions, text), bytes: new Blob([text]) },
        ]),
      );
      lastAddition = addition.catch(() => undefined);
      return addition;
    },
    /** Replaces an unclear text list with the team that the organizer has made of it. */
    async replaceTextList(fileName: string, team: Team) {
      await changeFiles(
        () => eventSubmissions.replace(fileName, new Blob([formatDocument(team)]), undefined, eventPack),
        () => translate('eventLists.inPlace', { name: shortenName(team.name) }),
      );
    },
    /** Asks for an earlier table of verdicts and compares the submissions with it. */
    async chooseEarlierTable() {
      const [tableFile] = await pickFiles('.csv');
      if (tableFile === undefined) return;
      try {
        // A spreadsheet program may have saved the table in its own encoding.
        const { text } = await decodeText(new Uint8Array(await tableFile.arrayBuffer()));
        await eventSubmissions.compare({ file: tableFile.name, text }, eventPack);
      } catch (error) {
        if (error instanceof NotAVerdictTable)
          toast(translate('eventLists.noTable', { file: shortenName(error.message) }), { kind: 'failed' });
        else throw error;
      }
    },
    /** Saves the verdicts as a table, or the report as pages. */
    async saveReport(reportKind: ReportKind) {
      const reportBytes = await eventSubmissions.createReport(
        reportKind,
        getReportLanguage(translate),
        getCharacterNames(),
      );
      if (reportBytes === undefined) return;
      const fileStem = makeSafeStem(eventPack.name, MAX_STEM_LENGTH) || eventPack.id;
      const [fileName, mimeType] =
        reportKind === 'table'
          ? [`${fileStem} verdicts.csv`, 'text/csv']
          : [`${fileStem} report.pdf`, 'application/pdf'];
      const saveResult = await saveFile(fileName, reportBytes, mimeType);
      if (!saveResult.saved) return;
      toast(translate('eventLists.saved', { name: saveResult.name }));
      if (reportKind !== 'table') await eventSubmissions.recordReport(Date.now(), eventPack);
    },
  };
}

/** Returns a file name from the first line of a text that has letters, which no submission has yet. */
function createTextFileName(translate: Translate, eventSubmissions: EventSubmissions, text: string): string {
  const [firstLine] = splitTextLines(text.slice(0, MAX_TEXT_LIST_CHARACTERS));
  const fileStem = makeSafeStem(firstLine?.text ?? '', MAX_TITLE_LENGTH) || translate('textListReview.pastedList');
  for (let copyNumber = 1; ; copyNumber += 1) {
    const fileName = copyNumber === 1 ? `${fileStem}.txt` : `${fileStem} (${copyNumber}).txt`;
    if (!eventSubmissions.hasFile(fileName)) return fileName;
  }
}
