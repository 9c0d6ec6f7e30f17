import { useCallback, useMemo } from 'react';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useLibrary } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';
import { changeFilters, isFor, type SavedFilter, savedFilters, withFilter } from '../../../store/saved-filters.ts';
import { useLive } from '../../../store/use-live.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
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
  const translate = useTranslate();
  const { database } = useLibrary();
  const ask = useCallback(() => savedFilters(database).catch(() => NONE), [database]);
  const stored = useLive(ask) ?? NONE;
  const list = useMemo(() => ({ table, ...(game === undefined ? {} : { game }) }), [table, game]);
  const all = useMemo(() => stored.filter((one) => isFor(one, list)), [stored, list]);
  const used = useLatest(onUse);
  const apply = useCallback(
    ({ text, chosen, sort: order }: SavedFilter) => used.current({ text, chosen }, order),
    [used],
  );
  const commands = useMemo<Command[]>(
    () =>
      all.map((one) => ({
        id: `filter-${one.name}`,
        label: translate('filters.namedFilter', { name: shortName(one.name) }),
        run: () => apply(one),
      })),
    [all, apply, translate],
  );
  useCommands(commands);

  function change(words: string, next: (before: readonly SavedFilter[]) => readonly SavedFilter[]): void {
    attempt(
      changeFilters(database, next).then((undo) => {
        toast(words, { action: { label: translate('shell.undo'), run: () => attempt(undo(), 'filters.notSaved') } });
      }),
      'filters.notSaved',
    );
  }
  return {
    all,
    apply,
    keep: (name) =>
      change(translate('filters.saved', { name: shortName(name) }), (before) =>
        withFilter(before, { name, ...list, ...filter, sort }),
      ),
    rename: (one, name) =>
      change(translate('filters.renamed', { before: shortName(one.name), after: shortName(name) }), (before) =>
        before
          // A name stands once: the renamed one takes the place of another.
          .filter((other) => !(isFor(other, one) && other.name === name))
          .map((other) => (isFor(other, one) && other.name === one.name ? { ...other, name } : other)),
      ),
    forget: (one) =>
      change(translate('filters.forgotten', { name: shortName(one.name) }), (before) =>
        before.filter((other) => !(isFor(other, one) && other.name === one.name)),
      ),
  };
}
