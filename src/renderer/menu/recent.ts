/** The documents that were opened last, the newest first: their places only, since names change. */
import { useSyncExternalStore } from 'react';
import { TABLE_NAMES, type TableName } from '../store/rows.ts';
import { keepSetting, setting } from '../store/settings.ts';

export interface RecentDocument {
  readonly table: TableName;
  readonly id: string;
}

const KEY = 'rollcall.recent';
/** More than are shown, since some may be gone. */
const MOST = 20;

const listeners = new Set<() => void>();
let held = readRecent(setting(KEY));

window.addEventListener('storage', (event) => {
  if (event.key === KEY) change(readRecent(setting(KEY)));
});

/** What cannot be read counts as none. */
export function readRecent(stored: string | null): readonly RecentDocument[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST).flatMap((one: unknown) => {
    const { table, id } = (one ?? {}) as Record<string, unknown>;
    const known = TABLE_NAMES.find((name) => name === table);
    return known === undefined || typeof id !== 'string' ? [] : [{ table: known, id }];
  });
}

function change(next: readonly RecentDocument[]): void {
  held = next;
  for (const listener of [...listeners]) listener();
}

/** Notes that a document was opened. */
export function noteOpened(one: RecentDocument): void {
  const [first] = held;
  if (first?.table === one.table && first.id === one.id) return;
  const others = held.filter(({ table, id }) => table !== one.table || id !== one.id);
  change([one, ...others].slice(0, MOST));
  keepSetting(KEY, JSON.stringify(held));
}

export function clearRecent(): void {
  change([]);
  keepSetting(KEY, '[]');
}

export const useRecent = (): readonly RecentDocument[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
