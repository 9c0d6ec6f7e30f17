/** Stores which documents were opened last, newest first. Only their tables and ids are stored, because names change. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { TABLE_NAMES, type TableName } from '../store/rows.ts';
import { readSetting, saveSetting } from '../store/settings.ts';

export interface RecentDocument {
  readonly table: TableName;
  readonly id: string;
}

const RECENT_KEY = 'rollcall.recent';
/** The number of stored documents. It is higher than the number in the menu, because some documents may have been deleted since. */
const MAX_STORED = 20;

const recentStore = createStore(() => ({ documents: readRecent(readSetting(RECENT_KEY)) }));

window.addEventListener('storage', (event) => {
  if (event.key === RECENT_KEY) recentStore.setState({ documents: readRecent(readSetting(RECENT_KEY)) });
});

/** Parses the stored list. Skips entries that can't be read. */
export function readRecent(storedText: string | null): readonly RecentDocument[] {
  let parsedValue: unknown;
  try {
    parsedValue = JSON.parse(storedText ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(parsedValue)) return [];
  return parsedValue.slice(0, MAX_STORED).flatMap((entry: unknown) => {
    const { table, id } = (entry ?? {}) as Record<string, unknown>;
    const tableName = TABLE_NAMES.find((name) => name === table);
    return tableName === undefined || typeof id !== 'string' ? [] : [{ table: tableName, id }];
  });
}

/** Puts a document that was opened at the top of the list. */
export function rememberOpened(entry: RecentDocument): void {
  const { documents } = recentStore.getState();
  const [newest] = documents;
  if (newest?.table === entry.table && newest.id === entry.id) return;
  const otherDocuments = documents.filter(({ table, id }) => table !== entry.table || id !== entry.id);
  setRecent([entry, ...otherDocuments].slice(0, MAX_STORED));
}

export function clearRecentDocuments(): void {
  setRecent([]);
}

function setRecent(documents: readonly RecentDocument[]): void {
  recentStore.setState({ documents });
  saveSetting(RECENT_KEY, JSON.stringify(documents));
}

export const useRecentDocuments = (): readonly RecentDocument[] => useStore(recentStore, ({ documents }) => documents);
