/** Actions but the attack and those on objectives (E-56, E-59, E-63, E-67, E-68, E-72). */
import { id, ids, text, withDefault } from '../../../../play/event/keys.ts';
import { inState, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { beginMain, event } from '../gates.ts';
import { hasAnyMove, held, isEnemy, modelOf, movesBy } from '../models.ts';
import type { SuPlay } from '../state.ts';
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
  due: (play: SuPlay, { model }: { readonly model: string }) => actorDue(play, model),
  phasesOf: (play: SuPlay, { model }: { readonly model: string }) => actorPhases(play, model),
};

export const calledShot = event({
  keys: { model: id() },
  ...gate,
  refuse: (play, { model }) => refuseActor(play, model, { kind: 'called-shot' }),
  apply(play, { model }) {
    beginMain(play.state);
    completeAction(play, model, 'called-shot');
    setCalledShots(play, model, calledShotsOf(play, model) + 1);
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
    refuse(play, now) {
      const { model } = now;
      const by = typeOf(play, model, now);
      return (
        refuseActor(play, model, { kind, by }) ??
        refuseMovement(play, model, now, { kind, cost: actionCost(play, model) })
      );
    },
    apply(play, now) {
      const { model } = now;
      const { state } = play;
      const by = typeOf(play, model, now);
      beginMain(state);
      completeAction(play, model, kind);
      const frame = frameOf(play, model);
      if (frame && kind === 'charge') frame.charged = by === 'jump' ? CHARGED_BY_JUMP : CHARGED;
      if (frame && by === 'line-swing') frame.swung = true;
      state.due.unshift(...makeMovement(play, model, now));
      return undefined;
    },
  });

export const move = moving('move');
export const run = moving('run');
export const charge = moving('charge');

export const climbHigh = event({
  keys: { model: id(), near: withDefault(ids(), []) },
  ...gate,
  refuse(play, { model, near }) {
    const refusal = refuseActor(play, model, { kind: 'climb-high' });
    if (refusal) return refusal;
    if (!hasAnyMove(play, model, ['flight', 'winged-flight'])) return wrongChoice('climb-high', 'E-72');
    if (held(modelOf(play, model), 'entangle') > 0 && !movesBy(play, model, 'flight'))
      return inState('entangle', 'E-71h');
    const enemy = near.find((other) => isEnemy(play, model, other));
    return enemy === undefined ? undefined : wrongTarget('E-72', enemy);
  },
  apply(play, { model }) {
    beginMain(play.state);
    completeAction(play, model, 'climb-high');
    Object.assign(modelOf(play, model), { aloft: true, altitude: 0 });
    return undefined;
  },
});

export const ability = event({
  keys: { model: id(), what: text },
  ...gate,
  refuse: (play, { model }) =>
    refuseActor(play, model, { kind: 'ability' }) ??
    (held(modelOf(play, model), 'nullify') > 0 ? inState('nullify', 'E-110') : undefined),
  apply(play, { model }) {
    beginMain(play.state);
    completeAction(play, model, 'ability');
    return undefined;
  },
});
