/** The preflight of a print, in the worker. */
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { legalityFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import type { Order } from '../job.ts';
import { cardsOf } from '../subject.ts';

/** Everything that is illegal or not there. */
export function legalityOf(order: Order): PreflightFinding[] {
  const { team, event, unusableEvent, characters } = order;
  const { printed, unknown } = cardsOf(order);
  return legalityFindings(GAMES, {
    teams: team === undefined ? [] : [team],
    printed,
    characters,
    event,
    unusableEvent,
    unknown: team === undefined ? [] : unknown.map((id) => ({ team, id })),
  });
}
