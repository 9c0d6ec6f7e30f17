/**
 * Computes the exact chances of a roll: its Successes and POWs together. A die that reaches a number is a Success (E-5, E?7), a 10 is
 * always a Success and a POW (E-8), and each POW adds a die (E?4).
 */
import type { SuOptions } from '../../options.ts';
import { countPlainSuccesses, countTraitSuccesses, D10, getMinFace } from '../rolls/faces.ts';

/** A possible result of one die or a whole roll. The chances of all outcomes add up to 1. */
export interface Outcome {
  readonly successes: number;
  readonly pows: number;
  readonly chance: number;
}

/** Outcomes below this chance are dropped because they never occur in practice. */
const MIN_CHANCE = 1e-15;
/** Maximum number of dice whose outcomes are computed. No player rolls more dice. */
export const MAX_DICE = 60;

const FACES = Array.from({ length: D10 }, (_unused, index) => index + 1);

/** Caches dice by their lowest successful face and by the mode of extra dice. Only a few combinations exist. */
const TRAIT_DIE_CACHE = new Map<string, readonly Outcome[]>();

/** Returns the outcomes of a Trait Roll die, including the dice that its 10s add. */
export function getTraitDie(need: number, bonus: number, options: SuOptions): readonly Outcome[] {
  const cacheKey = `${getMinFace(need, bonus, options)} ${options['su.powExtraDie']}`;
  const outcomes = TRAIT_DIE_CACHE.get(cacheKey) ?? computeTraitDie(need, bonus, options);
  TRAIT_DIE_CACHE.set(cacheKey, outcomes);
  return outcomes;
}

/** Follows the chain of 10s: each 10 adds one more die, until the chain becomes too unlikely or the mode ends it. */
function computeTraitDie(need: number, bonus: number, options: SuOptions): readonly Outcome[] {
  const singleFaces = mergeOutcomes(
    FACES.map((face) => ({ ...countTraitSuccesses([face], need, bonus, options), chance: 1 / D10 })),
  );
  const extraDieMode = options['su.powExtraDie'];
  if (extraDieMode === 'off') return singleFaces;
  const dieOutcomes: Outcome[] = [];
  let powChain: Outcome = { successes: 0, pows: 0, chance: 1 };
  for (let addedDice = 0; powChain.chance >= MIN_CHANCE; addedDice++) {
    const [pow] = singleFaces.filter(({ pows }) => pows > 0);
    const isLast = extraDieMode === 'once' && addedDice === 1;
    for (const outcome of singleFaces)
      if (isLast || outcome !== pow) dieOutcomes.push(combineOutcomes(powChain, outcome));
    if (isLast || !pow) break;
    powChain = combineOutcomes(powChain, pow);
  }
  return mergeOutcomes(dieOutcomes);
}

/** Returns the outcomes of a die of a Slam, a Fall or a Power Marker. */
export const computePlainDie = (need: number, options: SuOptions): readonly Outcome[] =>
  mergeOutcomes(FACES.map((face) => ({ ...countPlainSuccesses([face], need, options), chance: 1 / D10 })));

/** Returns the outcomes of a number of dice, or undefined above `MAX_DICE`. */
export function computeOutcomes(diceCount: number, dieOutcomes: readonly Outcome[]): readonly Outcome[] | undefined {
  if (diceCount > MAX_DICE) return undefined;
  const maxColumns = 1 + Math.max(0, diceCount) * Math.max(...dieOutcomes.map(({ pows }) => pows));
  const maxRows = 1 + Math.max(0, diceCount) * Math.max(...dieOutcomes.map(({ successes }) => successes));
  const columnCount = Math.min(maxColumns, diceCount + MAX_EXTRA_POWS);
  const rowCount = Math.min(maxRows, 2 * diceCount + MAX_EXTRA_POWS);
  let chances = new Float64Array(columnCount * rowCount);
  chances[0] = 1;
  for (let dieIndex = 0; dieIndex < diceCount; dieIndex++) chances = addDie(chances, columnCount, dieOutcomes);
  return listOutcomes(chances, columnCount);
}

/** Maximum number of POWs (and of further Successes) beyond the number of dice. Outcomes with more are dropped. */
const MAX_EXTRA_POWS = 20;

/** Adds one die to a table of chances with a row per Success and a column per POW. */
function addDie(
  chances: Float64Array,
  columnCount: number,
  dieOutcomes: readonly Outcome[],
): Float64Array<ArrayBuffer> {
  const nextChances = new Float64Array(chances.length);
  for (const [index, chance] of chances.entries()) {
    if (chance === 0) continue;
    const column = index % columnCount;
    for (const { successes, pows, chance: dieChance } of dieOutcomes) {
      const nextIndex = index + successes * columnCount + pows;
      if (column + pows < columnCount && nextIndex < nextChances.length)
        nextChances[nextIndex] = (nextChances[nextIndex] ?? 0) + chance * dieChance;
    }
  }
  return nextChances;
}

const listOutcomes = (chances: Float64Array, columnCount: number): Outcome[] =>
  [...chances.entries()]
    .filter(([, chance]) => chance >= MIN_CHANCE)
    .map(([index, chance]) => ({ successes: Math.floor(index / columnCount), pows: index % columnCount, chance }));

const combineOutcomes = (first: Outcome, second: Outcome): Outcome => ({
  successes: first.successes + second.successes,
  pows: first.pows + second.pows,
  chance: first.chance * second.chance,
});

/** Merges outcomes with the same Successes and POWs. */
function mergeOutcomes(outcomes: readonly Outcome[]): readonly Outcome[] {
  const merged = new Map<number, Outcome>();
  for (const outcome of outcomes) {
    // Combines both numbers into one key. No outcome has 1024 POWs.
    const pairKey = outcome.successes * 1024 + outcome.pows;
    const mergedOutcome = merged.get(pairKey);
    const chance = outcome.chance + (mergedOutcome?.chance ?? 0);
    merged.set(pairKey, { successes: outcome.successes, pows: outcome.pows, chance });
  }
  return [...merged.values()].filter(({ chance }) => chance >= MIN_CHANCE);
}

/** Sums the chances of the outcomes that `isCounted` accepts. */
export const sumChances = (outcomes: readonly Outcome[], isCounted: (outcome: Outcome) => boolean): number =>
  outcomes.reduce((sum, outcome) => (isCounted(outcome) ? sum + outcome.chance : sum), 0);

/** Returns the chance that at least one die succeeds, for any number of dice. */
export const computeSuccessChance = (diceCount: number, dieOutcomes: readonly Outcome[]): number =>
  1 - sumChances(dieOutcomes, ({ successes }) => successes === 0) ** Math.max(0, diceCount);
