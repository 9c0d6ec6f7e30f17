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
import type { Column, ListKind } from './kind.ts';
import type { Frame, Widths } from './rows/columns.ts';
import { DocumentTable } from './rows/document-table.tsx';
import type { Selection } from './selection/use-selection.ts';
import type { Sort } from './sort.ts';
import type { Layout } from './view.ts';

/** The properties of a grid of cards. */
export interface CardsProps<N extends TableName> {
  readonly kind: ListKind<N>;
  readonly items: readonly Item<Documents[N]>[];
  readonly label: string;
  readonly filter: unknown;
  readonly selection: Selection;
  readonly isSelecting: boolean;
  onGo(from: number, to: number, extend: boolean): void;
}

interface Props<N extends TableName> {
  words: {
    list: string;
    emptyTitle: string;
    emptyText: string;
    noMatchTitle: string;
    noMatchText: string;
    clearFilter: string;
  };
  kind: ListKind<N>;
  game: Game;
  /** All items, unfiltered. */
  items: readonly Item<Documents[N]>[];
  shown: readonly Item<Documents[N]>[];
  /** Whether no filter excludes documents. */
  isFound: boolean;
  layout: Layout;
  cards?: ((props: CardsProps<N>) => ReactNode) | undefined;
  columns: readonly Column<Documents[N]>[];
  frame: Frame;
  /** The width of the rows in pixels. */
  width: number;
  widths: Widths;
  sort: Sort;
  /** Identifies the filter and sort order of the shown items. */
  order: unknown;
  selection: Selection;
  isSelecting: boolean;
  /** The button that creates a document. */
  create: ReactNode;
  onSort(sort: Sort): void;
  onWidths(widths: Widths): void;
  onFilter(filter: ListFilter): void;
}

/** Shows the rows or cards of a list, or explains why it is empty and what to do. */
export function ListBody<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const { words, kind, game, items, shown, isFound, layout, cards, columns, frame, sort, order, create } = props;
  const { width, widths, selection, isSelecting, onSort, onWidths, onFilter } = props;
  const library = useLibrary();
  if (shown.length === 0 && items.length === 0) {
    return (
      <Notice title={words.emptyTitle} text={words.emptyText}>
        {create}
        {kind.hasNoSamples ? null : (
          <Button onPress={() => attempt(library.restoreSamples(game.id), 'shell.samplesNotBack')}>
            {translate('shell.restoreSamples')}
          </Button>
        )}
      </Notice>
    );
  }
  // While new documents are not filtered yet, the list does not claim to be empty.
  if (shown.length === 0 && isFound) return null;
  if (shown.length === 0) {
    return (
      <Notice title={words.noMatchTitle} text={words.noMatchText}>
        <Button onPress={() => onFilter(NO_FILTER)}>{words.clearFilter}</Button>
      </Notice>
    );
  }
  const onGo = (from: number, to: number, extend: boolean) => {
    const [a, b] = [shown[from]?.id, shown[to]?.id];
    if (extend && a !== undefined && b !== undefined) selection.extend(a, b);
  };
  const common = { kind, items: shown, label: words.list, filter: order, selection, isSelecting, onGo };
  if (layout === 'cards' && cards !== undefined) return cards(common);
  return (
    <DocumentTable
      {...common}
      columns={columns}
      frame={frame}
      width={width}
      widths={widths}
      isCompact={layout === 'compact'}
      sort={sort}
      onSort={onSort}
      onWidths={onWidths}
    />
  );
}
