/** Measures time and peak memory of `cli check` on a folder of many team files ("lists"), in a separate process. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';
import { createEightMemberTeam } from './teams.ts';

export interface FolderRun {
  files: number;
  seconds: number;
  /** Highest resident memory of the process, in MiB. */
  peakMemory: number;
}

/** Makes the process report its peak memory, in KiB, on file descriptor 3 when it exits. Node preloads this script with `-r`. */
const MEMORY_REPORT_SCRIPT =
  "process.on('exit',()=>require('node:fs').writeSync(3,String(process.resourceUsage().maxRSS)))";

/** Writes the lists, checks their folder with `cli check`, and deletes the folder. */
export async function checkFolder(
  cliFile: string,
  characters: readonly Character[],
  fileCount: number,
  commandFlags: readonly string[],
): Promise<FolderRun> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
  const listFolder = join(folder, 'lists');
  mkdirSync(listFolder);
  try {
    for (let listIndex = 0; listIndex < fileCount; listIndex++) {
      const team = createEightMemberTeam(characters, listIndex, { hasPortraits: false });
      writeFileSync(join(listFolder, `${String(listIndex).padStart(6, '0')}.team.json`), JSON.stringify(team));
    }
    writeFileSync(join(folder, 'report.cjs'), MEMORY_REPORT_SCRIPT);
    const startTime = performance.now();
    const peakMemory = await runAndMeasureMemory([
      '-r',
      join(folder, 'report.cjs'),
      cliFile,
      'check',
      listFolder,
      ...commandFlags,
    ]);
    return { files: fileCount, seconds: (performance.now() - startTime) / 1000, peakMemory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runAndMeasureMemory(processArguments: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const childProcess = spawn(process.execPath, processArguments, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    let reportText = '';
    childProcess.stdio[3]?.on('data', (chunk: Buffer) => {
      reportText += chunk.toString();
    });
    childProcess.on('error', reject);
    // Exit code 1 is expected: some of the lists are illegal.
    childProcess.on('close', (exitCode) => {
      if ((exitCode === 0 || exitCode === 1) && reportText !== '') resolve(Number(reportText) / 1024);
      else reject(new Error(`check ended with code ${exitCode}`));
    });
  });
}
