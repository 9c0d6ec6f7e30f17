/** Saves the view options of each list. */
import { useCallback, useRef, useState } from 'react';
import { hadLibrary } from '../../store/had-library.ts';
import type { TableName } from '../../store/rows.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import { type ColumnWidths, MIN_COLUMN_WIDTH_PX } from './rows/column-layout.ts';
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
  readonly widths: ColumnWidths;
}

export const DEFAULT_COLUMN_SETTINGS: Pick<ListView, 'hidden' | 'widths'> = { hidden: [], widths: {} };
const DEFAULT_VIEW: ListView = { layout: 'rows', sort: BY_NAME, filters: false, ...DEFAULT_COLUMN_SETTINGS };

const getSettingKey = (tableName: TableName): string => `rollcall.list.${tableName}`;

/**
 * Saves Cards as the layout of characters at the first start. Runs before the library opens, since on the first start there is none yet.
 * Users who have worked with rows keep them.
 */
export function initListLayouts(): void {
  const settingKey = getSettingKey('characters');
  if (hadLibrary() || readSetting(settingKey) !== null) return;
  saveSetting(settingKey, JSON.stringify({ layout: 'cards' } satisfies Partial<ListView>));
}

/** Parses the saved view. Returns the default view if nothing is saved or it is invalid. */
export function parseView(settingText: string | null): ListView {
  try {
    const savedView = JSON.parse(settingText ?? '{}') as Partial<Record<keyof ListView, unknown>>;
    const { layout, sort, filters, hidden, widths } = savedView;
    const { by: columnId, down: isDescending } = (sort ?? {}) as Partial<Record<keyof Sort, unknown>>;
    return {
      layout: LAYOUTS.find((candidate) => candidate === layout) ?? 'rows',
      sort: typeof columnId === 'string' ? { by: columnId, down: isDescending === true } : BY_NAME,
      filters: filters === true,
      hidden: Array.isArray(hidden) ? hidden.filter((hiddenId) => typeof hiddenId === 'string') : [],
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).filter(
          ([, columnWidth]) => typeof columnWidth === 'number' && columnWidth >= MIN_COLUMN_WIDTH_PX,
        ),
      ),
    };
  } catch {
    return DEFAULT_VIEW;
  }
}

/** Returns the view of a list and the function that changes it. */
export function useListView(
  tableName: TableName,
): readonly [view: ListView, changeView: (viewChange: Partial<ListView>) => void] {
  const [view, setView] = useState(() => parseView(readSetting(getSettingKey(tableName))));
  // A second change can come before the first one is rendered, so the latest view is in a ref.
  const latestView = useRef(view);
  const changeView = useCallback(
    (viewChange: Partial<ListView>) => {
      latestView.current = { ...latestView.current, ...viewChange };
      setView(latestView.current);
      saveSetting(getSettingKey(tableName), JSON.stringify(latestView.current));
    },
    [tableName],
  );
  return [view, changeView];
}
