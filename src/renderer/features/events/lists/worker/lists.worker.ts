/** Reads and judges the lists of an event in a worker, and makes its report. The page terminates the worker to stop it. */

import { VERSION } from '../../../../../shared/base/version.ts';
import { sha256Anywhere } from '../../../../../shared/document/fingerprint/sha256.ts';
import type { EventPack, Team } from '../../../../../shared/document/schema.ts';
import {
  compareWithEarlier,
  createEventReport,
  type EventReport,
  formatReportTime,
} from '../../../../../shared/event-pack/event-report.ts';
import { removePictures } from '../../../../../shared/event-pack/remove-pictures.ts';
import { writeCsv } from '../../../../../shared/event-pack/report-csv.ts';
import type { ReceivedFile } from '../../../../../shared/event-pack/submission.ts';
import { readVerdicts, VERDICT_COLUMNS, type VerdictRow } from '../../../../../shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { createReport } from '../../../../../shared/sheet/report/create-report.ts';
import { createReportPdf } from '../../../../../shared/sheet/report/report-pdf.ts';
import { compareCodePoints } from '../../../../../shared/text/code-point-order.ts';
import { loadFonts } from '../../../../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../../../shared/text/fonts/user-fonts.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { fetchFontFiles } from '../../../../platform/font-files.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../../preferences/worker-language.ts';
import { readLibraryFonts } from '../../../../store/fonts/library-fonts.ts';
import type { JudgedLists, ListsPage, Names, PlayersNoted, Progress, Since } from '../messages.ts';
import type { JudgingRequest } from '../requests.ts';
import { receive } from './receive.ts';
import { shownLists } from './shown-lists.ts';

/** The received files by the name of the submitted file, with the file itself so that it can be read again. */
const held = new Map<string, { source: SourceFile; received: readonly ReceivedFile[] }>();
let judged:
  | { event: EventPack; run: EventReport; language: string; again(translate: Translate): EventReport }
  | undefined;
/** Whether the findings are still valid because no other files came. */
let isSameFiles = false;
/** Formats messages to the page in the language of the window. */
const windowTranslate = loadWorkerTranslate(GAMES);

/** Milliseconds between two progress reports. */
const PAUSE = 60;
let last = 0;

function progress(stage: Progress['stage'], done: number, of: number): void {
  const now = performance.now();
  if (done < of && now - last < PAUSE) return;
  last = now;
  page.showProgress({ stage, done, of });
}

const functions = {
  addFiles,
  judge,

  /** Returns the table of the last judging as text, compared with an earlier table if one is given. */
  makeTable: async (language: string, since: Since | undefined) => {
    const translate = await loadWorkerTranslate(GAMES, [], language);
    return new TextEncoder().encode(tableText(compared(translate, since).tableRows));
  },

  /** Returns the pages of the last judging. `names` maps the ids of the library's characters to their names. */
  makePages: async (language: string, since: Since | undefined, names: Names) =>
    pages(await loadWorkerTranslate(GAMES, ['sheets'], language), since, names),

  readTeam,
};
export type ListsWorker = typeof functions;
const page = exposeFunctions<ListsPage>(functions, { inOrder: true });

/** Reads more files; a file replaces an earlier one of the same name. Returns the number of all files. */
async function addFiles(files: readonly SourceFile[]): Promise<number> {
  isSameFiles = false;
  let done = 0;
  for (const source of files) {
    const received = (await receive(GAMES, source)).map((one) =>
      'document' in one ? { ...one, document: removePictures(one.document) } : one,
    );
    held.set(source.name, { source, received });
    done += 1;
    progress('reading', done, files.length);
  }
  return held.size;
}

const tableText = (table: readonly VerdictRow[]): string => writeCsv(VERDICT_COLUMNS, table);

/** Returns the last judging, compared only with this table. */
function compared(translate: Translate, since: Since | undefined): EventReport {
  const run = spokenRun(translate);
  const rows = since === undefined ? undefined : readVerdicts(since.text);
  return rows === undefined ? run : compareWithEarlier(run, rows);
}

