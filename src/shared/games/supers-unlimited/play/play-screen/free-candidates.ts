/** Lists free events: what players may state while no duty except a Control is pending. Numbers start at 1, and new ids are unused. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { ADJUSTABLE_FIELD_NAMES } from '../battlefield/adjustable-fields.ts';
import { isUnclaimable } from '../battlefield/claims.ts';
import { findFreeId, findFreeThingId, INFLICTABLE_EFFECTS } from '../battlefield/free-events.ts';
import { DICE_TRAITS } from '../battlefield/manipulate-event.ts';
import { getOwnerSide, isOnTable } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { listActiveAbilities } from '../turn/upkeep.ts';
import { createThingCorrection } from './board-items.ts';

/** The rules print TN 6 for a roll without its own number (E-47). */
export const DEFAULT_TN = 6;

export function* listFreeCandidates(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  const [firstDuty] = state.due;
  // Free events are possible under Control.
  if (state.phase === 'over' || (firstDuty && firstDuty.due !== 'control')) return;
  if (state.phase !== 'setup') {
    yield* listInflictions(encounter);
    yield* listTraitRolls(encounter);
    yield* listClaims(encounter);
    for (const [modelId, { summoned, out }] of state.models)
      if (summoned && !out) yield { kind: 'dismiss', model: modelId };
    for (const modelId of state.models.keys()) yield* listModelCandidates(encounter, modelId);
  }
  yield* listArrivals(encounter);
  yield* listAdjustments(encounter);
}

/** Yields the end of each active Ability of a model. */
export function* listModelCandidates(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  for (const { name } of listActiveAbilities(encounter, modelId))
    yield { kind: 'end-ability', model: modelId, what: name };
}

/** Asks at the end of a Turn which models are at each marker (E-138). The models that the players stated last are the default. */
export function* listAskedClaims({ state }: SuEncounter): Iterable<CandidateEvent> {
  if (state.phase !== 'turn-end' || state.due.length > 0) return;
  for (const [markerId, marker] of state.markers) {
    if (isUnclaimable(marker)) continue;
    const { models, near } = marker;
    yield { kind: 'claim', marker: markerId, models, ...(near.length === 0 ? {} : { near }) };
  }
}

function* listInflictions({ state }: SuEncounter): Iterable<CandidateEvent> {
  for (const [modelId, { out }] of state.models) {
    if (out) continue;
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
  for (const [modelId, { out }] of state.models) {
    const isOffered = actingId === null ? getOwnerSide(encounter, modelId) === state.side : modelId === actingId;
    if (isOffered && !out) {
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
  yield { kind: 'thing', thing: { id: findFreeThingId(encounter, 'object'), kind: 'object', rank: 1 } };
  yield {
    kind: 'thing',
    thing: { id: findFreeThingId(encounter, 'building'), kind: 'building', material: 'flimsy', limit: 4 },
  };
  for (const [id, thing] of encounter.state.things) yield createThingCorrection(id, thing);
  const summonedId = findFreeId(encounter, 'summoned');
  for (const { id } of encounter.seats) {
    for (const character of encounter.characters.listLegal())
      yield { kind: 'summon', id: summonedId, side: id, character: character.id };
  }
}

function* listAdjustments({ state }: SuEncounter): Iterable<CandidateEvent> {
  for (const modelId of state.models.keys()) {
    for (const field of ADJUSTABLE_FIELD_NAMES) yield { kind: 'adjust', model: modelId, field, to: 1 };
  }
  for (const [modelId, { ko, out }] of state.models) {
    if (ko) yield { kind: 'adjust', model: modelId, field: 'ko', to: 0 };
    if (out) yield { kind: 'adjust', model: modelId, field: 'out', to: 0 };
  }
}
