import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMN_HEADER, ROW } from '../../../components/table-roles.ts';
import { FILTERS } from '../../../strings/documents/filters.ts';
import { nextSort, type Sort } from '../sort.ts';
import css from './rows.module.css';

interface Props {
  columns: readonly { readonly id: string; readonly label: string }[];
  sort: Sort;
  /** Whether rows have a picture before the name, and buttons at the end. */
  isWide: boolean;
  hasTools: boolean;
  onSort(sort: Sort): void;
}

/** The names of the columns; each is a button that sorts by it, first up, then down, then by name again. */
export function TableHead({ columns, sort, isWide, hasTools, onSort }: Props) {
  return (
    <div {...ROW} className={css.head}>
      {isWide ? <span role="presentation" /> : null}
      {[{ id: 'name', label: FILTERS.name }, ...columns].map(({ id, label }) => {
        const isSorted = sort.by === id;
        return (
          <div
            key={id}
            {...COLUMN_HEADER}
            {...{ 'aria-sort': isSorted ? (sort.down ? 'descending' : 'ascending') : 'none' }}
            className={css.headCell}
          >
            <button type="button" title={FILTERS.sortBy(label)} onClick={() => onSort(nextSort(sort, id))}>
              <span>{label}</span>
              {isSorted ? sort.down ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden /> : null}
            </button>
          </div>
        );
      })}
      {hasTools ? <span role="presentation" /> : null}
    </div>
  );
}
