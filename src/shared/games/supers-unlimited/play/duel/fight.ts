/** One duel after the other by the rules of play, with dice: whoever is KO'ed or Incapacitated first has lost. */
import type { Chosen, DuelEnd, Pair } from '../../../../compare/duel-rules.ts';
import { copyOfPlay } from '../../../../play/copy-play.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { ENTANGLE } from '../attack/declared.ts';
import { koRoll } from '../duties/answers.ts';
import { held, modelOf } from '../models.ts';
import { D10, lengthOf } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { usual } from '../table/usual.ts';
import { recoverables, recoveryRoll } from '../turn/recovery.ts';
import { bestFirst, readyToStrike, type Strike, strikesOf } from './attacks.ts';
import { duelTable, FIGHTERS, type Fighter, hand, isAllowed } from './table.ts';

/** E-53: attacks of one Activation. */
export const MOST_ATTACKS = 2;
/** Turns of both together after which a duel is broken off. */
export const MOST_TURNS = 100;
/** Answers between two Actions; more of them mean that something goes in circles. */
const MOST_ANSWERS = 40;

type Random = () => number;
type Attacks = Readonly<Record<Fighter, readonly Candidate[]>>;

/** A duel of these two that can be fought again and again. */
export function fighter(pair: Pair<Character>, chosen: Chosen, options: SuOptions) {
  const attacks = Object.fromEntries(
    FIGHTERS.map((id, index) => [
      id,
      attacksOf(strikesOf(readyToStrike(pair, id, options), id), chosen[index === 0 ? 0 : 1]),
    ]),
  ) as unknown as Attacks;
  const tables = [duelTable(pair, 0, options), duelTable(pair, 1, options)] as const;
  return (begins: 0 | 1, random: Random): DuelEnd => fight(copyOfPlay(tables[begins]), attacks, random);
}

/** What somebody attacks with, the dearest first: the chosen one, then those that take the most HP. */
function attacksOf(strikes: readonly Strike[], chosen: number | undefined): Candidate[] {
  const own = chosen === undefined ? undefined : strikes[chosen];
  return [...(own ? [own] : []), ...bestFirst(strikes).filter((strike) => strike !== own)].map(({ event }) => event);
}

function fight(encounter: SuEncounter, attacks: Attacks, random: Random): DuelEnd {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const actor = encounter.state.side as Fighter;
    takeTurn(encounter, actor, attacks[actor], random);
    const winner = winnerOf(encounter);
    if (winner !== undefined) return { winner, turns: turn + 1 };
  }
  return { turns: MOST_TURNS };
}

const isBeaten = (encounter: SuEncounter, fighter: Fighter): boolean => {
  const { ko, out } = modelOf(encounter, fighter);
  return ko || out;
};

/** Who is left. */
function winnerOf(encounter: SuEncounter): 0 | 1 | undefined {
  if (isBeaten(encounter, 'two')) return 0;
  return isBeaten(encounter, 'one') ? 1 : undefined;
}

function takeTurn(encounter: SuEncounter, actor: Fighter, attacks: readonly Candidate[], random: Random): void {
  hand(encounter, { kind: 'choose', model: actor });
  recover(encounter, actor, random);
  hand(encounter, { kind: 'activate' });
  answer(encounter, random);
  for (let n = 0; n < MOST_ATTACKS && winnerOf(encounter) === undefined; n++) {
    if (!strike(encounter, actor, attacks)) break;
    answer(encounter, random);
  }
  if (winnerOf(encounter) !== undefined) return;
  hand(encounter, { kind: 'end-activation' });
  hand(encounter, { kind: 'end-turn' });
}

/** E-47: a roll for everything; Poison first, since it makes the others harder. */
function recover(encounter: SuEncounter, actor: Fighter, random: Random): void {
  const all = recoverables(encounter, actor);
  for (const what of [...all.filter((each) => each === 'poison'), ...all.filter((each) => each !== 'poison')]) {
    const { dice } = recoveryRoll(encounter, actor, false);
    if (dice > 0) hand(encounter, { kind: 'recover', model: actor, what, dice: traitDice(encounter, dice, random) });
  }
}

/** The first attack that the rules allow: on the foe, else on the Entangle that holds the attacker itself. */
function strike(encounter: SuEncounter, actor: Fighter, attacks: readonly Candidate[]): boolean {
  if (modelOf(encounter, actor).pp < 1) return false;
  const isHeld = held(modelOf(encounter, actor), 'entangle') > 0;
  const free = isHeld ? attacks.map((event) => ({ ...event, targets: [{ target: `${ENTANGLE}${actor}` }] })) : [];
  const event = [...attacks, ...free].find((each) => isAllowed(encounter, each));
  return event !== undefined && hand(encounter, event);
}

/** Answers what is due until play may go on or somebody is beaten. */
function answer(encounter: SuEncounter, random: Random): void {
  for (let n = 0; n < MOST_ANSWERS && winnerOf(encounter) === undefined; n++) {
    const event = answerTo(encounter, random);
    if (event === undefined || !hand(encounter, event)) return;
  }
}

function answerTo(encounter: SuEncounter, random: Random): Candidate | undefined {
  const [duty] = encounter.state.due;
  switch (duty?.due) {
    case undefined:
      return undefined;
    case 'attack':
      return { kind: 'roll', dice: traitDice(encounter, duty.dice, random) };
    case 'ko-roll':
      return { kind: 'roll', dice: traitDice(encounter, koRoll(duty).dice, random) };
    case 'vulnerability':
      return { kind: 'roll', dice: [die(random), die(random)] };
    case 'knockback':
      return { kind: 'knockback', distance: duty.amount };
    case 'control':
      return { kind: 'end-control' };
    default:
      return usual(encounter);
  }
}

const die = (random: Random): number => 1 + Math.floor(random() * D10);

/** The dice of a Trait Roll, with those that its 10s add. */
function traitDice(encounter: SuEncounter, pool: number, random: Random): number[] {
  const mode = encounter.options['su.powExtraDie'];
  const faces = Array.from({ length: pool }, () => die(random));
  while (faces.length < lengthOf(faces, pool, mode)) faces.push(die(random));
  return faces;
}
