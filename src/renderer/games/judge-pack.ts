import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';

const known = new WeakMap<EventPack, Judgement>();

/** What is to be said of an event pack itself, computed once for each state of it. */
export function judgePack(games: Catalogue<Game>, event: EventPack): Judgement {
  const held = known.get(event) ?? judge(games, event, { fixes: true });
  known.set(event, held);
  return held;
}

/** Whether teams can be judged by a pack: not while its size is no whole number. */
export function canJudge(games: Catalogue<Game>, event: EventPack): boolean {
  const sizeAt = games.of(event).event?.sizeAt;
  return !judgePack(games, event).findings.some(({ path }) => path === sizeAt);
}
