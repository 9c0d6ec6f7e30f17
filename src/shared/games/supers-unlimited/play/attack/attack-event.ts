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
  due: (play, { model }) => actorDue(play, model),
  phasesOf: (play, { model }) => actorPhases(play, model),
  refuse: (play, now) => refuseAttack(play, declared(play, now)),
  apply(play, now) {
    const { model, charge, gimmicks } = now;
    beginMain(play.state);
    const attack = declared(play, now);
    const due = attackDuties(play, attack);
    rememberSequence(play, attack, due);
    completeAction(play, model, 'attack', charge);
    for (const gimmick of gimmicks) spendGimmick(play, model, gimmick);
    setCalledShots(play, model, 0);
    play.state.due.unshift(...due);
    return undefined;
  },
});
