import { useState } from 'react';
import css from '../../../components/list.module.css';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { type Documents, getStoredName, type Item } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, ListKind } from '../list-kind.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { Sort } from '../sort.ts';
import { type ColumnWidths, createColumnStyle, getMaxColumnWidth, type RowFrame } from './column-layout.ts';
import { DocumentRow } from './document-row.tsx';
import { SelectRow } from './select-row.tsx';
import { TableHead } from './table-head.tsx';

interface Props<N extends TableName> {
  listKind: ListKind<N>;
  items: readonly Item<Documents[N]>[];
  label: string;
  /** The columns that fit. */
  columns: readonly Column<Documents[N]>[];
  rowFrame: RowFrame;
  /** The width of the list in pixels. */
  listWidth: number;
  columnWidths: ColumnWidths;
  isCompact: boolean;
  sort: Sort;
  /** Identifies the filter and sort order of the items. */
  scrollResetKey: unknown;
  selection: Selection;
  isSelecting: boolean;
  onSort(sort: Sort): void;
  onChangeWidths(columnWidths: ColumnWidths): void;
  onFocusMove(fromIndex: number, toIndex: number, isExtending: boolean): void;
}

// Heights in pixels, as in the style sheet.
const ROW_HEIGHT_PX = 72;
const COMPACT_ROW_HEIGHT_PX = 36;
const HEAD_HEIGHT_PX = 32;

/** Shows documents as rows under column headings. */
export function DocumentTable<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const {
    listKind,
    items,
    label,
    columns,
    rowFrame,
    isCompact,
    sort,
    scrollResetKey,
    selection,
    isSelecting,
    onSort,
    onFocusMove,
  } = props;
  const { listWidth, columnWidths, onChangeWidths } = props;
  const isWide = rowFrame.thumbnailWidth > 0;
  // The widths while the user drags the edge of a column. They change only the style of the table; the rows render again when
  // the user releases the edge.
  const [resizedWidths, setResizedWidths] = useState<ColumnWidths>();
  return (
    <div className={css.table} style={createColumnStyle(columns, rowFrame, resizedWidths ?? columnWidths)}>
      <VirtualList
        items={items}
        getKey={(item) => item.id}
        rowHeight={isCompact ? COMPACT_ROW_HEIGHT_PX : ROW_HEIGHT_PX}
        label={label}
        className={css.list}
        restoresScroll
        scrollResetKey={scrollResetKey}
        header={{
          height: HEAD_HEIGHT_PX,
          row: (
            <TableHead
              columns={columns}
              sort={sort}
              isWide={isWide}
              hasTools={rowFrame.toolsWidth > 0}
              onSort={onSort}
              getMaxWidth={(columnId) => getMaxColumnWidth(columnId, columns, listWidth, rowFrame, columnWidths)}
              onResizing={(columnId, draggedWidth) => setResizedWidths({ ...columnWidths, [columnId]: draggedWidth })}
              onChangeWidth={(columnId, chosenWidth) => {
                const { [columnId]: _replacedWidth, ...otherWidths } = columnWidths;
                setResizedWidths(undefined);
                onChangeWidths(chosenWidth === undefined ? otherWidths : { ...otherWidths, [columnId]: chosenWidth });
              }}
            />
          ),
        }}
        onFocusMove={onFocusMove}
        renderRow={(item) => (
          <SelectRow
            rowId={item.id}
            label={translate('lists.select', {
              name: shortenName(getStoredName(item.row) || translate('editing.unnamed')),
            })}
            role="cell"
            isSelected={selection.rowIds.has(item.id)}
            isActive={isSelecting}
            onToggle={selection.toggle}
          >
            <DocumentRow listKind={listKind} item={item} columns={columns} isCompact={isCompact} isWide={isWide} />
          </SelectRow>
        )}
      />
    </div>
  );
}
