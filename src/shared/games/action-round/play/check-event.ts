/**
 * Defines the log event `check`, which computes the degrees of a check and their value. The event changes nothing. Before the roll, a
 * player may raise the difficulty once or twice for more degrees (C-79). `of` names what the check is for.
 */
import { idKey, integerKey, intKey, optional, withDefault, wordKey } from '../../../play/event/keys.ts';
import { createLimitRefusal } from '../../../play/event/refusal.ts';
import { defineEventSpec } from '../../../play/play-rules.ts';
import type { ArEncounter } from './state.ts';

/** The increase of a check's difficulty by each raise (C-79). */
export const DIFFICULTY_PER_RAISE = 5;
const MAX_RAISES = 2;

export const CHECK_EVENT = defineEventSpec<ArEncounter>()({
  keys: {
    model: idKey(),
    total: integerKey,
    dc: integerKey,
    raises: withDefault(intKey, 0),
    of: optional(wordKey('assist', 'gambit', 'hunch', 'influence')),
  },
  phases: ['slot', 'gap'],
  refuse: (_encounter, { raises }) =>
    raises > MAX_RAISES ? createLimitRefusal(raises, MAX_RAISES, 'C-79') : undefined,
  apply({ options }, { total, dc: difficulty, raises, of: purpose }) {
    const degrees = computeDegrees(
      total - difficulty - DIFFICULTY_PER_RAISE * raises,
      raises,
      options['ar.degreeStep'],
    );
    if (purpose === undefined) return { degrees };
    return purpose === 'influence'
      ? { degrees, steps: computeAttitudeSteps(degrees) }
      : { degrees, advantage: computeAdvantage(degrees) };
  },
});

/**
 * Computes degrees of success: one for reaching the difficulty and one for each full step beyond it (C?10). Degrees of failure are
 * negative and count likewise (P-14). Each raise adds two degrees to a success and one to a failure.
 */
function computeDegrees(margin: number, raises: number, stepSize: number): number {
  const fullSteps = Math.floor(Math.abs(margin) / stepSize);
  return margin >= 0 ? 1 + fullSteps + 2 * raises : -(1 + fullSteps) - raises;
}

/** Computes the Advantage of degrees. The first degree of failure costs nothing (docs/rules/action-round.md#degrees-and-advantage). */
const computeAdvantage = (degrees: number): number => (degrees < 0 ? degrees + 1 : degrees);

/** Computes the steps by which an attitude moves (docs/rules/action-round.md#influence). */
function computeAttitudeSteps(degrees: number): number {
  if (degrees >= 5) return 3;
  if (degrees >= 3) return 2;
  if (degrees >= 1) return 1;
  if (degrees >= -1) return 0;
  return degrees >= -3 ? -1 : -2;
}
