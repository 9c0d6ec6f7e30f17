/**
 * Runs `report`, which writes a spreadsheet and pages that say which submissions in a folder are legal at an event, and
 * why the others are not.
 */

import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { ReportComparison } from '../../shared/event-pack/compare-reports.ts';
import { createEventReport, formatReportTime } from '../../shared/event-pack/event-report.ts';
import { formatReceivedSummary, type OtherFile, PICTURE } from '../../shared/event-pack/other-files.ts';
import { removePictures } from '../../shared/event-pack/remove-pictures.ts';
import { writeCsv } from '../../shared/event-pack/report-csv.ts';
import { getVerdict, type ReceivedFile, type Submission } from '../../shared/event-pack/submission.ts';
import { readVerdicts, VERDICT_COLUMNS, type VerdictRow } from '../../shared/event-pack/verdict-row.ts';
import type { Game } from '../../shared/games/game.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../shared/sheet/kit/paper.ts';
import { createReport } from '../../shared/sheet/report/create-report.ts';
import type { ReportData } from '../../shared/sheet/report/report-data.ts';
import { createReportPdf } from '../../shared/sheet/report/report-pdf.ts';
import { decodeText } from '../../shared/spreadsheet/decode-text.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { oneOf, readArguments } from '../arguments.ts';
import { readEvent } from '../check/event.ts';
import type { Command } from '../command.ts';
import { deflate } from '../deflate.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { markInput } from '../files/inputs.ts';
import { type ReadFile, readBelow, unreadableLine } from '../files/read.ts';
import { readRegular, UnopenedError } from '../files/regular-file.ts';
import { refuseInput, refuseTaken, writeAll } from '../files/write.ts';
import type { Io } from '../io.ts';
import { LANGUAGE_FLAG, languageOf, loadSheetTranslate } from '../sheet-language.ts';

const TABLE = 'verdicts.csv';
const PAGES = 'report.pdf';

export const report: Command = {
  usage: (translate) => translate('cli.report.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.report.about'),
    '',
    translate('cli.report.options.event'),
    translate('cli.report.options.out', { table: TABLE, report: PAGES }),
    translate('cli.report.options.since', { table: TABLE }),
    translate('cli.report.options.paper'),
    translate('cli.report.options.language'),
    translate('cli.fallbackFont.option'),
    '',
    translate('cli.report.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      out: { type: 'string' },
      since: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    const [folder, another] = positionals;
    if (folder === undefined || another !== undefined)
      throw new Failure((translate) => translate('cli.report.folderMissing'));
    if (values.event === undefined) throw new Failure((translate) => translate('cli.report.eventMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.report.outMissing'));
    const paper = oneOf('paper', values.paper, SHEET_PAPERS.slice(0, 2));
    const targets = { table: join(values.out, TABLE), pages: join(values.out, PAGES) };
    for (const target of Object.values(targets)) {
      refuseInput(target, [values.event, ...(values.since === undefined ? [] : [values.since])]);
      refuseTaken(target, values.force);
    }
    const event = await readEvent(translate, gameCatalog, values.event, streams);
    const earlier = values.since === undefined ? undefined : await readEarlier(values.since);
    const compared = values.since === undefined ? undefined : { file: basename(values.since), rows: earlier ?? [] };
    const sheetT = await loadSheetTranslate(translate, gameCatalog, languageOf(translate, values.language));
    const { fonts } = await openCallFiles(values['fallback-font']);
    const { made, summary, exit } = await judgeFolder(translate, sheetT, gameCatalog, folder, event, compared, streams);
    const { data, table } = made;
    const pdf = await createReportPdf(sheetT, data, {
      paper: paper as SheetPaper,
      fonts,
      version: VERSION,
      created: new Date(),
      deflate,
      onDrawn: (n, of) => streams.progress?.(translate('cli.report.drawn', { done: n, total: of })),
    });
    const csv = writeCsv(VERDICT_COLUMNS, table);
    const { force } = values;
    writeAll([
      { target: targets.table, bytes: new TextEncoder().encode(csv), force },
      { target: targets.pages, bytes: pdf, force },
    ]);
    for (const line of summary.err) streams.err(line);
    for (const line of summary.out) streams.out(line);
    for (const target of Object.values(targets)) streams.out(target);
    return exit;
  },
};

interface JudgedFolder {
  made: Made;
  summary: Summary;
  exit: Exit;
}

/** The content of the report, in the language of the report. */
interface Made {
  data: ReportData;
  /** Rows in code-point order of their files. */
  table: readonly VerdictRow[];
}

