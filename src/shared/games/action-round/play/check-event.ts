/** Defines the log event `check`, which computes the degrees of a check and their value. The event changes nothing. */
import { idKey, integerKey, intKey, optional, withDefault, wordKey } from '../../../play/event/keys.ts';
import { createLimitRefusal } from '../../../play/event/refusal.ts';
import { defineEventSpec } from '../../../play/play-rules.ts';
import type { ArEncounter } from './state.ts';

/** Number that a raise adds to the difficulty of a check (C-79). */
export const RAISE = 5;
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
    const degrees = computeDegrees(total - difficulty - RAISE * raises, raises, options['ar.degreeStep']);
    if (purpose === undefined) return { degrees };
    return purpose === 'influence'
      ? { degrees, steps: computeAttitudeSteps(degrees) }
      : { degrees, advantage: computeAdvantage(degrees) };
  },
});

/** Computes degrees: one for meeting the number, and one for each full step (C?10); degrees of failure likewise (P-14). */
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
