/**
 * Computes the exact odds of a duel in which attacks only take HP. In such a duel only the HP of both fighters and the number of the Turn
 * matter. Both fighters always spend as many Power Points as they can, so the number of the Turn determines their Power Points.
 */
import type { Chosen, DuelOdds, Pair } from '../../../../compare/duel-rules.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { isVulnerable } from '../attack/combat-bonuses.ts';
import { getKoNeed } from '../duties/damage.ts';
import { computeOutcomes, computeSuccessChance, getTraitDie, type Outcome } from '../forecast/chances.ts';
import { getCard, isRedZoneHp } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { createActivation, listStrikes, type Strike, sortByDamage } from './duel-attacks.ts';
import { FIGHTERS, type Fighter, getFoe } from './duel-encounter.ts';
import { MAX_ATTACKS, MAX_TURNS } from './simulated-duel.ts';

/** Effects that don't matter in a duel: a model that is pushed away returns into reach, and Countdown tokens only run out. */
const INCONSEQUENTIAL_EFFECTS = ['knockback', 'pow-double-knockback', 'countdown'];
/** The calculation ends when the chance that the duel is undecided falls below this value. */
const MIN_CHANCE = 1e-10;

/** The numbers of a fighter that the calculation needs. */
interface Side {
  readonly hp: number;
  readonly power: number;
  /** Chances of an HP loss by the attack of this fighter, indexed by the lost HP. */
  readonly damageChances: readonly number[];
  /** Returns the chances of an HP gain, indexed by the gained HP. They depend on the Red Zone. */
  readonly getRecoveryChances: (isRed: boolean) => readonly number[];
  readonly isRedZoneHp: (hp: number) => boolean;
  /** Chance to fail a KO Recovery Roll. */
  readonly koChance: number;
}

/** Returns undefined for a duel that needs a simulation, because an attack has other lasting Effects or too many dice. */
export function computeExactOdds(pair: Pair<Character>, chosen: Chosen, options: SuOptions): DuelOdds | undefined {
  const sides = FIGHTERS.map((fighter, index) =>
    createSide(createActivation(pair, fighter, options), fighter, chosen[index === 0 ? 0 : 1]),
  );
  const [firstSide, secondSide] = sides;
  if (!firstSide || !secondSide) return undefined;
  const firstBegins = followDuel(firstSide, secondSide);
  const secondBegins = followDuel(secondSide, firstSide);
  const firstWins = [firstBegins.wins[0], secondBegins.wins[1]] as const;
  return {
    wins: [(firstBegins.wins[0] + secondBegins.wins[1]) / 2, (firstBegins.wins[1] + secondBegins.wins[0]) / 2],
    undecided: (firstBegins.undecided + secondBegins.undecided) / 2,
    firstWins,
    turns: (firstBegins.turns + secondBegins.turns) / 2,
  };
}

function createSide(encounter: SuEncounter, fighter: Fighter, chosenRow: number | undefined): Side | undefined {
  const strikes = listStrikes(encounter, fighter);
  const strike = chosenRow === undefined ? sortByDamage(strikes)[0] : strikes[chosenRow];
  if (!strike?.outcomes || !strike.isPossible) return undefined;
  const hpPerSuccess = getHpPerSuccess(encounter, strike);
  if (hpPerSuccess === undefined) return undefined;
  const { hp: hitPoints, power, traits } = getCard(encounter, fighter);
  const { dice: recoveryDice } = traits.recovery;
  const computeRecoveryOutcomes = (need: number) =>
    computeOutcomes(recoveryDice, getTraitDie(need, 0, encounter.options));
  // Recovery dice must reach 6, or 7 in the Red Zone (E-47).
  const [normalRecovery, redZoneRecovery] = [computeRecoveryOutcomes(6), computeRecoveryOutcomes(7)].map(
    (outcomes) => outcomes && sumBySuccesses(outcomes, hitPoints.total),
  );
  if (!normalRecovery || !redZoneRecovery) return undefined;
  return {
    hp: hitPoints.total,
    power,
    damageChances:
      hpPerSuccess === 1 ? sumBySuccesses(strike.outcomes, getCard(encounter, getFoe(fighter)).hp.total) : NO_HP_CHANGE,
    getRecoveryChances: (isInRedZone) => (isInRedZone ? redZoneRecovery : normalRecovery),
    isRedZoneHp: (remainingHp) => isRedZoneHp(encounter, fighter, remainingHp),
    koChance: 1 - computeSuccessChance(recoveryDice, getTraitDie(getKoNeed(encounter, false), 0, encounter.options)),
  };
}

/** Returns the HP that a strike takes for each Success, or undefined if the strike has another lasting Effect. */
function getHpPerSuccess(encounter: SuEncounter, { duty }: Strike): 0 | 1 | undefined {
  if (isVulnerable(encounter, duty.by, duty.target)) return undefined;
  const { immune } = getCard(encounter, duty.target);
  const lastingEffects = duty.effects.filter(
    ({ effect }) => !immune.has(effect) && !INCONSEQUENTIAL_EFFECTS.includes(effect),
  );
  const [firstEffect, ...otherEffects] = lastingEffects;
  if (firstEffect === undefined) return 0;
  return firstEffect.effect === 'damage' && otherEffects.length === 0 ? 1 : undefined;
}

