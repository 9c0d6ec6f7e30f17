import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { PrintJob } from '../../../shared/print-job/print-job.ts';
import { defaultRules } from '../house-rules/default-rules.ts';
import { gameOfSubject } from './subject.ts';

/**
 * Adds house rules to a print job of single characters. They have no house rules, so the default rules of the game apply.
 */
export function withOwnRules(gameCatalog: GameCatalog<Game>, job: PrintJob): PrintJob {
  if (job.groups.length > 0 || job.deck !== undefined) return job;
  return { ...job, rules: defaultRules(gameOfSubject(gameCatalog, job)) };
}
