/** The numbers of a model: each below its label, and below it what an attacker has to roll. */

import type { DisplayItem } from '../../../display/display-list.ts';
import type { PlayRow } from '../../../rules/play-row.ts';
import { fillBox } from '../../kit/boxes.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { HAIRLINE, STRIP_FILL } from '../../kit/theme.ts';
import { type BlockRow, createParagraph, drawLabel, getCenteredBaseline, measureLabel } from './block-row.ts';
import { getPlayStyles } from './play-styles.ts';

interface GridColumn {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly target: string;
  /** Whether a line separates the column from the one before it. */
  readonly startsGroup: boolean;
}

/** Lengths in ems. `valueGap` separates two numbers, which are larger than their labels. */
const GRID = {
  gap: 0.55,
  valueGap: 1.2,
  noteGap: 0.15,
  value: 1.95,
  target: 1.4,
  targetTop: 0.2,
  lineGap: 0.4,
} as const;
/** The scales that are tried so that all numbers fit on one line. */
const SCALES = [1, 0.94, 0.88, 0.82] as const;

/** Creates the grid on one line, or on several lines if the labels are too long. */
export function createNumberGrid(playRow: Pick<PlayRow, 'numbers' | 'traits'>, metrics: RowMetrics): BlockRow {
  const { numbers, traits } = playRow;
  const plainColumns = numbers.map(
    ([label, value]): GridColumn => ({ label, value, note: '', target: '', startsGroup: false }),
  );
  const traitColumns = (traits?.rows ?? []).map(
    ({ name, ...trait }, index): GridColumn => ({
      ...trait,
      label: name,
      startsGroup: index === 0 && numbers.length > 0,
    }),
  );
  const targetLabel = traits?.targetLabel ?? '';
  const allColumns = [...plainColumns, ...traitColumns];
  const fittingMetrics = SCALES.map((scale) => ({ ...metrics, emSize: metrics.emSize * scale })).find((candidate) =>
    fitsOnLine(allColumns, candidate),
  );
  if (fittingMetrics !== undefined) return createGridLine(allColumns, targetLabel, 0, fittingMetrics);
  const targetIndent =
    targetLabel === '' ? 0 : measureLabel(targetLabel, getPlayStyles(metrics).label, metrics.fonts) + metrics.emSize;
  const lines = [
    ...splitColumns(plainColumns, metrics).map((columns) => createGridLine(columns, '', 0, metrics)),
    ...splitColumns(traitColumns, { ...metrics, rowWidth: metrics.rowWidth - targetIndent }).map((columns) =>
      createGridLine(columns, targetLabel, targetIndent, metrics),
    ),
  ];
  const lineGap = GRID.lineGap * metrics.emSize;
  return {
    height: lines.reduce((sum, { height }) => sum + height + lineGap, -lineGap),
    draw(x, y) {
      let lineTop = y;
      return lines.flatMap((line) => {
        const items = line.draw(x, lineTop);
        lineTop += line.height + lineGap;
        return items;
      });
    },
  };
}

const getColumnWidth = ({ label, value, note, target }: GridColumn, metrics: RowMetrics): number => {
  const { fonts, emSize } = metrics;
  const styles = getPlayStyles(metrics);
  const noteWidth = note === '' ? 0 : measureLabel(note, styles.note, fonts) + GRID.noteGap * emSize;
  return Math.max(
    measureLabel(label, styles.label, fonts) + GRID.gap * emSize,
    measureLabel(value, styles.number, fonts) + noteWidth + GRID.valueGap * emSize,
    measureLabel(target, styles.target, fonts) + GRID.gap * emSize,
  );
};

const sumWidths = (columns: readonly GridColumn[], metrics: RowMetrics): number =>
  columns.reduce((sum, column) => sum + getColumnWidth(column, metrics), 0);

const fitsOnLine = (columns: readonly GridColumn[], metrics: RowMetrics): boolean =>
  sumWidths(columns, metrics) - GRID.gap * metrics.emSize <= metrics.rowWidth;

/** Splits columns into lines that fit, with about the same number of columns on each line. */
function splitColumns(columns: readonly GridColumn[], metrics: RowMetrics): GridColumn[][] {
  for (let lineCount = 1; lineCount < columns.length; lineCount += 1) {
    const perLine = Math.ceil(columns.length / lineCount);
    const lines = Array.from({ length: Math.ceil(columns.length / perLine) }, (_, index) =>
      columns.slice(index * perLine, (index + 1) * perLine),
    );
    if (lines.every((line) => fitsOnLine(line, metrics))) return lines;
  }
  return columns.map((column) => [column]);
}

/** Creates one line of the grid. `targetLabel` is printed below the columns without a target, or in the indent. */
function createGridLine(
  columns: readonly GridColumn[],
  targetLabel: string,
  indent: number,
  metrics: RowMetrics,
): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const styles = getPlayStyles(metrics);
  const spareWidth = Math.max(0, rowWidth - indent - sumWidths(columns, metrics)) / Math.max(1, columns.length);
  const extraWidth = Math.min(spareWidth, emSize * 1.6);
  const hasTargets = columns.some(({ target }) => target !== '');
  const [labelHeight, valueHeight] = [styles.label.leading, GRID.value * emSize];
  const targetTop = labelHeight + valueHeight + GRID.targetTop * emSize;
  const targetHeight = hasTargets ? GRID.target * emSize : 0;
  return {
    height: hasTargets ? targetTop + targetHeight : labelHeight + valueHeight,
    draw(x, y) {
      let penX = x + indent;
      const targetBaseline = getCenteredBaseline(y + targetTop, targetHeight, styles.target, fonts);
      const strip = hasTargets
        ? [fillBox({ x, y: y + targetTop, width: rowWidth, height: targetHeight }, STRIP_FILL)]
        : [];
      const labelItems = createParagraph(
        targetLabel === '' ? [] : drawLabel(targetLabel, styles.label, x + emSize * 0.3, targetBaseline, fonts),
      );
      const columnItems = columns.flatMap((column): DisplayItem[] => {
        const columnWidth = getColumnWidth(column, metrics) + extraWidth;
        const { label, value, note, target, startsGroup } = column;
        const contentX = penX;
        penX += columnWidth;
        const valueBaseline = getCenteredBaseline(y + labelHeight, valueHeight, styles.number, fonts);
        const noteX = contentX + measureLabel(value, styles.number, fonts) + GRID.noteGap * emSize;
        return [
          ...(startsGroup
            ? [
                fillBox(
                  {
                    x: contentX - GRID.gap * emSize * 0.75,
                    y: y + emSize * 0.15,
                    width: 0.5,
                    height: labelHeight + valueHeight - emSize * 0.15,
                  },
                  HAIRLINE,
                ),
              ]
            : []),
          ...createParagraph([
            ...drawLabel(
              label,
              styles.label,
              contentX,
              getCenteredBaseline(y, labelHeight, styles.label, fonts),
              fonts,
            ),
            ...drawLabel(value, styles.number, contentX, valueBaseline, fonts),
            ...(note === '' ? [] : drawLabel(note, styles.note, noteX, valueBaseline, fonts)),
            ...drawLabel(target, styles.target, contentX, targetBaseline, fonts),
          ]),
        ];
      });
      return [...strip, ...labelItems, ...columnItems];
    },
  };
}
