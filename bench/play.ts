/** Measures how fast each game's rules of play replay a long log of random events that the game offers. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Encounter } from '../src/shared/document/kinds/encounter.ts';
import { parseText } from '../src/shared/document/parse.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { GAMES } from '../src/shared/games/catalogue.ts';
import { loadGamePart } from '../src/shared/games/parts.ts';
import { replay } from '../src/shared/play/replay.ts';
import { addLog } from './play-log.ts';
import type { SpeedRow } from './speed.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

/** The number of events in the log of each game. */
const EVENTS = 10_000;
/** The number of times that each log is replayed. */
const RUNS = 40;

/** Returns events per second for each game with an order of play. */
export function measurePlaySpeed(checkoutFolder: string): SpeedRow[] {
  const playedEncounters = PLAYED_GAMES.all
    .flatMap(({ play }) => play ?? [])
    .map(({ ruleset }) => {
      const { encounter, characters } = readSampleEncounter(checkoutFolder, ruleset);
      return { encounter: addLog(encounter, characters, EVENTS), characters };
    });
  return playedEncounters.map(({ encounter, characters }) => {
    const { accepted } = replay(PLAYED_GAMES, encounter, { characters });
    return {
      title: `${encounter.ruleset}: events of a log replayed, ${Math.round((100 * accepted) / EVENTS)} % of them allowed`,
      perSecond: EVENTS / measureLeastSeconds(() => void replay(PLAYED_GAMES, encounter, { characters })),
    };
  });
}

/** Returns the processor time of the fastest of some runs, after the compiler has warmed up. Other work on the machine does not count. */
function measureLeastSeconds(runOnce: () => void): number {
  const seconds = Array.from({ length: RUNS }, () => {
    const cpuBefore = process.cpuUsage();
    runOnce();
    const { user: userMicroseconds, system: systemMicroseconds } = process.cpuUsage(cpuBefore);
    return (userMicroseconds + systemMicroseconds) / 1e6;
  });
  return Math.min(...seconds);
}

/** Reads the sample encounter of a game and the sample characters. */
export function readSampleEncounter(
  checkoutFolder: string,
  gameId: string,
): { encounter: Encounter; characters: Character[] } {
  const [encounter] = readDocuments(join(checkoutFolder, 'samples', gameId, 'encounters')) as Encounter[];
  if (!encounter) throw new Error(`there is no encounter among the samples of ${gameId}`);
  return { encounter, characters: readDocuments(join(checkoutFolder, 'samples', gameId, 'characters')) as Character[] };
}

function readDocuments(folder: string): unknown[] {
  return readdirSync(folder)
    .sort()
    .flatMap((fileName) => {
      const parseResult = parseText(GAMES, readFileSync(join(folder, fileName), 'utf8'));
      return parseResult.ok ? [parseResult.document] : [];
    });
}
