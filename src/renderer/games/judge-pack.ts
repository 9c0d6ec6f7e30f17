import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';

const known = new WeakMap<EventPack, Judgement>();

/** What is to be said of an event pack itself, computed once for each state of it. */
export function judgePack(gameCatalog: GameCatalog<Game>, event: EventPack): Judgement {
  const held = known.get(event) ?? judge(gameCatalog, event, { fixes: true });
  known.set(event, held);
  return held;
}

/** Whether teams can be judged by a pack: not while its size is no whole number. */
export function canJudge(gameCatalog: GameCatalog<Game>, event: EventPack): boolean {
  const sizeAt = gameCatalog.getGame(event).event?.sizeAt;
  return !judgePack(gameCatalog, event).findings.some(({ path }) => path === sizeAt);
}
