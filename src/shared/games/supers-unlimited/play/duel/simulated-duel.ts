/** Simulates duels with dice by the rules of play. The first fighter that is KO'ed or Incapacitated loses. */
import type { Chosen, DuelEnd, Pair } from '../../../../compare/duel-rules.ts';
import { copyEncounter } from '../../../../play/copy-encounter.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { ENTANGLE_PREFIX } from '../attack/declared-attack.ts';
import { createKoRoll } from '../duties/answer-events.ts';
import { getEffectPoints, getModel } from '../models.ts';
import { findDefaultEvent } from '../play-screen/default-event.ts';
import { computePoolLength, D10 } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { createRecoveryRoll, listRecoverables } from '../turn/recovery.ts';
import { createActivation, listStrikes, type Strike, sortByDamage } from './duel-attacks.ts';
import { createDuelEncounter, FIGHTERS, type Fighter, isAllowed, submitEvent } from './duel-encounter.ts';

/** Attacks in one Activation (E-53). */
export const MAX_ATTACKS = 2;
/** Number of Turns, counted for both fighters together, after which a duel ends undecided. */
export const MAX_TURNS = 100;
/** Maximum number of answers between two Actions. A higher number would mean an endless loop. */
const MAX_ANSWERS = 40;

type Random = () => number;
type AttacksByFighter = Readonly<Record<Fighter, readonly CandidateEvent[]>>;

/** Creates a function that simulates one duel per call. Every call starts from the same prepared encounter. */
export function createDuelSimulator(pair: Pair<Character>, chosen: Chosen, options: SuOptions) {
  const attacksByFighter = Object.fromEntries(
    FIGHTERS.map((fighterId, index) => [
      fighterId,
      listAttackEvents(listStrikes(createActivation(pair, fighterId, options), fighterId), chosen[index === 0 ? 0 : 1]),
    ]),
  ) as unknown as AttacksByFighter;
  const startingEncounters = [createDuelEncounter(pair, 0, options), createDuelEncounter(pair, 1, options)] as const;
  return (startingFighter: 0 | 1, random: Random): DuelEnd =>
    runDuel(copyEncounter(startingEncounters[startingFighter]), attacksByFighter, random);
}

/** Lists the attack events by preference: the chosen attack, then the other attacks by HP loss. */
function listAttackEvents(strikes: readonly Strike[], chosenRow: number | undefined): CandidateEvent[] {
  const chosenStrike = chosenRow === undefined ? undefined : strikes[chosenRow];
  return [
    ...(chosenStrike ? [chosenStrike] : []),
    ...sortByDamage(strikes).filter((strike) => strike !== chosenStrike),
  ].map(({ event }) => event);
}

function runDuel(encounter: SuEncounter, attacksByFighter: AttacksByFighter, random: Random): DuelEnd {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const actor = encounter.state.side as Fighter;
    takeTurn(encounter, actor, attacksByFighter[actor], random);
    const winner = findWinner(encounter);
    if (winner !== undefined) return { winner, turns: turn + 1 };
  }
  return { turns: MAX_TURNS };
}

const isBeaten = (encounter: SuEncounter, fighter: Fighter): boolean => {
  const { ko, out } = getModel(encounter, fighter);
  return ko || out;
};

/** Returns the index of the winner, or undefined while neither fighter is beaten. */
function findWinner(encounter: SuEncounter): 0 | 1 | undefined {
  if (isBeaten(encounter, 'two')) return 0;
  return isBeaten(encounter, 'one') ? 1 : undefined;
}

function takeTurn(encounter: SuEncounter, actor: Fighter, attacks: readonly CandidateEvent[], random: Random): void {
  submitEvent(encounter, { kind: 'choose', model: actor });
  submitRecoveries(encounter, actor, random);
  submitEvent(encounter, { kind: 'activate' });
  submitAnswers(encounter, random);
  for (let attackIndex = 0; attackIndex < MAX_ATTACKS && findWinner(encounter) === undefined; attackIndex++) {
    if (!submitStrike(encounter, actor, attacks)) break;
    submitAnswers(encounter, random);
  }
  if (findWinner(encounter) !== undefined) return;
  submitEvent(encounter, { kind: 'end-activation' });
  submitEvent(encounter, { kind: 'end-turn' });
}

/** Rolls to recover from everything (E-47). Poison comes first because it makes the other rolls harder. */
function submitRecoveries(encounter: SuEncounter, actor: Fighter, random: Random): void {
  const recoverables = listRecoverables(encounter, actor);
  for (const recoverable of [
    ...recoverables.filter((condition) => condition === 'poison'),
    ...recoverables.filter((condition) => condition !== 'poison'),
  ]) {
    const { dice } = createRecoveryRoll(encounter, actor, false);
    if (dice > 0)
      submitEvent(encounter, {
        kind: 'recover',
        model: actor,
        what: recoverable,
        dice: rollTraitDice(encounter, dice, random),
      });
  }
}

/** Submits the first attack that the rules allow, on the foe or else on the Entangle on the attacker. Returns whether there was one. */
function submitStrike(encounter: SuEncounter, actor: Fighter, attacks: readonly CandidateEvent[]): boolean {
  if (getModel(encounter, actor).pp < 1) return false;
  const isEntangled = getEffectPoints(getModel(encounter, actor), 'entangle') > 0;
  const freeingAttacks = isEntangled
    ? attacks.map((event) => ({ ...event, targets: [{ target: `${ENTANGLE_PREFIX}${actor}` }] }))
    : [];
  const event = [...attacks, ...freeingAttacks].find((candidate) => isAllowed(encounter, candidate));
  return event !== undefined && submitEvent(encounter, event);
}

/** Answers the pending duties until play can go on or a fighter is beaten. */
function submitAnswers(encounter: SuEncounter, random: Random): void {
  for (let answerCount = 0; answerCount < MAX_ANSWERS && findWinner(encounter) === undefined; answerCount++) {
    const event = createAnswer(encounter, random);
    if (event === undefined || !submitEvent(encounter, event)) return;
  }
}

function createAnswer(encounter: SuEncounter, random: Random): CandidateEvent | undefined {
  const [duty] = encounter.state.due;
  switch (duty?.due) {
    case undefined:
      return undefined;
    case 'attack':
      return { kind: 'roll', dice: rollTraitDice(encounter, duty.dice, random) };
    case 'ko-roll':
      return { kind: 'roll', dice: rollTraitDice(encounter, createKoRoll(duty).dice, random) };
    case 'vulnerability':
      return { kind: 'roll', dice: [rollDie(random), rollDie(random)] };
    case 'knockback':
      return { kind: 'knockback', distance: duty.amount };
    case 'control':
      return { kind: 'end-control' };
    default:
      return findDefaultEvent(encounter);
  }
}

const rollDie = (random: Random): number => 1 + Math.floor(random() * D10);

/** Rolls the dice of a Trait Roll, including the dice that 10s add. */
function rollTraitDice(encounter: SuEncounter, poolSize: number, random: Random): number[] {
  const extraDieMode = encounter.options['su.powExtraDie'];
  const faces = Array.from({ length: poolSize }, () => rollDie(random));
  while (faces.length < computePoolLength(faces, poolSize, extraDieMode)) faces.push(rollDie(random));
  return faces;
}
