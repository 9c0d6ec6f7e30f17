/** Reads and judges the lists of an event beside the page, and makes its report. The page ends the worker to stop it. */
import type { EventPack, Team } from '../../../../../shared/document/schema.ts';
import { readCsv, writeCsv } from '../../../../../shared/event/csv.ts';
import type { ReceivedFile } from '../../../../../shared/event/entry.ts';
import { type EventRun, madeAt, runEvent } from '../../../../../shared/event/run-event.ts';
import { VERDICT_COLUMNS } from '../../../../../shared/event/verdict-row.ts';
import { withoutPictures } from '../../../../../shared/event/without-pictures.ts';
import { spokenLanguage } from '../../../../../shared/language/say.ts';
import { reportOf } from '../../../../../shared/sheet/report/report-of-lists.ts';
import { reportPdf } from '../../../../../shared/sheet/report/report-pdf.ts';
import { byCodePoint } from '../../../../../shared/text/code-point-order.ts';
import { loadFonts } from '../../../../../shared/text/fonts/fonts.ts';
import { VERSION } from '../../../../../shared/version.ts';
import { fetchFontFiles } from '../../../../platform/font-files.ts';
import { inLanguage, loadWorkerLanguage } from '../../../../preferences/worker-language.ts';
import type { SourceFile } from '../../../transfer/import/source.ts';
import type { ListsReply, ListsRequest } from '../messages.ts';
import { receive } from './receive.ts';
import { shownLists } from './shown-lists.ts';

/** What was read, by the name of the file that was handed over; the file itself, to be read again. */
const held = new Map<string, { source: SourceFile; received: readonly ReceivedFile[] }>();
let judged: { event: EventPack; run: EventRun; again(): EventRun } | undefined;
let queue = loadWorkerLanguage();

/** In which the page is told what was judged. */
let windowLanguage = 'en';

/** Milliseconds between two reports of progress. */
const PAUSE = 60;
let last = 0;

const post = (reply: ListsReply): void => self.postMessage(reply);

function progress(stage: 'reading' | 'judging' | 'drawing', done: number, of: number): void {
  const now = performance.now();
  if (done < of && now - last < PAUSE) return;
  last = now;
  post({ kind: 'progress', stage, done, of });
}

self.addEventListener('message', ({ data }: MessageEvent<ListsRequest>) => {
  queue = queue.then(async () => {
    try {
      post(await answer(data));
    } catch (error) {
      post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  });
});

async function answer(request: ListsRequest): Promise<ListsReply> {
  switch (request.kind) {
    case 'add':
      return add(request.files);
    case 'judge':
      return judge(request.event, request.earlier);
    case 'table':
      return inLanguage(request.language, async () =>
        made(new TextEncoder().encode(writeCsv(VERDICT_COLUMNS, spokenRun().table))),
      );
    case 'pages':
      return inLanguage(request.language, async () => made(await pages(request.since)));
    case 'open':
      return { kind: 'opened', team: await whole(request.file) };
  }
}

const made = (bytes: Uint8Array): ListsReply => ({ kind: 'made', bytes });

async function add(files: readonly SourceFile[]): Promise<ListsReply> {
  let done = 0;
  for (const source of files) {
    const received = (await receive(source)).map((one) =>
      'document' in one ? { ...one, document: withoutPictures(one.document) } : one,
    );
    held.set(source.name, { source, received });
    done += 1;
    progress('reading', done, files.length);
  }
  return { kind: 'added', files: held.size };
}

function judge(event: EventPack, earlier: string | undefined): ListsReply {
  const rows = earlier === undefined ? undefined : readCsv(VERDICT_COLUMNS, earlier);
  if (earlier !== undefined && rows === undefined) return { kind: 'no-table' };
  // A list that was handed over by itself takes the place of the one of that name in an archive.
  const files = [...held]
    .flatMap(([name, { received }]) => received.filter(({ file }) => file === name || !held.has(file)))
    .sort((a, b) => byCodePoint(a.file, b.file));
  windowLanguage = spokenLanguage();
  const run = runEvent(files, event, { earlier: rows, onJudged: (done, of) => progress('judging', done, of) });
  judged = { event, run, again: () => runEvent(files, event, { earlier: rows }) };
  return { kind: 'judged', ...shownLists(run, event) };
}

/** The last run with its sentences in the language of now. */
function spokenRun(): EventRun {
  const { run, again } = lastRun();
  return spokenLanguage() === windowLanguage ? run : again();
}

function lastRun() {
  if (judged === undefined) throw new Error('Nothing is judged yet.');
  return judged;
}

async function pages(since: string | undefined): Promise<Uint8Array> {
  const { event } = lastRun();
  const { entries, rows, besides, factions, comparison } = spokenRun();
  const data = reportOf({
    event,
    entries,
    rows,
    besides,
    factions,
    made: madeAt(new Date()),
    ...(comparison === undefined || since === undefined ? {} : { since: { file: since, comparison } }),
  });
  return reportPdf(data, {
    paper: 'a4',
    fonts: loadFonts(await fetchFontFiles()),
    version: VERSION,
    created: new Date(),
    onDrawn: (done, of) => progress('drawing', done, of),
  });
}

/** The team with its pictures, and with the members that lay in other files. */
async function whole(file: string): Promise<Team> {
  const from = held.get(file) ?? [...held.values()].find(({ received }) => received.some((one) => one.file === file));
  const again = from === undefined ? [] : await receive(from.source);
  const found = again.find((one) => one.file === file);
  if (found === undefined || !('document' in found) || found.document.format !== 'rollcall.team')
    throw new Error('The file has changed since it was judged.');
  const entry = judged?.run.entries.find((one) => one.file === file);
  const elsewhere = entry?.kind === 'list' ? entry.elsewhere : [];
  const team = found.document;
  return elsewhere.length === 0 ? team : { ...team, characters: [...(team.characters ?? []), ...elsewhere] };
}
