/** Saves the view options of each list. */
import { useCallback, useRef, useState } from 'react';
import type { TableName } from '../../store/rows.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import { LEAST_WIDTH, type Widths } from './rows/columns.ts';
import { BY_NAME, type Sort } from './sort.ts';

export const LAYOUTS = ['rows', 'compact', 'cards'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface ListView {
  readonly layout: Layout;
  readonly sort: Sort;
  /** Whether the filters are shown at the side of the list. */
  readonly filters: boolean;
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
  readonly widths: Widths;
}

export const USUAL_COLUMNS: Pick<ListView, 'hidden' | 'widths'> = { hidden: [], widths: {} };
const USUAL: ListView = { layout: 'rows', sort: BY_NAME, filters: false, ...USUAL_COLUMNS };

const keyOf = (table: TableName): string => `rollcall.list.${table}`;

/** Reads the saved view. Returns the default view if nothing is saved or it is invalid. */
export function readView(text: string | null): ListView {
  try {
    const view = JSON.parse(text ?? '{}') as Partial<Record<keyof ListView, unknown>>;
    const { layout, sort, filters, hidden, widths } = view;
    const { by, down } = (sort ?? {}) as Partial<Record<keyof Sort, unknown>>;
    return {
      layout: LAYOUTS.find((one) => one === layout) ?? 'rows',
      sort: typeof by === 'string' ? { by, down: down === true } : BY_NAME,
      filters: filters === true,
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).filter(([, width]) => typeof width === 'number' && width >= LEAST_WIDTH),
      ),
    };
  } catch {
    return USUAL;
  }
}

/** Returns the view of a list and the function that changes it. */
export function useListView(table: TableName): readonly [view: ListView, change: (part: Partial<ListView>) => void] {
  const [view, setView] = useState(() => readView(readSetting(keyOf(table))));
  // Two quick changes can come before the first is rendered, so the latest view is in a ref.
  const latest = useRef(view);
  const change = useCallback(
    (part: Partial<ListView>) => {
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      saveSetting(keyOf(table), JSON.stringify(latest.current));
    },
    [table],
  );
  return [view, change];
}
