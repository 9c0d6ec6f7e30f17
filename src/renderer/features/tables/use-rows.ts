import { useEffect, useState } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Grid, GridRow } from '../../../shared/spreadsheet/grid.ts';
import type { Mapping } from '../../../shared/spreadsheet/mapping.ts';
import { RowReader, type RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import { getSpreadsheetRules } from '../../../shared/spreadsheet/spreadsheet-games.ts';
import type { Library } from '../../store/library.ts';
import { listReadableDocuments } from '../../store/library.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The texts that replace cells, by `row number:column`. */
export type Repairs = ReadonlyMap<string, string>;
export const cellKey = (row: number, column: number): string => `${row}:${column}`;

export interface Rows {
  /** The rows, read with the last complete mapping. Empty until they are read for the first time. */
  readonly read: readonly RowReading[];
  readonly done: number;
  readonly isReading: boolean;
}

/** The reading time after which the page can render, in milliseconds. */
const SLICE_MS = 12;
/** The interval of progress updates, in milliseconds. */
const REPORT_EVERY_MS = 120;

/** Reads all rows again whenever the mapping or a cell changes, in small batches. */
export function useRows(
  gameCatalog: GameCatalogWithPart<'table'>,
  grid: Grid,
  mapping: Mapping,
  repairs: Repairs,
  library: Library,
): Rows {
  const translate = useTranslate();
  const [rows, setRows] = useState<Rows>({ read: [], done: 0, isReading: true });
  useEffect(() => {
    const reader = new RowReader(
      translate,
      gameCatalog,
      grid,
      mapping,
      getSpreadsheetRules(gameCatalog, mapping.game),
      {
        factions: listReadableDocuments<'factions'>(library.stores.factions.snapshot()),
        existing: (id) => {
          const item = library.stores.characters.get(id);
          return item?.kind === 'ready' ? item.document : undefined;
        },
      },
    );
    const read: RowReading[] = [];
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

/** Replaces cells by repaired texts, and removes the notes of the spreadsheet about them. */
function repaired(row: GridRow, repairs: Repairs): GridRow {
  if (repairs.size === 0) return row;
  const isRepaired = (at: number) => repairs.has(cellKey(row.number, at));
  return {
    number: row.number,
    cells: row.cells.map((cell, at) => repairs.get(cellKey(row.number, at)) ?? cell),
    sources: new Map([...(row.sources ?? [])].filter(([at]) => !isRepaired(at))),
  };
}
