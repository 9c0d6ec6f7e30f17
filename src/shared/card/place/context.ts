/** Defines the input and the result of every step that places elements. */

import type { Theme } from '../../display/color.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Icons } from '../../text/markup/icons.ts';
import type { Binding, BoundRun } from '../binding/runs.ts';
import type { CardFinding, CardSide } from '../findings/card-finding.ts';
import type { PicturesBySource } from '../pictures/pictures.ts';
import type { CardTemplate } from '../template/template.ts';
import type { Overflow } from './paragraph.ts';
import type { MaxScales, TypeFit } from './type-fit.ts';

export interface LayoutContext {
  readonly template: CardTemplate;
  readonly theme: Theme;
  /** The values of the documents, which the elements of a template read by pointers. */
  readonly binding: Binding;
  /** The icons that texts may name. */
  readonly icons: Icons;
  readonly fonts: FontSet;
  readonly pictures?: PicturesBySource | undefined;
  /** The bitmaps that the faction's document names. */
  readonly factionPictures?: PicturesBySource | undefined;
  readonly side: CardSide;
  /** Texts that did not fit other boxes and continue in flows of this side. */
  readonly incomingOverflows: readonly Overflow[];
  /** The largest factors of font sizes. Cards of one print share type sizes this way. */
  readonly maxScales?: MaxScales | undefined;
}

export interface Placement {
  readonly items: readonly DisplayItem[];
  readonly findings: readonly CardFinding[];
  readonly overflows: readonly Overflow[];
  /** The type of a flow. */
  readonly typeFit?: TypeFit;
}

export const EMPTY_PLACEMENT: Placement = { items: [], findings: [], overflows: [] };
export const createPlacement = (items: readonly DisplayItem[]): Placement => ({ ...EMPTY_PLACEMENT, items });

export function mergePlacements(placements: readonly Placement[]): Placement {
  const items: DisplayItem[] = [];
  const findings: CardFinding[] = [];
  const overflows: Overflow[] = [];
  for (const placement of placements) {
    for (const item of placement.items) items.push(item);
    for (const finding of placement.findings) findings.push(finding);
    for (const overflow of placement.overflows) overflows.push(overflow);
  }
  return { items, findings, overflows };
}

/** Lists the fields that runs of text show, each once. */
export const listFields = (runs: readonly BoundRun[]): string[] => [
  ...new Set(runs.flatMap((run) => (run.field === undefined ? [] : [run.field]))),
];

/** Returns an empty placement whose text overflows to another flow or to a continuation card. */
export const createOverflow = (
  runs: readonly BoundRun[],
  targetFlowId: string | undefined,
  side: CardSide,
): Placement => ({
  ...EMPTY_PLACEMENT,
  overflows: [{ targetFlowId, side, runs }],
});

/**
 * Finds the first entry for which `attempt` succeeds, and returns its result. The list is searched by bisection: if `attempt` succeeds
 * for an entry, it also succeeds for all later entries. The first entry is tried first, since it succeeds most often.
 */
export function bisectFirst<T, R>(entries: readonly T[], attempt: (entry: T) => R | undefined): R | undefined {
  let lowIndex = 0;
  let highIndex = entries.length;
  let foundResult: R | undefined;
  while (lowIndex < highIndex) {
    const middleIndex =
      lowIndex === 0 && foundResult === undefined && highIndex === entries.length ? 0 : (lowIndex + highIndex) >> 1;
    const result = attempt(entries[middleIndex] as T);
    if (result === undefined) lowIndex = middleIndex + 1;
    else {
      foundResult = result;
      highIndex = middleIndex;
    }
  }
  return foundResult;
}
