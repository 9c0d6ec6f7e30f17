/** The Action Attack: what is rolled for each target becomes due (E-57, E-75, E-76). */
import { actorDue, actorPhases, completeAction, setCalledShots } from '../actions/actor.ts';
import { beginMain, event } from '../gates.ts';
import { spendGimmick } from '../gimmicks/pool.ts';
import { attackDuties } from './attack-duties.ts';
import { attackKeys, declared } from './declared.ts';
import { refuseAttack } from './refusals.ts';
import { rememberSequence } from './sequence.ts';

export const attack = event({
  keys: attackKeys,
  due: (encounter, { model }) => actorDue(encounter, model),
  phasesOf: (encounter, { model }) => actorPhases(encounter, model),
  refuse: (encounter, now) => refuseAttack(encounter, declared(encounter, now)),
  apply(encounter, now) {
    const { model, charge, gimmicks } = now;
    beginMain(encounter.state);
    const attack = declared(encounter, now);
    const due = attackDuties(encounter, attack);
    rememberSequence(encounter, attack, due);
    completeAction(encounter, model, 'attack', charge);
    for (const gimmick of gimmicks) spendGimmick(encounter, model, gimmick);
    setCalledShots(encounter, model, 0);
    encounter.state.due.unshift(...due);
    return undefined;
  },
});
