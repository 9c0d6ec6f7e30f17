/**
 * The exact odds of a duel of two whose attacks take HP and do nothing else that a duel counts. Then only the HP of both and the
 * number of the Turn matter: Power Points follow from the Turn, since both always use as many as they may.
 */
import type { Chosen, DuelOdds, Pair } from '../../../../compare/duel-rules.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { isVulnerable } from '../attack/parts.ts';
import { koNeed } from '../duties/losses.ts';
import { anySuccess, type Outcome, rollOf, traitDie } from '../forecast/chances.ts';
import { cardOf, isRed } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { bestFirst, readyToStrike, type Strike, strikesOf } from './attacks.ts';
import { MOST_ATTACKS, MOST_TURNS } from './fight.ts';
import { FIGHTERS, type Fighter, foeOf } from './table.ts';

/** Effects that change nothing in a duel: who is pushed away is back in reach, and Countdown tokens only run down. */
const WITHOUT_CONSEQUENCE = ['knockback', 'pow-double-knockback', 'countdown'];
/** What is left of a duel when it is rarer than this is not followed any more. */
const RARE = 1e-10;

/** A fighter as the calculation needs it. */
interface Side {
  readonly hp: number;
  readonly power: number;
  /** The chance of so many HP taken, by their number. */
  readonly blow: readonly number[];
  /** The chance of so many HP back, by whether it is in the Red Zone. */
  readonly back: (isRed: boolean) => readonly number[];
  readonly isRed: (hp: number) => boolean;
  /** The chance to fail a KO Recovery Roll. */
  readonly falls: number;
}

export function exactOdds(pair: Pair<Character>, chosen: Chosen, options: SuOptions): DuelOdds | undefined {
  const sides = FIGHTERS.map((fighter, index) =>
    sideOf(readyToStrike(pair, fighter, options), fighter, chosen[index === 0 ? 0 : 1]),
  );
  const [one, two] = sides;
  if (!one || !two) return undefined;
  const there = follow(one, two);
  const back = follow(two, one);
  const firstWins = [there.wins[0], back.wins[1]] as const;
  return {
    wins: [(there.wins[0] + back.wins[1]) / 2, (there.wins[1] + back.wins[0]) / 2],
    undecided: (there.left + back.left) / 2,
    firstWins,
    turns: (there.turns + back.turns) / 2,
  };
}

function sideOf(encounter: SuEncounter, fighter: Fighter, chosen: number | undefined): Side | undefined {
  const strikes = strikesOf(encounter, fighter);
  const strike = chosen === undefined ? bestFirst(strikes)[0] : strikes[chosen];
  if (!strike?.all || !strike.isPossible) return undefined;
  const hurts = hpOfSuccess(encounter, strike);
  if (hurts === undefined) return undefined;
  const { hp, power, traits } = cardOf(encounter, fighter);
  const { dice } = traits.recovery;
  const roll = (need: number) => rollOf(dice, traitDie(need, 0, encounter.options));
  const [calm, red] = [roll(6), roll(7)].map((all) => all && bySuccesses(all, hp.total));
  if (!calm || !red) return undefined;
  return {
    hp: hp.total,
    power,
    blow: hurts === 1 ? bySuccesses(strike.all, cardOf(encounter, foeOf(fighter)).hp.total) : NOTHING,
    back: (inRedZone) => (inRedZone ? red : calm),
    isRed: (left) => isRed(encounter, fighter, left),
    falls: 1 - anySuccess(dice, traitDie(koNeed(encounter, false), 0, encounter.options)),
  };
}

/** HP that a strike takes a Success: one or none. Undefined where it does something besides that lasts. */
function hpOfSuccess(encounter: SuEncounter, { duty }: Strike): 0 | 1 | undefined {
  if (isVulnerable(encounter, duty.by, duty.target)) return undefined;
  const { immune } = cardOf(encounter, duty.target);
  const felt = duty.effects.filter(({ effect }) => !immune.has(effect) && !WITHOUT_CONSEQUENCE.includes(effect));
  const [only, ...more] = felt;
  if (only === undefined) return 0;
  return only.effect === 'damage' && more.length === 0 ? 1 : undefined;
}

