/**
 * Runs `report`, which writes a spreadsheet and pages that say for each submission in a folder whether it is legal at an
 * event, and if not, why.
 */

import { existsSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import { parseDeadline } from '../../shared/event-pack/event-dates.ts';
import { createEventReport } from '../../shared/event-pack/event-report.ts';
import { formatReceivedSummary } from '../../shared/event-pack/other-files.ts';
import { NO_PLAYERS } from '../../shared/event-pack/players.ts';
import { removePictures } from '../../shared/event-pack/remove-pictures.ts';
import { getTableVerdict, type ReceivedFile, type Submission } from '../../shared/event-pack/submission.ts';
import { readVerdicts, type VerdictRow, writeVerdicts } from '../../shared/event-pack/verdict-row.ts';
import type { Game } from '../../shared/games/game.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../shared/sheet/kit/paper.ts';
import { createReport } from '../../shared/sheet/report/create-report.ts';
import type { ReportData } from '../../shared/sheet/report/report-data.ts';
import { createReportPdf } from '../../shared/sheet/report/report-pdf.ts';
import { decodeText } from '../../shared/spreadsheet/decode-text.ts';
import { type KnownDocuments, receiveTextLists } from '../../shared/text-list/receive-text-lists.ts';
import type { ReceivedText } from '../../shared/text-list/received-text.ts';
import { loadAllLanguages } from '../../shared/texts/catalogues.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseChoiceFlag, readArguments } from '../arguments.ts';
import { readEventPack } from '../check/event-pack.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { deflate } from '../deflate.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { markInput } from '../files/inputs.ts';
import {
  collectDocuments,
  formatUnreadable,
  groupByFormat,
  type ReadResult,
  readFolderEntries,
  type SkippedFile,
  type TextFile,
} from '../files/read-documents.ts';
import { readRegularFile, UnopenedError } from '../files/regular-file.ts';
import { rejectExistingOutput, rejectInputAsOutput, writeFilesAtomically } from '../files/write-batch.ts';
import { LANGUAGE_FLAG, loadSheetTranslate, parseLanguageFlag } from '../sheet-language.ts';
import { createSummary, type ReportSummary } from './report-summary.ts';

const VERDICTS_FILE = 'verdicts.csv';
const REPORT_FILE = 'report.pdf';

export const reportCommand: Command = {
  usage: (translate) => translate('cli.report.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.report.about'),
    '',
    translate('cli.report.options.event'),
    translate('cli.report.options.out', { table: VERDICTS_FILE, report: REPORT_FILE }),
    translate('cli.report.options.since', { table: VERDICTS_FILE }),
    translate('cli.report.options.characters'),
    translate('cli.report.options.paper'),
    translate('cli.report.options.language'),
    translate('cli.report.options.pagesPerList'),
    translate('cli.fallbackFont.option'),
    '',
    translate('cli.report.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      out: { type: 'string' },
      since: { type: 'string' },
      characters: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      language: LANGUAGE_FLAG,
      'pages-per-list': { type: 'boolean', default: false },
      'fallback-font': FALLBACK_FONT_FLAG,
      force: { type: 'boolean', default: false },
    });
    const [inputFolder, otherFolder] = positionals;
    if (inputFolder === undefined || otherFolder !== undefined)
      throw new Failure((translate) => translate('cli.report.folderMissing'));
    if (values.event === undefined) throw new Failure((translate) => translate('cli.report.eventMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.report.outMissing'));
    // Only A4 and Letter.
    const paperSize = parseChoiceFlag('paper', values.paper, SHEET_PAPERS.slice(0, 2));
    const outputPaths = { table: join(values.out, VERDICTS_FILE), pages: join(values.out, REPORT_FILE) };
    for (const target of Object.values(outputPaths)) {
      rejectInputAsOutput(target, [values.event, ...(values.since === undefined ? [] : [values.since])]);
      rejectExistingOutput(target, values.force);
    }
    const eventPack = await readEventPack(translate, gameCatalog, values.event, streams);
    const earlierRows = values.since === undefined ? undefined : await readEarlierRows(values.since);
    const earlierReport =
      values.since === undefined ? undefined : { file: basename(values.since), rows: earlierRows ?? [] };
    const translateSheet = await loadSheetTranslate(
      translate,
      gameCatalog,
      parseLanguageFlag(translate, values.language),
    );
    const ownDocuments =
      values.characters === undefined
        ? undefined
        : await readOwnDocuments(translate, gameCatalog, values.characters, streams);
    const { fonts } = await openPrintResources(values['fallback-font']);
    const { reportContent, summary, exitCode } = await judgeFolder(
      translate,
      translateSheet,
      gameCatalog,
      inputFolder,
      { eventPack, earlierReport, ownDocuments, hasPagesPerList: values['pages-per-list'] },
      streams,
    );
    const { reportData, verdictRows } = reportContent;
    const pdfBytes = await createReportPdf(translateSheet, reportData, {
      paper: paperSize as SheetPaper,
      fonts,
      version: VERSION,
      created: new Date(),
      deflate,
      onDrawn: (drawnCount, totalCount) =>
        streams.progress?.(translate('cli.report.drawn', { done: drawnCount, total: totalCount })),
    });
    const csvText = writeVerdicts(verdictRows);
    const { force } = values;
    writeFilesAtomically([
      { target: outputPaths.table, bytes: new TextEncoder().encode(csvText), force },
      { target: outputPaths.pages, bytes: pdfBytes, force },
    ]);
    for (const line of summary.errorLines) streams.err(line);
    for (const line of summary.outputLines) streams.out(line);
    for (const target of Object.values(outputPaths)) streams.out(target);
    return exitCode;
  },
};

