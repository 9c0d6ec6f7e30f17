/** Lists Reactions and Gimmicks as candidates. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { GIMMICKS } from '../../facts.ts';
import { canTagIn, PLAYED_GIMMICKS } from '../gimmicks/gimmick-event.ts';
import { getCard, getControllingSide, getModel, isFriend } from '../models.ts';
import { UNNAMED_ABILITY } from '../play-card.ts';
import type { SuEncounter } from '../state.ts';

/** Yields Reactions and Gimmicks. Some events may be refused at this moment. */
export function* listReactions(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  if (state.phase === 'setup' || state.phase === 'over') return;
  for (const duty of state.due) {
    if (duty.due === 'attack' && state.models.has(duty.target)) {
      yield { kind: 'react', model: duty.target, reaction: 'block' };
    }
  }
  const [firstDuty] = state.due;
  if ((firstDuty?.due === 'slam' || firstDuty?.due === 'fall') && firstDuty.model !== undefined) {
    yield { kind: 'react', model: firstDuty.model, reaction: 'teleport' };
  }
  for (const { model: allyId } of state.fallen) {
    for (const modelId of state.models.keys()) {
      if (isFriend(encounter, modelId, allyId) && !getModel(encounter, modelId).out) {
        // A Fallen Ally move uses the full Move, except to avoid a Fall or Dangerous Terrain (E-60).
        yield {
          kind: 'react',
          model: modelId,
          reaction: 'fallen-ally',
          ally: allyId,
          distance: 1,
          inches: getModel(encounter, modelId).move,
        };
      }
    }
  }
  // Not every Ability is on the card (E-65).
  for (const [modelId, { out }] of state.models) {
    if (!out) yield { kind: 'react', model: modelId, reaction: 'other', what: UNNAMED_ABILITY };
  }
  yield* listGimmicks(encounter);
}

const CLASS_BY_GIMMICK: ReadonlyMap<string, string> = new Map(GIMMICKS.map((row) => [row.id, row.class]));
/** Gimmicks whose event lists the Supers that count. */
const GIMMICKS_WITH_SUPERS: ReadonlySet<string> = new Set([
  'synergism',
  'arcane-node',
  'mastermind',
  'ultimate-adaptation',
]);

function* listGimmicks(encounter: SuEncounter): Iterable<CandidateEvent> {
  for (const [sideId, pool] of encounter.state.gimmicks) {
    for (const gimmick of PLAYED_GIMMICKS) {
      if (!pool.includes(gimmick)) continue;
      for (const modelId of listGimmickUsers(encounter, sideId, gimmick)) {
        if (gimmick === 'tag-team' && canTagIn(encounter, modelId)) continue;
        yield GIMMICKS_WITH_SUPERS.has(gimmick)
          ? { kind: 'gimmick', model: modelId, gimmick, supers: [] }
          : { kind: 'gimmick', model: modelId, gimmick };
      }
    }
  }
}

/** Yields the Tag Teams that are possible now. They are among the ways to go on with the Turn, not among the Reactions. */
export function* listTagTeams(encounter: SuEncounter): Iterable<CandidateEvent> {
  for (const [sideId, pool] of encounter.state.gimmicks) {
    if (!pool.includes('tag-team')) continue;
    for (const modelId of listGimmickUsers(encounter, sideId, 'tag-team'))
      if (canTagIn(encounter, modelId)) yield { kind: 'gimmick', model: modelId, gimmick: 'tag-team' };
  }
}

function* listGimmickUsers(encounter: SuEncounter, sideId: string, gimmick: string): Iterable<string> {
  const requiredClass = CLASS_BY_GIMMICK.get(gimmick) ?? 'any';
  for (const [modelId, { out }] of encounter.state.models) {
    if (out || getControllingSide(encounter, modelId) !== sideId) continue;
    if (requiredClass === 'any' || getCard(encounter, modelId).classes.includes(requiredClass)) yield modelId;
  }
}
