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
import type { SuEncounter } from '../state.ts';
import { loseByItself, newRecovery, poisonDamage } from '../turn/recovery.ts';
import { cannotUse, returnGimmick, spendGimmick } from './pool.ts';

/** Gimmicks that count Supers (P-34), and which ones they count. */
export const COUNTING = {
  synergism: (encounter: SuEncounter, model: string, other: string) => sharesType(encounter, model, other),
  'arcane-node': (encounter: SuEncounter, _: string, other: string) =>
    cardOf(encounter, other).keywordSet.has('occult'),
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

function sharesType(encounter: SuEncounter, model: string, other: string): boolean {
  const own = cardOf(encounter, model).keywords.type;
  return cardOf(encounter, other).keywords.type.some((type) => own.includes(type));
}

export const gimmick = event({
  keys: allKeys,
  keysNow(_encounter, { gimmick }) {
    if (gimmick === 'evasion') return movingKeys;
    return isCounting(gimmick) ? countingKeys : base;
  },
  phases: PLAYING,
  refuse(encounter, now) {
    const { model, gimmick } = now;
    const refusal = cannotUse(encounter, model, gimmick);
    if (refusal) return refusal;
    if (!isMoment(encounter, now)) return wrongChoice(gimmick, 'E-121a');
    if (gimmick === 'evasion') return refuseEvasion(encounter, now);
    return isCounting(gimmick) ? refuseSupers(encounter, model, gimmick, now.supers) : undefined;
  },
  apply(encounter, now) {
    const { model, gimmick } = now;
    const again = encounter.state.lastGimmick;
    spendGimmick(encounter, model, gimmick);
    if (gimmick === 'we-go-again') {
      if (again) returnGimmick(encounter, again.side, again.gimmick);
      encounter.state.lastGimmick = null;
    } else carryOut(encounter, now);
    return undefined;
  },
});

/** Evasion is a move for which nothing is paid or counted; what holds a model fast holds it fast here as well. */
function refuseEvasion(encounter: SuEncounter, now: Gimmick): Refusal | undefined {
  const { model } = now;
  return (
    refuseCondition(modelOf(encounter, model), { kind: 'move', by: typeOf(encounter, model, now) }) ??
    refuseMovement(encounter, model, now, { kind: 'move', cost: 0 })
  );
}

/** E-121a: whether the Gimmick can be played now. */
function isMoment(encounter: SuEncounter, { model, gimmick }: Gimmick): boolean {
  const { state } = encounter;
  switch (gimmick) {
    case 'tag-team':
      return mayTagIn(encounter, model);
    case 'we-go-again':
      return state.lastGimmick?.side === sideOf(encounter, model);
    case 'restoration':
      return recoveryOf(encounter, model)?.rolled.length === 0;
    case 'second-wind':
      return state.phase === 'recovery' && state.active === model;
    case 'elusive':
    case 'enduring':
      return attackOn(encounter, model) !== undefined;
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
function recoveryOf({ state }: SuEncounter, model: string): Recovery | undefined {
  const due = state.due.find((duty): duty is RecoveryDuty => duty.due === 'recovery' && duty.model === model);
  if (due) return due;
  return state.phase === 'recovery' && state.recovery?.model === model ? state.recovery : undefined;
}

function mayTagIn(encounter: SuEncounter, model: string): boolean {
  const { phase, due, finished, endgame, finalTurns } = encounter.state;
  if (phase !== 'turn-end' || due.length > 0 || finished === null || finished === model) return false;
  const isPair =
    isSuper(encounter, finished) &&
    isSuper(encounter, model) &&
    sideOf(encounter, finished) === sideOf(encounter, model);
  const isAble = isOnTable(encounter, model) && !modelOf(encounter, model).ko;
  return isPair && isAble && (!endgame || finalTurns.includes(model));
}

function refuseSupers(
  encounter: SuEncounter,
  model: string,
  gimmick: Counting,
  supers: readonly string[],
): Refusal | undefined {
  const wrong = supers.find(
    (other, index) =>
      other === model ||
      modelOf(encounter, other).out ||
      !isSuper(encounter, other) ||
      !COUNTING[gimmick](encounter, model, other) ||
      supers.indexOf(other) < index,
  );
  return wrong === undefined ? undefined : wrongTarget('E-121', wrong);
}

function carryOut(encounter: SuEncounter, now: Gimmick): void {
  const { state } = encounter;
  const { model, gimmick } = now;
  switch (gimmick) {
    case 'tag-team':
      state.active = model;
      state.finalTurns = state.finalTurns.filter((each) => each !== model);
      state.due.unshift({ due: 'begin-activation', model, dangerous: 0, markers: [] });
      return;
    case 'restoration': {
      const recovery = recoveryOf(encounter, model);
      if (recovery) recovery.restoration = true;
      return;
    }
    case 'second-wind':
      beginAgain(encounter, model);
      return;
    case 'elusive':
      modelOf(encounter, model).elusive = true;
      for (const duty of state.due) if (duty.due === 'attack' && duty.target === model) duty.need += ELUSIVE;
      return;
    case 'enduring': {
      const attack = attackOn(encounter, model);
      if (attack) endureAttack(encounter, attack, ENDURING);
      return;
    }
    case 'evasion':
      state.due.unshift(...makeMovement(encounter, model, now));
      return;
    case 'shake-it-off':
      loseByItself(encounter, model, 'beforeRolls');
      state.due.unshift({ due: 'recovery', ...newRecovery(model) });
      return;
    case 'arcane-scholar':
      return;
    default:
      gainPower(modelOf(encounter, model), now.supers.length);
  }
}

/** What they add to the number to reach (E-121). */
export const ELUSIVE = 1;
export const ENDURING = 3;

/** Second Wind: the Recovery ends and begins once more. What Poison does stands before the points lost by itself. */
function beginAgain(encounter: SuEncounter, model: string): void {
  const { state } = encounter;
  loseByItself(encounter, model, 'afterRolls');
  const poison = poisonDamage(encounter, model);
  if (state.recovery) Object.assign(state.recovery, { rolled: [], restoration: false });
  loseByItself(encounter, model, 'beforeRolls');
  state.due.unshift(...poison);
}
