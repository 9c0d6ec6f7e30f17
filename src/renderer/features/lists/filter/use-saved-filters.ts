import { useCallback, useMemo } from 'react';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useLibrary } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';
import { changeFilters, isFor, type SavedFilter, savedFilters, withFilter } from '../../../store/saved-filters.ts';
import { useLive } from '../../../store/use-live.ts';
import { FILTERS } from '../../../strings/documents/filters.ts';
import { SHELL } from '../../../strings/shell.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { Sort } from '../sort.ts';
import type { ListFilter } from './list-filter.ts';

export interface SavedFilters {
  readonly all: readonly SavedFilter[];
  apply(one: SavedFilter): void;
  /** Keeps what the list is narrowed down by at present. */
  keep(name: string): void;
  rename(one: SavedFilter, name: string): void;
  forget(one: SavedFilter): void;
}

const NONE: readonly SavedFilter[] = [];

interface Input {
  table: TableName;
  /** Undefined = all games. */
  game: string | undefined;
  filter: ListFilter;
  sort: Sort;
  onUse(filter: ListFilter, sort: Sort): void;
}

/** The filters of a list that have a name; each is a command, too. What is done to them can be undone. */
export function useSavedFilters({ table, game, filter, sort, onUse }: Input): SavedFilters {
  const { db } = useLibrary();
  const ask = useCallback(() => savedFilters(db).catch(() => NONE), [db]);
  const stored = useLive(ask) ?? NONE;
  const list = useMemo(() => ({ table, ...(game === undefined ? {} : { game }) }), [table, game]);
  const all = useMemo(() => stored.filter((one) => isFor(one, list)), [stored, list]);
  const used = useLatest(onUse);
  const apply = useCallback(
    ({ text, chosen, sort: order }: SavedFilter) => used.current({ text, chosen }, order),
    [used],
  );
  const commands = useMemo<Command[]>(
    () => all.map((one) => ({ id: `filter-${one.name}`, label: FILTERS.namedFilter(one.name), run: () => apply(one) })),
    [all, apply],
  );
  useCommands(commands);

  function change(words: string, next: (before: readonly SavedFilter[]) => readonly SavedFilter[]): void {
    attempt(
      changeFilters(db, next).then((undo) => {
        toast(words, { action: { label: SHELL.undo, run: () => attempt(undo(), FILTERS.notSaved) } });
      }),
      FILTERS.notSaved,
    );
  }
  return {
    all,
    apply,
    keep: (name) => change(FILTERS.saved(name), (before) => withFilter(before, { name, ...list, ...filter, sort })),
    rename: (one, name) =>
      change(FILTERS.renamed(one.name, name), (before) =>
        before
          // A name stands once: the renamed one takes the place of another.
          .filter((other) => !(isFor(other, one) && other.name === name))
          .map((other) => (isFor(other, one) && other.name === one.name ? { ...other, name } : other)),
      ),
    forget: (one) =>
      change(FILTERS.forgotten(one.name), (before) =>
        before.filter((other) => !(isFor(other, one) && other.name === one.name)),
      ),
  };
}
