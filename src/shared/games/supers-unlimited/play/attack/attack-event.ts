/** Defines the Action Attack, which makes a roll due for each target (E-57, E-75, E-76). */
import { completeAction, getActorPhases, requireNoDutyButOwnControl, setCalledShots } from '../actions/actor.ts';
import { beginMainEvent, defineEvent } from '../event-preconditions.ts';
import { spendGimmick } from '../gimmicks/pool.ts';
import { createAttackDuties } from './attack-duties.ts';
import { refuseAttack } from './attack-refusals.ts';
import { saveAttackSequence } from './attack-sequence.ts';
import { attackKeys, declareAttack } from './declared-attack.ts';

export const attackEvent = defineEvent({
  keys: attackKeys,
  due: (encounter, { model: modelId }) => requireNoDutyButOwnControl(encounter, modelId),
  getPhases: (encounter, { model: modelId }) => getActorPhases(encounter, modelId),
  refuse: (encounter, event) => refuseAttack(encounter, declareAttack(encounter, event)),
  apply(encounter, event) {
    const { model: modelId, charge, gimmicks } = event;
    beginMainEvent(encounter.state);
    // The attack is declared before `completeAction`, which clears the Charge that it may follow.
    const declaredAttack = declareAttack(encounter, event);
    const attackDuties = createAttackDuties(encounter, declaredAttack);
    saveAttackSequence(encounter, declaredAttack, attackDuties);
    completeAction(encounter, modelId, 'attack', charge);
    for (const gimmick of gimmicks) spendGimmick(encounter, modelId, gimmick);
    setCalledShots(encounter, modelId, 0);
    encounter.state.due.unshift(...attackDuties);
    return undefined;
  },
});
