/** How a list is looked at, kept for each list. */
import { useCallback, useRef, useState } from 'react';
import type { TableName } from '../../store/rows.ts';
import { keepSetting, setting } from '../../store/settings.ts';
import { LEAST_WIDTH, type Widths } from './rows/columns.ts';
import { BY_NAME, type Sort } from './sort.ts';

export const LAYOUTS = ['rows', 'compact', 'cards'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface ListView {
  readonly layout: Layout;
  readonly sort: Sort;
  /** Whether the filters stand beside the list. */
  readonly filters: boolean;
  /** Ids of the columns that were taken out. */
  readonly hidden: readonly string[];
  readonly widths: Widths;
}

export const USUAL_COLUMNS: Pick<ListView, 'hidden' | 'widths'> = { hidden: [], widths: {} };
const USUAL: ListView = { layout: 'rows', sort: BY_NAME, filters: false, ...USUAL_COLUMNS };

const keyOf = (table: TableName): string => `rollcall.list.${table}`;

/** What was kept, or the usual view where nothing was or it is not understood. */
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

/** The view of a list, and what changes it. */
export function useListView(table: TableName): readonly [view: ListView, change: (part: Partial<ListView>) => void] {
  const [view, setView] = useState(() => readView(setting(keyOf(table))));
  // The second of two quick changes comes before the first is drawn.
  const latest = useRef(view);
  const change = useCallback(
    (part: Partial<ListView>) => {
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      keepSetting(keyOf(table), JSON.stringify(latest.current));
    },
    [table],
  );
  return [view, change];
}
