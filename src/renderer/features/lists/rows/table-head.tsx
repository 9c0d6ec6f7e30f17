import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMN_HEADER_ROLE, ROW_ROLE } from '../../../components/table-roles.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getNextSort, type Sort } from '../sort.ts';
import rowsCss from './rows.module.css';
import css from './table-head.module.css';
import { useColumnResize } from './use-column-resize.ts';

interface Props {
  columns: readonly { readonly id: string; readonly label: string }[];
  sort: Sort;
  /** Whether rows have a thumbnail before the name. */
  isWide: boolean;
  hasTools: boolean;
  onSort(sort: Sort): void;
  getMaxWidth(columnId: string): number;
  /** Called while the user drags a column to this width. */
  onResizing(columnId: string, width: number): void;
  /** Called when the width is set; undefined restores the default width. */
  onChangeWidth(columnId: string, width: number | undefined): void;
}

/**
 * Shows the column headings. A click sorts by the column ascending, the next click descending, and a third click by name
 * again. Dragging the edge of a heading resizes the column.
 */
export function TableHead(props: Props) {
  const translate = useTranslate();
  const { columns, sort, isWide, hasTools, onSort } = props;
  const resize = useColumnResize(props);
  return (
    <div {...ROW_ROLE} className={`${rowsCss.head} ${css.head}`}>
      {isWide ? <span role="presentation" /> : null}
      {[{ id: 'name', label: translate('filters.name') }, ...columns].map(({ id: columnId, label: columnLabel }) => {
        const isSorted = sort.by === columnId;
        return (
          <div
            key={columnId}
            {...COLUMN_HEADER_ROLE}
            {...{ 'aria-sort': isSorted ? (sort.down ? 'descending' : 'ascending') : 'none' }}
            data-column={columnId}
            className={css.cell}
          >
            <button
              type="button"
              title={translate('filters.sortBy', { column: columnLabel })}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
              onClick={() => onSort(getNextSort(sort, columnId))}
              onKeyDown={(event) => resize.resizeByKey(event, columnId)}
            >
              <span>{columnLabel}</span>
              {isSorted ? sort.down ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden /> : null}
            </button>
            {/* Keyboard users resize the column with the heading button, so screen readers skip the edge. */}
            <span
              className={css.edge}
              title={translate('filters.resize', { column: columnLabel })}
              aria-hidden="true"
              {...resize.getEdgeHandlers(columnId)}
            />
          </div>
        );
      })}
      {hasTools ? <span role="presentation" /> : null}
    </div>
  );
}
