/** `npm run bench:cards`: how fast cards become a PDF, beside other libraries and the limit, in one run. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleCharacters, sampleFactions } from '../samples.ts';
import { type Job, type Made, makeDeck, PRODUCERS, type Producer } from './child.ts';
import { coldRun } from './cold.ts';
import { type DeckKind, deck } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { writePhotos } from './photos.ts';
import { preview } from './preview.ts';

const CARDS = 900;
const KINDS = ['photos', 'drawings'] as const;
const DECKS: Readonly<Record<DeckKind, string>> = {
  photos: 'a JPEG of 600 x 480 of its own on each card',
  drawings: 'the 28 vector portraits of the samples, each on 32 cards',
};
const NAMES: Readonly<Record<Producer, string>> = {
  limit: 'limit: nothing laid out',
  'limit-pdf-lib': 'the same, in a file of pdf-lib',
  rollcall: 'Rollcall',
  'rollcall-tagged': 'Rollcall, tagged',
  'pdf-lib': 'pdf-lib',
  pdfkit: 'pdfkit',
  jspdf: 'jsPDF',
  'react-pdf': '@react-pdf/renderer',
};
/** Features of Rollcall that a producer lacks. */
const LACKS: readonly string[] = [
  'limit: reads no documents, measures and places nothing; glyph codes and places are ready before the clock starts;',
  '  it shares drawings and pictures, and writes again what else cards have alike',
  'pdf-lib, jsPDF: no kerning; pdf-lib, pdfkit, jsPDF: no fitting, no hyphenation, no continuation, no bleed and marks',
  'pdfkit, jsPDF: no forms, a drawing that cards share is written on each; jsPDF: no opacity',
  'pdf-lib, pdfkit, jsPDF, @react-pdf/renderer: EXIF of the photos gets into the PDF',
  '@react-pdf/renderer: text that does not fit is dropped',
];
const COLD_RUNS = 3;

/** Entry of a child: its job as JSON; its answer is one line of JSON. */
export async function child(job: string): Promise<void> {
  console.log(JSON.stringify(await makeDeck(JSON.parse(job) as Job)));
}

function inChild(job: Job): Promise<Made> {
  const script = fileURLToPath(import.meta.url);
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, 'child', JSON.stringify(job)], { env }, (error, out) => {
      if (error) reject(error);
      else resolve(JSON.parse(out) as Made);
    });
  });
}

/** Speeds are compared by processor time, which a busy machine affects less than elapsed time. */
const row = (what: string, { cards, seconds, cpu, bytes, peak }: Made, base?: Made): string =>
  [
    what.padEnd(34),
    `${seconds.toFixed(2)} s`.padStart(9),
    `${cpu.toFixed(2)} s`.padStart(9),
    Math.round(cards / cpu)
      .toLocaleString('en')
      .padStart(9),
    base === undefined ? ''.padStart(9) : `${(base.cpu / cpu).toFixed(2)} x`.padStart(9),
    `${Math.round(peak)} MiB`.padStart(10),
    `${Math.round(bytes / 1024).toLocaleString('en')} KiB`.padStart(12),
  ].join('');

/** `root` is the folder of the checkout, with the command line built. */
export async function benchCards(root: string): Promise<void> {
  const characters = sampleCharacters(root);
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-photos-'));
  try {
    await writePhotos(folder, CARDS);
    console.log(
      `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores\n`,
    );
    for (const kind of KINDS) {
      console.log(
        `${CARDS} cards, front and back, nine on A4, ${DECKS[kind]}; each producer in a warm process of its own`,
      );
      console.log(`${''.padEnd(34)}     time      CPU    cards/s     limit      peak         file`);
      let limit: Made | undefined;
      for (const producer of PRODUCERS) {
        const one = await inChild({ root, producer, kind, count: CARDS, photos: folder });
        limit ??= one;
        console.log(row(NAMES[producer], one, limit));
      }
      console.log('');
    }
    for (const line of LACKS) console.log(`  ${line}`);
    const cli = join(root, 'out', 'cli', 'rollcall.mjs');
    console.log(
      `\n“rollcall cards FOLDER --out”, ${CARDS} characters, whole process, median of ${COLD_RUNS} runs in turns`,
    );
    const runs: Record<DeckKind, Made[]> = { photos: [], drawings: [] };
    for (let index = 0; index < COLD_RUNS; index++)
      for (const kind of KINDS) runs[kind].push(await coldRun(cli, deck(characters, CARDS, kind), folder));
    const [photos, drawings] = KINDS.map((kind) => runs[kind].sort((a, b) => a.cpu - b.cpu)[COLD_RUNS >> 1] as Made);
    if (photos === undefined || drawings === undefined) return;
    console.log(row('cold, drawings', drawings));
    console.log(row('cold, photos', photos));
    console.log(`photos take ${(photos.cpu / drawings.cpu).toFixed(2)} times as long as drawings`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { layout, svg } = preview(fontFilesIn(root), sampleFactions(root), characters);
  console.log('\na keystroke in the preview, median');
  console.log(`layout ${layout.toFixed(2)} ms, drawing as SVG ${svg.toFixed(2)} ms`);
}

if (process.argv[2] === 'child') await child(process.argv[3] ?? '');
