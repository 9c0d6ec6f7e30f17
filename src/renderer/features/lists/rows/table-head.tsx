import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMN_HEADER, ROW } from '../../../components/table-roles.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { nextSort, type Sort } from '../sort.ts';
import rows from './rows.module.css';
import css from './table-head.module.css';
import { useResize } from './use-resize.ts';

interface Props {
  columns: readonly { readonly id: string; readonly label: string }[];
  sort: Sort;
  /** Whether rows have a picture before the name, and buttons at the end. */
  isWide: boolean;
  hasTools: boolean;
  onSort(sort: Sort): void;
  mostWidth(id: string): number;
  /** Called while the user drags a column to this width. */
  onResizing(id: string, width: number): void;
  /** Called when the width is set; undefined restores the default width. */
  onWidth(id: string, width: number | undefined): void;
}

/**
 * Shows the column headings. Each is a button that sorts ascending, then descending, then by name again, and has an edge to
 * drag.
 */
export function TableHead(props: Props) {
  const translate = useTranslate();
  const { columns, sort, isWide, hasTools, onSort } = props;
  const resize = useResize(props);
  return (
    <div {...ROW} className={`${rows.head} ${css.head}`}>
      {isWide ? <span role="presentation" /> : null}
      {[{ id: 'name', label: translate('filters.name') }, ...columns].map(({ id, label }) => {
        const isSorted = sort.by === id;
        return (
          <div
            key={id}
            {...COLUMN_HEADER}
            {...{ 'aria-sort': isSorted ? (sort.down ? 'descending' : 'ascending') : 'none' }}
            data-column={id}
            className={css.cell}
          >
            <button
              type="button"
              title={translate('filters.sortBy', { column: label })}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
              onClick={() => onSort(nextSort(sort, id))}
              onKeyDown={(event) => resize.press(event, id)}
            >
              <span>{label}</span>
              {isSorted ? sort.down ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden /> : null}
            </button>
            {/* The heading button does the same by keyboard. */}
            <span
              className={css.edge}
              title={translate('filters.resize', { column: label })}
              aria-hidden="true"
              {...resize.edge(id)}
            />
          </div>
        );
      })}
      {hasTools ? <span role="presentation" /> : null}
    </div>
  );
}
