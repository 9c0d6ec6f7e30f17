import { useCallback, useMemo } from 'react';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useLibrary } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';
import {
  addFilter,
  isForSameList,
  readSavedFilters,
  type SavedFilter,
  updateFilters,
} from '../../../store/saved-filters.ts';
import { useLiveQuery } from '../../../store/use-live-query.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { Sort } from '../sort.ts';
import type { ListFilter } from './list-filter.ts';

export interface SavedFilters {
  readonly filters: readonly SavedFilter[];
  apply(savedFilter: SavedFilter): void;
  /** Saves the current filter. */
  save(filterName: string): void;
  rename(savedFilter: SavedFilter, newName: string): void;
  remove(savedFilter: SavedFilter): void;
}

const NO_FILTERS: readonly SavedFilter[] = [];

interface SavedFiltersInput {
  tableName: TableName;
  /** Undefined for all games. */
  gameId: string | undefined;
  filter: ListFilter;
  sort: Sort;
  onUse(filter: ListFilter, sortOrder: Sort): void;
}

/** Returns the saved filters of a list and registers a command for each. Changes to them can be undone. */
export function useSavedFilters({ tableName, gameId, filter, sort, onUse }: SavedFiltersInput): SavedFilters {
  const translate = useTranslate();
  const { database } = useLibrary();
  const readFilters = useCallback(() => readSavedFilters(database).catch(() => NO_FILTERS), [database]);
  const storedFilters = useLiveQuery(readFilters) ?? NO_FILTERS;
  const listIdentity = useMemo(
    () => ({ table: tableName, ...(gameId === undefined ? {} : { game: gameId }) }),
    [tableName, gameId],
  );
  const listFilters = useMemo(
    () => storedFilters.filter((savedFilter) => isForSameList(savedFilter, listIdentity)),
    [storedFilters, listIdentity],
  );
  const latestOnUse = useLatest(onUse);
  const apply = useCallback(
    ({ text, chosen, sort: sortOrder }: SavedFilter) => latestOnUse.current({ text, chosen }, sortOrder),
    [latestOnUse],
  );
  const commands = useMemo<Command[]>(
    () =>
      listFilters.map((savedFilter) => ({
        id: `filter-${savedFilter.name}`,
        label: translate('filters.namedFilter', { name: shortenName(savedFilter.name) }),
        run: () => apply(savedFilter),
      })),
    [listFilters, apply, translate],
  );
  useCommands(commands);

  function applyChange(
    toastText: string,
    changeFilters: (currentFilters: readonly SavedFilter[]) => readonly SavedFilter[],
  ): void {
    attempt(
      updateFilters(database, changeFilters).then((undo) => {
        toast(toastText, {
          action: { label: translate('shell.undo'), run: () => attempt(undo(), 'filters.notSaved') },
        });
      }),
      'filters.notSaved',
    );
  }
  return {
    filters: listFilters,
    apply,
    save: (filterName) =>
      applyChange(translate('filters.saved', { name: shortenName(filterName) }), (currentFilters) =>
        addFilter(currentFilters, { name: filterName, ...listIdentity, ...filter, sort }),
      ),
    rename: (savedFilter, newName) =>
      applyChange(
        translate('filters.renamed', { before: shortenName(savedFilter.name), after: shortenName(newName) }),
        (currentFilters) =>
          currentFilters
            // Names are unique in a list, so a filter that already has the new name is replaced.
            .filter((otherFilter) => !(isForSameList(otherFilter, savedFilter) && otherFilter.name === newName))
            .map((otherFilter) =>
              isForSameList(otherFilter, savedFilter) && otherFilter.name === savedFilter.name
                ? { ...otherFilter, name: newName }
                : otherFilter,
            ),
      ),
    remove: (savedFilter) =>
      applyChange(translate('filters.forgotten', { name: shortenName(savedFilter.name) }), (currentFilters) =>
        currentFilters.filter(
          (otherFilter) => !(isForSameList(otherFilter, savedFilter) && otherFilter.name === savedFilter.name),
        ),
      ),
  };
}
