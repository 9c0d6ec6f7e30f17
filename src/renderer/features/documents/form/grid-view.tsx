import { type CSSProperties, useMemo } from 'react';
import { createCellLabel } from '../../../../shared/form/field-label.ts';
import type { GridColumn, GridField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useDerived } from '../../../fields/roots.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import css from './form.module.css';

type Row = GridField['rows'][number];

/** Edits numbers in rows and columns, and shows the values computed from them. */
export function GridView({ field: { rows, columns } }: { field: GridField }) {
  const translate = useTranslate();
  const style = useMemo(() => widthsOf(columns), [columns]);
  return (
    <div className={css.grid} style={style}>
      <div className={css.gridHead} aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span
            key={formatLateText(translate, column.label)}
            className={column.kind === 'chance' ? css.gridChanceHead : undefined}
            title={column.kind === 'number' ? undefined : column.hint && formatLateText(translate, column.hint)}
          >
            {formatLateText(translate, column.label)}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <FieldRow key={row.pointer} paths={placesOf(row, columns)} className={css.gridRow}>
          <span className={css.gridName}>{formatLateText(translate, row.label)}</span>
          {columns.map((column) =>
            column.kind === 'sum' ? (
              <Sum key={formatLateText(translate, column.label)} column={column} row={row} />
            ) : column.kind === 'chance' ? (
              <span key={formatLateText(translate, column.label)} className={css.gridChance}>
                <ChanceNote at={row.pointer} />
              </span>
            ) : row.only?.includes(column.pointer) === false ? (
              <span key={formatLateText(translate, column.label)} />
            ) : (
              <NumberRow
                key={formatLateText(translate, column.label)}
                path={`${row.pointer}${column.pointer}`}
                label={formatLateText(translate, createCellLabel(row, column))}
                bare
              />
            ),
          )}
        </FieldRow>
      ))}
    </div>
  );
}

function Sum({ column, row }: { column: GridColumn & { kind: 'sum' }; row: Row }) {
  const translate = useTranslate();
  const text = useDerived((roots) => column.sum(roots, row.pointer)?.text);
  const note = useDerived((roots) => {
    const text = column.sum(roots, row.pointer)?.note;
    return text && formatLateText(translate, text);
  });
  if (text === undefined) return <span />;
  return (
    <span className={css.sum}>
      <span className={css.sumText}>{text}</span>
      {note === undefined ? null : <span className={css.sumNote}>{note}</span>}
    </span>
  );
}

const placesOf = (row: Row, columns: readonly GridColumn[]): string[] => [
  row.pointer,
  ...columns.flatMap((column) => (column.kind === 'number' ? [`${row.pointer}${column.pointer}`] : [])),
];

/** Returns the column widths as styles. If space is short, a chance is shown below its row. */
function widthsOf(columns: readonly GridColumn[]): CSSProperties & Record<`--${string}`, string> {
  const width = ({ kind }: GridColumn) => (kind === 'number' ? 'minmax(0, 1fr)' : 'minmax(0, 1.1fr)');
  const of = (some: readonly GridColumn[]) => ['minmax(90px, 1.1fr)', ...some.map(width)].join(' ');
  return { '--columns': of(columns), '--few-columns': of(columns.filter(({ kind }) => kind !== 'chance')) };
}
