import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatShortcut } from '../../commands/command.ts';
import { NEW_DOCUMENT_SHORTCUT } from '../../commands/new-document-shortcut.ts';
import { Button } from '../../components/button.tsx';
import { RenameDialog } from '../../components/dialogs/rename-dialog.tsx';
import { focusContent } from '../../components/focus-content.ts';
import css from '../../components/list.module.css';
import screenCss from '../../components/screen.module.css';
import { Tooltip } from '../../components/tooltip.tsx';
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
import { isFilterActive, type ListFilter } from './filter/list-filter.ts';
import { SavedFiltersPanel } from './filter/saved-filters-panel.tsx';
import { useSavedFilters } from './filter/use-saved-filters.ts';
import type { ListAction } from './list-action.ts';
import { type CardsProps, ListBody } from './list-body.tsx';
import type { ListKind } from './list-kind.ts';
import { ListSearch } from './list-search.tsx';
import type { ListTexts } from './list-texts.ts';
import { ListTools } from './list-tools.tsx';
import { type Layout, type ListView, useListView } from './list-view.ts';
import { getFittingColumns, getRowFrame } from './rows/column-layout.ts';
import { useElementWidth } from './rows/use-element-width.ts';
import { getKeptSelection, useKeptSelection } from './selection/kept-selection.ts';
import { SelectionActions } from './selection/selection-actions.tsx';
import { useListInput } from './selection/use-list-input.ts';
import { useSelection } from './selection/use-selection.ts';
import { useFilteredItems } from './use-filtered-items.ts';
import { useListActions } from './use-list-actions.tsx';
import { useListMenu } from './use-list-menu.tsx';

interface Props<N extends TableName> {
  listTexts: ListTexts;
  listKind: ListKind<N>;
  /** The game whose documents are listed, and the games that can be chosen. */
  game: Game;
  games: readonly Game[];
  /** Whether the list shows the documents of all games. Absent if the list always shows one game. */
  allGamesOption?: { readonly isAll: boolean; onAll(isAll: boolean): void };
  /** The items sorted by name. */
  items: readonly Item<Documents[N]>[];
  filter: ListFilter;
  onFilter(filter: ListFilter): void;
  /** Shown above the title. */
  note?: ReactNode;
  /** Renders the actions on all shown items, before the Create button. */
  renderActions?(shownItems: readonly Item<Documents[N]>[]): ReactNode;
  /** Shown after the Create button of an empty list. */
  emptyActions?: ReactNode;
  /** Returns the actions on the selected items, among all shown items, that only this list has. */
  getSelectionActions?(
    selectedItems: readonly Item<Documents[N]>[],
    shownItems: readonly Item<Documents[N]>[],
  ): readonly ListAction[];
  /** Absent if the list has only rows. */
  renderCards?(props: CardsProps<N>): ReactNode;
  onCreate(): void;
}

const ROW_LAYOUTS: readonly Layout[] = ['rows', 'compact'];
const ROW_AND_CARD_LAYOUTS: readonly Layout[] = ['rows', 'compact', 'cards'];
/** The minimum width of a list that shows the filters at its side. A narrower list shows them in a dialog. */
const MIN_WIDTH_WITH_PANEL_PX = 760;
const PANEL_WIDTH_PX = 248;

/**
 * A screen that lists documents: title and count, search, filters, order, actions, rows or cards. An empty list has a Create
 * button.
 */
