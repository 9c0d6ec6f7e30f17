import { useMemo, useState } from 'react';
import type { Grid } from '../../../shared/spreadsheet/grid.ts';
import type { RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import { Chip } from '../../components/chip.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { RowLine } from './row-line.tsx';
import css from './spreadsheets.module.css';
import type { Repairs, RowState } from './use-rows.ts';

interface Props {
  grid: Grid;
  rowState: RowState;
  repairs: Repairs;
  /** The text that explains why there are no rows. */
  emptyText: string;
  onRepair(rowNumber: number, columnIndex: number, cellText: string): void;
}

const ROW_HEIGHT = 40;

/** Lists the rows, initially only those that need attention, each with the cells to repair. */
export function RowsPane({ grid, rowState, repairs, emptyText, onRepair }: Props) {
  const translate = useTranslate();
  // `bad` shows only the rows that need attention.
  const [chosenView, setChosenView] = useState<'bad' | 'all'>();
  // A repaired row stays in the list of rows that need attention, so that it does not disappear while the user types. The keys of
  // repairs are `row number:column index`.
  const repairedRows = useMemo(
    () => new Set([...repairs.keys()].map((repairKey) => Number(repairKey.split(':')[0]))),
    [repairs],
  );
  const notedCount = useMemo(
    () => rowState.readings.filter(({ notes }) => notes !== undefined).length,
    [rowState.readings],
  );
  const faultyRows = useMemo(() => rowState.readings.filter(({ faults }) => faults.length > 0), [rowState.readings]);
  const shownView = chosenView ?? (faultyRows.length > 0 || notedCount > 0 || repairedRows.size > 0 ? 'bad' : 'all');
  const shownRows = useMemo(
    () =>
      shownView === 'all'
        ? rowState.readings
        : rowState.readings.filter(
            ({ row: rowNumber, faults, notes }) =>
              faults.length > 0 || notes !== undefined || repairedRows.has(rowNumber),
          ),
    [rowState.readings, shownView, repairedRows],
  );
  const cellsByRow = useMemo(() => new Map(grid.rows.map((gridRow) => [gridRow.number, gridRow.cells])), [grid]);
  return (
    <section className={css.rows} aria-label={translate('tables.rowsPart')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div className={css.states} role="group" aria-label={translate('tables.show')}>
        <Chip isPressed={shownView === 'bad'} onPress={() => setChosenView('bad')}>
          {notedCount > 0
            ? translate('tables.toLookAt', { n: faultyRows.length + notedCount })
            : translate('tables.withFaults', { n: faultyRows.length })}
        </Chip>
        <Chip isPressed={shownView === 'all'} onPress={() => setChosenView('all')}>
          {translate('tables.all', { n: rowState.readings.length })}
        </Chip>
        {notedCount > 0 ? <span className={css.quiet}>{translate('tables.withNotes', { n: notedCount })}</span> : null}
      </div>
      {shownRows.length === 0 && !rowState.isReading ? (
        <p className={css.nothing}>{rowState.readings.length === 0 ? emptyText : translate('tables.noFaults')}</p>
      ) : (
        <VirtualList<RowReading>
          items={shownRows}
          getKey={({ row: rowNumber }) => String(rowNumber)}
          rowHeight={ROW_HEIGHT}
          hasMeasuredRows
          label={translate('tables.rowList')}
          scrollResetKey={shownView}
          className={css.list}
          renderRow={(rowReading) => (
            <RowLine
              rowReading={rowReading}
              cells={cellsByRow.get(rowReading.row) ?? []}
              isRepaired={repairedRows.has(rowReading.row)}
              repairs={repairs}
              onRepair={onRepair}
            />
          )}
        />
      )}
    </section>
  );
}