/** Returns everything that will be written, so that the documents can be released before the pages are drawn. */
async function judgeFolder(
  translate: Translate,
  sheetT: Translate,
  gameCatalog: GameCatalog<Game>,
  folder: string,
  event: EventPack,
  since: { file: string; rows: VerdictRow[] } | undefined,
  streams: Io,
): Promise<JudgedFolder> {
  const files = await readFolder(translate, gameCatalog, folder, streams);
  const judgeFiles = (listsT: Translate, received: readonly ReceivedFile[]) =>
    createEventReport(listsT, gameCatalog, received, event, {
      earlier: since?.rows,
      onJudged: (n, of) => streams.progress?.(translate('cli.report.judged', { done: n, total: of })),
      sha256,
    });
  const run = judgeFiles(translate, files);
  const { submissions: entries, otherFiles: besides, comparison } = run;
  if (entries.length === 0) {
    throw new Failure(
      (translate) =>
        besides.length === 0
          ? translate('cli.report.noList')
          : translate('cli.report.noListAmong', { received: formatReceivedSummary(translate, 0, besides) }),
      folder,
    );
  }

  const {
    tableRows: table,
    comparison: sheetComparison,
    ...said
  } = sheetT === translate ? run : judgeFiles(sheetT, files);
  const compared = sheetComparison && since ? { since: { file: since.file, comparison: sheetComparison } } : {};
  const data = createReport(sheetT, gameCatalog, {
    eventPack: event,
    ...said,
    dateText: formatReportTime(new Date()),
    ...compared,
  });
  return {
    made: { table, data },
    summary: summaryOf(translate, entries, besides, comparison),
    exit: entries.map(exitOf).reduce((a, b) => worst(a, b)),
  };
}

/** Reads the rows of an earlier verdict table. Its column of changes is not used and only identifies the table. */
async function readEarlier(path: string): Promise<VerdictRow[]> {
  let bytes: Uint8Array;
  try {
    bytes = readRegular(path, { most: LIMITS.spreadsheetBytes });
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    throw new Failure(
      (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
      path,
    );
  }
  // A spreadsheet program may have saved the table in its own encoding.
  const rows = readVerdicts((await decodeText(bytes)).text);
  if (!rows) throw new Failure((translate) => translate('cli.report.notTable', { file: TABLE }), path);
  return rows;
}

/** Reads everything below the folder, by relative path, so that the report does not depend on the folder's location. */
async function readFolder(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  folder: string,
  streams: Io,
): Promise<ReceivedFile[]> {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Failure((translate) => translate('cli.files.noFolder'), folder);
  const files: ReceivedFile[] = [];
  if (!existsSync(folder)) throw new Failure((translate) => formatReadFault(translate, 'ENOENT'), folder);
  for await (const read of readBelow(translate, gameCatalog, folder, streams)) {
    files.push('document' in read ? received(read) : read);
    // The report names every file, so it must not overwrite any of them.
    markInput(join(folder, read.file));
  }
  if (files.length > LIMITS.eventFiles)
    throw new Failure(
      (translate) => translate('cli.report.tooMany', { count: files.length, limit: LIMITS.eventFiles }),
      folder,
    );
  return files;
}

/** Removes the parts that only cards show, and the archive, which would stay open otherwise. */
const received = ({ file, document, archive }: Extract<ReadFile, { ok: true }>): ReceivedFile => ({
  file,
  ok: true,
  document: removePictures(document),
  ...(archive === undefined ? {} : { archive: archive.path }),
});

/** Lines for standard output and standard error. */
interface Summary {
  out: string[];
  err: string[];
}

function summaryOf(
  translate: Translate,
  entries: readonly Submission[],
  besides: readonly OtherFile[],
  comparison: ReportComparison | undefined,
): Summary {
  const passed = besides.flatMap((beside) =>
    beside.kind === 'no-list' && beside.reason !== PICTURE
      ? [translate('cli.files.passedOver', { file: beside.file, reason: formatLateText(translate, beside.reason) })]
      : [],
  );
  const unread = entries.flatMap((entry) =>
    entry.kind === 'unreadable' ? [unreadableLine(translate, entry.file, entry.error)] : [],
  );
  return { err: [...passed, ...unread], out: countLines(translate, entries, besides, comparison) };
}

function countLines(
  translate: Translate,
  entries: readonly Submission[],
  besides: readonly OtherFile[],
  comparison: ReportComparison | undefined,
): string[] {
  const count = (verdict: string) => entries.filter((entry) => getVerdict(entry) === verdict).length;
  const lists = [
    translate('cli.report.counts', {
      count: entries.length,
      legal: count('legal'),
      illegal: count('illegal'),
      unreadable: count('unreadable'),
    }),
    ...(besides.length > 0
      ? [translate('cli.report.received', { received: formatReceivedSummary(translate, entries.length, besides) })]
      : []),
  ];
  if (!comparison) return lists;
  const changed = (kind: string) => comparison.changes.filter((change) => change.kind === kind).length;
  return [
    ...lists,
    translate('cli.report.since', {
      added: changed('new'),
      changed: changed('changed'),
      judged: changed('verdict-changed'),
      gone: comparison.vanished.length,
    }),
    ...comparison.vanished.map(
      ({ file, name }) => `  ${translate('cli.report.gone', { list: name ? `${file}, ${name}` : file })}`,
    ),
  ];
}

function exitOf(entry: Submission): Exit {
  switch (getVerdict(entry)) {
    case 'legal':
      return EXIT.fine;
    case 'illegal':
      return EXIT.illegal;
    case 'unreadable':
      return EXIT.unusable;
  }
}
