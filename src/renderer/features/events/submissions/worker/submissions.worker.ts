/** Reads and judges the submissions for an event in a worker, and creates the report. The page terminates the worker to stop it. */

import { VERSION } from '../../../../../shared/base/version.ts';
import { sha256Anywhere } from '../../../../../shared/document/fingerprint/sha256.ts';
import type { Character, EventPack, Faction, Team } from '../../../../../shared/document/schema.ts';
import {
  compareWithEarlier,
  createEventReport,
  type EventReport,
} from '../../../../../shared/event-pack/event-report.ts';
import { removePictures } from '../../../../../shared/event-pack/remove-pictures.ts';
import type { ReceivedFile } from '../../../../../shared/event-pack/submission.ts';
import { readVerdicts, writeVerdicts } from '../../../../../shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { createReport } from '../../../../../shared/sheet/report/create-report.ts';
import { createReportPdf } from '../../../../../shared/sheet/report/report-pdf.ts';
import { compareCodePoints } from '../../../../../shared/text/code-point-order.ts';
import { loadFonts } from '../../../../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../../../shared/text/fonts/user-fonts.ts';
import { type KnownDocuments, receiveTextLists } from '../../../../../shared/text-list/receive-text-lists.ts';
import type { ReceivedText } from '../../../../../shared/text-list/received-text.ts';
import { loadAllLanguages } from '../../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { fetchFontFiles } from '../../../../platform/font-files.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../../preferences/worker-language.ts';
import { readLibraryFonts } from '../../../../store/fonts/library-fonts.ts';
import type { JudgingRequest } from '../judging-request.ts';
import type {
  AddedFiles,
  CharacterNames,
  EarlierTable,
  Progress,
  SubmissionResults,
  SubmissionsPage,
} from '../worker-messages.ts';
import { findArrivalTimes, findTimes } from './arrival-times.ts';
import { receiveFile } from './receive-file.ts';
import { createShownSubmissions } from './shown-submissions.ts';

/** The submitted files by name, each with the documents that were received in it. The file itself is kept to be read again. */
const receivedByName = new Map<string, { source: SourceFile; received: readonly (ReceivedFile | ReceivedText)[] }>();
/** The teams of the text lists of the last judging, by the name of their files. */
let listedTeams: ReadonlyMap<string, Team> = new Map();
let lastJudging:
  | {
      eventPack: EventPack;
      /** What the judging depends on in addition to the files. */
      inputKey: string;
      receivedFiles: readonly ReceivedFile[];
      eventReport: EventReport;
      language: string;
      translateReport(translate: Translate): EventReport;
    }
  | undefined;
/** Whether no files have arrived since the last judging, so that its findings are still valid. */
let areFilesUnchanged = false;
/** Formats messages to the page in the language of the window. */
const windowTranslate = loadWorkerTranslate(GAMES);

/** Milliseconds between two progress reports. */
const PROGRESS_INTERVAL_MS = 60;
let lastProgressTime = 0;

function reportProgress(stage: Progress['stage'], done: number, total: number): void {
  const currentTime = performance.now();
  if (done < total && currentTime - lastProgressTime < PROGRESS_INTERVAL_MS) return;
  lastProgressTime = currentTime;
  page.showProgress({ stage, done, total });
}

const workerFunctions = {
  addFiles,
  judge,

  /** Returns the table of the last judging as text, compared with an earlier table if one is given. */
  makeTable: async (language: string, earlierTable: EarlierTable | undefined) => {
    const translate = await loadWorkerTranslate(GAMES, [], language);
    return new TextEncoder().encode(writeVerdicts(compareLastReport(translate, earlierTable).tableRows));
  },

  /** Returns the pages of the last judging. `characterNames` maps the ids of the library's characters to their names. */
  makePages: async (
    language: string,
    earlierTable: EarlierTable | undefined,
    characterNames: CharacterNames,
    hasPagesPerList: boolean,
  ) =>
    createPages(await loadWorkerTranslate(GAMES, ['sheets'], language), earlierTable, characterNames, hasPagesPerList),

  readTeam,

  /** Returns the text of a submitted text list. */
  readText: async (filePath: string): Promise<string | undefined> =>
    [...receivedByName.values()]
      .flatMap(({ received }) => received)
      .flatMap((received) => (received.file === filePath && 'text' in received ? [received.text] : []))[0],

  /** Returns the characters and factions among the received files, without pictures. */
  listReceivedDocuments: async (): Promise<KnownDocuments> => {
    const documents = [...receivedByName.values()].flatMap(({ received }) =>
      received.flatMap((receivedFile) => ('document' in receivedFile ? [receivedFile.document] : [])),
    );
    return {
      characters: documents.filter(({ format }) => format === 'rollcall.character') as Character[],
      factions: documents.filter(({ format }) => format === 'rollcall.faction') as Faction[],
    };
  },
};
export type SubmissionsWorker = typeof workerFunctions;
// Calls run in order, so that a judging includes all files that were sent before.
const page = exposeFunctions<SubmissionsPage>(workerFunctions, { inOrder: true });

