/** Filters of lists that the user has given a name. They are a row of the library, so that the journal and backups hold them. */
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Database } from './database.ts';
import type { TableName } from './rows.ts';

/** What a list was narrowed down and ordered by. */
export interface SavedFilter {
  readonly name: string;
  readonly table: TableName;
  /** Id of the game whose list it is for; absent = for all games at once. */
  readonly game?: string;
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly sort: { readonly by: string; readonly down: boolean };
}

const KEY = 'filters';
/** Letters of a name. */
export const LONGEST_FILTER_NAME = 60;

/** All of them, in the order in which they were made. What is not understood is left out. */
export async function savedFilters(database: Database): Promise<readonly SavedFilter[]> {
  const row = await database.meta.get(KEY);
  return row?.key === KEY && Array.isArray(row.value) ? row.value.filter(isSaved) : [];
}

const isSaved = (one: unknown): one is SavedFilter =>
  isObject(one) &&
  typeof one.name === 'string' &&
  typeof one.table === 'string' &&
  typeof one.text === 'string' &&
  isObject(one.sort) &&
  isObject(one.chosen) &&
  Object.values(one.chosen).every((values) => Array.isArray(values));

/** Changes them in one transaction. The answer puts back what was there before. */
export async function changeFilters(
  database: Database,
  change: (all: readonly SavedFilter[]) => readonly SavedFilter[],
): Promise<() => Promise<void>> {
  let before: readonly SavedFilter[] = [];
  await database.transaction('rw', 'meta', async () => {
    before = await savedFilters(database);
    await database.meta.put({ key: KEY, value: change(before) });
  });
  return async () => {
    await changeFilters(database, () => before);
  };
}

/** The filters with one under its name, in place of the one of that name in its list. */
export function withFilter(all: readonly SavedFilter[], one: SavedFilter): readonly SavedFilter[] {
  const at = all.findIndex((other) => isFor(other, one) && other.name === one.name);
  return at < 0 ? [...all, one] : all.map((other, n) => (n === at ? one : other));
}

/** Whether two filters are for the same list. */
export const isFor = (a: Pick<SavedFilter, 'table' | 'game'>, b: Pick<SavedFilter, 'table' | 'game'>): boolean =>
  a.table === b.table && a.game === b.game;
