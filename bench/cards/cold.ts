/** Measures the command `cards` on a folder of characters as a whole process: start, reading, layout, PDF, writing. */
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { DeckCost } from './child.ts';

/**
 * Makes the process report its resources on a separate file descriptor when it exits: the first three values of `resourceUsage`, which
 * are the numbers of `ResourceUse`.
 */
const REPORT =
  "process.on('exit',()=>require('node:fs').writeSync(3,JSON.stringify(Object.values(process.resourceUsage()).slice(0,3))))";

/** Runs the command once. `photoFolder` has the photos that the cards name. */
export async function measureColdRun(
  cliFile: string,
  cards: readonly Character[],
  photoFolder: string,
): Promise<DeckCost> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
  const heroFolder = join(folder, 'heroes');
  const pdfFile = join(folder, 'cards.pdf');
  mkdirSync(heroFolder);
  try {
    for (const character of cards)
      writeFileSync(join(heroFolder, `${character.id}.hero.json`), JSON.stringify(character));
    for (const { art: portrait } of cards)
      if (portrait?.image !== undefined)
        linkSync(join(photoFolder, portrait.image.src), join(heroFolder, portrait.image.src));
    writeFileSync(join(folder, 'report.cjs'), REPORT);
    const startTime = performance.now();
    const [userMicroseconds, systemMicroseconds, peakKibibytes] = await runAndMeasure([
      '-r',
      join(folder, 'report.cjs'),
      cliFile,
      'cards',
      heroFolder,
      '--out',
      pdfFile,
    ]);
    const seconds = (performance.now() - startTime) / 1000;
    return {
      cards: cards.length,
      seconds,
      cpu: (userMicroseconds + systemMicroseconds) / 1e6,
      bytes: statSync(pdfFile).size,
      peak: peakKibibytes / 1024,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of the process and of the system on its behalf, and peak memory in KiB. */
type ResourceUse = [user: number, system: number, rss: number];

function runAndMeasure(processArguments: readonly string[]): Promise<ResourceUse> {
  return new Promise((resolve, reject) => {
    const childProcess = spawn(process.execPath, processArguments, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    let reportText = '';
    childProcess.stdio[3]?.on('data', (chunk: Buffer) => {
      reportText += chunk.toString();
    });
    childProcess.on('error', reject);
    // Exit code 1 is expected: some of the characters are illegal.
    childProcess.on('close', (exitCode) => {
      if ((exitCode === 0 || exitCode === 1) && reportText !== '') resolve(JSON.parse(reportText) as ResourceUse);
      else reject(new Error(`cards ended with code ${exitCode}`));
    });
  });
}
