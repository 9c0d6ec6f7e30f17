import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { guardClipboardCell, unguardClipboardCell } from '../../../../shared/deck/clipboard.ts';
import { type Column, getColumnKind } from '../../../../shared/deck/columns.ts';
import { computeFormulas } from '../../../../shared/deck/formulas.ts';
import { clearCells, editCell, getCells, insertRows, pasteCells } from '../../../../shared/deck/grid-edits.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { formatDisplayName } from '../../../components/display-name.tsx';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { MIN_COLUMN_WIDTH_PX } from '../../lists/rows/column-layout.ts';
import { useColumnResize } from '../../lists/rows/use-column-resize.ts';
import { readClipboardCells, writeClipboardCells } from '../../spreadsheets/clipboard-cells.ts';
import { CellBox, type CellMove } from './cell-box.tsx';
import { ColumnHead } from './column-head.tsx';
import css from './grid.module.css';
import { createRowActions, nameSelectedRows } from './row-actions.tsx';
import {
  type CellPosition,
  findNextCell,
  findTargetCell,
  type GridExtent,
  getSelectedRange,
  isInRange,
  moveSelection,
  type Selection,
} from './selection.ts';

interface Props {
  deck: Deck;
  selection: Selection;
  onSelect(selection: Selection): void;
  onSelectRows(topRow: number, bottomRow: number): void;
  onEdit(edits: readonly Edit[]): void;
}

/** The height of a row in pixels. */
const ROW_HEIGHT_PX = 34;
/** The width in pixels of the column with the row numbers. */
const NUMBER_WIDTH_PX = 52;
/** The initial widths of columns in pixels, by kind. */
const WIDTHS_PX = { text: 190, number: 84, list: 150, picture: 130 } as const;
/** The width in pixels of columns with sentences. */
const LONG_TEXT_WIDTH_PX = 320;
/** The width in pixels of columns with very short texts. */
const SHORT_TEXT_WIDTH_PX = 110;
const MAX_WIDTH_PX = 900;
/** Texts with more characters are sentences. */
const MAX_WORDS_LENGTH = 40;
/** Texts with at most this many characters are very short. */
const MAX_SHORT_LENGTH = 8;

/** Returns the width in pixels that the user has set, or one for the longest text among the first 50 cells of the column. */
function getColumnWidth(column: Column, columnIndex: number, { rows }: Deck): number {
  if (column.width !== undefined) return Math.min(MAX_WIDTH_PX, Math.max(MIN_COLUMN_WIDTH_PX, column.width));
  const kind = getColumnKind(column);
  if (kind !== 'text') return WIDTHS_PX[kind];
  const maxLength = rows
    .slice(0, 50)
    .reduce((longest, rowCells) => Math.max(longest, (rowCells[columnIndex] ?? '').length), 0);
  if (maxLength > MAX_WORDS_LENGTH) return LONG_TEXT_WIDTH_PX;
  return maxLength > 0 && maxLength <= MAX_SHORT_LENGTH ? SHORT_TEXT_WIDTH_PX : WIDTHS_PX.text;
}

interface CellEdit {
  readonly cell: CellPosition;
  readonly initialText: string;
  readonly selectsAll: boolean;
}

