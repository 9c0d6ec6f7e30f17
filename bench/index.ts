/** Implements `npm run bench`: prints how fast this machine reads, checks and fingerprints documents, and replays logs. */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from './folder.ts';
import { measurePlaySpeed } from './play.ts';
import { readSampleCharacters } from './samples.ts';
import { measureSpeed, type SpeedRow } from './speed.ts';

/** The numbers of files in the folders that `rollcall check` is timed on. */
const FILE_COUNTS = [100, 1_000, 10_000];

/** Formats a line of three columns: what was measured, operations per second, and how many times longer it takes than the baseline. */
function formatRow({ title, perSecond, comparison }: SpeedRow): string {
  const rateText = Math.round(perSecond).toLocaleString('en').padStart(11);
  const factorText =
    comparison === undefined ? '' : `${comparison.factor.toFixed(2).padStart(8)} times ${comparison.baseline}`;
  return `${title.padEnd(60)}${rateText}${factorText}`;
}

/** Runs the benchmark. `checkoutFolder` is the root folder of the repository, with the command line built. */
export async function runBenchmark(checkoutFolder: string): Promise<void> {
  const characters = readSampleCharacters(checkoutFolder);
  console.log(`Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}\n`);
  console.log(`${'in one process'.padEnd(60)}${'a second'.padStart(11)}    and takes`);
  for (const speedRow of [...measureSpeed(characters), ...measurePlaySpeed(checkoutFolder)])
    console.log(formatRow(speedRow));
  console.log('\na folder of lists through “check”');
  const cliFile = join(checkoutFolder, 'out', 'cli', 'rollcall.mjs');
  for (const commandFlags of [['--brief'], ['--json']]) {
    for (const fileCount of FILE_COUNTS) {
      const { seconds, peakMemory } = await checkFolder(cliFile, characters, fileCount, commandFlags);
      const countText = fileCount.toLocaleString('en').padStart(7);
      console.log(
        `${countText} lists ${commandFlags.join(' ').padEnd(8)} ${seconds.toFixed(2).padStart(7)} s, at most ${Math.round(peakMemory)} MiB`,
      );
    }
  }
}
