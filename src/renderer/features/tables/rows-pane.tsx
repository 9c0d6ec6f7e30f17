import { useMemo, useState } from 'react';
import type { Grid } from '../../../shared/spreadsheet/grid.ts';
import type { RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import { Chip } from '../../components/chip.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { RowLine } from './row-line.tsx';
import css from './tables.module.css';
import type { Repairs, Rows } from './use-rows.ts';

interface Props {
  grid: Grid;
  rows: Rows;
  repairs: Repairs;
  /** The text that explains why there are no rows. */
  emptyText: string;
  onRepair(row: number, column: number, text: string): void;
}

const ROW = 40;

/** The rows, those that can't be read first, each with the cells to repair. */
export function RowsPane({ grid, rows, repairs, emptyText, onRepair }: Props) {
  const translate = useTranslate();
  const [only, setOnly] = useState<'bad' | 'all'>();
  // A repaired row keeps its place, so that it does not move while the user types.
  const touched = useMemo(() => new Set([...repairs.keys()].map((key) => Number(key.split(':')[0]))), [repairs]);
  const noted = useMemo(() => rows.read.filter(({ notes }) => notes !== undefined).length, [rows.read]);
  const bad = useMemo(() => rows.read.filter(({ faults }) => faults.length > 0), [rows.read]);
  const shown = only ?? (bad.length > 0 || noted > 0 || touched.size > 0 ? 'bad' : 'all');
  const lines = useMemo(
    () =>
      shown === 'all'
        ? rows.read
        : rows.read.filter(({ row, faults, notes }) => faults.length > 0 || notes !== undefined || touched.has(row)),
    [rows.read, shown, touched],
  );
  const byNumber = useMemo(() => new Map(grid.rows.map((row) => [row.number, row.cells])), [grid]);
  return (
    <section className={css.rows} aria-label={translate('tables.rowsPart')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div className={css.states} role="group" aria-label={translate('tables.show')}>
        <Chip pressed={shown === 'bad'} onPress={() => setOnly('bad')}>
          {noted > 0
            ? translate('tables.toLookAt', { n: bad.length + noted })
            : translate('tables.withFaults', { n: bad.length })}
        </Chip>
        <Chip pressed={shown === 'all'} onPress={() => setOnly('all')}>
          {translate('tables.all', { n: rows.read.length })}
        </Chip>
        {noted > 0 ? <span className={css.quiet}>{translate('tables.withNotes', { n: noted })}</span> : null}
      </div>
      {lines.length === 0 && !rows.isReading ? (
        <p className={css.nothing}>{rows.read.length === 0 ? emptyText : translate('tables.noFaults')}</p>
      ) : (
        <VirtualList<RowReading>
          items={lines}
          keyOf={({ row }) => String(row)}
          rowHeight={ROW}
          measured
          label={translate('tables.rowList')}
          filter={shown}
          className={css.list}
          row={(row) => (
            <RowLine
              row={row}
              cells={byNumber.get(row.row) ?? []}
              touched={touched.has(row.row)}
              repairs={repairs}
              onRepair={onRepair}
            />
          )}
        />
      )}
    </section>
  );
}
