/** The preflight of a print, in the worker. */
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { legalityFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import type { Order } from '../job.ts';
import { cardsOf } from '../subject.ts';

/** Everything that is illegal or not there. */
export function legalityOf(games: Catalogue<Game>, order: Order): PreflightFinding[] {
  const { team, event, unusableEvent, characters } = order;
  const { printed, unknown } = cardsOf(games, order);
  return legalityFindings(games, {
    teams: team === undefined ? [] : [team],
    printed,
    characters,
    event,
    unusableEvent,
    unknown: team === undefined ? [] : unknown.map((id) => ({ team, id })),
  });
}
