/** `npm run bench:cards`: how fast cards become a PDF, beside two libraries doing the same card in the same run. */
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleCharacters, sampleFactions } from '../samples.ts';
import { type Made, makeDeck, PRODUCERS, type Producer } from './child.ts';
import { coldRun } from './cold.ts';
import { deck } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { preview } from './preview.ts';

const CARDS = 900;
const NAMES: Readonly<Record<Producer, string>> = {
  rollcall: 'Rollcall',
  'rollcall-tagged': 'Rollcall, tagged',
  'pdf-lib': 'pdf-lib',
  'react-pdf': '@react-pdf/renderer',
};
const COLD_RUNS = 3;
/** Megabytes. A warm process takes whatever memory it is given before it clears up; this shows what it needs. */
const SMALL_HEAP = 160;

/** Entry of a child: `producer count [file]`; its answer is one line of JSON. */
export async function child(root: string, [producer, count, keep]: readonly string[]): Promise<void> {
  console.log(JSON.stringify(await makeDeck(root, producer as Producer, Number(count), keep)));
}

/** `flags` are for Node. */
function inChild(producer: Producer, flags: readonly string[] = []): Promise<Made> {
  const script = fileURLToPath(import.meta.url);
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...flags, script, 'child', producer, String(CARDS)], { env }, (error, out) => {
      if (error) reject(error);
      else resolve(JSON.parse(out) as Made);
    });
  });
}

const row = (what: string, { cards, seconds, cpu, bytes, peak }: Made, base?: Made): string =>
  [
    what.padEnd(34),
    `${seconds.toFixed(2)} s`.padStart(9),
    `${cpu.toFixed(2)} s`.padStart(9),
    Math.round(cards / seconds)
      .toLocaleString('en')
      .padStart(9),
    base === undefined ? ''.padStart(9) : `${(cards / seconds / (base.cards / base.seconds)).toFixed(2)} x`.padStart(9),
    `${Math.round(peak)} MiB`.padStart(10),
    `${Math.round(bytes / 1024).toLocaleString('en')} KiB`.padStart(12),
  ].join('');

/** `root` is the folder of the checkout, with the command line built. */
export async function benchCards(root: string): Promise<void> {
  const characters = sampleCharacters(root);
  console.log(
    `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores\n`,
  );
  console.log(`${CARDS} cards with portraits, front and back, nine on A4; each producer in a warm process of its own`);
  console.log(`${''.padEnd(34)}     time      CPU  cards/s      ratio      peak         file`);
  const made = new Map<Producer, Made>();
  for (const producer of PRODUCERS) {
    const one = await inChild(producer);
    made.set(producer, one);
    console.log(row(NAMES[producer], one, made.get('rollcall')));
    if (one.layout !== undefined)
      console.log(`  of it layout ${one.layout.toFixed(2)} s, writing ${(one.seconds - one.layout).toFixed(2)} s`);
  }
  const small = await inChild('rollcall', [`--max-old-space-size=${SMALL_HEAP}`]);
  console.log(row(`Rollcall, with ${SMALL_HEAP} MB of heap`, small, made.get('rollcall')));
  const cli = join(root, 'out', 'cli', 'rollcall.mjs');
  const cards = deck(characters, CARDS);
  const runs: Made[] = [];
  for (let i = 0; i < COLD_RUNS; i++) runs.push(await coldRun(cli, cards));
  const middle = runs.sort((a, b) => a.seconds - b.seconds)[COLD_RUNS >> 1] as Made;
  console.log(
    `\n“rollcall cards FOLDER --out”, a folder of ${CARDS} characters, whole process, median of ${COLD_RUNS}`,
  );
  console.log(row('cold', middle));
  const { layout, svg } = preview(fontFilesIn(root), sampleFactions(root), characters);
  console.log('\na keystroke in the preview, median');
  console.log(`layout ${layout.toFixed(2)} ms, drawing as SVG ${svg.toFixed(2)} ms`);
}

if (process.argv[2] === 'child') await child(process.cwd(), process.argv.slice(3));
