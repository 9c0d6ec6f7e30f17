import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { guardClipboardCell, unguardClipboardCell } from '../../../../shared/deck/clipboard.ts';
import { type Column, getColumnKind } from '../../../../shared/deck/columns.ts';
import { clearCells, editCell, getCells, insertRows, pasteCells } from '../../../../shared/deck/grid-edits.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { shownName } from '../../../components/name.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { LEAST_WIDTH } from '../../lists/rows/columns.ts';
import { useResize } from '../../lists/rows/use-resize.ts';
import { readClipboardCells, writeClipboardCells } from '../../tables/clipboard-table.ts';
import { CellBox } from './cell-box.tsx';
import { ColumnHead } from './column-head.tsx';
import css from './grid.module.css';
import { type Extent, goalOf, isIn, nextCell, type Place, rangeOf, type Selection, selectedAt } from './selection.ts';

interface Props {
  deck: Deck;
  selection: Selection;
  onSelect(selection: Selection): void;
  onStep(edits: readonly Edit[]): void;
}

/** The height of a row in pixels. */
const ROW_HEIGHT = 34;
const NUMBER_WIDTH = 52;
const WIDTHS = { text: 190, number: 84, list: 150, picture: 130 } as const;
/** The width in pixels of columns with sentences. */
const LONG = 320;
const MOST_WIDTH = 900;

/** Returns the width the user set, or one that fits the longest of the first cells. */
function widthOf(column: Column, at: number, { rows }: Deck): number {
  if (column.width !== undefined) return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, column.width));
  const kind = getColumnKind(column);
  if (kind !== 'text') return WIDTHS[kind];
  const longest = rows.slice(0, 50).reduce((most, cells) => Math.max(most, (cells[at] ?? '').length), 0);
  return longest > 40 ? LONG : longest <= 8 && rows.length > 0 && longest > 0 ? 110 : WIDTHS.text;
}

interface Writing {
  readonly at: Place;
  readonly text: string;
  readonly isWhole: boolean;
}

