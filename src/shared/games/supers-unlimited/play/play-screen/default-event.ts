/** Finds the default event, which players submit with one key. A game of nothing but default events never gets stuck. */
import { findUnknownInEvent, findWrongKey, parseEvent } from '../../../../play/event/keys.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { getFrame } from '../actions/actor.ts';
import { createAttackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declareAttack, ENTANGLE_PREFIX } from '../attack/declared-attack.ts';
import { EVENTS } from '../events.ts';
import { computeHitChance } from '../forecast/attack-forecast.ts';
import { getCard, getModel, listSideModels } from '../models.ts';
import { findAttack } from '../play-card.ts';
import { hasReference } from '../references.ts';
import { createWitsRoll } from '../setup/order-events.ts';
import { listContenders } from '../setup/roll-off.ts';
import type { SuEncounter } from '../state.ts';
import { createChooseEvent } from '../turn/choose.ts';
import { listActions } from './action-candidates.ts';
import { createActivateEvent, listCandidates } from './candidates.ts';

export function findDefaultEvent(encounter: SuEncounter): CandidateEvent | undefined {
  for (const event of listPreferredEvents(encounter)) if (isAllowed(encounter, event)) return event;
  return undefined;
}

/** Yields possible default events, the preferred one first. */
function* listPreferredEvents(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  const [firstDuty] = state.due;
  if (firstDuty) {
    if (firstDuty.due === 'control') yield* listAttacksByRating(encounter, firstDuty.model);
    if (firstDuty.due === 'recovery') yield* listRecoveries(encounter, firstDuty.model);
    // Required answers come before optional events.
    if (firstDuty.due === 'control') yield { kind: 'end-control' };
    else if (firstDuty.due === 'recovery') yield { kind: 'end-recovery' };
    else yield* listCandidates(encounter);
    return;
  }
  switch (state.phase) {
    case 'setup':
      yield* listSetupEvents(encounter);
      return;
    case 'choose':
      yield* listChoices(encounter);
      yield { kind: 'pass' };
      yield { kind: 'end-game' };
      return;
    case 'recovery':
      if (state.active !== null) yield* listRecoveries(encounter, state.active);
      yield createActivateEvent(encounter);
      return;
    case 'activation':
      if (state.active !== null) yield* listAttacksByRating(encounter, state.active);
      yield { kind: 'end-activation' };
      return;
    case 'turn-end':
      yield { kind: 'end-turn' };
      return;
    default:
      return;
  }
}

/** Yields a roll-off in progress first, then the choice of a scenario and of a first side, and then the start. */
function* listSetupEvents(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  const allCandidates = [...listCandidates(encounter)];
  const filterByKind = (kind: string) => allCandidates.filter((event) => event.kind === kind);
  if (state.extra.rollOff !== null) yield* filterByKind(state.extra.rollOff);
  if (state.scenario === null) yield* filterByKind('scenario');
  const canWin = listContenders(encounter, 'wits').some(
    (sideId) => (createWitsRoll(encounter, { side: sideId })?.dice ?? 0) > 0,
  );
  if (state.order.length === 0 && state.witsWinner === null && canWin) yield* filterByKind('wits');
  const orders = filterByKind('turn-order');
  yield* orders.filter(({ order }) => (order as readonly string[])[0] === state.witsWinner);
  yield* orders;
  if (state.deployed.length > 0) yield* filterByKind('deploy');
  yield { kind: 'start' };
}

/** Yields the choices of the side whose Turn it is, models that aren't KO'ed first. The model after the last chosen model comes first. */
function* listChoices(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { side: sideId, lastChosen } = encounter.state;
  if (sideId === null) return;
  const ownModels = [...listSideModels(encounter, sideId)];
  const nextIndex = ownModels.indexOf(lastChosen.get(sideId) ?? '') + 1;
  const upcomingIds = [...ownModels.slice(nextIndex), ...ownModels.slice(0, nextIndex)].filter(
    (modelId) => !getModel(encounter, modelId).out,
  );
  const isAwake = (modelId: string) => !getModel(encounter, modelId).ko;
  for (const modelId of [...upcomingIds.filter(isAwake), ...upcomingIds.filter((otherId) => !isAwake(otherId))]) {
    yield createChooseEvent(encounter, modelId);
  }
}

/** Yields the Recovery Rolls, the roll to wake up first. Yields nothing for a model without dice, because its rolls can't succeed. */
function* listRecoveries(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  if (getCard(encounter, modelId).traits.recovery.dice < 1) return;
  const recoverEvents = [...listCandidates(encounter)].filter(({ kind }) => kind === 'recover');
  yield* recoverEvents.filter(({ what: recoverable }) => recoverable === 'ko');
  yield* recoverEvents;
}

/** Yields possible attacks after a Charge, or for the first attack of the Activation. The best target comes first, then the best chance. */
function* listAttacksByRating(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  const frame = getFrame(encounter, modelId);
  if (!frame || ((frame.used.attack ?? 0) > 0 && frame.charged === null)) return;
  const attacks = [...listActions(encounter, modelId)].filter(
    ({ kind, charge }) => kind === 'attack' && (charge === true) === (frame.charged !== null),
  );
  const ratedAttacks = attacks
    .filter((event) => isAllowed(encounter, event))
    .map((event) => ({ event, worth: getTargetWorth(encounter, event) + computeChance(encounter, event) }));
  yield* ratedAttacks.sort((a, b) => b.worth - a.worth).map(({ event }) => event);
}

/** Rates awake targets and the model's own Entangle above KO'ed targets, and both above things. */
function getTargetWorth({ state }: SuEncounter, { targets }: CandidateEvent): number {
  const [firstTarget] = targets as readonly { readonly target: string }[];
  const target = state.models.get(firstTarget?.target ?? '');
  if (target) return target.ko ? 1 : 2;
  return firstTarget?.target.startsWith(ENTANGLE_PREFIX) ? 2 : 0;
}

function computeChance(encounter: SuEncounter, event: CandidateEvent): number {
  const attackEvent = parseEvent(attackKeys, event) as AttackEvent;
  if (findAttack(getCard(encounter, attackEvent.model), attackEvent.attack) === undefined) return 0;
  const [duty] = createAttackDuties(encounter, declareAttack(encounter, attackEvent));
  return duty ? computeHitChance(encounter, duty) : 0;
}

/** Whether all checks of an event pass, apart from its dice. */
export function isAllowed(encounter: SuEncounter, event: CandidateEvent): boolean {
  const eventSpec = EVENTS.get(event.kind);
  const eventKeys = eventSpec?.getKeys?.(encounter, event) ?? eventSpec?.keys;
  if (!eventSpec || !eventKeys || findWrongKey(eventKeys, event) !== undefined) return false;
  // The event fits the keys of its kind, which the type of `EVENTS` doesn't know.
  const parsedEvent = parseEvent(eventKeys, event) as never;
  if (
    findUnknownInEvent(eventKeys, parsedEvent, (referenceKind, referenceId) =>
      hasReference(encounter, referenceKind, referenceId, parsedEvent),
    ) !== undefined
  )
    return false;
  const phases = eventSpec.phases ?? eventSpec.getPhases?.(encounter, parsedEvent);
  if (phases !== undefined && !phases.includes(encounter.state.phase)) return false;
  return (
    eventSpec.due?.(encounter, parsedEvent) === undefined && eventSpec.refuse?.(encounter, parsedEvent) === undefined
  );
}
