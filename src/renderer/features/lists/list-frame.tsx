import { Plus, Share } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { formatShortcut } from '../../commands/command.ts';
import { NEW_DOCUMENT_SHORTCUT } from '../../commands/new-document-shortcut.ts';
import { runCommand } from '../../commands/registry.ts';
import { ActionButton } from '../../components/action-button.tsx';
import { Button } from '../../components/button.tsx';
import { RenameDialog } from '../../components/dialogs/rename-dialog.tsx';
import { focusContent } from '../../components/focus-content.ts';
import { Hint } from '../../components/hint.tsx';
import css from '../../components/list.module.css';
import screen from '../../components/screen.module.css';
import { attempt } from '../../failures/report-failure.ts';
import { GameSwitch } from '../../games/game-switch.tsx';
import type { Documents, Item } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { isGameIndependent, type TableName } from '../../store/rows.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { renameDocument } from '../documents/document-actions.ts';
import { TAGS_COLUMN } from './columns/shared-columns.tsx';
import { ActiveFilter } from './filter/active-filter.tsx';
import { FacetPanel } from './filter/facet-panel.tsx';
import { FilterDialog } from './filter/filter-dialog.tsx';
import { isNarrowed, type ListFilter } from './filter/list-filter.ts';
import { SavedPart } from './filter/saved-part.tsx';
import { useSavedFilters } from './filter/use-saved-filters.ts';
import type { ListKind } from './kind.ts';
import { type CardsProps, ListBody } from './list-body.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListTexts } from './list-texts.ts';
import { ListTools } from './list-tools.tsx';
import { fittingColumns, frameOf } from './rows/columns.ts';
import { useWidth } from './rows/use-width.ts';
import { SelectionActions } from './selection/selection-actions.tsx';
import { useListInput } from './selection/use-list-input.ts';
import { useSelection } from './selection/use-selection.ts';
import { useFiltered } from './use-filtered.ts';
import { useListActions } from './use-list-actions.tsx';
import { type Layout, type ListView, useListView } from './view.ts';

interface Props<N extends TableName> {
  words: ListTexts;
  kind: ListKind<N>;
  /** The game whose documents are listed, and the games that can be chosen. */
  game: Game;
  games: readonly Game[];
  /** Whether the list shows all games; absent if it cannot. */
  all?: { readonly isAll: boolean; onAll(isAll: boolean): void };
  /** The items sorted by name. */
  items: readonly Item<Documents[N]>[];
  filter: ListFilter;
  onFilter(filter: ListFilter): void;
  /** Renders the actions on all shown items, before the Create button. */
  actions?(shown: readonly Item<Documents[N]>[]): ReactNode;
  /** Renders the actions on the selected items, before the actions common to all lists. */
  actionsOf?(selected: readonly Item<Documents[N]>[]): ReactNode;
  /** Absent if the list has only rows. */
  cards?(props: CardsProps<N>): ReactNode;
  onCreate(): void;
}

const ROWS: readonly Layout[] = ['rows', 'compact'];
const ROWS_AND_CARDS: readonly Layout[] = ['rows', 'compact', 'cards'];
/** The minimum width in pixels of a list that shows the filters at its side. */
const BESIDE = 760;
const PANEL = 248;

/**
 * A screen that lists documents: title and count, search, filters, order, actions, rows or cards. An empty list has a Create
 * button.
 */
