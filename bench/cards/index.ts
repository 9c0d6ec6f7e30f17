/**
 * Implements `npm run bench:cards`: compares how fast cards become a PDF with other libraries and with the theoretical limit, in one
 * run.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSampleCharacters, readSampleFactions } from '../samples.ts';
import { type DeckCost, type DeckJob, makeDeck, PRODUCERS, type Producer } from './child.ts';
import { measureColdRun } from './cold.ts';
import { createDeck, type DeckKind } from './deck.ts';
import { readFontFiles } from './fonts.ts';
import { writePhotos } from './photos.ts';
import { measurePreview } from './preview.ts';

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
/** Features of Rollcall that other producers do not have. */
const LACKS: readonly string[] = [
  'limit: reads no documents, measures and places nothing; glyph codes and places are ready before the clock starts;',
  '  it shares drawings and pictures, and writes again what else cards have alike',
  'pdf-lib, jsPDF: no kerning; pdf-lib, pdfkit, jsPDF: no fitting, no hyphenation, no continuation, no bleed and marks',
  'pdfkit, jsPDF: no forms, a drawing that cards share is written on each; jsPDF: no opacity',
  'pdf-lib, pdfkit, jsPDF, @react-pdf/renderer: EXIF of the photos gets into the PDF',
  '@react-pdf/renderer: text that does not fit is dropped',
];
const COLD_RUNS = 3;

/** Runs in a child process. The job is JSON; the result is one line of JSON. */
export async function runChild(jobText: string): Promise<void> {
  console.log(JSON.stringify(await makeDeck(JSON.parse(jobText) as DeckJob)));
}

function runInChild(deckJob: DeckJob): Promise<DeckCost> {
  const scriptFile = fileURLToPath(import.meta.url);
  const environment = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [scriptFile, 'child', JSON.stringify(deckJob)],
      { env: environment },
      (error, outputText) => {
        if (error) reject(error);
        else resolve(JSON.parse(outputText) as DeckCost);
      },
    );
  });
}

/** Formats a row. Ratios use processor time, which a busy machine affects less than elapsed time. */
const formatRow = (
  rowTitle: string,
  { cards, seconds, cpu, bytes: fileBytes, peak: peakMemory }: DeckCost,
  limitCost?: DeckCost,
): string =>
  [
    rowTitle.padEnd(34),
    `${seconds.toFixed(2)} s`.padStart(9),
    `${cpu.toFixed(2)} s`.padStart(9),
    Math.round(cards / cpu)
      .toLocaleString('en')
      .padStart(9),
    limitCost === undefined ? ''.padStart(9) : `${(limitCost.cpu / cpu).toFixed(2)} x`.padStart(9),
    `${Math.round(peakMemory)} MiB`.padStart(10),
    `${Math.round(fileBytes / 1024).toLocaleString('en')} KiB`.padStart(12),
  ].join('');

/** Runs the benchmark. `checkoutFolder` is the root folder of the repository, with the command line built. */
export async function benchCards(checkoutFolder: string): Promise<void> {
  const characters = readSampleCharacters(checkoutFolder);
  const photoFolder = mkdtempSync(join(tmpdir(), 'rollcall-photos-'));
  try {
    await writePhotos(photoFolder, CARDS);
    console.log(
      `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores\n`,
    );
    for (const deckKind of KINDS) {
      console.log(
        `${CARDS} cards, front and back, nine on A4, ${DECKS[deckKind]}; each producer in a warm process of its own`,
      );
      console.log(`${''.padEnd(34)}     time      CPU    cards/s     limit      peak         file`);
      let limitCost: DeckCost | undefined;
      for (const producer of PRODUCERS) {
        const deckCost = await runInChild({
          root: checkoutFolder,
          producer,
          kind: deckKind,
          count: CARDS,
          photos: photoFolder,
        });
        // The limit is the first producer of the list.
        limitCost ??= deckCost;
        console.log(formatRow(NAMES[producer], deckCost, limitCost));
      }
      console.log('');
    }
    for (const missingFeatures of LACKS) console.log(`  ${missingFeatures}`);
    const cliFile = join(checkoutFolder, 'out', 'cli', 'rollcall.mjs');
    console.log(
      `\n“rollcall cards FOLDER --out”, ${CARDS} characters, whole process, median of ${COLD_RUNS} runs in turns`,
    );
    const coldRuns: Record<DeckKind, DeckCost[]> = { photos: [], drawings: [] };
    for (let runIndex = 0; runIndex < COLD_RUNS; runIndex++)
      for (const deckKind of KINDS)
        coldRuns[deckKind].push(await measureColdRun(cliFile, createDeck(characters, CARDS, deckKind), photoFolder));
    // The median run of each kind by processor time.
    const [photos, drawings] = KINDS.map(
      (deckKind) => coldRuns[deckKind].sort((left, right) => left.cpu - right.cpu)[COLD_RUNS >> 1] as DeckCost,
    );
    if (photos === undefined || drawings === undefined) return;
    console.log(formatRow('cold, drawings', drawings));
    console.log(formatRow('cold, photos', photos));
    console.log(`photos take ${(photos.cpu / drawings.cpu).toFixed(2)} times as long as drawings`);
  } finally {
    rmSync(photoFolder, { recursive: true, force: true });
  }
  const { layout, svg } = measurePreview(readFontFiles(checkoutFolder), readSampleFactions(checkoutFolder), characters);
  console.log('\na keystroke in the preview, median');
  console.log(`layout ${layout.toFixed(2)} ms, drawing as SVG ${svg.toFixed(2)} ms`);
}

if (process.argv[2] === 'child') await runChild(process.argv[3] ?? '');
