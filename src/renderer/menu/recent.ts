/** The documents that were opened last, the newest first: their places only, since names change. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { TABLE_NAMES, type TableName } from '../store/rows.ts';
import { keepSetting, setting } from '../store/settings.ts';

export interface RecentDocument {
  readonly table: TableName;
  readonly id: string;
}

const KEY = 'rollcall.recent';
/** More than are shown, since some may be gone. */
const MOST = 20;

const recentStore = createStore(() => ({ documents: readRecent(setting(KEY)) }));

window.addEventListener('storage', (event) => {
  if (event.key === KEY) recentStore.setState({ documents: readRecent(setting(KEY)) });
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

/** Notes that a document was opened. */
export function noteOpened(one: RecentDocument): void {
  const { documents } = recentStore.getState();
  const [first] = documents;
  if (first?.table === one.table && first.id === one.id) return;
  const others = documents.filter(({ table, id }) => table !== one.table || id !== one.id);
  setRecent([one, ...others].slice(0, MOST));
}

export function clearRecent(): void {
  setRecent([]);
}

function setRecent(documents: readonly RecentDocument[]): void {
  recentStore.setState({ documents });
  keepSetting(KEY, JSON.stringify(documents));
}

export const useRecent = (): readonly RecentDocument[] => useStore(recentStore, ({ documents }) => documents);
