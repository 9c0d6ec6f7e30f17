/** Reactions that are paid for: Block, Fallen Ally, Teleport, and what an Ability gives (E-55, E-58, E-60, E-65, E-71f). */
import { type EventOf, id, inch, text, word } from '../../../../play/event/keys.ts';
import { inState, overLimit, type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import { getsAway, hasSwung } from '../actions/actor.ts';
import { makeMovement, movementKeys, refuseMovement, typeOf } from '../actions/movement.ts';
import { sumOf } from '../attack/parts.ts';
import { crashDice } from '../duties/crash.ts';
import type { AttackDuty, CrashDuty, SuDuty } from '../duty.ts';
import { event, PLAYING } from '../gates.ts';
import {
  cannotPay,
  cannotReact,
  cardOf,
  held,
  isFriend,
  isStunned,
  modelOf,
  movesBy,
  ownSide,
  pay,
} from '../models.ts';
import type { SuEncounter } from '../state.ts';

const REACTIONS = ['block', 'fallen-ally', 'teleport', 'other'] as const;

const base = { model: id(), reaction: word(...REACTIONS) };
const allyKeys = { ...base, ally: id(), distance: inch, ...movementKeys };
const otherKeys = { ...base, what: text };
const allKeys = { ...allyKeys, ...otherKeys };
type React = EventOf<typeof allKeys>;

/** What somebody reacts to; it knows who has. */
interface Trigger {
  readonly reactions: string[];
}

/** E-60: inches to the fallen friend. */
const ALLY_WITHIN = { hero: 8, villain: 8, 'anti-hero': 4 } as const;

export const allyWithin = (encounter: SuEncounter, model: string): number =>
  ALLY_WITHIN[cardOf(encounter, model).alignment as keyof typeof ALLY_WITHIN] ?? ALLY_WITHIN.hero;

export const react = event({
  keys: allKeys,
  keysNow(_encounter, { reaction }) {
    if (reaction === 'fallen-ally') return allyKeys;
    return reaction === 'other' ? otherKeys : base;
  },
  phases: PLAYING,
  refuse(encounter, now) {
    const { model } = now;
    return (
      cannotReact(encounter, model) ??
      (modelOf(encounter, model).aloft ? inState('aloft', 'E-72') : undefined) ??
      refuseMoment(encounter, now) ??
      cannotReactAgain(encounter, model, triggerOf(encounter, now)) ??
      cannotPay(encounter, model)
    );
  },
  apply(encounter, now) {
    const { model, reaction } = now;
    const trigger = triggerOf(encounter, now);
    pay(encounter, model);
    trigger?.reactions.push(model);
    if (reaction === 'block') block(encounter, attackOn(encounter, model));
    if (reaction === 'teleport') cutShort(encounter, model);
    if (reaction === 'fallen-ally') encounter.state.due.unshift(...makeMovement(encounter, model, now));
    return undefined;
  },
});

/** The first attack that is due on a model. */
export const attackOn = ({ state }: SuEncounter, model: string): AttackDuty | undefined =>
  state.due.find((duty): duty is AttackDuty => duty.due === 'attack' && duty.target === model);

/** The Fall or Slam of a model, when it is first. */
function crashOf({ state }: SuEncounter, model: string): CrashDuty | undefined {
  const [first] = state.due;
  return (first?.due === 'fall' || first?.due === 'slam') && first.model === model ? first : undefined;
}

const hasReactions = (duty: SuDuty): duty is AttackDuty | CrashDuty => 'reactions' in duty;

function triggerOf(encounter: SuEncounter, { model, reaction, ally }: React): Trigger | undefined {
  switch (reaction) {
    case 'block':
      return attackOn(encounter, model);
    case 'teleport':
      return crashOf(encounter, model);
    case 'fallen-ally':
      return encounter.state.fallen.find((each) => each.model === ally);
    case 'other':
      return encounter.state.due.find(hasReactions);
  }
}

/** Whether this is the moment for the reaction. */
function refuseMoment(encounter: SuEncounter, now: React): Refusal | undefined {
  const { model, reaction } = now;
  switch (reaction) {
    case 'block':
      return attackOn(encounter, model) ? undefined : wrongChoice(reaction, 'E-58');
    case 'fallen-ally':
      return refuseFallenAlly(encounter, now);
    case 'teleport': {
      const may =
        crashOf(encounter, model) && movesBy(encounter, model, 'teleport') && !isStunned(modelOf(encounter, model));
      return may ? undefined : wrongChoice(reaction, 'E-71f');
    }
    case 'other':
      return undefined;
  }
}

function refuseFallenAlly(encounter: SuEncounter, now: React): Refusal | undefined {
  const { model, ally, distance, reaction } = now;
  const isFallen = encounter.state.fallen.some((each) => each.model === ally);
  if (!isFallen || !isFriend(encounter, model, ally)) return wrongChoice(reaction, 'E-60');
  const most = allyWithin(encounter, model);
  if (distance > most) return overLimit(distance, most, 'E-60');
  const refusal = refuseMovement(encounter, model, now, { kind: 'move', cost: 1, isReaction: true });
  if (refusal) return refusal;
  const isBound = held(modelOf(encounter, model), 'entangle') > 0 && !getsAway(typeOf(encounter, model, now));
  return isBound ? inState('entangle', 'E-107') : undefined;
}

/** E-55, E?36: one Reaction to a trigger, of anybody, of the side or of the model. */
export function cannotReactAgain(
  encounter: SuEncounter,
  model: string,
  trigger: Trigger | undefined,
): Refusal | undefined {
  if (!trigger || trigger.reactions.length === 0) return undefined;
  const per = encounter.options['su.reactionPer'];
  const counted = trigger.reactions.filter((other) => {
    if (per === 'model') return other === model;
    return per === 'trigger' || ownSide(encounter, other) === ownSide(encounter, model);
  });
  return counted.length > 0 ? overLimit(counted.length, 1, 'E-55') : undefined;
}

/** E-58: -1 to the attacker, unless it swung (E-71e). */
function block(encounter: SuEncounter, attack: AttackDuty | undefined): void {
  if (!attack || hasSwung(encounter, attack.by)) return;
  attack.parts.block = -1;
  attack.bonus = sumOf(attack.parts);
}

/** P-30: a Teleport cuts a Fall or Slam by the Move; without a die left it is gone. */
function cutShort(encounter: SuEncounter, model: string): void {
  const crash = crashOf(encounter, model);
  if (!crash) return;
  crash.distance = Math.max(0, crash.distance - modelOf(encounter, model).move);
  crash.dice = crashDice(crash.distance);
  if (crash.dice === 0) encounter.state.due.shift();
}
