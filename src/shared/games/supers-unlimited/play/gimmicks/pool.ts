/** The pool of Gimmicks of a side: who may use one, and what that leaves (E-119). */
import { inState, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { GIMMICKS } from '../../facts.ts';
import { cardOf, modelOf, sideOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';

const CLASS_OF: ReadonlyMap<string, string> = new Map(GIMMICKS.map((row) => [row.id, row.class]));

const poolOf = (encounter: SuEncounter, model: string): string[] =>
  encounter.state.gimmicks.get(sideOf(encounter, model)) ?? [];

/** Why a model may not use a Gimmick, its moment apart. */
export function cannotUse(encounter: SuEncounter, model: string, gimmick: string): Refusal | undefined {
  if (!poolOf(encounter, model).includes(gimmick)) return wrongChoice(gimmick, 'E-119');
  const needed = CLASS_OF.get(gimmick);
  if (needed !== 'any') {
    if (!cardOf(encounter, model).classes.includes(needed ?? '')) return wrongTarget('E-121', model);
    if (modelOf(encounter, model).ko) return inState('ko', 'E-119');
  }
  return modelOf(encounter, model).out ? inState('out') : undefined;
}

/** The Gimmick leaves the pool; We Go Again! may bring it back. */
export function spendGimmick(encounter: SuEncounter, model: string, gimmick: string): void {
  const side = sideOf(encounter, model);
  encounter.state.gimmicks.set(
    side,
    poolOf(encounter, model).filter((each) => each !== gimmick),
  );
  encounter.state.lastGimmick = { side, gimmick };
}

/** Brings a Gimmick back to its place in the order of the encounter. */
export function returnGimmick({ seats, state }: SuEncounter, side: string, gimmick: string): void {
  const left = new Set([...(state.gimmicks.get(side) ?? []), gimmick]);
  const all = seats.find(({ id }) => id === side)?.gimmicks ?? [];
  state.gimmicks.set(
    side,
    all.filter((each) => left.has(each)),
  );
}
