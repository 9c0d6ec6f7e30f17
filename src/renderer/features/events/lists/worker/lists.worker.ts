/** Reads and judges the lists of an event beside the page, and makes its report. The page ends the worker to stop it. */

import { VERSION } from '../../../../../shared/base/version.ts';
import { sha256Anywhere } from '../../../../../shared/document/fingerprint/sha256.ts';
import type { EventPack, Team } from '../../../../../shared/document/schema.ts';
import { writeCsv } from '../../../../../shared/event/csv.ts';
import type { ReceivedFile } from '../../../../../shared/event/entry.ts';
import { comparedWith, type EventRun, madeAt, runEvent } from '../../../../../shared/event/run-event.ts';
import { readVerdicts, VERDICT_COLUMNS, type VerdictRow } from '../../../../../shared/event/verdict-row.ts';
import { withoutPictures } from '../../../../../shared/event/without-pictures.ts';
import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { reportOf } from '../../../../../shared/sheet/report/report-of-lists.ts';
import { reportPdf } from '../../../../../shared/sheet/report/report-pdf.ts';
import { byCodePoint } from '../../../../../shared/text/code-point-order.ts';
import { loadFonts } from '../../../../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../../../../shared/text/fonts/own-faces.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { fetchFontFiles } from '../../../../platform/font-files.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../../preferences/worker-language.ts';
import { libraryFonts } from '../../../../store/fonts/library-fonts.ts';
import type { JudgedLists, ListsPage, Names, PlayersNoted, Progress, Since } from '../messages.ts';
import type { JudgingRequest } from '../requests.ts';
import { receive } from './receive.ts';
import { shownLists } from './shown-lists.ts';

/** What was read, by the name of the file that was handed over; the file itself, to be read again. */
const held = new Map<string, { source: SourceFile; received: readonly ReceivedFile[] }>();
let judged: { event: EventPack; run: EventRun; language: string; again(translate: Translate): EventRun } | undefined;
/** What was found stands until other files come. */
let isSameFiles = false;
/** Formats messages in the language of the window, in which the page is told what was judged. */
const windowTranslate = loadWorkerTranslate(GAMES);

/** Milliseconds between two reports of progress. */
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

  /** The table of the last judging as text, compared with an earlier one where one is given. */
  makeTable: async (language: string, since: Since | undefined) => {
    const translate = await loadWorkerTranslate(GAMES, [], language);
    return new TextEncoder().encode(tableText(compared(translate, since).table));
  },

  /** The pages of the last judging. `names` are those of characters of the library, by id. */
  makePages: async (language: string, since: Since | undefined, names: Names) =>
    pages(await loadWorkerTranslate(GAMES, ['sheets'], language), since, names),

  readTeam,
};
export type ListsWorker = typeof functions;
const page = exposeFunctions<ListsPage>(functions, { inOrder: true });

/** Reads files beside those that were read before; one of the same name takes its place. Returns how many files there are now. */
async function addFiles(files: readonly SourceFile[]): Promise<number> {
  isSameFiles = false;
  let done = 0;
  for (const source of files) {
    const received = (await receive(GAMES, source)).map((one) =>
      'document' in one ? { ...one, document: withoutPictures(one.document) } : one,
    );
    held.set(source.name, { source, received });
    done += 1;
    progress('reading', done, files.length);
  }
  return held.size;
}

const tableText = (table: readonly VerdictRow[]): string => writeCsv(VERDICT_COLUMNS, table);

/** The last judging, compared with this table and no other. */
function compared(translate: Translate, since: Since | undefined): EventRun {
  const run = spokenRun(translate);
  const rows = since === undefined ? undefined : readVerdicts(since.text);
  return rows === undefined ? run : comparedWith(run, rows);
}

/** A file of an archive came with the archive. */
function cameAt(file: string, came: PlayersNoted['came']): readonly number[] {
  for (let path = file; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    if (Object.hasOwn(came, path)) return came[path] ?? [];
  return [];
}

/** Judges all files. `no-table`: the earlier table is none of Rollcall. */
async function judge({
  event,
  earlier,
  players: { came, ...noted },
}: JudgingRequest): Promise<JudgedLists | 'no-table'> {
  const rows = earlier === undefined ? undefined : readVerdicts(earlier);
  if (earlier !== undefined && rows === undefined) return 'no-table';
  // A list that was handed over by itself takes the place of the one of that name in an archive.
  const files = [...held]
    .flatMap(([name, { received }]) => received.filter(({ file }) => file === name || !held.has(file)))
    .sort((a, b) => byCodePoint(a.file, b.file));
  const translate = await windowTranslate;
  const when = (file: string) => cameAt(file, came);
  const players = { ...noted, cameAt: when };
  const isSame = isSameFiles && JSON.stringify(judged?.event) === JSON.stringify(event);
  const found = isSame ? judged?.run.found : undefined;
  const run = runEvent(translate, GAMES, files, event, {
    players,
    found,
    onJudged: (done, of) => progress('judging', done, of),
  });
  isSameFiles = true;
  judged = {
    event,
    run,
    language: translate.language,
    again: (other) => runEvent(other, GAMES, files, event, { players, found: run.found }),
  };
  const digest = sha256Anywhere(tableText(run.table));
  return {
    ...shownLists(translate, GAMES, rows === undefined ? run : comparedWith(run, rows), event, when),
    digest,
  };
}

/** The last run with its sentences in a language. */
function spokenRun(translate: Translate): EventRun {
  const { run, language, again } = lastRun();
  return translate.language === language ? run : again(translate);
}

function lastRun() {
  if (judged === undefined) throw new Error('Nothing is judged yet.');
  return judged;
}

async function pages(translate: Translate, since: Since | undefined, known: Names): Promise<Uint8Array> {
  const { event } = lastRun();
  const { entries, rows, standings, missing, besides, factions, names, comparison } = compared(translate, since);
  const data = reportOf(translate, GAMES, {
    event,
    entries,
    rows,
    standings,
    missing,
    besides,
    factions,
    names: new Map([...names, ...known]),
    made: madeAt(new Date()),
    ...(comparison === undefined || since === undefined ? {} : { since: { file: since.file, comparison } }),
  });
  const { files, fallbacks } = await libraryFonts([]);
  return reportPdf(translate, data, {
    paper: 'a4',
    fonts: withOwnFonts(loadFonts(await fetchFontFiles()), files, fallbacks),
    version: VERSION,
    created: new Date(),
    onDrawn: (done, of) => progress('drawing', done, of),
  });
}

/** The team with its pictures, and with the members that lay in other files. */
async function readTeam(file: string): Promise<Team> {
  const from = held.get(file) ?? [...held.values()].find(({ received }) => received.some((one) => one.file === file));
  const again = from === undefined ? [] : await receive(GAMES, from.source);
  const found = again.find((one) => one.file === file);
  if (found === undefined || !('document' in found) || found.document.format !== 'rollcall.team')
    throw new Error('The file has changed since it was judged.');
  const entry = judged?.run.entries.find((one) => one.file === file);
  const elsewhere = entry?.kind === 'list' ? entry.elsewhere : [];
  const team = found.document;
  return elsewhere.length === 0 ? team : { ...team, characters: [...(team.characters ?? []), ...elsewhere] };
}
