/** What every placing step is given, and what it gives back. */

import type { Theme } from '../../display/colour.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Icons } from '../../text/markup/icons.ts';
import type { Binding, BoundRun } from '../binding/runs.ts';
import type { CardNote, CardSide } from '../notes/note.ts';
import type { PictureBook } from '../pictures/pictures.ts';
import type { CardTemplate } from '../template/template.ts';
import type { Overflow } from './paragraph.ts';

export interface Context {
  readonly template: CardTemplate;
  readonly theme: Theme;
  readonly binding: Binding;
  /** Those that texts may name. */
  readonly icons: Icons;
  readonly fonts: FontSet;
  readonly pictures?: PictureBook | undefined;
  /** Those that the faction's document names. */
  readonly factionPictures?: PictureBook | undefined;
  readonly side: CardSide;
  /** Texts that other boxes could not hold, by the flow that takes them. */
  readonly arriving: readonly Overflow[];
}

export interface Placed {
  readonly items: readonly DisplayItem[];
  readonly notes: readonly CardNote[];
  readonly overflows: readonly Overflow[];
}

export const NOTHING: Placed = { items: [], notes: [], overflows: [] };
export const placed = (items: readonly DisplayItem[]): Placed => ({ ...NOTHING, items });

export function together(parts: readonly Placed[]): Placed {
  const items: DisplayItem[] = [];
  const notes: CardNote[] = [];
  const overflows: Overflow[] = [];
  for (const part of parts) {
    for (const item of part.items) items.push(item);
    for (const note of part.notes) notes.push(note);
    for (const overflow of part.overflows) overflows.push(overflow);
  }
  return { items, notes, overflows };
}

/** The fields that runs of text are about, each once. */
export const fieldsOf = (runs: readonly BoundRun[]): string[] => [
  ...new Set(runs.flatMap((run) => (run.field === undefined ? [] : [run.field]))),
];

/** Nothing drawn: the text overflows to the flow that takes it, or to a further card. */
export const overflowed = (runs: readonly BoundRun[], to: string | undefined, from: CardSide): Placed => ({
  ...NOTHING,
  overflows: [{ to, from, runs }],
});

/** The first result of `attempt` in a sorted list, found by bisection: once an entry succeeds, all later ones would. */
export function bisectFirst<T, R>(list: readonly T[], attempt: (entry: T) => R | undefined): R | undefined {
  let low = 0;
  let high = list.length;
  let found: R | undefined;
  while (low < high) {
    const middle = low === 0 && found === undefined && high === list.length ? 0 : (low + high) >> 1;
    const result = attempt(list[middle] as T);
    if (result === undefined) low = middle + 1;
    else {
      found = result;
      high = middle;
    }
  }
  return found;
}
