/** Actions but the attack and those on objectives (E-56, E-59, E-63, E-67, E-68, E-72). */
import { id, ids, text, withDefault } from '../../../../play/event/keys.ts';
import { inState, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { beginMain, event } from '../gates.ts';
import { hasAnyMove, held, isEnemy, modelOf, movesBy } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import {
  actionCost,
  actorDue,
  actorPhases,
  calledShotsOf,
  completeAction,
  frameOf,
  refuseActor,
  setCalledShots,
} from './actor.ts';
import { makeMovement, movementKeys, refuseMovement, typeOf } from './movement.ts';

const gate = {
  due: (encounter: SuEncounter, { model }: { readonly model: string }) => actorDue(encounter, model),
  phasesOf: (encounter: SuEncounter, { model }: { readonly model: string }) => actorPhases(encounter, model),
};

export const calledShot = event({
  keys: { model: id() },
  ...gate,
  refuse: (encounter, { model }) => refuseActor(encounter, model, { kind: 'called-shot' }),
  apply(encounter, { model }) {
    beginMain(encounter.state);
    completeAction(encounter, model, 'called-shot');
    setCalledShots(encounter, model, calledShotsOf(encounter, model) + 1);
    return undefined;
  },
});

/** What a Charge adds to its attack: by jump one more (E-71d). */
const CHARGED = 1;
const CHARGED_BY_JUMP = 2;

const moving = (kind: 'move' | 'run' | 'charge') =>
  event({
    keys: { model: id(), ...movementKeys },
    ...gate,
    refuse(encounter, now) {
      const { model } = now;
      const by = typeOf(encounter, model, now);
      return (
        refuseActor(encounter, model, { kind, by }) ??
        refuseMovement(encounter, model, now, { kind, cost: actionCost(encounter, model) })
      );
    },
    apply(encounter, now) {
      const { model } = now;
      const { state } = encounter;
      const by = typeOf(encounter, model, now);
      beginMain(state);
      completeAction(encounter, model, kind);
      const frame = frameOf(encounter, model);
      if (frame && kind === 'charge') frame.charged = by === 'jump' ? CHARGED_BY_JUMP : CHARGED;
      if (frame && by === 'line-swing') frame.swung = true;
      state.due.unshift(...makeMovement(encounter, model, now));
      return undefined;
    },
  });

export const move = moving('move');
export const run = moving('run');
export const charge = moving('charge');

export const climbHigh = event({
  keys: { model: id(), near: withDefault(ids(), []) },
  ...gate,
  refuse(encounter, { model, near }) {
    const refusal = refuseActor(encounter, model, { kind: 'climb-high' });
    if (refusal) return refusal;
    if (!hasAnyMove(encounter, model, ['flight', 'winged-flight'])) return wrongChoice('climb-high', 'E-72');
    if (held(modelOf(encounter, model), 'entangle') > 0 && !movesBy(encounter, model, 'flight'))
      return inState('entangle', 'E-71h');
    const enemy = near.find((other) => isEnemy(encounter, model, other));
    return enemy === undefined ? undefined : wrongTarget('E-72', enemy);
  },
  apply(encounter, { model }) {
    beginMain(encounter.state);
    completeAction(encounter, model, 'climb-high');
    Object.assign(modelOf(encounter, model), { aloft: true, altitude: 0 });
    return undefined;
  },
});

export const ability = event({
  keys: { model: id(), what: text },
  ...gate,
  refuse: (encounter, { model }) =>
    refuseActor(encounter, model, { kind: 'ability' }) ??
    (held(modelOf(encounter, model), 'nullify') > 0 ? inState('nullify', 'E-110') : undefined),
  apply(encounter, { model }) {
    beginMain(encounter.state);
    completeAction(encounter, model, 'ability');
    return undefined;
  },
});
