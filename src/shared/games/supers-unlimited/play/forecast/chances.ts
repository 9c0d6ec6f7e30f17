/** The exact chances of a roll: how many Successes and how many POWs, both at once (E-4, E-5, E?4, E?5, E?7). */
import type { SuOptions } from '../../options.ts';
import { countPlain, countTrait, D10, leastFace } from '../rolls/faces.ts';

/** What one die, or a whole roll, may come to. The chances of a list add up to 1. */
export interface Outcome {
  readonly successes: number;
  readonly pows: number;
  readonly chance: number;
}

/** Outcomes as rare as this are left out: nobody sees them in a whole life of play. */
const RARE = 1e-15;
/** The most dice that are worked out one by one; no hand holds more. */
export const MOST_DICE = 60;

const FACES = Array.from({ length: D10 }, (_, index) => index + 1);

/** Dice of Trait Rolls by the least face that succeeds and by what a 10 adds: there are no more than these few. */
const traitDice = new Map<string, readonly Outcome[]>();

/** What a die of a Trait Roll comes to with the dice that its 10s add. */
export function traitDie(need: number, bonus: number, options: SuOptions): readonly Outcome[] {
  const key = `${leastFace(need, bonus, options)} ${options['su.powExtraDie']}`;
  const known = traitDice.get(key) ?? newTraitDie(need, bonus, options);
  traitDice.set(key, known);
  return known;
}

function newTraitDie(need: number, bonus: number, options: SuOptions): readonly Outcome[] {
  const single = merged(FACES.map((face) => ({ ...countTrait([face], need, bonus, options), chance: 1 / D10 })));
  const mode = options['su.powExtraDie'];
  if (mode === 'off') return single;
  const die: Outcome[] = [];
  let reached: Outcome = { successes: 0, pows: 0, chance: 1 };
  for (let added = 0; reached.chance >= RARE; added++) {
    const [pow] = single.filter(({ pows }) => pows > 0);
    const isLast = mode === 'once' && added === 1;
    for (const outcome of single) if (isLast || outcome !== pow) die.push(both(reached, outcome));
    if (isLast || !pow) break;
    reached = both(reached, pow);
  }
  return merged(die);
}

/** What a die of a Slam, a Fall or a Power Marker comes to. */
export const plainDie = (need: number, options: SuOptions): readonly Outcome[] =>
  merged(FACES.map((face) => ({ ...countPlain([face], need, options), chance: 1 / D10 })));

/** What so many dice come to. Undefined above `MOST_DICE`. */
export function rollOf(dice: number, die: readonly Outcome[]): readonly Outcome[] | undefined {
  if (dice > MOST_DICE) return undefined;
  const wide = 1 + Math.max(0, dice) * Math.max(...die.map(({ pows }) => pows));
  const high = 1 + Math.max(0, dice) * Math.max(...die.map(({ successes }) => successes));
  const width = Math.min(wide, dice + MOST_POWS);
  const height = Math.min(high, 2 * dice + MOST_POWS);
  let all = new Float64Array(width * height);
  all[0] = 1;
  for (let n = 0; n < dice; n++) all = withDie(all, width, die);
  return listed(all, width);
}

/** Above this many POWs over the number of dice nothing is left to count. */
const MOST_POWS = 20;

/** Chances of a table with one die more: rows of Successes, columns of POWs. */
function withDie(all: Float64Array, width: number, die: readonly Outcome[]): Float64Array<ArrayBuffer> {
  const more = new Float64Array(all.length);
  for (const [at, chance] of all.entries()) {
    if (chance === 0) continue;
    const column = at % width;
    for (const { successes, pows, chance: of } of die) {
      const to = at + successes * width + pows;
      if (column + pows < width && to < more.length) more[to] = (more[to] ?? 0) + chance * of;
    }
  }
  return more;
}

const listed = (all: Float64Array, width: number): Outcome[] =>
  [...all.entries()]
    .filter(([, chance]) => chance >= RARE)
    .map(([at, chance]) => ({ successes: Math.floor(at / width), pows: at % width, chance }));

const both = (one: Outcome, other: Outcome): Outcome => ({
  successes: one.successes + other.successes,
  pows: one.pows + other.pows,
  chance: one.chance * other.chance,
});

/** One outcome for each pair of numbers. */
function merged(list: readonly Outcome[]): readonly Outcome[] {
  const sums = new Map<number, Outcome>();
  for (const one of list) {
    const key = one.successes * 1024 + one.pows;
    const known = sums.get(key);
    const chance = one.chance + (known?.chance ?? 0);
    sums.set(key, { successes: one.successes, pows: one.pows, chance });
  }
  return [...sums.values()].filter(({ chance }) => chance >= RARE);
}

/** The chance of what is asked for. */
export const chanceOf = (all: readonly Outcome[], isAsked: (outcome: Outcome) => boolean): number =>
  all.reduce((sum, outcome) => (isAsked(outcome) ? sum + outcome.chance : sum), 0);

/** The chance that at least one of so many dice succeeds, however many they are. */
export const anySuccess = (dice: number, die: readonly Outcome[]): number =>
  1 - chanceOf(die, ({ successes }) => successes === 0) ** Math.max(0, dice);