export function ListFrame<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const { words, kind, game, games, all, items, filter, onFilter, actions, actionsOf, cards, onCreate } = props;
  const { table } = kind;
  const library = useLibrary();
  const [kept, changeView] = useListView(table);
  const hasCards = cards !== undefined;
  const view = useMemo<ListView>(
    () => (kept.layout === 'cards' && !hasCards ? { ...kept, layout: 'rows' } : kept),
    [kept, hasCards],
  );
  const { layout } = view;
  const { shown, values, filter: found } = useFiltered(kind, items, filter, view.sort, view.filters);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useSelection(ids);
  const selected = useMemo(() => shown.filter(({ id }) => selection.ids.has(id)), [shown, selection]);
  const [isChosen, setSelecting] = useState(false);
  const count = selected.length;
  const isSelecting = isChosen || count > 0;
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const isBeside = view.filters && width >= BESIDE;
  const rowsWidth = width - (isBeside ? PANEL : 0);
  const frame = frameOf(rowsWidth, layout === 'compact');
  // The column of tags is hidden if no document has tags.
  const isTagged = useMemo(() => items.some(({ row }) => row.tags !== undefined), [items]);
  const possible = useMemo(
    () => (isTagged ? kind.columns : kind.columns.filter(({ id }) => id !== TAGS_COLUMN)),
    [kind, isTagged],
  );
  const { hidden, widths } = view;
  const columns = useMemo(() => {
    const wanted = possible.filter(({ id }) => !hidden.includes(id));
    return fittingColumns(wanted, rowsWidth, frame, widths);
  }, [possible, hidden, rowsWidth, frame, widths]);

  const acts = useListActions({ kind, title: words.title, shown, selected, selection, view, changeView });
  const { clear } = selection;
  const select = useCallback(
    (on: boolean) => {
      setSelecting(on);
      if (!on) clear();
    },
    [clear],
  );
  const input = useListInput({ kind, shown, selected, selection, isSelecting, setSelecting });
  if (isChosen && items.length === 0) setSelecting(false);
  const held = useRef(items.length);
  useEffect(() => {
    // The deleted row had the focus.
    const isEmptied = items.length === 0 && held.current > 0;
    if (isEmptied && document.activeElement === document.body) focusContent();
    held.current = items.length;
  }, [items]);

  // If the user types fast, the rows are found a moment after the key press that moves the focus to them.
  const [goOnRequests, requestGoOn] = useReducer((count: number) => count + 1, 0);
  const answeredRequests = useRef(0);
  useEffect(() => {
    if (answeredRequests.current === goOnRequests || found !== filter) return;
    answeredRequests.current = goOnRequests;
    body.current?.querySelector<HTMLElement>('[data-key] a')?.focus();
  }, [goOnRequests, found, filter]);

  const inUse = Object.values(filter.chosen).flat().length;
  const saved = useSavedFilters({
    table,
    game: all?.isAll === true || isGameIndependent(table) ? undefined : game.id,
    filter,
    sort: view.sort,
    onUse: (next, sort) => {
      onFilter(next);
      changeView({ sort });
    },
  });
  const panel = (
    <>
      <SavedPart saved={saved} isNarrowed={isNarrowed(filter)} />
      <div className={css.facets}>
        <FacetPanel facets={kind.facets} values={values} filter={filter} onChange={onFilter} />
      </div>
    </>
  );
  const order = useMemo(() => [game, found, view.sort], [game, found, view.sort]);
  const create = (
    <Hint text={formatShortcut(translate, NEW_DOCUMENT_SHORTCUT)}>
      <Button kind="primary" icon={<Plus />} onPress={onCreate}>
        {words.create}
      </Button>
    </Hint>
  );
  const shownText =
    count > 0
      ? translate('lists.selected', { count, shown: shown.length })
      : words.formatShown(shown.length, items.length);
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title} data-selected={count}>
          <h1>{words.title}</h1>
          <span
            className={screen.count}
            role="status"
            aria-label={count > 0 ? shownText : words.formatShownLong(shown.length, items.length)}
          >
            {shownText}
          </span>
          {/* The actions on the selection need the space. */}
          {count > 0 ? null : <GameSwitch game={game} games={games} all={all} />}
        </div>
        <div className={css.filters}>
          <search className={css.searchPart}>
            <ListSearch
              label={words.search}
              hint={words.searchHint}
              text={filter.text}
              onChange={(text) => onFilter({ ...filter, text })}
              onGoOn={requestGoOn}
            />
          </search>
          <ListTools
            view={view}
            layouts={hasCards ? ROWS_AND_CARDS : ROWS}
            columns={possible}
            shown={columns}
            isSortHidden={layout === 'cards' || columns.length < possible.length}
            inUse={inUse}
            isSelecting={isSelecting}
            isAllSelected={count === shown.length}
            onView={changeView}
            onSelecting={select}
          />
          <ActiveFilter facets={kind.facets} filter={filter} onChange={onFilter} />
        </div>
        <div className={screen.actions}>
          {count > 0 ? (
            <SelectionActions
              count={count}
              readable={selected.filter(({ kind }) => kind === 'ready').length}
              onRename={acts.rename}
              onTag={acts.tag}
              onDuplicate={() => attempt(acts.duplicate())}
              onDelete={() => attempt(acts.remove())}
              onClear={() => select(false)}
            >
              <ActionButton
                icon={<Share />}
                label={translate('export.command')}
                isUsual
                onPress={() => runCommand('export')}
              />
              {actionsOf?.(selected)}
            </SelectionActions>
          ) : (
            <>
              {acts.importButton}
              {shown.length === 0 ? null : acts.exportButton}
              {actions?.(shown)}
              {create}
            </>
          )}
        </div>
      </div>
      <div ref={body} className={css.body} data-beside={isBeside || undefined} {...input}>
        {isBeside ? (
          <aside className={css.panel} aria-label={translate('filters.filters')}>
            {panel}
          </aside>
        ) : null}
        <ListBody
          {...props}
          layout={layout}
          shown={shown}
          isFound={!isNarrowed(found)}
          columns={columns}
          frame={frame}
          width={rowsWidth}
          widths={widths}
          sort={view.sort}
          order={order}
          selection={selection}
          isSelecting={isSelecting}
          create={create}
          onSort={(sort) => changeView({ sort })}
          onWidths={(next) => changeView({ widths: next })}
        />
      </div>
      {view.filters && !isBeside && width > 0 ? (
        <FilterDialog
          text={words.formatShownLong(shown.length, items.length)}
          onClose={() => changeView({ filters: false })}
        >
          {panel}
        </FilterDialog>
      ) : null}
      {acts.renaming === undefined ? null : (
        <RenameDialog
          name={acts.renaming.name}
          onRename={(name) => attempt(renameDocument(translate, library, table, acts.renaming?.id ?? '', name))}
          onClose={acts.stopRenaming}
        />
      )}
      {acts.dialog}
    </div>
  );
}