/** Shows the rows of a deck as a grid that is edited like a spreadsheet. Only visible rows are rendered. */
export function DeckGrid({ deck, selection, onSelect, onStep }: Props) {
  const translate = useTranslate();
  const { columns, rows } = deck;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>();
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
  });
  const [resizing, setResizing] = useState<{ readonly at: number; readonly width: number }>();
  const resize = useResize({
    mostWidth: () => MOST_WIDTH,
    onResizing: (at, width) => setResizing({ at: Number(at), width }),
    onWidth: (at, width) => {
      setResizing(undefined);
      onStep([setOrRemove(joinPointer('/columns', Number(at), 'width'), width)]);
    },
  });
  const widths = columns.map((column, at) => (resizing?.at === at ? resizing.width : widthOf(column, at, deck)));
  const template = `${NUMBER_WIDTH}px ${widths.map((width) => `${width}px`).join(' ')}`;
  const total = NUMBER_WIDTH + widths.reduce((sum, width) => sum + width, 0);
  const extent: Extent = {
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
  };
  const { active } = selection;
  const range = rangeOf(selection);

  // The active cell is scrolled into view when keys move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the place matters
  useEffect(() => {
    if (active.row < rows.length) virtual.scrollToIndex(active.row);
    const left = NUMBER_WIDTH + widths.slice(0, active.column).reduce((sum, width) => sum + width, 0);
    const { current } = scroller;
    if (current === null) return;
    const right = left + (widths[active.column] ?? 0);
    if (left - NUMBER_WIDTH < current.scrollLeft) current.scrollLeft = left - NUMBER_WIDTH;
    else if (right > current.scrollLeft + current.clientWidth) current.scrollLeft = right - current.clientWidth;
  }, [active.row, active.column]);

  const go = (to: Place | undefined, extend = false) => {
    if (to !== undefined) onSelect(selectedAt(selection, to, extend));
  };
  const change = (edits: readonly Edit[]) => {
    if (edits.length > 0) onStep(edits);
  };
  const write = (at: Place, text = rows[at.row]?.[at.column] ?? '', isWhole = false) => {
    if (at.row < rows.length) setWriting({ at, text, isWhole });
  };

  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const far = event.ctrlKey || event.metaKey;
    const goal = event.altKey ? undefined : goalOf(event.key, active, extent, far);
    if (goal !== undefined) go(goal, event.shiftKey);
    else if (!act(event.key, far, event.altKey)) return;
    event.preventDefault();
  }

  /** Runs the action of a key that does not move the selection. Returns false for a key without an action. */
  function act(key: string, far: boolean, alt: boolean): boolean {
    if (key === 'Enter' || key === 'F2') write(active);
    else if (key === 'Delete' || key === 'Backspace') change(clearCells(deck, range));
    else if (far && key.toLowerCase() === 'a') {
      onSelect({ anchor: { row: 0, column: 0 }, active: { row: rows.length - 1, column: columns.length - 1 } });
    } else if (key.length === 1 && !far && !alt) write(active, key);
    else return false;
    return true;
  }

  function finish(text: string, to: 'stay' | 'down' | 'up' | 'next' | 'before') {
    if (writing === undefined) return;
    const { at } = writing;
    const edits = editCell(deck, at.row, at.column, text);
    const isLast = at.row === rows.length - 1;
    // Enter in the last row adds a row.
    const added = to === 'down' && isLast && text !== '' ? insertRows(deck, rows.length, [[]]) : [];
    change([...edits, ...added]);
    setWriting(undefined);
    if (to === 'stay') return;
    scroller.current?.focus({ preventScroll: true });
    const full = { ...extent, rows: extent.rows + added.length };
    if (to === 'down' || to === 'up') go(goalOf(to === 'down' ? 'ArrowDown' : 'ArrowUp', at, full, false));
    else go(nextCell(at, full, to === 'next' ? 1 : -1));
  }

  function copy(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || rows.length === 0) return;
    event.preventDefault();
    const cells = getCells(deck, range).map((row) => row.map(guardClipboardCell));
    writeClipboardCells(event.clipboardData, cells);
    if (event.type === 'cut') change(clearCells(deck, range));
  }

  function paste(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || event.clipboardData.getData('text/plain') === '') return;
    event.preventDefault();
    event.stopPropagation();
    const cells = readClipboardCells(event.clipboardData).map((row) => row.map(unguardClipboardCell));
    const edits = pasteCells(deck, range, cells, translate('decks.column'));
    if (edits.length === 0) return;
    onStep(edits);
    toast(translate('decks.pasted', { n: cells.length }));
  }

  function point(event: PointerEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
    const [row, column] = cell?.dataset.cell?.split('.').map(Number) ?? [];
    if (row === undefined || column === undefined || event.button !== 0) return;
    go({ row, column }, event.shiftKey);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand where they are scrolled to, which those of a table element cannot
    <div
      ref={scroller}
      className={css.grid}
      role="grid"
      aria-label={translate('decks.grid')}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={rows.length === 0 ? undefined : `${id}-${active.row}-${active.column}`}
      tabIndex={0}
      onKeyDown={press}
      onCopy={copy}
      onCut={copy}
      onPaste={paste}
      onPointerDown={point}
      onDoubleClick={(event) => {
        if ((event.target as Element).closest('[data-cell]') !== null) write(active);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is active */}
      <div role="row" className={css.heads} style={{ gridTemplateColumns: template, width: total }}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <span role="columnheader" className={css.corner} aria-label="#">
          #
        </span>
        {columns.map((column, at) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span
            role="columnheader"
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            key={at}
            className={css.head}
            data-column={at}
            onKeyDown={(event) => {
              // The menu of the heading is elsewhere in the page, and there these keys select text.
              if (event.currentTarget.contains(event.target as Element)) resize.press(event, `${at}`);
            }}
          >
            <ColumnHead deck={deck} at={at} column={column} onStep={onStep} />
            {/* Shift with the arrow keys on the heading does the same. */}
            <span
              className={css.edge}
              title={translate('filters.resize', { column: shownName(column.name) })}
              aria-hidden="true"
              {...resize.edge(`${at}`)}
            />
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), width: total, position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            role="row"
            key={index}
            aria-rowindex={index + 2}
            className={css.row}
            style={{ gridTemplateColumns: template, transform: `translateY(${start - ROW_HEIGHT}px)` }}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
            <span
              role="rowheader"
              className={css.number}
              aria-label={translate('decks.row', { n: index + 1 })}
              data-on={(index >= range.top && index <= range.bottom) || undefined}
              onPointerDown={(event) => {
                event.stopPropagation();
                const end = { row: index, column: columns.length - 1 };
                const anchor = { row: event.shiftKey ? selection.anchor.row : index, column: 0 };
                onSelect({ anchor, active: end });
              }}
            >
              {index + 1}
            </span>
            {columns.map((column, at) => {
              const place = { row: index, column: at };
              const isWriting = writing?.at.row === index && writing.at.column === at;
              const isActive = active.row === index && active.column === at;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                <span
                  role="gridcell"
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                  key={at}
                  id={`${id}-${index}-${at}`}
                  className={css.cell}
                  data-cell={`${index}.${at}`}
                  data-kind={getColumnKind(column)}
                  data-active={isActive || undefined}
                  aria-selected={isIn(range, place)}
                >
                  {isWriting ? (
                    <CellBox
                      label={`${column.name}, ${translate('decks.row', { n: index + 1 })}`}
                      text={writing.text}
                      isWhole={writing.isWhole}
                      onDone={finish}
                      onCancel={() => {
                        setWriting(undefined);
                        scroller.current?.focus({ preventScroll: true });
                      }}
                    />
                  ) : (
                    <bdi>{onOneLine(rows[index]?.[at] ?? '')}</bdi>
                  )}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const onOneLine = (cell: string): string => shownName(cell.replace(/\r\n?|\n/g, ' ↵ '));
