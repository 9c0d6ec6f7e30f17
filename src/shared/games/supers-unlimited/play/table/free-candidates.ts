/** What the players may state between events as offers, while nothing is due: numbers are offered as 1, things and ids as new ones. */
import type { Candidate } from '../../../../play/play-rules.ts';
import { ADJUSTED } from '../field/adjust.ts';
import { cannotClaim } from '../field/claims.ts';
import { INFLICTED, isUsed } from '../field/free-events.ts';
import { TRAITS } from '../field/manipulate.ts';
import { isOnTable, ownSide } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** TN 6 is the one that the rules print for a roll without an own number (E-47). */
const USUAL_TN = 6;

export function* free(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  const [first] = state.due;
  // While somebody is controlled, what is free stays possible.
  if (state.phase === 'over' || (first && first.due !== 'control')) return;
  if (state.phase !== 'setup') {
    yield* inflicting(encounter);
    yield* rolling(encounter);
    yield* claiming(encounter);
    for (const [model, { summoned, out }] of state.models) if (summoned && !out) yield { kind: 'dismiss', model };
  }
  yield* coming(encounter);
  yield* adjusting(encounter);
}

/** E-138: at the end of a Turn the table says who stands at each marker, as it was said last where nothing has changed. */
export function* asked({ state }: SuEncounter): Iterable<Candidate> {
  if (state.phase !== 'turn-end' || state.due.length > 0) return;
  for (const [id, marker] of state.markers) {
    if (cannotClaim(marker)) continue;
    const { models, near } = marker;
    yield { kind: 'claim', marker: id, models, ...(near.length === 0 ? {} : { near }) };
  }
}

function* inflicting({ state }: SuEncounter): Iterable<Candidate> {
  for (const [model, { out }] of state.models) {
    if (out) continue;
    for (const effect of INFLICTED) {
      const type = effect === 'control' ? { type: 'all' } : {};
      yield { kind: 'inflict', model, effect, amount: 1, ...type };
    }
  }
}

/** Of whoever acts, else of the side whose chance it is. */
function* rolling(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  const [first] = state.due;
  const active = first?.due === 'control' ? first.model : state.active;
  for (const [model, { out }] of state.models) {
    const isMeant = active === null ? ownSide(encounter, model) === state.side : model === active;
    if (isMeant && !out) {
      for (const trait of TRAITS) yield { kind: 'trait-roll', model, trait, tn: USUAL_TN, dice: [] };
    }
  }
}

function* claiming(encounter: SuEncounter): Iterable<Candidate> {
  for (const [id, marker] of encounter.state.markers) {
    if (cannotClaim(marker)) continue;
    yield { kind: 'claim', marker: id, models: [] };
    for (const model of encounter.state.models.keys()) {
      if (isOnTable(encounter, model)) yield { kind: 'claim', marker: id, models: [model] };
    }
  }
}

function* coming(encounter: SuEncounter): Iterable<Candidate> {
  const thing = newId(encounter, 'thing');
  yield { kind: 'thing', thing: { id: thing, kind: 'object', rank: 1 } };
  yield { kind: 'thing', thing: { id: thing, kind: 'building', material: 'flimsy', limit: 4 } };
  const id = newId(encounter, 'summoned');
  for (const { id: side } of encounter.seats) {
    for (const character of encounter.characters.legal()) yield { kind: 'summon', id, side, character: character.id };
  }
}

function newId(encounter: SuEncounter, word: string): string {
  for (let n = 1; ; n++) if (!isUsed(encounter, `${word}-${n}`)) return `${word}-${n}`;
}

function* adjusting({ state }: SuEncounter): Iterable<Candidate> {
  for (const model of state.models.keys()) {
    for (const field of ADJUSTED) yield { kind: 'adjust', model, field, to: 1 };
  }
  for (const [model, { ko, out }] of state.models) {
    if (ko) yield { kind: 'adjust', model, field: 'ko', to: 0 };
    if (out) yield { kind: 'adjust', model, field: 'out', to: 0 };
  }
}
