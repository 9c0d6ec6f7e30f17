import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../platform/use-latest.ts';

/** The selected rows of a list. Rows that a filter hides are deselected, so that actions only affect visible rows. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a row; `isRange` selects everything from the previous row to this one. */
  toggle(id: string, isRange?: boolean): void;
  /** Selects everything from the start of the range to this row. A new range starts at `from`. */
  extend(from: string, to: string): void;
  set(ids: readonly string[]): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param shown ids of the rows of the list, in its order */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE);
  const last = useRef<string>(undefined);
  /** The range that Shift and the arrow keys grow and shrink. */
  const range = useRef<{ from: string; to: string; before: ReadonlySet<string> }>(undefined);
  const order = useLatest(shown);
  const ids = useMemo(
    () => (chosen.size === 0 ? NONE : new Set(shown.filter((id) => chosen.has(id)))),
    [chosen, shown],
  );
  const current = useLatest(ids);

  const toggle = useCallback(
    (id: string, isRange = false) => {
      const from = last.current;
      last.current = id;
      range.current = undefined;
      setChosen((before) => {
        const after = new Set(order.current.filter((one) => before.has(one)));
        if (isRange) for (const one of between(order.current, from, id)) after.add(one);
        else if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    [order],
  );
  const extend = useCallback(
    (from: string, to: string) => {
      const held = range.current;
      const open = held?.to === from ? { ...held, to } : { from, to, before: current.current };
      range.current = open;
      last.current = to;
      setChosen(new Set([...open.before, ...between(order.current, open.from, to)]));
    },
    [order, current],
  );
  const set = useCallback((all: readonly string[]) => {
    range.current = undefined;
    setChosen(new Set(all));
  }, []);
  const clear = useCallback(() => {
    range.current = undefined;
    setChosen(NONE);
  }, []);
  return useMemo(() => ({ ids, toggle, extend, set, clear }), [ids, toggle, extend, set, clear]);
}

/** Returns all entries between two, in either direction; only the second if the first is not in the list. */
export function between(list: readonly string[], from: string | undefined, to: string): readonly string[] {
  const a = from === undefined ? -1 : list.indexOf(from);
  const b = list.indexOf(to);
  return a < 0 || b < 0 ? [to] : list.slice(Math.min(a, b), Math.max(a, b) + 1);
}
