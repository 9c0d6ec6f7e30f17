/** Reactions and Gimmicks as offers. */
import type { Candidate } from '../../../../play/play-rules.ts';
import { GIMMICKS } from '../../facts.ts';
import { UNNAMED_ABILITY } from '../card.ts';
import { PLAYED_GIMMICKS } from '../gimmicks/gimmick-event.ts';
import { cardOf, isFriend, modelOf, sideOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** What somebody can answer to what goes on. Which of it is possible now is found by judging it. */
export function* reactions(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  if (state.phase === 'setup' || state.phase === 'over') return;
  for (const duty of state.due) {
    if (duty.due === 'attack' && state.models.has(duty.target)) {
      yield { kind: 'react', model: duty.target, reaction: 'block' };
    }
  }
  const [first] = state.due;
  if ((first?.due === 'slam' || first?.due === 'fall') && first.model !== undefined) {
    yield { kind: 'react', model: first.model, reaction: 'teleport' };
  }
  for (const { model: ally } of state.fallen) {
    for (const model of state.models.keys()) {
      if (isFriend(encounter, model, ally) && !modelOf(encounter, model).out) {
        // The whole Move is the rule, less the exception (E-60).
        yield {
          kind: 'react',
          model,
          reaction: 'fallen-ally',
          ally,
          distance: 1,
          inches: modelOf(encounter, model).move,
        };
      }
    }
  }
  // E-65: not every Ability stands on the card.
  for (const [model, { out }] of state.models) {
    if (!out) yield { kind: 'react', model, reaction: 'other', what: UNNAMED_ABILITY };
  }
  yield* gimmicks(encounter);
}

const CLASS_OF: ReadonlyMap<string, string> = new Map(GIMMICKS.map((row) => [row.id, row.class]));
const COUNTING: ReadonlySet<string> = new Set(['synergism', 'arcane-node', 'mastermind', 'ultimate-adaptation']);

function* gimmicks(encounter: SuEncounter): Iterable<Candidate> {
  for (const [side, pool] of encounter.state.gimmicks) {
    for (const gimmick of PLAYED_GIMMICKS) {
      if (!pool.includes(gimmick)) continue;
      for (const model of users(encounter, side, gimmick)) {
        yield COUNTING.has(gimmick)
          ? { kind: 'gimmick', model, gimmick, supers: [] }
          : { kind: 'gimmick', model, gimmick };
      }
    }
  }
}

function* users(encounter: SuEncounter, side: string, gimmick: string): Iterable<string> {
  const needed = CLASS_OF.get(gimmick) ?? 'any';
  for (const [model, { out }] of encounter.state.models) {
    if (out || sideOf(encounter, model) !== side) continue;
    if (needed === 'any' || cardOf(encounter, model).classes.includes(needed)) yield model;
  }
}