interface ReportRequest {
  readonly eventPack: EventPack;
  readonly earlierReport: { readonly file: string; readonly rows: VerdictRow[] } | undefined;
  /** The organizer's characters and factions, if they are given. */
  readonly ownDocuments: KnownDocuments | undefined;
  readonly hasPagesPerList: boolean;
}

interface JudgedFolder {
  reportContent: ReportContent;
  summary: ReportSummary;
  exitCode: ExitCode;
}

/** The content of the report, in the language of the report. */
interface ReportContent {
  reportData: ReportData;
  /** Rows in the order of the report. */
  verdictRows: readonly VerdictRow[];
}

/** Returns everything that the command writes, so that the documents can be released before the pages are drawn. */
async function judgeFolder(
  translate: Translate,
  translateSheet: Translate,
  gameCatalog: GameCatalog<Game>,
  folder: string,
  { eventPack, earlierReport, ownDocuments, hasPagesPerList }: ReportRequest,
  streams: CommandStreams,
): Promise<JudgedFolder> {
  const receivedFiles = await receiveTextLists(
    () => loadAllLanguages(gameCatalog),
    gameCatalog,
    await readSubmissionFolder(translate, gameCatalog, folder, streams),
    eventPack,
    ownDocuments,
  );
  const hasDeadline = parseDeadline(eventPack) !== undefined;
  const players = {
    ...NO_PLAYERS,
    getDeadlineTimes: (file: string) => (hasDeadline ? readFileTimes(folder, file) : []),
  };
  const judgeReceivedFiles = (translateReport: Translate, receivedFiles: readonly ReceivedFile[]) =>
    createEventReport(translateReport, gameCatalog, receivedFiles, eventPack, {
      earlier: earlierReport?.rows,
      players,
      libraryCharacters: ownDocuments?.characters,
      onJudged: (judgedCount, totalCount) =>
        streams.progress?.(translate('cli.report.judged', { done: judgedCount, total: totalCount })),
      sha256,
    });
  const eventReport = judgeReceivedFiles(translate, receivedFiles);
  const { submissions, otherFiles } = eventReport;
  if (submissions.length === 0) {
    throw new Failure(
      (translate) =>
        otherFiles.length === 0
          ? translate('cli.report.noList')
          : translate('cli.report.noListAmong', { received: formatReceivedSummary(translate, 0, otherFiles) }),
      folder,
    );
  }

  const {
    tableRows: verdictRows,
    comparison: sheetComparison,
    ...reportParts
  } = translateSheet === translate ? eventReport : judgeReceivedFiles(translateSheet, receivedFiles);
  const comparisonOptions =
    sheetComparison && earlierReport ? { since: { file: earlierReport.file, comparison: sheetComparison } } : {};
  const reportData = createReport(translateSheet, gameCatalog, {
    eventPack,
    ...reportParts,
    createdAt: new Date(),
    hasPagesPerList,
    ...comparisonOptions,
  });
  return {
    reportContent: { verdictRows, reportData },
    summary: createSummary(translate, eventReport, { hasDeadline, hasOwnDocuments: ownDocuments !== undefined }),
    exitCode: submissions.map(getExitCode).reduce((firstCode, secondCode) => getWorstExitCode(firstCode, secondCode)),
  };
}

