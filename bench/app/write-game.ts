/** Writes the large game that `npm run bench:app` plays. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bigGame } from '../big-game.ts';

const EVENTS = 2000;

/** The path of the file, in `out/` of the checkout. */
export function writeGame(root: string): string {
  const file = join(root, 'out', 'bench-game', 'bench.encounter.json');
  writeFileSync(file, JSON.stringify(bigGame(root, EVENTS)));
  return file;
}
