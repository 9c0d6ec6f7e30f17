/** A folder of many lists through the command line, in a process of its own: how long, and how much memory at the most. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';
import { teamOfEight } from './lists.ts';

export interface FolderRun {
  files: number;
  seconds: number;
  /** Highest resident memory of the process, in MiB. */
  peak: number;
}

/** Makes the process report its memory at its end, on a file descriptor of its own. */
const REPORT = "process.on('exit',()=>require('node:fs').writeSync(3,String(process.resourceUsage().maxRSS)))";

/** Writes the lists, checks their folder with `cli check`, and takes the folder away again. */
export async function checkFolder(
  cli: string,
  characters: readonly Character[],
  files: number,
  flags: readonly string[],
): Promise<FolderRun> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
  const lists = join(folder, 'lists');
  mkdirSync(lists);
  try {
    for (let n = 0; n < files; n++) {
      const team = teamOfEight(characters, n, { art: false });
      writeFileSync(join(lists, `${String(n).padStart(6, '0')}.team.json`), JSON.stringify(team));
    }
    writeFileSync(join(folder, 'report.cjs'), REPORT);
    const start = performance.now();
    const peak = await run(['-r', join(folder, 'report.cjs'), cli, 'check', lists, ...flags]);
    return { files, seconds: (performance.now() - start) / 1000, peak };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    // 1 = some lists are illegal, which they are.
    child.on('close', (code) => {
      if ((code === 0 || code === 1) && said !== '') resolve(Number(said) / 1024);
      else reject(new Error(`check ended with code ${code}`));
    });
  });
}
