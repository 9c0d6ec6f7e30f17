import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';

const judgements = new WeakMap<EventPack, Judgement>();

/** Judges an event pack itself, once for each state of the pack. */
export function judgePack(gameCatalog: GameCatalog<Game>, eventPack: EventPack): Judgement {
  const judgement = judgements.get(eventPack) ?? judge(gameCatalog, eventPack, { fixes: true });
  judgements.set(eventPack, judgement);
  return judgement;
}

/** Whether teams can be judged by a pack. They can't while its team size isn't a whole number. */
export function canJudge(gameCatalog: GameCatalog<Game>, eventPack: EventPack): boolean {
  const sizePointer = gameCatalog.getGame(eventPack).event?.sizePointer;
  return !judgePack(gameCatalog, eventPack).findings.some(({ path }) => path === sizePointer);
}
