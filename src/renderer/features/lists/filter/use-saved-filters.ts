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
  readonly all: readonly SavedFilter[];
  apply(one: SavedFilter): void;
  /** Saves the current filter. */
  keep(name: string): void;
  rename(one: SavedFilter, name: string): void;
  forget(one: SavedFilter): void;
}

const NONE: readonly SavedFilter[] = [];

interface Input {
  table: TableName;
  /** Undefined for all games. */
  game: string | undefined;
  filter: ListFilter;
  sort: Sort;
  onUse(filter: ListFilter, sort: Sort): void;
}

/** Returns the saved filters of a list and registers a command for each. Changes to them can be undone. */
export function useSavedFilters({ table, game, filter, sort, onUse }: Input): SavedFilters {
  const translate = useTranslate();
  const { database } = useLibrary();
  const ask = useCallback(() => readSavedFilters(database).catch(() => NONE), [database]);
  const stored = useLiveQuery(ask) ?? NONE;
  const list = useMemo(() => ({ table, ...(game === undefined ? {} : { game }) }), [table, game]);
  const all = useMemo(() => stored.filter((one) => isForSameList(one, list)), [stored, list]);
  const used = useLatest(onUse);
  const apply = useCallback(
    ({ text, chosen, sort: order }: SavedFilter) => used.current({ text, chosen }, order),
    [used],
  );
  const commands = useMemo<Command[]>(
    () =>
      all.map((one) => ({
        id: `filter-${one.name}`,
        label: translate('filters.namedFilter', { name: shortenName(one.name) }),
        run: () => apply(one),
      })),
    [all, apply, translate],
  );
  useCommands(commands);

  function change(words: string, next: (before: readonly SavedFilter[]) => readonly SavedFilter[]): void {
    attempt(
      updateFilters(database, next).then((undo) => {
        toast(words, { action: { label: translate('shell.undo'), run: () => attempt(undo(), 'filters.notSaved') } });
      }),
      'filters.notSaved',
    );
  }
  return {
    all,
    apply,
    keep: (name) =>
      change(translate('filters.saved', { name: shortenName(name) }), (before) =>
        addFilter(before, { name, ...list, ...filter, sort }),
      ),
    rename: (one, name) =>
      change(translate('filters.renamed', { before: shortenName(one.name), after: shortenName(name) }), (before) =>
        before
          // Names are unique: the renamed filter replaces another one of that name.
          .filter((other) => !(isForSameList(other, one) && other.name === name))
          .map((other) => (isForSameList(other, one) && other.name === one.name ? { ...other, name } : other)),
      ),
    forget: (one) =>
      change(translate('filters.forgotten', { name: shortenName(one.name) }), (before) =>
        before.filter((other) => !(isForSameList(other, one) && other.name === one.name)),
      ),
  };
}