/** Reads the characters and factions of the organizer. Files that can't be read are reported and left out. */
async function readOwnDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPath: string,
  streams: CommandStreams,
): Promise<KnownDocuments> {
  const documents: AnyDocument[] = [];
  for (const readResult of await collectDocuments(translate, gameCatalog, [inputPath], streams)) {
    if (readResult.ok) documents.push(removePictures(readResult.document));
    else streams.err(formatUnreadable(translate, readResult.file, readResult.error));
  }
  const { characters, factions } = groupByFormat(documents);
  return { characters, factions };
}

/** Returns when a file was last changed, in milliseconds since 1970. A list in an archive or a text has the time of that file. */
function readFileTimes(folder: string, file: string): readonly number[] {
  for (let path = file; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const fileStats = readStats(join(folder, path));
    if (fileStats?.isFile() === true) return [fileStats.mtimeMs];
    if (fileStats !== undefined) return [];
  }
  return [];
}

/** Returns undefined for a missing file, and for a path below a file: the path of a list in an archive. */
function readStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isObject(error) && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Reads the rows of an earlier verdict spreadsheet. The column of changes is not used and only identifies the spreadsheet. */
async function readEarlierRows(earlierPath: string): Promise<VerdictRow[]> {
  let fileBytes: Uint8Array;
  try {
    fileBytes = readRegularFile(earlierPath, { maxBytes: LIMITS.spreadsheetBytes });
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    throw new Failure(
      (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
      earlierPath,
    );
  }
  // A spreadsheet program may have saved the file in its own encoding.
  const earlierRows = readVerdicts((await decodeText(fileBytes)).text);
  if (!earlierRows)
    throw new Failure((translate) => translate('cli.report.notTable', { file: VERDICTS_FILE }), earlierPath);
  return earlierRows;
}

/** Reads everything below the folder, by relative path, so that the report does not depend on the folder's location. */
async function readSubmissionFolder(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputFolder: string,
  streams: CommandStreams,
): Promise<(ReceivedFile | ReceivedText)[]> {
  if (existsSync(inputFolder) && !statSync(inputFolder).isDirectory())
    throw new Failure((translate) => translate('cli.files.noFolder'), inputFolder);
  const receivedFiles: (ReceivedFile | ReceivedText)[] = [];
  if (!existsSync(inputFolder)) throw new Failure((translate) => formatReadFault(translate, 'ENOENT'), inputFolder);
  for await (const readResult of readFolderEntries(translate, gameCatalog, inputFolder, streams)) {
    receivedFiles.push(createReceivedFile(readResult));
    // The report names every file, so it must not overwrite any of them.
    markInput(join(inputFolder, readResult.file));
  }
  if (receivedFiles.length > LIMITS.eventFiles)
    throw new Failure(
      (translate) => translate('cli.report.tooMany', { count: receivedFiles.length, limit: LIMITS.eventFiles }),
      inputFolder,
    );
  return receivedFiles;
}

/** Removes pictures, which only cards show, and the archive, which would otherwise stay open. */
function createReceivedFile(readResult: ReadResult | SkippedFile | TextFile): ReceivedFile | ReceivedText {
  const { file } = readResult;
  if ('reason' in readResult) return readResult;
  if (!('text' in readResult) && !readResult.ok) return readResult;
  const { archive } = readResult;
  return {
    file,
    ...('text' in readResult
      ? { text: readResult.text }
      : { ok: true as const, document: removePictures(readResult.document) }),
    ...(archive === undefined ? {} : { archive: archive.archivePath }),
  };
}

function getExitCode(submission: Submission): ExitCode {
  switch (getTableVerdict(submission)) {
    case 'legal':
      return EXIT_CODE.fine;
    case 'illegal':
      return EXIT_CODE.illegal;
    case 'unreadable':
      return EXIT_CODE.unusable;
  }
}