/** Returns when a file came; a file in an archive came with the archive. */
function cameAt(file: string, came: PlayersNoted['came']): readonly number[] {
  for (let path = file; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    if (Object.hasOwn(came, path)) return came[path] ?? [];
  return [];
}

/** Judges all files. Answers `no-table` if the earlier table is not from Rollcall. */
async function judge({
  event,
  earlier,
  players: { came, ...noted },
}: JudgingRequest): Promise<JudgedLists | 'no-table'> {
  const rows = earlier === undefined ? undefined : readVerdicts(earlier);
  if (earlier !== undefined && rows === undefined) return 'no-table';
  // A list that was submitted by itself replaces the one of that name in an archive.
  const files = [...held]
    .flatMap(([name, { received }]) => received.filter(({ file }) => file === name || !held.has(file)))
    .sort((a, b) => compareCodePoints(a.file, b.file));
  const translate = await windowTranslate;
  const when = (file: string) => cameAt(file, came);
  const players = { ...noted, cameAt: when };
  const isSame = isSameFiles && JSON.stringify(judged?.event) === JSON.stringify(event);
  const found = isSame ? judged?.run.judgedSubmissions : undefined;
  const run = createEventReport(translate, GAMES, files, event, {
    players,
    judgedSubmissions: found,
    onJudged: (done, of) => progress('judging', done, of),
  });
  isSameFiles = true;
  judged = {
    event,
    run,
    language: translate.language,
    again: (other) =>
      createEventReport(other, GAMES, files, event, { players, judgedSubmissions: run.judgedSubmissions }),
  };
  const digest = sha256Anywhere(tableText(run.tableRows));
  return {
    ...shownLists(translate, GAMES, rows === undefined ? run : compareWithEarlier(run, rows), event, when),
    digest,
  };
}

/** Returns the last run with its sentences in the given language. */
function spokenRun(translate: Translate): EventReport {
  const { run, language, again } = lastRun();
  return translate.language === language ? run : again(translate);
}

function lastRun() {
  if (judged === undefined) throw new Error('Nothing is judged yet.');
  return judged;
}

async function pages(translate: Translate, since: Since | undefined, known: Names): Promise<Uint8Array> {
  const { event } = lastRun();
  const {
    submissions: entries,
    rows,
    standings,
    missingPlayers: missing,
    otherFiles: besides,
    factions,
    names,
    comparison,
  } = compared(translate, since);
  const data = createReport(translate, GAMES, {
    eventPack: event,
    submissions: entries,
    rows,
    standings,
    missingPlayers: missing,
    otherFiles: besides,
    factions,
    names: new Map([...names, ...known]),
    dateText: formatReportTime(new Date()),
    ...(comparison === undefined || since === undefined ? {} : { since: { file: since.file, comparison } }),
  });
  const { files, fallbacks } = await readLibraryFonts([]);
  return createReportPdf(translate, data, {
    paper: 'a4',
    fonts: addUserFonts(loadFonts(await fetchFontFiles()), files, fallbacks),
    version: VERSION,
    created: new Date(),
    onDrawn: (done, of) => progress('drawing', done, of),
  });
}

/** Returns the team with its pictures and with the members that were in other files. */
async function readTeam(file: string): Promise<Team> {
  const from = held.get(file) ?? [...held.values()].find(({ received }) => received.some((one) => one.file === file));
  const again = from === undefined ? [] : await receive(GAMES, from.source);
  const found = again.find((one) => one.file === file);
  if (found === undefined || !('document' in found) || found.document.format !== 'rollcall.team')
    throw new Error('The file has changed since it was judged.');
  const entry = judged?.run.submissions.find((one) => one.file === file);
  const elsewhere = entry?.kind === 'list' ? entry.membersFromOtherFiles : [];
  const team = found.document;
  return elsewhere.length === 0 ? team : { ...team, characters: [...(team.characters ?? []), ...elsewhere] };
}
