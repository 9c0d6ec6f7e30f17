/** The pool of Gimmicks of a side: who may use one, and what that leaves (E-119). */
import { inState, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { GIMMICKS } from '../../facts.ts';
import { cardOf, modelOf, sideOf } from '../models.ts';
import type { SuPlay } from '../state.ts';

const CLASS_OF: ReadonlyMap<string, string> = new Map(GIMMICKS.map((row) => [row.id, row.class]));

const poolOf = (play: SuPlay, model: string): string[] => play.state.gimmicks.get(sideOf(play, model)) ?? [];

/** Why a model may not use a Gimmick, its moment apart. */
export function cannotUse(play: SuPlay, model: string, gimmick: string): Refusal | undefined {
  if (!poolOf(play, model).includes(gimmick)) return wrongChoice(gimmick, 'E-119');
  const needed = CLASS_OF.get(gimmick);
  if (needed !== 'any') {
    if (!cardOf(play, model).classes.includes(needed ?? '')) return wrongTarget('E-121', model);
    if (modelOf(play, model).ko) return inState('ko', 'E-119');
  }
  return modelOf(play, model).out ? inState('out') : undefined;
}

/** The Gimmick leaves the pool; We Go Again! may bring it back. */
export function spendGimmick(play: SuPlay, model: string, gimmick: string): void {
  const side = sideOf(play, model);
  play.state.gimmicks.set(
    side,
    poolOf(play, model).filter((each) => each !== gimmick),
  );
  play.state.lastGimmick = { side, gimmick };
}

/** Brings a Gimmick back to its place in the order of the encounter. */
export function returnGimmick({ seats, state }: SuPlay, side: string, gimmick: string): void {
  const left = new Set([...(state.gimmicks.get(side) ?? []), gimmick]);
  const all = seats.find(({ id }) => id === side)?.gimmicks ?? [];
  state.gimmicks.set(
    side,
    all.filter((each) => left.has(each)),
  );
}
