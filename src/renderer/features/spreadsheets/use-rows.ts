import { useEffect, useState } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Grid, GridRow } from '../../../shared/spreadsheet/grid.ts';
import type { Mapping } from '../../../shared/spreadsheet/mapping.ts';
import { RowReader, type RowReading } from '../../../shared/spreadsheet/read-rows.ts';
import { getSpreadsheetRules } from '../../../shared/spreadsheet/spreadsheet-games.ts';
import type { Library } from '../../store/library.ts';
import { listReadableDocuments } from '../../store/library.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The texts that replace cells, by the key `row number:column index`. */
export type Repairs = ReadonlyMap<string, string>;
export const getCellKey = (rowNumber: number, columnIndex: number): string => `${rowNumber}:${columnIndex}`;

export interface RowState {
  /** The rows, read with the last complete mapping. Empty until all rows are read for the first time. */
  readonly readings: readonly RowReading[];
  readonly doneCount: number;
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
): RowState {
  const translate = useTranslate();
  const [rowState, setRowState] = useState<RowState>({ readings: [], doneCount: 0, isReading: true });
  useEffect(() => {
    const rowReader = new RowReader(
      translate,
      gameCatalog,
      grid,
      mapping,
      getSpreadsheetRules(gameCatalog, mapping.game),
      {
        factions: listReadableDocuments<'factions'>(library.stores.factions.snapshot()),
        existing: (characterId) => {
          const storedItem = library.stores.characters.get(characterId);
          return storedItem?.kind === 'ready' ? storedItem.document : undefined;
        },
      },
    );
    const readings: RowReading[] = [];
    let timer: ReturnType<typeof setTimeout>;
    let reportedAt = 0;
    const readSlice = () => {
      const sliceEnd = performance.now() + SLICE_MS;
      while (readings.length < grid.rows.length && performance.now() < sliceEnd)
        readings.push(rowReader.read(applyRepairs(grid.rows[readings.length] as GridRow, repairs)));
      if (readings.length === grid.rows.length)
        return setRowState({ readings, doneCount: readings.length, isReading: false });
      if (sliceEnd - reportedAt > REPORT_EVERY_MS) {
        reportedAt = sliceEnd;
        setRowState((previous) => ({ ...previous, doneCount: readings.length, isReading: true }));
      }
      timer = setTimeout(readSlice);
    };
    timer = setTimeout(readSlice);
    return () => clearTimeout(timer);
  }, [translate, gameCatalog, grid, mapping, repairs, library]);
  return rowState;
}

/** Replaces cells with repaired texts, and removes the notes of the spreadsheet about those cells. */
function applyRepairs(gridRow: GridRow, repairs: Repairs): GridRow {
  if (repairs.size === 0) return gridRow;
  const isRepaired = (columnIndex: number) => repairs.has(getCellKey(gridRow.number, columnIndex));
  return {
    number: gridRow.number,
    cells: gridRow.cells.map(
      (cellText, columnIndex) => repairs.get(getCellKey(gridRow.number, columnIndex)) ?? cellText,
    ),
    sources: new Map([...(gridRow.sources ?? [])].filter(([columnIndex]) => !isRepaired(columnIndex))),
  };
}
