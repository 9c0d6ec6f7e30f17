/** Stores the list filters that the user has named, as a row of the database, so that the journal and backups contain them. */
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Database } from './database.ts';
import type { TableName } from './rows.ts';

/** The filter and the sort order of a document list. */
export interface SavedFilter {
  readonly name: string;
  readonly table: TableName;
  /** The id of the game whose list this is for. Absent = the list of all games. */
  readonly game?: string;
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly sort: { readonly by: string; readonly down: boolean };
}

const META_KEY = 'filters';
/** The maximum length of a filter's name. */
export const MAX_FILTER_NAME_LENGTH = 60;

/** Reads all filters in the order in which they were created. Omits unreadable filters. */
export async function readSavedFilters(database: Database): Promise<readonly SavedFilter[]> {
  const row = await database.meta.get(META_KEY);
  return row?.key === META_KEY && Array.isArray(row.value) ? row.value.filter(isSavedFilter) : [];
}

const isSavedFilter = (value: unknown): value is SavedFilter =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.table === 'string' &&
  typeof value.text === 'string' &&
  isObject(value.sort) &&
  isObject(value.chosen) &&
  Object.values(value.chosen).every((values) => Array.isArray(values));

/** Changes the filters in one transaction. Returns a function that restores the previous ones. */
export async function updateFilters(
  database: Database,
  changeList: (filters: readonly SavedFilter[]) => readonly SavedFilter[],
): Promise<() => Promise<void>> {
  let previousFilters: readonly SavedFilter[] = [];
  await database.transaction('rw', 'meta', async () => {
    previousFilters = await readSavedFilters(database);
    await database.meta.put({ key: META_KEY, value: changeList(previousFilters) });
  });
  return async () => {
    await updateFilters(database, () => previousFilters);
  };
}

/** Adds a filter. A filter with the same name for the same list is replaced. */
export function addFilter(filters: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] {
  const existingIndex = filters.findIndex(
    (existing) => isForSameList(existing, filter) && existing.name === filter.name,
  );
  return existingIndex < 0
    ? [...filters, filter]
    : filters.map((existing, index) => (index === existingIndex ? filter : existing));
}

/** Whether two filters are for the same list. */
export const isForSameList = (
  first: Pick<SavedFilter, 'table' | 'game'>,
  second: Pick<SavedFilter, 'table' | 'game'>,
): boolean => first.table === second.table && first.game === second.game;