export function ListFrame<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const {
    listTexts,
    listKind,
    game,
    games,
    allGamesOption,
    items,
    filter,
    onFilter,
    note,
    renderActions,
    getSelectionActions,
    renderCards,
    onCreate,
  } = props;
  const { tableName } = listKind;
  const library = useLibrary();
  const [savedView, changeView] = useListView(tableName);
  const hasCards = renderCards !== undefined;
  const view = useMemo<ListView>(
    () => (savedView.layout === 'cards' && !hasCards ? { ...savedView, layout: 'rows' } : savedView),
    [savedView, hasCards],
  );
  const { layout } = view;
  const {
    matchingItems: shownItems,
    facetValues,
    appliedFilter,
  } = useFilteredItems(listKind, items, filter, view.sort, view.filters);
  const shownIds = useMemo(() => shownItems.map(({ id }) => id), [shownItems]);
  const allIds = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useSelection(shownIds, allIds, getKeptSelection(tableName));
  useKeptSelection(tableName, selection.rowIds);
  const { selectedItems, hiddenCount } = useMemo(
    () => findSelectedItems(items, shownItems, selection.rowIds),
    [shownItems, items, selection],
  );
  const [isSelectionMode, setSelectionMode] = useState(false);
  const selectedCount = selectedItems.length;
  const isSelecting = isSelectionMode || selectedCount > 0;
  const bodyRef = useRef<HTMLDivElement>(null);
  const listWidth = useElementWidth(bodyRef);
  const isPanelShown = view.filters && listWidth >= MIN_WIDTH_WITH_PANEL_PX;
  const rowsWidth = listWidth - (isPanelShown ? PANEL_WIDTH_PX : 0);
  const rowFrame = getRowFrame(rowsWidth, layout === 'compact');
  // The column of tags is hidden if no document has tags.
  const hasTags = useMemo(() => items.some(({ row }) => row.tags !== undefined), [items]);
  const availableColumns = useMemo(
    () => (hasTags ? listKind.columns : listKind.columns.filter(({ id }) => id !== TAGS_COLUMN)),
    [listKind, hasTags],
  );
  const { hidden, widths } = view;
  const columns = useMemo(() => {
    const visibleColumns = availableColumns.filter(({ id }) => !hidden.includes(id));
    return getFittingColumns(visibleColumns, rowsWidth, rowFrame, widths);
  }, [availableColumns, hidden, rowsWidth, rowFrame, widths]);

  const extraActions = useMemo(
    () => (selectedItems.length === 0 ? [] : (getSelectionActions?.(selectedItems, shownItems) ?? [])),
    [getSelectionActions, selectedItems, shownItems],
  );
  const listActions = useListActions({
    listKind,
    title: listTexts.title,
    shownItems,
    selectedItems,
    selection,
    extraActions,
    view,
    changeView,
  });
  const listMenu = useListMenu(selection);
  const { clear } = selection;
  const changeSelectionMode = useCallback(
    (isOn: boolean) => {
      setSelectionMode(isOn);
      if (!isOn) clear();
    },
    [clear],
  );
  const inputHandlers = useListInput({
    listKind,
    shownItems,
    selectedItems,
    selection,
    isSelecting,
    setSelecting: setSelectionMode,
    openMenu: listMenu.open,
  });
  // A list that becomes empty ends the selection mode, which shows nothing to select.
  if (isSelectionMode && items.length === 0) setSelectionMode(false);
  const previousCount = useRef(items.length);
  useEffect(() => {
    // When the last row is deleted, its focus is lost, so the content of the screen gets the focus.
    const isEmptied = items.length === 0 && previousCount.current > 0;
    if (isEmptied && document.activeElement === document.body) focusContent();
    previousCount.current = items.length;
  }, [items]);

  // A key press in the search box asks for the focus on the first row. The focus waits until the typed filter is applied.
  const [focusRequests, requestFocus] = useReducer((requestCount: number) => requestCount + 1, 0);
  const answeredRequests = useRef(0);
  useEffect(() => {
    if (answeredRequests.current === focusRequests || appliedFilter !== filter) return;
    answeredRequests.current = focusRequests;
    bodyRef.current?.querySelector<HTMLElement>('[data-key] a')?.focus();
  }, [focusRequests, appliedFilter, filter]);

  const chosenValueCount = Object.values(filter.chosen).flat().length;
  const savedFilters = useSavedFilters({
    tableName,
    gameId: allGamesOption?.isAll === true || isGameIndependent(tableName) ? undefined : game.id,
    filter,
    sort: view.sort,
    onUse: (savedFilter, sort) => {
      onFilter(savedFilter);
      changeView({ sort });
    },
  });
  const filterPanel = (
    <>
      <SavedFiltersPanel savedFilters={savedFilters} isFilterActive={isFilterActive(filter)} />
      <div className={css.facets}>
        <FacetPanel facets={listKind.facets} values={facetValues} filter={filter} onChange={onFilter} />
      </div>
    </>
  );
  const scrollResetKey = useMemo(() => [game, appliedFilter, view.sort], [game, appliedFilter, view.sort]);
  const createButton = (
    <Tooltip text={formatShortcut(translate, NEW_DOCUMENT_SHORTCUT)}>
      <Button kind="primary" icon={<Plus />} onPress={onCreate}>
        {listTexts.createLabel}
      </Button>
    </Tooltip>
  );
  const shownText =
    selectedCount > 0
      ? describeSelection(translate, selectedCount, hiddenCount, shownItems.length)
      : listTexts.formatShown(shownItems.length, items.length);
  return (
    <div className={screenCss.screen}>
      <div className={screenCss.head}>
        {note}
        <div className={screenCss.title} data-selected={selectedCount}>
          <h1>{listTexts.title}</h1>
          <span
            className={screenCss.count}
            role="status"
            aria-label={selectedCount > 0 ? shownText : listTexts.formatShownLong(shownItems.length, items.length)}
          >
            {shownText}
          </span>
          {/* The actions on the selection need the space of the game switch. */}
          {selectedCount > 0 ? null : <GameSwitch game={game} games={games} allGames={allGamesOption} />}
        </div>
        <div className={css.filters}>
          <search className={css.searchPart}>
            <ListSearch
              label={listTexts.searchLabel}
              hint={listTexts.searchHint}
              searchText={filter.text}
              onChange={(searchText) => onFilter({ ...filter, text: searchText })}
              onMoveToResults={requestFocus}
            />
          </search>
          <ListTools
            view={view}
            layouts={hasCards ? ROW_AND_CARD_LAYOUTS : ROW_LAYOUTS}
            columns={availableColumns}
            visibleColumns={columns}
            isSortHidden={layout === 'cards' || columns.length < availableColumns.length}
            chosenValueCount={chosenValueCount}
            isSelecting={isSelecting}
            isAllSelected={selectedCount - hiddenCount === shownItems.length}
            onChangeView={changeView}
            onSelecting={changeSelectionMode}
          />
          <ActiveFilter facets={listKind.facets} filter={filter} onChange={onFilter} />
        </div>
        <div className={screenCss.actions}>
          {selectedCount > 0 ? (
            <SelectionActions actions={listActions.selectionActions} onClear={() => changeSelectionMode(false)} />
          ) : (
            <>
              {listActions.importButton}
              {shownItems.length === 0 ? null : listActions.exportButton}
              {renderActions?.(shownItems)}
              {createButton}
            </>
          )}
        </div>
      </div>
      <div ref={bodyRef} className={css.body} data-beside={isPanelShown || undefined} {...inputHandlers}>
        {isPanelShown ? (
          <aside className={css.panel} aria-label={translate('filters.filters')}>
            {filterPanel}
          </aside>
        ) : null}
        <ListBody
          {...props}
          layout={layout}
          shownItems={shownItems}
          isUnfiltered={!isFilterActive(appliedFilter)}
          columns={columns}
          rowFrame={rowFrame}
          listWidth={rowsWidth}
          columnWidths={widths}
          sort={view.sort}
          scrollResetKey={scrollResetKey}
          selection={selection}
          isSelecting={isSelecting}
          createButton={createButton}
          onSort={(sort) => changeView({ sort })}
          onChangeWidths={(changedWidths) => changeView({ widths: changedWidths })}
        />
      </div>
      {view.filters && !isPanelShown && listWidth > 0 ? (
        <FilterDialog
          countText={listTexts.formatShownLong(shownItems.length, items.length)}
          onClose={() => changeView({ filters: false })}
        >
          {filterPanel}
        </FilterDialog>
      ) : null}
      {listActions.documentToRename === undefined ? null : (
        <RenameDialog
          currentName={listActions.documentToRename.name}
          onRename={(documentName) =>
            attempt(renameDocument(translate, library, tableName, listActions.documentToRename?.id ?? '', documentName))
          }
          onClose={listActions.stopRenaming}
        />
      )}
      {listActions.dialog}
      {listMenu.render(shownText, listActions.menuActions)}
    </div>
  );
}

/** Returns the selected rows in the order of the list, then those that a search or filter hides. */
function findSelectedItems<T extends { readonly id: string }>(
  items: readonly T[],
  shownItems: readonly T[],
  rowIds: ReadonlySet<string>,
): { selectedItems: readonly T[]; hiddenCount: number } {
  const selectedRows = shownItems.filter(({ id }) => rowIds.has(id));
  if (selectedRows.length === rowIds.size) return { selectedItems: selectedRows, hiddenCount: 0 };
  const shownRowIds = new Set(selectedRows.map(({ id }) => id));
  const hiddenRows = items.filter(({ id }) => rowIds.has(id) && !shownRowIds.has(id));
  return { selectedItems: [...selectedRows, ...hiddenRows], hiddenCount: hiddenRows.length };
}

const describeSelection = (translate: Translate, count: number, hidden: number, shown: number): string =>
  hidden > 0 ? translate('lists.selectedHidden', { count, hidden }) : translate('lists.selected', { count, shown });
