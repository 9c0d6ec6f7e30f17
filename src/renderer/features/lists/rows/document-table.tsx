import { useState } from 'react';
import css from '../../../components/list.module.css';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { type Documents, getStoredName, type Item } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, ListKind } from '../kind.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { Sort } from '../sort.ts';
import { type Frame, mostWidth, type Widths, widthsOf } from './columns.ts';
import { DocumentRow } from './document-row.tsx';
import { SelectRow } from './select-row.tsx';
import { TableHead } from './table-head.tsx';

interface Props<N extends TableName> {
  kind: ListKind<N>;
  items: readonly Item<Documents[N]>[];
  label: string;
  /** The columns that fit. */
  columns: readonly Column<Documents[N]>[];
  frame: Frame;
  /** The width of the list in pixels. */
  width: number;
  widths: Widths;
  isCompact: boolean;
  sort: Sort;
  /** Identifies the filter and sort order of the items. */
  filter: unknown;
  selection: Selection;
  isSelecting: boolean;
  onSort(sort: Sort): void;
  onWidths(widths: Widths): void;
  onGo(from: number, to: number, extend: boolean): void;
}

const ROW = 72;
const COMPACT_ROW = 36;
const HEAD = 32;

/** Shows documents as rows under column headings. */
export function DocumentTable<N extends TableName>(props: Props<N>) {
  const translate = useTranslate();
  const { kind, items, label, columns, frame, isCompact, sort, filter, selection, isSelecting, onSort, onGo } = props;
  const { width, widths, onWidths } = props;
  const isWide = frame.lead > 0;
  // Rows are rendered when the edge is released; until then only the style of the list changes.
  const [resizing, setResizing] = useState<Widths>();
  return (
    <div className={css.table} style={widthsOf(columns, frame, resizing ?? widths)}>
      <VirtualList
        items={items}
        keyOf={(item) => item.id}
        rowHeight={isCompact ? COMPACT_ROW : ROW}
        label={label}
        className={css.list}
        keepsScroll
        filter={filter}
        head={{
          height: HEAD,
          row: (
            <TableHead
              columns={columns}
              sort={sort}
              isWide={isWide}
              hasTools={frame.tools > 0}
              onSort={onSort}
              mostWidth={(id) => mostWidth(id, columns, width, frame, widths)}
              onResizing={(id, wide) => setResizing({ ...widths, [id]: wide })}
              onWidth={(id, wide) => {
                const { [id]: _, ...others } = widths;
                setResizing(undefined);
                onWidths(wide === undefined ? others : { ...others, [id]: wide });
              }}
            />
          ),
        }}
        onGo={onGo}
        row={(item) => (
          <SelectRow
            id={item.id}
            label={translate('lists.select', {
              name: shortenName(getStoredName(item.row) || translate('editing.unnamed')),
            })}
            role="cell"
            isSelected={selection.ids.has(item.id)}
            isActive={isSelecting}
            onToggle={selection.toggle}
          >
            <DocumentRow kind={kind} item={item} columns={columns} isCompact={isCompact} isWide={isWide} />
          </SelectRow>
        )}
      />
    </div>
  );
}
