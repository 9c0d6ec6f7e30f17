/**
 * Computes the exact distribution of Successes of a Trait Roll (E-5 to E-10, E?4, E?7). Whatever the bonus, a die fails on a natural 1
 * and succeeds on a natural 10. Otherwise the die succeeds if its face plus the bonus reaches the target. A natural 10 is a POW. Players
 * read the rule in three ways: a POW adds no die (`off`), one die (`once`), or one die that may add another (`chain`).
 */
export type ExtraDie = 'chain' | 'once' | 'off';

export interface Roll {
  /** A whole number of 0 or more. */
  dice: number;
  target: number;
  /** Added to every die; may be negative. */
  bonus: number;
  extraDie: ExtraDie;
  /** Whether a die has to exceed the target instead of equaling or exceeding it (E?7). */
  mustExceed: boolean;
}

export interface Odds {
  /** `p[n]` is the chance of exactly n Successes. The end, whose sum is below 1e-12, is left out. */
  p: number[];
  mean: number;
  /** The chance of at least one Success. */
  success: number;
}

const FACE_COUNT = 10;
const POW_CHANCE = 1 / FACE_COUNT;
/** The greatest sum of the chances that are left out at the end. */
const MAX_TAIL = 1e-12;

/** Counts the die faces from 2 to 9 that reach the target, which succeed without being a POW. */
function countPlainFaces({ target, bonus, mustExceed }: Roll): number {
  let faceCount = 0;
  for (let face = 2; face < FACE_COUNT; face++) {
    const faceTotal = face + bonus;
    if (mustExceed ? faceTotal > target : faceTotal >= target) faceCount++;
  }
  return faceCount;
}

/** Returns the exact odds of a roll. Throws a RangeError if the number of dice isn't a whole number of 0 or more. */
export function computeOdds(roll: Roll): Odds {
  const { dice, extraDie } = roll;
  if (!Number.isSafeInteger(dice) || dice < 0) throw new RangeError(`${dice} is no number of dice`);
  const faceCount = countPlainFaces(roll);
  const plainChance = faceCount / FACE_COUNT;
  const failChance = (FACE_COUNT - 1 - faceCount) / FACE_COUNT;
  const single = plainChance + POW_CHANCE;
  // The mean Successes of one die with its extra dice. A POW adds another die, once or repeatedly.
  const meanPerDie = { off: single, once: single + POW_CHANCE * single, chain: single / (1 - POW_CHANCE) }[extraDie];
  // Only failed dice have no Success, since a POW is a Success.
  return {
    p: computeDistribution(dice, plainChance, failChance, extraDie),
    mean: dice * meanPerDie,
    success: 1 - failChance ** dice,
  };
}

function computeDistribution(dice: number, plainChance: number, failChance: number, extraDie: ExtraDie): number[] {
  const chances: number[] = [];
  const maxSuccesses = extraDie === 'chain' ? Number.POSITIVE_INFINITY : extraDie === 'once' ? 2 * dice : dice;
  for (let successes = 0; successes <= maxSuccesses; successes++) {
    const chance = computeChance(successes, dice, plainChance, failChance, extraDie);
    chances.push(chance);
    // Beyond the number of dice, the chances of a chain only fall. The sum of the remaining ones is negligible.
    if (successes > dice && chance < MAX_TAIL / 1e6) break;
  }
  return trimTail(chances);
}

/** Removes the end whose sum is below `MAX_TAIL`. Adds from the smallest chance up, since rounding would hide small chances otherwise. */
function trimTail(chances: readonly number[]): number[] {
  let tail = 0;
  let end = chances.length;
  while (end > 1 && tail + (chances[end - 1] ?? 0) < MAX_TAIL) {
    end--;
    tail += chances[end] ?? 0;
  }
  return chances.slice(0, end);
}

/**
 * Returns the chance of exactly n Successes, in closed form: the coefficient of z^n in G(z)^dice, where G is the generating function of
 * one die. With p = `plainChance`, f = `failChance` and w = 1/10 (a POW): off: G = f + (p + w) z; once: G = f + p z + w z (f + (p + w) z);
 * chain: G = (f + p z) / (1 - w z).
 */
function computeChance(
  successes: number,
  dice: number,
  plainChance: number,
  failChance: number,
  extraDie: ExtraDie,
): number {
  switch (extraDie) {
    case 'off':
      return successes > dice
        ? 0
        : computeTerm(
            logBinomial(dice, successes),
            [plainChance + POW_CHANCE, successes],
            [failChance, dice - successes],
          );
    case 'once': {
      // G = f + b z + c z², b = p + w f (`oneChance`), c = w (p + w) (`twoChance`). `doubleDice` dice have two Successes.
      const oneChance = plainChance + POW_CHANCE * failChance;
      const twoChance = POW_CHANCE * (plainChance + POW_CHANCE);
      let total = 0;
      for (let doubleDice = Math.max(0, successes - dice); 2 * doubleDice <= successes; doubleDice++) {
        total += computeTerm(
          logBinomial(dice, doubleDice) + logBinomial(dice - doubleDice, successes - 2 * doubleDice),
          [twoChance, doubleDice],
          [oneChance, successes - 2 * doubleDice],
          [failChance, dice - successes + doubleDice],
        );
      }
      return total;
    }
    case 'chain': {
      // `plainDice` dice end with a plain Success. All other Successes are POWs, with a negative binomial distribution.
      let total = 0;
      for (let plainDice = 0; plainDice <= Math.min(successes, dice); plainDice++) {
        const pows = successes - plainDice;
        const logWays = dice === 0 ? (pows === 0 ? 0 : Number.NEGATIVE_INFINITY) : logBinomial(dice + pows - 1, pows);
        total += computeTerm(
          logBinomial(dice, plainDice) + logWays,
          [plainChance, plainDice],
          [failChance, dice - plainDice],
          [POW_CHANCE, pows],
        );
      }
      return total;
    }
  }
}

/** Returns e^logWays times powers of the chances. A power of 0 is 1, even for a chance of 0. */
function computeTerm(logWays: number, ...factors: readonly (readonly [chance: number, power: number])[]): number {
  let logTerm = logWays;
  for (const [chance, power] of factors) {
    if (power === 0) continue;
    if (chance <= 0) return 0;
    logTerm += power * Math.log(chance);
  }
  return Math.exp(logTerm);
}

/** Returns the logarithm of a binomial coefficient, "total choose chosen". */
function logBinomial(total: number, chosen: number): number {
  return computeLogFactorial(total) - computeLogFactorial(chosen) - computeLogFactorial(total - chosen);
}

const cachedLogFactorials = [0];
function computeLogFactorial(number: number): number {
  for (let index = cachedLogFactorials.length; index <= number; index++)
    cachedLogFactorials.push((cachedLogFactorials[index - 1] ?? 0) + Math.log(index));
  return cachedLogFactorials[number] ?? 0;
}