/** Reads more files; a file replaces an earlier one of the same name. */
async function addFiles(sourceFiles: readonly SourceFile[]): Promise<AddedFiles> {
  areFilesUnchanged = false;
  let done = 0;
  for (const source of sourceFiles) {
    const received = (await receiveFile(GAMES, source)).map((receivedFile) =>
      'document' in receivedFile ? { ...receivedFile, document: removePictures(receivedFile.document) } : receivedFile,
    );
    receivedByName.set(source.name, { source, received });
    done += 1;
    reportProgress('reading', done, sourceFiles.length);
  }
  return {
    fileCount: receivedByName.size,
    needsLibrary: [...receivedByName.values()].some(({ received }) => received.some(needsLibrary)),
  };
}

/** Whether a file is judged with characters of the library: a text, or a team, whose characters are compared with those of the library. */
const needsLibrary = (file: ReceivedFile | ReceivedText): boolean =>
  'text' in file || ('document' in file && file.document.format === 'rollcall.team');

/** Returns the last report, compared only with this table. */
function compareLastReport(translate: Translate, earlierTable: EarlierTable | undefined): EventReport {
  const eventReport = getTranslatedReport(translate);
  const earlierRows = earlierTable === undefined ? undefined : readVerdicts(earlierTable.text);
  return earlierRows === undefined ? eventReport : compareWithEarlier(eventReport, earlierRows);
}

/** Judges all files. Answers `no-table` if the earlier table is not from Rollcall. */
async function judge({
  eventPack,
  earlierTableText,
  playerNotes: { arrivalTimes, received, earlierVersions, changeTimes, ...playerNotes },
  libraryDocuments,
}: JudgingRequest): Promise<SubmissionResults | 'no-table'> {
  const earlierRows = earlierTableText === undefined ? undefined : readVerdicts(earlierTableText);
  if (earlierTableText !== undefined && earlierRows === undefined) return 'no-table';
  // A file that was submitted on its own replaces the file with the same path in an archive.
  const filesAndTexts = [...receivedByName]
    .flatMap(([sourceName, { received }]) =>
      received.filter(({ file }) => file === sourceName || !receivedByName.has(file)),
    )
    .sort((a, b) => compareCodePoints(a.file, b.file));
  // Text lists and looked-up members depend on the pack and the library. Reading thousands of them takes longer than judging them.
  const inputKey = JSON.stringify([eventPack, libraryDocuments]);
  const cachedJudging = areFilesUnchanged && lastJudging?.inputKey === inputKey ? lastJudging : undefined;
  const receivedFiles =
    cachedJudging?.receivedFiles ??
    (await receiveTextLists(
      () => loadAllLanguages(GAMES),
      GAMES,
      filesAndTexts,
      eventPack,
      libraryDocuments,
      (done, total) => reportProgress('reading', done, total),
    ));
  const textNames = new Set(filesAndTexts.flatMap((received) => ('text' in received ? [received.file] : [])));
  listedTeams = new Map(
    receivedFiles.flatMap((received) =>
      textNames.has(received.file) && 'document' in received && received.document.format === 'rollcall.team'
        ? [[received.file, received.document]]
        : [],
    ),
  );
  const translate = await windowTranslate;
  const { of: playerByFile, ...otherNotes } = playerNotes;
  const getAddedAt = (file: string) => findTimes(file, arrivalTimes)[0] ?? 0;
  const getArrivalTime = (file: string) => findArrivalTimes(file, { arrivalTimes, received });
  const getEarlierVersions = (file: string) => findTimes(file, earlierVersions);
  const getChangedAt = (file: string) => (Object.hasOwn(changeTimes, file) ? changeTimes[file] : undefined);
  const knownPlayers = { ...otherNotes, playerByFile, getArrivalTime, getEarlierVersions, getChangedAt };
  const eventReport = createEventReport(translate, GAMES, receivedFiles, eventPack, {
    players: knownPlayers,
    judgedSubmissions: cachedJudging?.eventReport.judgedSubmissions,
    libraryCharacters: libraryDocuments?.characters,
    onJudged: (done, total) => reportProgress('judging', done, total),
  });
  areFilesUnchanged = true;
  lastJudging = {
    eventPack,
    inputKey,
    receivedFiles,
    eventReport,
    language: translate.language,
    translateReport: (otherTranslate) =>
      createEventReport(otherTranslate, GAMES, receivedFiles, eventPack, {
        players: knownPlayers,
        judgedSubmissions: eventReport.judgedSubmissions,
      }),
  };
  const digest = sha256Anywhere(writeVerdicts(eventReport.tableRows));
  return {
    ...createShownSubmissions(
      translate,
      GAMES,
      earlierRows === undefined ? eventReport : compareWithEarlier(eventReport, earlierRows),
      eventPack,
      getArrivalTime,
      playerNotes.auditTrail,
      getAddedAt,
      (file) => textNames.has(file),
    ),
    digest,
  };
}

