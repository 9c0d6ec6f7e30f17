import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { PrintJob } from '../../../shared/print-job/print-job.ts';
import { readDefaultRules } from '../house-rules/default-rules.ts';
import { getSubjectGame } from './print-subject.ts';

/**
 * Adds the default house rules of the game to a print job of single characters, because characters have no house rules.
 */
export function addDefaultRules(gameCatalog: GameCatalog<Game>, job: PrintJob): PrintJob {
  if (job.groups.length > 0 || job.deck !== undefined) return job;
  return { ...job, rules: readDefaultRules(getSubjectGame(gameCatalog, job)) };
}
