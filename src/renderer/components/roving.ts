import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Marks a control that the arrow keys can reach. */
export const ROVING = { 'data-roving': '', tabIndex: -1 } as const;

const SELECTOR = '[data-roving]';

/**
 * Makes a group of controls one stop of the Tab key. Arrow keys go to the nearest control in their direction, Home and End
 * to the first and the last. Returns the handlers for the element around the controls.
 */
export function useRoving(ref: RefObject<HTMLElement | null>) {
  // After every render, exactly one of the controls can be reached by Tab.
  useEffect(() => {
    const all = ref.current?.querySelectorAll<HTMLElement>(SELECTOR) ?? [];
    const stops = [...all].filter(({ tabIndex }) => tabIndex === 0);
    const stop = stops.find((element) => element === document.activeElement) ?? stops[0] ?? all[0];
    reachOnly(all, stop);
  });
  return {
    onFocus({ target }: { target: EventTarget }) {
      const all = ref.current?.querySelectorAll<HTMLElement>(SELECTOR) ?? [];
      if (![...all].some((element) => element === target)) return;
      reachOnly(all, target);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const from = event.target as HTMLElement;
      if (!from.matches(SELECTOR)) return;
      const all = [...(ref.current?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])];
      const to = goal(event.key, from, all);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    },
  };
}

/** Makes only one control reachable. Unchanged attributes are not written, since every write is slow. */
function reachOnly(all: Iterable<HTMLElement>, stop: EventTarget | undefined): void {
  for (const element of all) {
    const wanted = element === stop ? 0 : -1;
    if (element.tabIndex !== wanted) element.tabIndex = wanted;
  }
}

/** Returns the control that a key leads to, or undefined. */
function goal(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  const at = all.indexOf(from);
  switch (key) {
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowRight':
      return all[at + 1];
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowDown':
      return nearestBelow(from, all, 1);
    case 'ArrowUp':
      return nearestBelow(from, all, -1);
    default:
      return undefined;
  }
}

/** Returns the control in the next row that is nearest to the same column. A direction of -1 means the previous row. */
function nearestBelow(from: HTMLElement, all: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: { element: HTMLElement; rows: number; columns: number } | undefined;
  for (const element of all) {
    const { left, right, top } = element.getBoundingClientRect();
    const rows = way * (top - here.top);
    if (rows < here.height / 2) continue;
    const columns = Math.abs((left + right) / 2 - (here.left + here.right) / 2);
    const isNearer = best === undefined || rows < best.rows - 8 || (rows < best.rows + 8 && columns < best.columns);
    if (isNearer) best = { element, rows, columns };
  }
  return best?.element;
}
