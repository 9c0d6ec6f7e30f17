import { type CSSProperties, useMemo } from 'react';
import { nameCell } from '../../../../shared/form/field-label.ts';
import type { GridColumn, GridField } from '../../../../shared/form/form.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useDerived } from '../../../fields/roots.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import css from './form.module.css';

type Row = GridField['rows'][number];

/** Numbers in rows and columns, with what follows from them. */
export function GridView({ field: { rows, columns } }: { field: GridField }) {
  const translate = useTranslate();
  const style = useMemo(() => widthsOf(columns), [columns]);
  return (
    <div className={css.grid} style={style}>
      <div className={css.gridHead} aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span
            key={formatText(translate, column.label)}
            className={column.kind === 'chance' ? css.gridChanceHead : undefined}
            title={column.kind === 'number' ? undefined : column.hint && formatText(translate, column.hint)}
          >
            {formatText(translate, column.label)}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <FieldRow key={row.at} paths={placesOf(row, columns)} className={css.gridRow}>
          <span className={css.gridName}>{formatText(translate, row.label)}</span>
          {columns.map((column) =>
            column.kind === 'sum' ? (
              <Sum key={formatText(translate, column.label)} column={column} row={row} />
            ) : column.kind === 'chance' ? (
              <span key={formatText(translate, column.label)} className={css.gridChance}>
                <ChanceNote at={row.at} />
              </span>
            ) : row.only?.includes(column.at) === false ? (
              <span key={formatText(translate, column.label)} />
            ) : (
              <NumberRow
                key={formatText(translate, column.label)}
                path={`${row.at}${column.at}`}
                label={formatText(translate, nameCell(row, column))}
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
  const text = useDerived((roots) => column.sum(roots, row.at)?.text);
  const note = useDerived((roots) => {
    const text = column.sum(roots, row.at)?.note;
    return text && formatText(translate, text);
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
  row.at,
  ...columns.flatMap((column) => (column.kind === 'number' ? [`${row.at}${column.at}`] : [])),
];

/** Where there is little room a chance stands below its row. */
function widthsOf(columns: readonly GridColumn[]): CSSProperties & Record<`--${string}`, string> {
  const width = ({ kind }: GridColumn) => (kind === 'number' ? 'minmax(0, 1fr)' : 'minmax(0, 1.1fr)');
  const of = (some: readonly GridColumn[]) => ['minmax(90px, 1.1fr)', ...some.map(width)].join(' ');
  return { '--columns': of(columns), '--few-columns': of(columns.filter(({ kind }) => kind !== 'chance')) };
}