/** Shows the rows of a deck as a grid that is edited like a spreadsheet. Only visible rows are rendered. */
export function DeckGrid({ deck, selection, onSelect, onSelectRows, onEdit }: Props) {
  const translate = useTranslate();
  const { columns, rows } = deck;
  const { rows: shownRows } = computeFormulas(deck).deck;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [cellEdit, setCellEdit] = useState<CellEdit>();
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 12,
    scrollMargin: ROW_HEIGHT_PX,
    scrollPaddingStart: ROW_HEIGHT_PX,
  });
  const [resizing, setResizing] = useState<{ readonly columnIndex: number; readonly width: number }>();
  const resize = useColumnResize({
    getMaxWidth: () => MAX_WIDTH_PX,
    onResizing: (columnId, width) => setResizing({ columnIndex: Number(columnId), width }),
    onChangeWidth: (columnId, width) => {
      setResizing(undefined);
      onEdit([setOrRemove(joinPointer('/columns', Number(columnId), 'width'), width)]);
    },
  });
  const columnWidths = columns.map((column, columnIndex) =>
    resizing?.columnIndex === columnIndex ? resizing.width : getColumnWidth(column, columnIndex, deck),
  );
  const gridTemplate = `${NUMBER_WIDTH_PX}px ${columnWidths.map((width) => `${width}px`).join(' ')}`;
  const totalWidth = NUMBER_WIDTH_PX + columnWidths.reduce((sum, width) => sum + width, 0);
  // The heading takes one row of the visible height, and Page Down keeps one row in view.
  const extent: GridExtent = {
    rowCount: rows.length,
    columnCount: columns.length,
    visibleRowCount: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 2),
  };
  const { active } = selection;
  const range = getSelectedRange(selection);

  // Scrolls the active cell into view after it has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the position of the cell matters
  useEffect(() => {
    if (active.row < rows.length) virtualizer.scrollToIndex(active.row);
    const leftEdge = NUMBER_WIDTH_PX + columnWidths.slice(0, active.column).reduce((sum, width) => sum + width, 0);
    const { current: element } = scroller;
    if (element === null) return;
    const rightEdge = leftEdge + (columnWidths[active.column] ?? 0);
    if (leftEdge - NUMBER_WIDTH_PX < element.scrollLeft) element.scrollLeft = leftEdge - NUMBER_WIDTH_PX;
    else if (rightEdge > element.scrollLeft + element.clientWidth) element.scrollLeft = rightEdge - element.clientWidth;
  }, [active.row, active.column]);

  const moveTo = (target: CellPosition | undefined, extendsSelection = false) => {
    if (target !== undefined) onSelect(moveSelection(selection, target, extendsSelection));
  };
  const applyEdits = (edits: readonly Edit[]) => {
    if (edits.length > 0) onEdit(edits);
  };
  const startEdit = (cell: CellPosition, initialText = rows[cell.row]?.[cell.column] ?? '', selectsAll = false) => {
    if (cell.row < rows.length) setCellEdit({ cell, initialText, selectsAll });
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const isCommandKey = event.ctrlKey || event.metaKey;
    const targetCell = event.altKey ? undefined : findTargetCell(event.key, active, extent, isCommandKey);
    if (targetCell !== undefined) moveTo(targetCell, event.shiftKey);
    else if (!runKeyAction(event.key, isCommandKey, event.altKey)) return;
    event.preventDefault();
  }

  /** Runs the action of a key that does not move the selection. Returns false for a key without an action. */
  function runKeyAction(pressedKey: string, isCommandKey: boolean, isAltKey: boolean): boolean {
    if (pressedKey === 'Enter' || pressedKey === 'F2') startEdit(active);
    else if (pressedKey === 'Delete' || pressedKey === 'Backspace') applyEdits(clearCells(deck, range));
    else if (isCommandKey && pressedKey.toLowerCase() === 'a') {
      onSelect({ anchor: { row: 0, column: 0 }, active: { row: rows.length - 1, column: columns.length - 1 } });
    } else if (pressedKey.length === 1 && !isCommandKey && !isAltKey) startEdit(active, pressedKey);
    else return false;
    return true;
  }

  function finishEdit(newText: string, nextMove: CellMove) {
    if (cellEdit === undefined) return;
    const { cell } = cellEdit;
    const edits = editCell(deck, cell.row, cell.column, newText);
    const isLastRow = cell.row === rows.length - 1;
    // Enter in the last row adds a row.
    const addedRowEdits = nextMove === 'down' && isLastRow && newText !== '' ? insertRows(deck, rows.length, [[]]) : [];
    applyEdits([...edits, ...addedRowEdits]);
    setCellEdit(undefined);
    if (nextMove === 'stay') return;
    scroller.current?.focus({ preventScroll: true });
    const newExtent: GridExtent = { ...extent, rowCount: extent.rowCount + addedRowEdits.length };
    if (nextMove === 'down' || nextMove === 'up')
      moveTo(findTargetCell(nextMove === 'down' ? 'ArrowDown' : 'ArrowUp', cell, newExtent, false));
    else moveTo(findNextCell(cell, newExtent, nextMove === 'next' ? 1 : -1));
  }

  function copyCells(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || rows.length === 0) return;
    event.preventDefault();
    // A cell that a spreadsheet would run as a formula gets an apostrophe before it. Pasting removes the apostrophe again.
    const cells = getCells(deck, range).map((rowCells) => rowCells.map(guardClipboardCell));
    writeClipboardCells(event.clipboardData, cells);
    if (event.type === 'cut') applyEdits(clearCells(deck, range));
  }

  function pasteClipboard(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || event.clipboardData.getData('text/plain') === '') return;
    event.preventDefault();
    event.stopPropagation();
    const cells = readClipboardCells(event.clipboardData).map((rowCells) => rowCells.map(unguardClipboardCell));
    const edits = pasteCells(deck, range, cells, translate('decks.column'));
    if (edits.length === 0) return;
    onEdit(edits);
    toast(translate('decks.pasted', { n: cells.length }));
  }

  function handlePointerDown(event: PointerEvent) {
    const cellElement = (event.target as Element).closest<HTMLElement>('[data-cell]');
    const [rowIndex, columnIndex] = cellElement?.dataset.cell?.split('.').map(Number) ?? [];
    if (rowIndex === undefined || columnIndex === undefined || event.button !== 0) return;
    moveTo({ row: rowIndex, column: columnIndex }, event.shiftKey);
  }

  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    if (rows.length === 0 || target.closest('[role="columnheader"]') !== null) return undefined;
    const rowIndex = target.closest('[role="row"]')?.getAttribute('aria-rowindex');
    const pointedRow = rowIndex == null ? undefined : Number(rowIndex) - 2;
    const isSelected = pointedRow === undefined || (pointedRow >= range.top && pointedRow <= range.bottom);
    // A click outside the selection selects the row below the pointer. The menu key acts on the selection.
    if (!isSelected) onSelectRows(pointedRow, pointedRow);
    const menuRange = isSelected ? range : { ...range, top: pointedRow, bottom: pointedRow };
    const context = { deck, range: menuRange, onEdit, onSelect: onSelectRows };
    return {
      label: nameSelectedRows(translate, context),
      actions: createRowActions(translate, context),
      anchor: document.getElementById(`${gridId}-${active.row}-${active.column}`) ?? undefined,
    };
  });

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned by the virtualizer, which the rows of a table element do not allow */}
      <div
        ref={scroller}
        className={css.grid}
        role="grid"
        aria-label={translate('decks.grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={rows.length === 0 ? undefined : `${gridId}-${active.row}-${active.column}`}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onCopy={copyCells}
        onCut={copyCells}
        onPaste={pasteClipboard}
        onPointerDown={handlePointerDown}
        onContextMenu={onContextMenu}
        onDoubleClick={(event) => {
          if ((event.target as Element).closest('[data-cell]') !== null) startEdit(active);
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is active */}
        <div role="row" className={css.heads} style={{ gridTemplateColumns: gridTemplate, width: totalWidth }}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <span role="columnheader" className={css.corner} aria-label="#">
            #
          </span>
          {columns.map((column, columnIndex) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <span
              role="columnheader"
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
              key={columnIndex}
              className={css.head}
              data-column={columnIndex}
              onKeyDown={(event) => {
                // React also reports keys that are pressed in the menu of the heading, where Shift and the arrow keys select text. The
                // menu is not a child of this element in the page.
                if (event.currentTarget.contains(event.target as Element)) resize.resizeByKey(event, `${columnIndex}`);
              }}
            >
              <ColumnHead deck={deck} columnIndex={columnIndex} column={column} onEdit={onEdit} />
              {/* Shift with the arrow keys on the heading does the same. */}
              <span
                className={css.edge}
                title={translate('filters.resize', { column: formatDisplayName(column.name) })}
                aria-hidden="true"
                {...resize.getEdgeHandlers(`${columnIndex}`)}
              />
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), width: totalWidth, position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index: rowIndex, start: rowTop }) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              role="row"
              key={rowIndex}
              aria-rowindex={rowIndex + 2}
              className={css.row}
              style={{ gridTemplateColumns: gridTemplate, transform: `translateY(${rowTop - ROW_HEIGHT_PX}px)` }}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: as above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
              <span
                role="rowheader"
                className={css.number}
                aria-label={translate('decks.row', { n: rowIndex + 1 })}
                data-on={(rowIndex >= range.top && rowIndex <= range.bottom) || undefined}
                onPointerDown={(event) => {
                  event.stopPropagation();
                  if (event.button !== 0) return;
                  const rowEnd = { row: rowIndex, column: columns.length - 1 };
                  const anchor = { row: event.shiftKey ? selection.anchor.row : rowIndex, column: 0 };
                  onSelect({ anchor, active: rowEnd });
                }}
              >
                {rowIndex + 1}
              </span>
              {columns.map((column, columnIndex) => {
                const cell = { row: rowIndex, column: columnIndex };
                const isEditing = cellEdit?.cell.row === rowIndex && cellEdit.cell.column === columnIndex;
                const isActive = active.row === rowIndex && active.column === columnIndex;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  <span
                    role="gridcell"
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                    key={columnIndex}
                    id={`${gridId}-${rowIndex}-${columnIndex}`}
                    className={css.cell}
                    data-cell={`${rowIndex}.${columnIndex}`}
                    data-kind={getColumnKind(column)}
                    data-active={isActive || undefined}
                    aria-selected={isInRange(range, cell)}
                  >
                    {isEditing ? (
                      <CellBox
                        label={`${column.name}, ${translate('decks.row', { n: rowIndex + 1 })}`}
                        initialText={cellEdit.initialText}
                        selectsAll={cellEdit.selectsAll}
                        onDone={finishEdit}
                        onCancel={() => {
                          setCellEdit(undefined);
                          scroller.current?.focus({ preventScroll: true });
                        }}
                      />
                    ) : (
                      <bdi>{formatOneLine(shownRows[rowIndex]?.[columnIndex] ?? '')}</bdi>
                    )}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {contextMenu}
    </>
  );
}

const formatOneLine = (cell: string): string => formatDisplayName(cell.replace(/\r\n?|\n/g, ' ↵ '));
