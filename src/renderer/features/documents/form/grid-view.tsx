import { type CSSProperties, useMemo } from 'react';
import { createCellLabel } from '../../../../shared/form/field-label.ts';
import type { GridColumn, GridField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { FieldRow } from '../../../fields/field-frame.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useDerivedValue } from '../../../fields/roots-provider.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import css from './form.module.css';

type GridRow = GridField['rows'][number];

/** Edits numbers in rows and columns, and shows the values computed from them. A row with `only` has values in these columns alone. */
export function GridView({ field: { rows, columns } }: { field: GridField }) {
  const translate = useTranslate();
  const style = useMemo(() => getColumnWidths(columns), [columns]);
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
        <FieldRow key={row.pointer} pointers={listPointers(row, columns)} className={css.gridRow}>
          <span className={css.gridName}>{formatLateText(translate, row.label)}</span>
          {columns.map((column) =>
            column.kind === 'sum' ? (
              <Sum key={formatLateText(translate, column.label)} column={column} row={row} />
            ) : column.kind === 'chance' ? (
              <span key={formatLateText(translate, column.label)} className={css.gridChance}>
                <ChanceNote pointer={row.pointer} />
              </span>
            ) : row.only?.includes(column.pointer) === false ? (
              <span key={formatLateText(translate, column.label)} />
            ) : (
              <NumberRow
                key={formatLateText(translate, column.label)}
                pointer={`${row.pointer}${column.pointer}`}
                label={formatLateText(translate, createCellLabel(row, column))}
                isLabelHidden
              />
            ),
          )}
        </FieldRow>
      ))}
    </div>
  );
}

function Sum({ column, row }: { column: GridColumn & { kind: 'sum' }; row: GridRow }) {
  const translate = useTranslate();
  const text = useDerivedValue((roots) => column.sum(roots, row.pointer)?.text);
  const note = useDerivedValue((roots) => {
    const lateNote = column.sum(roots, row.pointer)?.note;
    return lateNote && formatLateText(translate, lateNote);
  });
  if (text === undefined) return <span />;
  return (
    <span className={css.sum}>
      <span className={css.sumText}>{text}</span>
      {note === undefined ? null : <span className={css.sumNote}>{note}</span>}
    </span>
  );
}

/** Returns the pointers of a row and of its number cells. */
const listPointers = (row: GridRow, columns: readonly GridColumn[]): string[] => [
  row.pointer,
  ...columns.flatMap((column) => (column.kind === 'number' ? [`${row.pointer}${column.pointer}`] : [])),
];

/** Returns the column widths as CSS variables. A narrow form uses `--few-columns`, because it shows the chance below its row. */
function getColumnWidths(columns: readonly GridColumn[]): CSSProperties & Record<`--${string}`, string> {
  const getColumnWidth = ({ kind }: GridColumn) => (kind === 'number' ? 'minmax(0, 1fr)' : 'minmax(0, 1.1fr)');
  const formatTemplate = (shownColumns: readonly GridColumn[]) =>
    ['minmax(90px, 1.1fr)', ...shownColumns.map(getColumnWidth)].join(' ');
  return {
    '--columns': formatTemplate(columns),
    '--few-columns': formatTemplate(columns.filter(({ kind }) => kind !== 'chance')),
  };
}
