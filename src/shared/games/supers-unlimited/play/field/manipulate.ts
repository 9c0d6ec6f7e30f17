/** The Action Manipulate: trying an objective, or reloading (E-62, E-137 to E-143). */
import { dice, type EventOf, id, optional, withDefault, word } from '../../../../play/event/keys.ts';
import { type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { actionCost, actorDue, actorPhases, completeAction, refuseActor } from '../actions/actor.ts';
import { beginMain, event } from '../gates.ts';
import { cardOf, sideOf } from '../models.ts';
import { D10 } from '../rolls/faces.ts';
import { makeRoll, refuseRoll, rollDice, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { Marker, SuEncounter } from '../state.ts';
import { traitOf } from './marker-kinds.ts';

/** The five Traits with dice (E?56). */
export const TRAITS = ['fight', 'aim', 'mind', 'magic', 'recovery'] as const;
export type Trait = (typeof TRAITS)[number];

const keys = {
  model: id(),
  marker: optional(id('marker')),
  trait: optional(word(...TRAITS)),
  ...rollKeys,
  dice: withDefault(dice, []),
};
type Manipulate = EventOf<typeof keys>;

/** The numbers to reach, and the points that resolve a Subplot. */
export const NEED = { power: 8, quest: 9, prize: 5, vip: 4 } as const;
export const PRIZE_POINTS = 6;
export const VIP_POINTS = 5;

type Tried = keyof typeof NEED;
const isTried = (kind: Marker['kind']): kind is Tried => Object.hasOwn(NEED, kind);

/** The Trait that a marker is tried with; undefined for any (a Power Marker) and for none (High Value). */
export function ownTrait({ kind, type }: Marker): Trait | undefined {
  return kind === 'vip' ? 'mind' : traitOf(type);
}

const FACT = { power: 'E-138', quest: 'E-139b', prize: 'E-139b', vip: 'E-143' } as const;

function refuseMarker(marker: Marker, name: string, trait: Trait | undefined): Refusal | undefined {
  const { kind, resolved } = marker;
  if (!isTried(kind) || resolved) return wrongTarget('E-137', name);
  if (kind === 'power') return trait === undefined ? wrongChoice('missing', FACT[kind]) : undefined;
  return trait !== undefined && trait !== ownTrait(marker) ? wrongChoice(trait, FACT[kind]) : undefined;
}

/** What is rolled; undefined where nothing is: no marker, or one that asks for no roll. */
export function objectiveRoll(
  encounter: SuEncounter,
  { model, marker, trait }: Pick<Manipulate, 'model' | 'marker' | 'trait'>,
): TraitRoll | undefined {
  const there = marker === undefined ? undefined : encounter.state.markers.get(marker);
  if (!there || !isTried(there.kind)) return undefined;
  const rolled = ownTrait(there) ?? (there.kind === 'power' ? trait : undefined);
  if (rolled === undefined) return undefined;
  const card = cardOf(encounter, model);
  return {
    roller: model,
    dice: card.traits[rolled].dice,
    need: NEED[there.kind],
    bonus: 0,
    hasSpecialty:
      mayUseSpecialty(encounter, there) && (card.keywords.specialties as readonly string[]).includes(there.type ?? ''),
    cost: actionCost(encounter, model),
  };
}

/** E-140, E?57 */
const mayUseSpecialty = ({ options }: SuEncounter, { kind }: Marker): boolean =>
  kind === 'prize' || (kind === 'quest' && options['su.specialtyScenario']);

export const manipulate = event({
  keys,
  due: (encounter, { model }) => actorDue(encounter, model),
  phasesOf: (encounter, { model }) => actorPhases(encounter, model),
  refuse(encounter, now) {
    const { model, marker, trait } = now;
    const refusal = refuseActor(encounter, model, { kind: 'manipulate' });
    if (refusal) return refusal;
    const there = marker === undefined ? undefined : encounter.state.markers.get(marker);
    const why = there && refuseMarker(there, marker ?? '', trait);
    if (why) return why;
    const roll = objectiveRoll(encounter, now);
    return roll && refuseRoll(encounter, roll, now);
  },
  dice(encounter, now) {
    const roll = objectiveRoll(encounter, now);
    return roll ? rollDice(encounter, roll, now) : [{ sides: D10, dice: now.dice, length: 0 }];
  },
  apply(encounter, now) {
    const { model, marker } = now;
    const roll = objectiveRoll(encounter, now);
    beginMain(encounter.state);
    completeAction(encounter, model, 'manipulate');
    const there = marker === undefined ? undefined : encounter.state.markers.get(marker);
    if (!there) return undefined;
    if (!roll) {
      there.resolved = true;
      return undefined;
    }
    const result = makeRoll(encounter, roll, now);
    if (result.successes > 0) succeed(encounter, sideOf(encounter, model), there, result.successes);
    return { ...result };
  },
});

function succeed({ state }: SuEncounter, side: string, marker: Marker, successes: number): void {
  if (marker.kind === 'prize') {
    marker.total = (marker.total ?? 0) + successes;
    marker.resolved = marker.total >= PRIZE_POINTS;
  } else if (marker.kind === 'vip') {
    const points = (marker.points?.get(side) ?? 0) + successes;
    marker.points?.set(side, points);
    marker.resolved = points >= VIP_POINTS;
  } else {
    marker.resolved = true;
    return;
  }
  if (marker.resolved) state.vp.set(side, (state.vp.get(side) ?? 0) + 1);
}
