/** Lists what players may state between events while no duty is pending. Numbers are offered as 1, things and ids as new ones. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { ADJUSTABLE_FIELD_NAMES } from '../battlefield/adjustable-fields.ts';
import { isUnclaimable } from '../battlefield/claims.ts';
import { INFLICTABLE_EFFECTS, isIdInUse } from '../battlefield/free-events.ts';
import { DICE_TRAITS } from '../battlefield/manipulate-event.ts';
import { getOwnerSide, isOnTable } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** The rules print TN 6 for a roll without its own number (E-47). */
const DEFAULT_TN = 6;

export function* listFreeCandidates(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  const [firstDuty] = state.due;
  // A Control leaves free events possible.
  if (state.phase === 'over' || (firstDuty && firstDuty.due !== 'control')) return;
  if (state.phase !== 'setup') {
    yield* listInflictions(encounter);
    yield* listTraitRolls(encounter);
    yield* listClaims(encounter);
    for (const [modelId, { summoned, out: isOut }] of state.models)
      if (summoned && !isOut) yield { kind: 'dismiss', model: modelId };
  }
  yield* listArrivals(encounter);
  yield* listAdjustments(encounter);
}

/** Asks at the end of a Turn which models are at each marker, with the last statement as the default (E-138). */
export function* listAskedClaims({ state }: SuEncounter): Iterable<CandidateEvent> {
  if (state.phase !== 'turn-end' || state.due.length > 0) return;
  for (const [markerId, marker] of state.markers) {
    if (isUnclaimable(marker)) continue;
    const { models, near } = marker;
    yield { kind: 'claim', marker: markerId, models, ...(near.length === 0 ? {} : { near }) };
  }
}

function* listInflictions({ state }: SuEncounter): Iterable<CandidateEvent> {
  for (const [modelId, { out: isOut }] of state.models) {
    if (isOut) continue;
    for (const effect of INFLICTABLE_EFFECTS) {
      const typeKey = effect === 'control' ? { type: 'all' } : {};
      yield { kind: 'inflict', model: modelId, effect, amount: 1, ...typeKey };
    }
  }
}

/** Yields Trait Rolls of the acting model, or else of all models of the side whose turn it is. */
function* listTraitRolls(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  const [firstDuty] = state.due;
  const actingId = firstDuty?.due === 'control' ? firstDuty.model : state.active;
  for (const [modelId, { out: isOut }] of state.models) {
    const isOffered = actingId === null ? getOwnerSide(encounter, modelId) === state.side : modelId === actingId;
    if (isOffered && !isOut) {
      for (const trait of DICE_TRAITS) yield { kind: 'trait-roll', model: modelId, trait, tn: DEFAULT_TN, dice: [] };
    }
  }
}

function* listClaims(encounter: SuEncounter): Iterable<CandidateEvent> {
  for (const [markerId, marker] of encounter.state.markers) {
    if (isUnclaimable(marker)) continue;
    yield { kind: 'claim', marker: markerId, models: [] };
    for (const modelId of encounter.state.models.keys()) {
      if (isOnTable(encounter, modelId)) yield { kind: 'claim', marker: markerId, models: [modelId] };
    }
  }
}

function* listArrivals(encounter: SuEncounter): Iterable<CandidateEvent> {
  const thingId = findFreeId(encounter, 'thing');
  yield { kind: 'thing', thing: { id: thingId, kind: 'object', rank: 1 } };
  yield { kind: 'thing', thing: { id: thingId, kind: 'building', material: 'flimsy', limit: 4 } };
  const summonedId = findFreeId(encounter, 'summoned');
  for (const { id: sideId } of encounter.seats) {
    for (const character of encounter.characters.listLegal())
      yield { kind: 'summon', id: summonedId, side: sideId, character: character.id };
  }
}

function findFreeId(encounter: SuEncounter, idPrefix: string): string {
  for (let idNumber = 1; ; idNumber++)
    if (!isIdInUse(encounter, `${idPrefix}-${idNumber}`)) return `${idPrefix}-${idNumber}`;
}

function* listAdjustments({ state }: SuEncounter): Iterable<CandidateEvent> {
  for (const modelId of state.models.keys()) {
    for (const field of ADJUSTABLE_FIELD_NAMES) yield { kind: 'adjust', model: modelId, field, to: 1 };
  }
  for (const [modelId, { ko, out: isOut }] of state.models) {
    if (ko) yield { kind: 'adjust', model: modelId, field: 'ko', to: 0 };
    if (isOut) yield { kind: 'adjust', model: modelId, field: 'out', to: 0 };
  }
}