/** No HP, for certain. */
const NOTHING: readonly number[] = [1];

/** The chance of every number of Successes; `most` and all above it are as good as the same. */
function bySuccesses(all: readonly Outcome[], most: number): readonly number[] {
  const chances = new Array<number>(most + 1).fill(0);
  for (const { successes, chance } of all) {
    const count = Math.min(most, successes);
    chances[count] = (chances[count] ?? 0) + chance;
  }
  return chances;
}

interface Followed {
  readonly wins: [number, number];
  readonly left: number;
  readonly turns: number;
}

/** Follows a duel Turn by Turn; the first one begins. Rows are its HP, columns those of the other one. */
function follow(first: Side, second: Side): Followed {
  const wins: [number, number] = [0, 0];
  const sides = [first, second] as const;
  const points = [first.power, second.power];
  const width = second.hp + 1;
  let states = new Float64Array((first.hp + 1) * width);
  states[first.hp * width + second.hp] = 1;
  let left = 1;
  let turns = 0;
  for (let turn = 0; turn < MOST_TURNS && left > RARE; turn++) {
    const actor = turn % 2 === 0 ? 0 : 1;
    turns += left;
    const side = sides[actor];
    // E-45: one more in the Refresh, never above the Power.
    const pp = Math.min(side.power, (points[actor] ?? 0) + 1);
    const attacks = Math.min(MOST_ATTACKS, pp);
    points[actor] = pp - attacks;
    states = recovered(states, width, actor, side);
    for (let n = 0; n < attacks; n++) {
      const [after, won] = struck(states, width, actor, side, sides[actor === 0 ? 1 : 0]);
      states = after;
      wins[actor] += won;
    }
    left = states.reduce((sum, chance) => sum + chance, 0);
  }
  return { wins, left, turns };
}

/** Every state that may be: the HP of the one who begins are its row, those of the other one its column. */
function eachState(
  states: Float64Array,
  width: number,
  take: (chance: number, row: number, column: number) => void,
): void {
  for (let index = 0; index < states.length; index++) {
    const chance = states[index] ?? 0;
    if (chance > 0) take(chance, Math.floor(index / width), index % width);
  }
}

/** E-47, E-48: who acts rolls for its HP. */
function recovered(states: Float64Array, width: number, actor: 0 | 1, side: Side): Float64Array<ArrayBuffer> {
  const after = new Float64Array(states.length);
  eachState(states, width, (chance, row, column) => {
    const own = actor === 0 ? row : column;
    const gains = own < side.hp ? side.back(side.isRed(own)) : NOTHING;
    for (let gain = 0; gain < gains.length; gain++) {
      const now = Math.min(side.hp, own + gain);
      const to = actor === 0 ? now * width + column : row * width + now;
      after[to] = (after[to] ?? 0) + chance * (gains[gain] ?? 0);
    }
  });
  return after;
}

/** One attack: the states after it, and the chance that it has won. */
function struck(
  states: Float64Array,
  width: number,
  actor: 0 | 1,
  { blow }: Side,
  target: Side,
): [Float64Array<ArrayBuffer>, number] {
  const after = new Float64Array(states.length);
  let won = 0;
  eachState(states, width, (chance, row, column) => {
    const foe = actor === 0 ? column : row;
    for (let damage = 0; damage < blow.length; damage++) {
      const left = foe - damage;
      const weight = chance * (blow[damage] ?? 0);
      if (left <= 0) {
        won += weight;
        continue;
      }
      // E-23: damage into the Red Zone asks for a KO Recovery Roll.
      const falls = damage > 0 && target.isRed(left) ? target.falls : 0;
      won += weight * falls;
      const to = actor === 0 ? row * width + left : left * width + column;
      after[to] = (after[to] ?? 0) + weight * (1 - falls);
    }
  });
  return [after, won];
}
