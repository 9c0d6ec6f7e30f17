/** `check`: the degrees of a check, and what they are worth; it changes nothing. */
import { id, int, integer, optional, withDefault, word } from '../../../play/event/keys.ts';
import { overLimit } from '../../../play/event/refusal.ts';
import { eventSpec } from '../../../play/play-rules.ts';
import type { ArEncounter } from './state.ts';

/** A raise makes a check so much harder (C-79). */
export const RAISE = 5;
const MOST_RAISES = 2;

export const CHECK = eventSpec<ArEncounter>()({
  keys: {
    model: id(),
    total: integer,
    dc: integer,
    raises: withDefault(int, 0),
    of: optional(word('assist', 'gambit', 'hunch', 'influence')),
  },
  phases: ['slot', 'gap'],
  refuse: (_encounter, { raises }) => (raises > MOST_RAISES ? overLimit(raises, MOST_RAISES, 'C-79') : undefined),
  apply({ options }, { total, dc, raises, of }) {
    const degrees = degreesOf(total - dc - RAISE * raises, raises, options['ar.degreeStep']);
    if (of === undefined) return { degrees };
    return of === 'influence' ? { degrees, steps: influence(degrees) } : { degrees, advantage: advantageOf(degrees) };
  },
});

/** C?10: one on meeting the number, another for each full step; P-14: of failure likewise. */
function degreesOf(margin: number, raises: number, step: number): number {
  const steps = Math.floor(Math.abs(margin) / step);
  return margin >= 0 ? 1 + steps + 2 * raises : -(1 + steps) - raises;
}

/** The first degree of failure costs nothing (docs/rules/action-round.md#degrees-and-advantage). */
const advantageOf = (degrees: number): number => (degrees < 0 ? degrees + 1 : degrees);

/** Steps by which an attitude moves (docs/rules/action-round.md#influence). */
function influence(degrees: number): number {
  if (degrees >= 5) return 3;
  if (degrees >= 3) return 2;
  if (degrees >= 1) return 1;
  if (degrees >= -1) return 0;
  return degrees >= -3 ? -1 : -2;
}
