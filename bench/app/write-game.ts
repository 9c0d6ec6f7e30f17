/** Writes the large game that `npm run bench:app` plays. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bigGame } from '../big-game.ts';

const EVENTS = 2000;

/** The path of the file, in `out/` of the checkout. */
export function writeGame(root: string): string {
  const file = join(root, 'out', 'bench', 'bench.encounter.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(bigGame(root, EVENTS)));
  return file;
}
