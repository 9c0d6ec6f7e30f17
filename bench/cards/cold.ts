/** A folder of characters through the command `cards`, as a whole process: start, reading, layout, PDF, writing. */
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Made } from './child.ts';

/** Makes the process report its resources at its end, on a file descriptor of its own. */
const REPORT =
  "process.on('exit',()=>require('node:fs').writeSync(3,JSON.stringify(Object.values(process.resourceUsage()).slice(0,3))))";

/** `photos` is the folder of the photos that the cards name. */
export async function coldRun(cli: string, cards: readonly Character[], photos: string): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
  const heroes = join(folder, 'heroes');
  const out = join(folder, 'cards.pdf');
  mkdirSync(heroes);
  try {
    for (const card of cards) writeFileSync(join(heroes, `${card.id}.hero.json`), JSON.stringify(card));
    for (const { art } of cards)
      if (art?.image !== undefined) linkSync(join(photos, art.image.src), join(heroes, art.image.src));
    writeFileSync(join(folder, 'report.cjs'), REPORT);
    const start = performance.now();
    const [user, system, rss] = await run(['-r', join(folder, 'report.cjs'), cli, 'cards', heroes, '--out', out]);
    const seconds = (performance.now() - start) / 1000;
    return { cards: cards.length, seconds, cpu: (user + system) / 1e6, bytes: statSync(out).size, peak: rss / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of the process itself and of the system for it, and KiB at the most. */
type Used = [user: number, system: number, rss: number];

function run(args: readonly string[]): Promise<Used> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    // 1 = some characters are illegal, which they are.
    child.on('close', (code) => {
      if ((code === 0 || code === 1) && said !== '') resolve(JSON.parse(said) as Used);
      else reject(new Error(`cards ended with code ${code}`));
    });
  });
}
