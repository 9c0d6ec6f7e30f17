import { useEffect, useState } from 'react';
import type { GamesWith } from '../../../shared/games/parts.ts';
import type { Grid, GridRow } from '../../../shared/table/grid.ts';
import type { Mapping } from '../../../shared/table/mapping.ts';
import { type ReadRow, RowReader } from '../../../shared/table/read-rows.ts';
import { tableRules } from '../../../shared/table/table-games.ts';
import type { Library } from '../../store/library.ts';
import { readable } from '../../store/library.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** What was typed in place of cells, by `row number:column`. */
export type Repairs = ReadonlyMap<string, string>;
export const cellKey = (row: number, column: number): string => `${row}:${column}`;

export interface Rows {
  /** Of the mapping that was read last; empty until it is read for the first time. */
  readonly read: readonly ReadRow[];
  readonly done: number;
  readonly isReading: boolean;
}

/** Milliseconds of reading after which the page may draw. */
const SLICE_MS = 12;
/** Interval of progress updates. */
const REPORT_EVERY_MS = 120;

/** Reads all rows anew whenever the mapping or a cell changes, a slice at a time. */
export function useRows(
  gameCatalog: GamesWith<'table'>,
  grid: Grid,
  mapping: Mapping,
  repairs: Repairs,
  library: Library,
): Rows {
  const translate = useTranslate();
  const [rows, setRows] = useState<Rows>({ read: [], done: 0, isReading: true });
  useEffect(() => {
    const reader = new RowReader(translate, gameCatalog, grid, mapping, tableRules(gameCatalog, mapping.game), {
      factions: readable<'factions'>(library.tables.factions.snapshot()),
      existing: (id) => {
        const item = library.tables.characters.get(id);
        return item?.kind === 'ready' ? item.document : undefined;
      },
    });
    const read: ReadRow[] = [];
    let timer: ReturnType<typeof setTimeout>;
    let reportedAt = 0;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      while (read.length < grid.rows.length && performance.now() < end)
        read.push(reader.read(repaired(grid.rows[read.length] as GridRow, repairs)));
      if (read.length === grid.rows.length) return setRows({ read, done: read.length, isReading: false });
      if (end - reportedAt > REPORT_EVERY_MS) {
        reportedAt = end;
        setRows((before) => ({ ...before, done: read.length, isReading: true }));
      }
      timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [translate, gameCatalog, grid, mapping, repairs, library]);
  return rows;
}

/** Puts repaired texts in the place of cells, and of what the spreadsheet says of them. */
function repaired(row: GridRow, repairs: Repairs): GridRow {
  if (repairs.size === 0) return row;
  const isRepaired = (at: number) => repairs.has(cellKey(row.number, at));
  return {
    number: row.number,
    cells: row.cells.map((cell, at) => repairs.get(cellKey(row.number, at)) ?? cell),
    sources: new Map([...(row.sources ?? [])].filter(([at]) => !isRepaired(at))),
  };
}