/** Chances of an HP change that is certainly 0. */
const NO_HP_CHANGE: readonly number[] = [1];

/** Returns the chance of each number of Successes; higher numbers count as `maxSuccesses`. */
function sumBySuccesses(outcomes: readonly Outcome[], maxSuccesses: number): readonly number[] {
  const chances = new Array<number>(maxSuccesses + 1).fill(0);
  for (const { successes, chance } of outcomes) {
    const count = Math.min(maxSuccesses, successes);
    chances[count] = (chances[count] ?? 0) + chance;
  }
  return chances;
}

interface FollowedDuel {
  /** Chance to win of the fighter that begins, and of the other fighter. */
  readonly wins: [number, number];
  readonly undecided: number;
  /** Mean number of Turns. */
  readonly turns: number;
}

/**
 * Follows a duel Turn by Turn. The first fighter begins. `chances` is a matrix with the chance of each state: the row is the HP of the
 * first fighter, the column the HP of the second fighter.
 */
function followDuel(first: Side, second: Side): FollowedDuel {
  const wins: [number, number] = [0, 0];
  const sides = [first, second] as const;
  const powerPoints = [first.power, second.power];
  const columnCount = second.hp + 1;
  let chances = new Float64Array((first.hp + 1) * columnCount);
  chances[first.hp * columnCount + second.hp] = 1;
  let undecided = 1;
  let turns = 0;
  for (let turn = 0; turn < MAX_TURNS && undecided > MIN_CHANCE; turn++) {
    const actor = turn % 2 === 0 ? 0 : 1;
    turns += undecided;
    const side = sides[actor];
    // The Refresh gives 1 PP, up to the Power (E-45).
    const availablePoints = Math.min(side.power, (powerPoints[actor] ?? 0) + 1);
    const attackCount = Math.min(MAX_ATTACKS, availablePoints);
    powerPoints[actor] = availablePoints - attackCount;
    chances = applyRecovery(chances, columnCount, actor, side);
    for (let attackIndex = 0; attackIndex < attackCount; attackIndex++) {
      const [nextChances, winChance] = applyAttack(chances, columnCount, actor, side, sides[actor === 0 ? 1 : 0]);
      chances = nextChances;
      wins[actor] += winChance;
    }
    undecided = chances.reduce((sum, chance) => sum + chance, 0);
  }
  return { wins, undecided, turns };
}

/** Visits every state whose chance is not 0. */
function forEachState(
  chances: Float64Array,
  columnCount: number,
  visit: (chance: number, row: number, column: number) => void,
): void {
  for (let index = 0; index < chances.length; index++) {
    const chance = chances[index] ?? 0;
    if (chance > 0) visit(chance, Math.floor(index / columnCount), index % columnCount);
  }
}

/** Applies the Recovery Roll of the acting fighter: each Success restores 1 HP (E-47, E-48). */
function applyRecovery(
  chances: Float64Array,
  columnCount: number,
  actor: 0 | 1,
  side: Side,
): Float64Array<ArrayBuffer> {
  const nextChances = new Float64Array(chances.length);
  forEachState(chances, columnCount, (chance, row, column) => {
    const ownHp = actor === 0 ? row : column;
    const gainChances = ownHp < side.hp ? side.getRecoveryChances(side.isRedZoneHp(ownHp)) : NO_HP_CHANGE;
    for (let gainedHp = 0; gainedHp < gainChances.length; gainedHp++) {
      const newHp = Math.min(side.hp, ownHp + gainedHp);
      const nextIndex = actor === 0 ? newHp * columnCount + column : row * columnCount + newHp;
      nextChances[nextIndex] = (nextChances[nextIndex] ?? 0) + chance * (gainChances[gainedHp] ?? 0);
    }
  });
  return nextChances;
}

/** Applies one attack. Returns the next states and the chance that the attack wins the duel: a KO is as good as no HP left. */
function applyAttack(
  chances: Float64Array,
  columnCount: number,
  actor: 0 | 1,
  { damageChances }: Side,
  target: Side,
): [Float64Array<ArrayBuffer>, number] {
  const nextChances = new Float64Array(chances.length);
  let winChance = 0;
  forEachState(chances, columnCount, (chance, row, column) => {
    const foeHp = actor === 0 ? column : row;
    for (let damage = 0; damage < damageChances.length; damage++) {
      const remainingHp = foeHp - damage;
      const damageChance = chance * (damageChances[damage] ?? 0);
      if (remainingHp <= 0) {
        winChance += damageChance;
        continue;
      }
      // Damage in the Red Zone requires a KO Recovery Roll (E-23).
      const koChance = damage > 0 && target.isRedZoneHp(remainingHp) ? target.koChance : 0;
      winChance += damageChance * koChance;
      const nextIndex = actor === 0 ? row * columnCount + remainingHp : remainingHp * columnCount + column;
      nextChances[nextIndex] = (nextChances[nextIndex] ?? 0) + damageChance * (1 - koChance);
    }
  });
  return [nextChances, winChance];
}
