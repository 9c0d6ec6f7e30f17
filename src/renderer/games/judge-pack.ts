import type { EventPack } from '../../shared/document/schema.ts';
import { GAMES } from '../../shared/games/catalogue.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';

const known = new WeakMap<EventPack, Judgement>();

/** What is to be said of an event pack itself, computed once for each state of it. */
export function judgePack(event: EventPack): Judgement {
  const held = known.get(event) ?? judge(GAMES, event, { fixes: true });
  known.set(event, held);
  return held;
}

/** Whether teams can be judged by a pack: not while its size is no whole number. */
export function canJudge(event: EventPack): boolean {
  const sizeAt = GAMES.of(event).event?.sizeAt;
  return !judgePack(event).findings.some(({ path }) => path === sizeAt);
}
