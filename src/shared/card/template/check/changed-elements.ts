/** What an edit of a template that was right has changed of it. */
import type { CardTemplate, Element } from '../template.ts';
import { SIDES } from './spots.ts';

/** What others look at: names, where words go and what flows hold. */
const NOTICED = ['kind', 'id', 'overflowTo', 'continued', 'repeated', 'sections'] as const;

/**
 * The ids of elements that differ, those without an id left out; undefined where more differs than elements of which the others
 * take no notice. Compares objects, not what is in them.
 */
export function changedElements(right: CardTemplate, now: CardTemplate): ReadonlySet<string> | undefined {
  const keys = new Set([...Object.keys(right), ...Object.keys(now)]) as ReadonlySet<keyof CardTemplate>;
  const ids = new Set<string>();
  for (const key of keys) {
    if (right[key] === now[key]) continue;
    const side = SIDES.find((one) => one === key);
    const [before, after] = side === undefined ? [] : [right[side], now[side]];
    if (before === undefined || after === undefined || before.length !== after.length) return undefined;
    for (const [index, element] of after.entries()) {
      const old = before[index] as Element;
      if (old === element) continue;
      if (NOTICED.some((one) => held(old, one) !== held(element, one))) return undefined;
      if (element.id !== undefined) ids.add(element.id);
    }
  }
  return ids;
}

const held = (element: Element, key: string): unknown => (element as unknown as Record<string, unknown>)[key];
