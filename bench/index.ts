/** `npm run bench`: prints how fast documents are read, checked and fingerprinted, and logs replayed, on this machine. */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from './folder.ts';
import { playSpeed } from './play.ts';
import { sampleCharacters } from './samples.ts';
import { type Row, speed } from './speed.ts';

const FILES = [100, 1_000, 10_000];

function line({ what, perSecond, times }: Row): string {
  const rate = Math.round(perSecond).toLocaleString('en').padStart(11);
  const factor = times === undefined ? '' : `${times.factor.toFixed(2).padStart(8)} times ${times.baseline}`;
  return `${what.padEnd(60)}${rate}${factor}`;
}

/** `root` is the folder of the checkout, with the command line built. */
export async function bench(root: string): Promise<void> {
  const characters = sampleCharacters(root);
  console.log(`Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}\n`);
  console.log(`${'in one process'.padEnd(60)}${'a second'.padStart(11)}    and takes`);
  for (const row of [...speed(characters), ...playSpeed(root)]) console.log(line(row));
  console.log('\na folder of lists through “check”');
  const cli = join(root, 'out', 'cli', 'rollcall.mjs');
  for (const flags of [['--brief'], ['--json']]) {
    for (const files of FILES) {
      const { seconds, peak } = await checkFolder(cli, characters, files, flags);
      const count = files.toLocaleString('en').padStart(7);
      console.log(
        `${count} lists ${flags.join(' ').padEnd(8)} ${seconds.toFixed(2).padStart(7)} s, at most ${Math.round(peak)} MiB`,
      );
    }
  }
}
