/**
 * The exact distribution of Successes of a Trait Roll (E-5 to E-10, E?4, E?7). A die fails on a natural 1 and succeeds on a
 * natural 10 whatever the bonus; between them it succeeds when face and bonus reach the target. A natural 10 is a POW and,
 * as the table reads the rule, adds no die, one die, or one die that may add another.
 */
export type ExtraDie = 'chain' | 'once' | 'off';

export interface Roll {
  /** Whole number of 0 or more. */
  dice: number;
  target: number;
  /** Added to every die; may be negative. */
  bonus: number;
  extraDie: ExtraDie;
  /** Read "exceed" instead of "equal or exceed" (E?7). */
  mustExceed: boolean;
}

export interface Odds {
  /** p[n] is the chance of exactly n Successes; cut where what is left is below 1e-12. */
  p: number[];
  mean: number;
  /** Chance of at least one Success. */
  success: number;
}

const FACES = 10;
const POW = 1 / FACES;
/** Greatest sum of the chances that are cut off the end. */
const REST = 1e-12;

/** Faces that succeed without being a POW: of 2 to 9 those that reach the target. */
function plainFaces({ target, bonus, mustExceed }: Roll): number {
  let faces = 0;
  for (let face = 2; face < FACES; face++) {
    const reached = face + bonus;
    if (mustExceed ? reached > target : reached >= target) faces++;
  }
  return faces;
}

/** Exact odds of a roll. Throws a RangeError for dice that are no whole number of 0 or more. */
export function odds(roll: Roll): Odds {
  const { dice, extraDie } = roll;
  if (!Number.isSafeInteger(dice) || dice < 0) throw new RangeError(`${dice} is no number of dice`);
  const faces = plainFaces(roll);
  const plain = faces / FACES;
  const fail = (FACES - 1 - faces) / FACES;
  const single = plain + POW;
  // Mean Successes of one die with its extra dice: a POW adds another die, once or again and again.
  const worth = { off: single, once: single + POW * single, chain: single / (1 - POW) }[extraDie];
  // Only failed dice give no Success, for a POW is one itself.
  return { p: distribution(dice, plain, fail, extraDie), mean: dice * worth, success: 1 - fail ** dice };
}

function distribution(dice: number, plain: number, fail: number, extraDie: ExtraDie): number[] {
  const p: number[] = [];
  const most = extraDie === 'chain' ? Number.POSITIVE_INFINITY : extraDie === 'once' ? 2 * dice : dice;
  for (let n = 0; n <= most; n++) {
    const chance = exactly(n, dice, plain, fail, extraDie);
    p.push(chance);
    // Past the dice the chances of a chain only fall: from here on they add up to nothing.
    if (n > dice && chance < REST / 1e6) break;
  }
  return withoutRest(p);
}

/** Cuts the end off that adds up to less than REST. Summed from the small end: the other way rounding would hide it. */
function withoutRest(p: readonly number[]): number[] {
  let rest = 0;
  let end = p.length;
  while (end > 1 && rest + (p[end - 1] ?? 0) < REST) {
    end--;
    rest += p[end] ?? 0;
  }
  return p.slice(0, end);
}

/**
 * Chance of exactly n Successes, in closed form: the coefficient of z^n in G(z)^dice, where G is what one die is worth.
 * off: G = f + (a + w) z; once: G = f + a z + w z (f + (a + w) z); chain: G = (f + a z) / (1 - w z), with w = 1/10.
 */
function exactly(n: number, dice: number, a: number, f: number, extraDie: ExtraDie): number {
  switch (extraDie) {
    case 'off':
      return n > dice ? 0 : term(choose(dice, n), [a + POW, n], [f, dice - n]);
    case 'once': {
      // G = f + b z + c z², b = a + w f, c = w (a + w): j dice worth two, n - 2j worth one.
      const b = a + POW * f;
      const c = POW * (a + POW);
      let sum = 0;
      for (let j = Math.max(0, n - dice); 2 * j <= n; j++) {
        sum += term(choose(dice, j) + choose(dice - j, n - 2 * j), [c, j], [b, n - 2 * j], [f, dice - n + j]);
      }
      return sum;
    }
    case 'chain': {
      // j plain Successes among the dice, the rest POWs, in a negative binomial.
      let sum = 0;
      for (let j = 0; j <= Math.min(n, dice); j++) {
        const pows = n - j;
        const ways = dice === 0 ? (pows === 0 ? 0 : Number.NEGATIVE_INFINITY) : choose(dice + pows - 1, pows);
        sum += term(choose(dice, j) + ways, [a, j], [f, dice - j], [POW, pows]);
      }
      return sum;
    }
  }
}

/** e^ways times powers of the chances; a power of 0 counts 1 even of chance 0. */
function term(ways: number, ...factors: readonly (readonly [chance: number, power: number])[]): number {
  let log = ways;
  for (const [chance, power] of factors) {
    if (power === 0) continue;
    if (chance <= 0) return 0;
    log += power * Math.log(chance);
  }
  return Math.exp(log);
}

/** Logarithm of "n choose k". */
function choose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let index = logFactorials.length; index <= n; index++)
    logFactorials.push((logFactorials[index - 1] ?? 0) + Math.log(index));
  return logFactorials[n] ?? 0;
}
