import type { ReactNode } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Documents, Item } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from './filter/list-filter.ts';
import type { Column, ListKind } from './list-kind.ts';
import type { Layout } from './list-view.ts';
import type { ColumnWidths, RowFrame } from './rows/column-layout.ts';
import { DocumentTable } from './rows/document-table.tsx';
import type { Selection } from './selection/use-selection.ts';
import type { Sort } from './sort.ts';

/** The properties of a grid of cards. */
export interface CardsProps<N extends TableName> {
  readonly listKind: ListKind<N>;
  readonly items: readonly Item<Documents[N]>[];
  readonly label: string;
  readonly scrollResetKey: unknown;
  readonly selection: Selection;
  readonly isSelecting: boolean;
  onFocusMove(fromIndex: number, toIndex: number, isExtending: boolean): void;
}

interface Props<N extends TableName> {
  listTexts: {
    listLabel: string;
    emptyTitle: string;
    emptyText: string;
    noMatchTitle: string;
    noMatchText: string;
    clearFilter: string;
  };
  listKind: ListKind<N>;
  game: Game;
  /** All items, unfiltered. */
  items: readonly Item<Documents[N]>[];
  shownItems: readonly Item<Documents[N]>[];
  /** Whether no filter excludes documents. */
  isUnfiltered: boolean;
  layout: Layout;
  renderCards?: ((props: CardsProps<N>) => ReactNode) | undefined;
  columns: readonly Column<Documents[N]>[];
  rowFrame: RowFrame;
  /** The width of the rows in pixels. */
  listWidth: number;
  columnWidths: ColumnWidths;
  sort: Sort;
  /** Identifies the filter and sort order of the shown items. */
  scrollResetKey: unknown;
  selection: Selection;
  isSelecting: boolean;
  /** The button that creates a document. */
  createButton: ReactNode;
  /** Further actions of an empty list. */
  emptyActions?: ReactNode;
  onSort(sort: Sort): void;
  onChangeWidths(columnWidths: ColumnWidths): void;
  onFilter(filter: ListFilter): void;
}

/** Shows the rows or cards of a list, or explains why it is empty and what to do. */
export function ListBody<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const {
    listTexts,
    listKind,
    game,
    items,
    shownItems,
    isUnfiltered,
    layout,
    renderCards,
    columns,
    rowFrame,
    sort,
    scrollResetKey,
    createButton,
    emptyActions,
  } = props;
  const { listWidth, columnWidths, selection, isSelecting, onSort, onChangeWidths, onFilter } = props;
  const library = useLibrary();
  if (shownItems.length === 0 && items.length === 0) {
    return (
      <Notice title={listTexts.emptyTitle} text={listTexts.emptyText}>
        {createButton}
        {emptyActions}
        {listKind.hasNoSamples ? null : (
          <Button onPress={() => attempt(library.restoreSamples(game.id), 'shell.samplesNotBack')}>
            {translate('shell.restoreSamples')}
          </Button>
        )}
      </Notice>
    );
  }
  // The filter has not been applied to new documents yet, so the list is only empty for a moment and shows no message.
  if (shownItems.length === 0 && isUnfiltered) return null;
  if (shownItems.length === 0) {
    return (
      <Notice title={listTexts.noMatchTitle} text={listTexts.noMatchText}>
        <Button onPress={() => onFilter(NO_FILTER)}>{listTexts.clearFilter}</Button>
      </Notice>
    );
  }
  const onFocusMove = (fromIndex: number, toIndex: number, isExtending: boolean) => {
    const [fromId, toId] = [shownItems[fromIndex]?.id, shownItems[toIndex]?.id];
    if (isExtending && fromId !== undefined && toId !== undefined) selection.extend(fromId, toId);
  };
  const commonProps = {
    listKind,
    items: shownItems,
    label: listTexts.listLabel,
    scrollResetKey,
    selection,
    isSelecting,
    onFocusMove,
  };
  if (layout === 'cards' && renderCards !== undefined) return renderCards(commonProps);
  return (
    <DocumentTable
      {...commonProps}
      columns={columns}
      rowFrame={rowFrame}
      listWidth={listWidth}
      columnWidths={columnWidths}
      isCompact={layout === 'compact'}
      sort={sort}
      onSort={onSort}
      onChangeWidths={onChangeWidths}
    />
  );
}
