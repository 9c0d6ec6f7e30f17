/** Gimmicks that are events of their own: their moments and what they do (E-119, E-121, E-121a). */
import { type EventOf, id, ids, word } from '../../../../play/event/keys.ts';
import { type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { refuseCondition } from '../actions/actor.ts';
import { makeMovement, movementKeys, refuseMovement, typeOf } from '../actions/movement.ts';
import { endureAttack } from '../attack/sequence.ts';
import type { Recovery, RecoveryDuty } from '../duty.ts';
import { event, PLAYING } from '../gates.ts';
import { cardOf, gainPower, isEnemy, isFriend, isOnTable, isSuper, modelOf, sideOf } from '../models.ts';
import { attackOn } from '../reactions/react.ts';
import type { SuPlay } from '../state.ts';
import { loseByItself, newRecovery, poisonDamage } from '../turn/recovery.ts';
import { cannotUse, returnGimmick, spendGimmick } from './pool.ts';

/** Gimmicks that count Supers (P-34), and which ones they count. */
export const COUNTING = {
  synergism: (play: SuPlay, model: string, other: string) => sharesType(play, model, other),
  'arcane-node': (play: SuPlay, _: string, other: string) => cardOf(play, other).keywordSet.has('occult'),
  mastermind: isFriend,
  'ultimate-adaptation': isEnemy,
} as const;
type Counting = keyof typeof COUNTING;

export const PLAYED_GIMMICKS = [
  'tag-team',
  'we-go-again',
  'synergism',
  'arcane-node',
  'mastermind',
  'ultimate-adaptation',
  'restoration',
  'second-wind',
  'elusive',
  'enduring',
  'evasion',
  'shake-it-off',
  'arcane-scholar',
] as const;

const base = { model: id(), gimmick: word(...PLAYED_GIMMICKS) };
const countingKeys = { ...base, supers: ids() };
const movingKeys = { ...base, ...movementKeys };
const allKeys = { ...countingKeys, ...movingKeys };
type Gimmick = EventOf<typeof allKeys>;

export const isCounting = (gimmick: unknown): gimmick is Counting =>
  typeof gimmick === 'string' && Object.hasOwn(COUNTING, gimmick);

function sharesType(play: SuPlay, model: string, other: string): boolean {
  const own = cardOf(play, model).keywords.type;
  return cardOf(play, other).keywords.type.some((type) => own.includes(type));
}

export const gimmick = event({
  keys: allKeys,
  keysNow(_, { gimmick }) {
    if (gimmick === 'evasion') return movingKeys;
    return isCounting(gimmick) ? countingKeys : base;
  },
  phases: PLAYING,
  refuse(play, now) {
    const { model, gimmick } = now;
    const refusal = cannotUse(play, model, gimmick);
    if (refusal) return refusal;
    if (!isMoment(play, now)) return wrongChoice(gimmick, 'E-121a');
    if (gimmick === 'evasion') return refuseEvasion(play, now);
    return isCounting(gimmick) ? refuseSupers(play, model, gimmick, now.supers) : undefined;
  },
  apply(play, now) {
    const { model, gimmick } = now;
    const again = play.state.lastGimmick;
    spendGimmick(play, model, gimmick);
    if (gimmick === 'we-go-again') {
      if (again) returnGimmick(play, again.side, again.gimmick);
      play.state.lastGimmick = null;
    } else carryOut(play, now);
    return undefined;
  },
});

/** Evasion is a move for which nothing is paid or counted; what holds a model fast holds it fast here as well. */
function refuseEvasion(play: SuPlay, now: Gimmick): Refusal | undefined {
  const { model } = now;
  return (
    refuseCondition(modelOf(play, model), { kind: 'move', by: typeOf(play, model, now) }) ??
    refuseMovement(play, model, now, { kind: 'move', cost: 0 })
  );
}

/** E-121a: whether the Gimmick can be played now. */
function isMoment(play: SuPlay, { model, gimmick }: Gimmick): boolean {
  const { state } = play;
  switch (gimmick) {
    case 'tag-team':
      return mayTagIn(play, model);
    case 'we-go-again':
      return state.lastGimmick?.side === sideOf(play, model);
    case 'restoration':
      return recoveryOf(play, model)?.rolled.length === 0;
    case 'second-wind':
      return state.phase === 'recovery' && state.active === model;
    case 'elusive':
    case 'enduring':
      return attackOn(play, model) !== undefined;
    case 'evasion':
    case 'shake-it-off':
      return state.attacked.includes(model);
    case 'arcane-scholar':
      return (
        state.phase === 'activation' && state.active === model && Object.keys(state.frame?.used ?? {}).length === 0
      );
    default:
      return state.completed === model;
  }
}

/** The Recovery of a model, of its Turn or one that is due. */
function recoveryOf({ state }: SuPlay, model: string): Recovery | undefined {
  const due = state.due.find((duty): duty is RecoveryDuty => duty.due === 'recovery' && duty.model === model);
  if (due) return due;
  return state.phase === 'recovery' && state.recovery?.model === model ? state.recovery : undefined;
}

function mayTagIn(play: SuPlay, model: string): boolean {
  const { phase, due, finished, endgame, finalTurns } = play.state;
  if (phase !== 'turn-end' || due.length > 0 || finished === null || finished === model) return false;
  const isPair = isSuper(play, finished) && isSuper(play, model) && sideOf(play, finished) === sideOf(play, model);
  const isAble = isOnTable(play, model) && !modelOf(play, model).ko;
  return isPair && isAble && (!endgame || finalTurns.includes(model));
}

function refuseSupers(play: SuPlay, model: string, gimmick: Counting, supers: readonly string[]): Refusal | undefined {
  const wrong = supers.find(
    (other, i) =>
      other === model ||
      modelOf(play, other).out ||
      !isSuper(play, other) ||
      !COUNTING[gimmick](play, model, other) ||
      supers.indexOf(other) < i,
  );
  return wrong === undefined ? undefined : wrongTarget('E-121', wrong);
}

function carryOut(play: SuPlay, now: Gimmick): void {
  const { state } = play;
  const { model, gimmick } = now;
  switch (gimmick) {
    case 'tag-team':
      state.active = model;
      state.finalTurns = state.finalTurns.filter((each) => each !== model);
      state.due.unshift({ due: 'begin-activation', model, dangerous: 0, markers: [] });
      return;
    case 'restoration': {
      const recovery = recoveryOf(play, model);
      if (recovery) recovery.restoration = true;
      return;
    }
    case 'second-wind':
      beginAgain(play, model);
      return;
    case 'elusive':
      modelOf(play, model).elusive = true;
      for (const duty of state.due) if (duty.due === 'attack' && duty.target === model) duty.need += ELUSIVE;
      return;
    case 'enduring': {
      const attack = attackOn(play, model);
      if (attack) endureAttack(play, attack, ENDURING);
      return;
    }
    case 'evasion':
      state.due.unshift(...makeMovement(play, model, now));
      return;
    case 'shake-it-off':
      loseByItself(play, model, 'beforeRolls');
      state.due.unshift({ due: 'recovery', ...newRecovery(model) });
      return;
    case 'arcane-scholar':
      return;
    default:
      gainPower(modelOf(play, model), now.supers.length);
  }
}

/** What they add to the number to reach (E-121). */
export const ELUSIVE = 1;
export const ENDURING = 3;

/** Second Wind: the Recovery ends and begins once more. What Poison does stands before the points lost by itself. */
function beginAgain(play: SuPlay, model: string): void {
  const { state } = play;
  loseByItself(play, model, 'afterRolls');
  const poison = poisonDamage(play, model);
  if (state.recovery) Object.assign(state.recovery, { rolled: [], restoration: false });
  loseByItself(play, model, 'beforeRolls');
  state.due.unshift(...poison);
}