/** Returns the last report with its sentences in the given language. */
function getTranslatedReport(translate: Translate): EventReport {
  const { eventReport, language, translateReport } = getLastJudging();
  return translate.language === language ? eventReport : translateReport(translate);
}

function getLastJudging() {
  if (lastJudging === undefined) throw new Error('Nothing is judged yet.');
  return lastJudging;
}

async function createPages(
  translate: Translate,
  earlierTable: EarlierTable | undefined,
  libraryNames: CharacterNames,
  hasPagesPerList: boolean,
): Promise<Uint8Array> {
  const { eventPack } = getLastJudging();
  const {
    submissions,
    rows,
    standings,
    absentPlayers,
    otherFiles,
    factions,
    names: characterNames,
    comparison,
  } = compareLastReport(translate, earlierTable);
  const reportData = createReport(translate, GAMES, {
    eventPack,
    submissions,
    rows,
    standings,
    absentPlayers,
    otherFiles,
    factions,
    names: new Map([...characterNames, ...libraryNames]),
    createdAt: new Date(),
    hasPagesPerList,
    ...(comparison === undefined || earlierTable === undefined
      ? {}
      : { since: { file: earlierTable.file, comparison } }),
  });
  const { files, fallbacks } = await readLibraryFonts([]);
  return createReportPdf(translate, reportData, {
    paper: 'a4',
    fonts: addUserFonts(loadFonts(await fetchFontFiles()), files, fallbacks),
    version: VERSION,
    created: new Date(),
    onDrawn: (done, total) => reportProgress('drawing', done, total),
  });
}

/** Returns the team with its artwork and with the members that were in other files. */
async function readTeam(filePath: string): Promise<Team> {
  const listedTeam = listedTeams.get(filePath);
  if (listedTeam !== undefined) return listedTeam;
  const origin =
    receivedByName.get(filePath) ??
    [...receivedByName.values()].find(({ received }) =>
      received.some((receivedFile) => receivedFile.file === filePath),
    );
  const rereadFiles = origin === undefined ? [] : await receiveFile(GAMES, origin.source);
  const rereadFile = rereadFiles.find((receivedFile) => receivedFile.file === filePath);
  if (rereadFile === undefined || !('document' in rereadFile) || rereadFile.document.format !== 'rollcall.team')
    throw new Error('The file has changed since it was judged.');
  const submission = lastJudging?.eventReport.submissions.find((submission) => submission.file === filePath);
  const membersFromOtherFiles = submission?.kind === 'list' ? submission.membersFromOtherFiles : [];
  const team = rereadFile.document;
  return membersFromOtherFiles.length === 0
    ? team
    : { ...team, characters: [...(team.characters ?? []), ...membersFromOtherFiles] };
}
