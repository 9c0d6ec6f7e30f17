/** Writes the large game that `npm run bench:app` plays. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBigGame } from '../big-game.ts';

const EVENTS = 2000;

/** Writes the game to a file in `out/` of the checkout and returns the path of the file. */
export function writeGame(checkoutFolder: string): string {
  const gameFile = join(checkoutFolder, 'out', 'bench', 'bench.encounter.json');
  mkdirSync(dirname(gameFile), { recursive: true });
  writeFileSync(gameFile, JSON.stringify(createBigGame(checkoutFolder, EVENTS)));
  return gameFile;
}
