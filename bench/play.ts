/** Speed of the order of play: a long log of each game, drawn from what the game offers, replayed in one process. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Encounter } from '../src/shared/document/kinds/encounter.ts';
import { parseText } from '../src/shared/document/parse.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { GAMES } from '../src/shared/games/catalogue.ts';
import { loadGamePart } from '../src/shared/games/parts.ts';
import { replay } from '../src/shared/play/replay.ts';
import { withLog } from './play-log.ts';
import type { Row } from './speed.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

const EVENTS = 10_000;
const RUNS = 40;

/** Events a second, for each game with an order of play. */
export function playSpeed(root: string): Row[] {
  const logs = PLAYED_GAMES.all
    .flatMap(({ play }) => play ?? [])
    .map(({ ruleset }) => {
      const { encounter, characters } = playTable(root, ruleset);
      return { encounter: withLog(encounter, characters, EVENTS), characters };
    });
  return logs.map(({ encounter, characters }) => {
    const { accepted } = replay(PLAYED_GAMES, encounter, { characters });
    return {
      what: `${encounter.ruleset}: events of a log replayed, ${Math.round((100 * accepted) / EVENTS)} % of them allowed`,
      perSecond: EVENTS / leastSeconds(() => void replay(PLAYED_GAMES, encounter, { characters })),
    };
  });
}

/** Processor time of the quickest of some runs, after the compiler has seen them: other work on the machine does not count. */
function leastSeconds(run: () => void): number {
  const seconds = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return Math.min(...seconds);
}

/** The encounter among the samples of a game, and the characters there. */
export function playTable(root: string, game: string): { encounter: Encounter; characters: Character[] } {
  const [encounter] = documentsIn(join(root, 'samples', game, 'encounters')) as Encounter[];
  if (!encounter) throw new Error(`there is no encounter among the samples of ${game}`);
  return { encounter, characters: documentsIn(join(root, 'samples', game, 'characters')) as Character[] };
}

function documentsIn(folder: string): unknown[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const parsed = parseText(GAMES, readFileSync(join(folder, name), 'utf8'));
      return parsed.ok ? [parsed.document] : [];
    });
}
