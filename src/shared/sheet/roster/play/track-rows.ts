/** Boxes to cross out: HP and Power Points, and points of Effects. */

import type { DisplayItem } from '../../../display/display-list.ts';
import type { PlayEffect, PlayTrack } from '../../../rules/play-row.ts';
import { drawTickBox } from '../../draw/rows.ts';
import { createCirclePath } from '../../kit/boxes.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { INK } from '../../kit/theme.ts';
import { type BlockRow, createParagraph, drawLabel, getCenteredBaseline, measureLabel } from './block-row.ts';
import { getPlayStyles } from './play-styles.ts';

/** The smallest side of a box in points: a little more than four millimeters. */
const MIN_BOX_SIZE = 11.6;
/** In ems. */
const BOX_EMS = 1.5;
const BOX_GAP = 1.4;
const CIRCLE_STROKE = { colour: INK, width: 0.8 } as const;
/** The maximum number of boxes to cross out. Larger numbers are printed without boxes. */
const MAX_BOXES = 120;

const getBoxSize = ({ emSize }: RowMetrics): number => Math.max(MIN_BOX_SIZE, BOX_EMS * emSize);

const formatTrack = ({ label, white, red }: PlayTrack): string => `${label} ${white + red}`;

/** Returns the width that the labels of tracks need, so that boxes below each other are aligned. */
const measureTrackLabels = (tracks: readonly PlayTrack[], metrics: RowMetrics): number =>
  Math.max(
    0,
    ...tracks.map((track) => measureLabel(formatTrack(track), getPlayStyles(metrics).trackLabel, metrics.fonts)),
  ) +
  metrics.emSize * 0.6;

/**
 * Splits the boxes into lines. If they don't fit on one line, the red ones start a line of their own. Numbers that are not whole, negative or
 * too large, which documents may contain, have no boxes.
 */
function splitBoxes({ white, red }: PlayTrack, perLine: number): ('white' | 'red')[][] {
  const isCountable = [white, red].every((count) => Number.isInteger(count) && count >= 0);
  if (!isCountable || white + red > MAX_BOXES) return [];
  const whiteBoxes = Array<'white'>(white).fill('white');
  const redBoxes = Array<'red'>(red).fill('red');
  const boxGroups = white + red <= perLine ? [[...whiteBoxes, ...redBoxes]] : [whiteBoxes, redBoxes];
  return boxGroups.flatMap((boxes) =>
    Array.from({ length: Math.ceil(boxes.length / perLine) }, (_, index) =>
      boxes.slice(index * perLine, (index + 1) * perLine),
    ),
  );
}

/** Creates the label and the boxes of one track. */
function createTrackRow(track: PlayTrack, labelWidth: number, metrics: RowMetrics): BlockRow {
  const { rowWidth, fonts } = metrics;
  const styles = getPlayStyles(metrics);
  const boxSize = getBoxSize(metrics);
  const boxStep = boxSize + BOX_GAP;
  const perLine = Math.max(1, Math.floor((rowWidth - labelWidth + BOX_GAP) / boxStep));
  const boxLines = splitBoxes(track, perLine);
  const drawBox = (tone: 'white' | 'red', number: number, x: number, y: number): DisplayItem[] => {
    if (track.shape !== 'circle') {
      const box = { x, y, width: boxSize, height: boxSize, isTicked: false };
      return drawTickBox(tone === 'red' ? { ...box, boxTone: 'red' } : box);
    }
    const radius = boxSize / 2 - CIRCLE_STROKE.width / 2;
    const numberText = String(number);
    const numberX = x + (boxSize - measureLabel(numberText, styles.boxNumber, fonts)) / 2;
    return [
      { kind: 'path', path: createCirclePath(x + boxSize / 2, y + boxSize / 2, radius), stroke: CIRCLE_STROKE },
      {
        kind: 'group',
        role: 'artifact',
        items: drawLabel(
          numberText,
          styles.boxNumber,
          numberX,
          getCenteredBaseline(y, boxSize, styles.boxNumber, fonts),
          fonts,
        ),
      },
    ];
  };
  return {
    height: Math.max(1, boxLines.length) * boxStep - BOX_GAP,
    draw: (x, y) => [
      ...createParagraph(
        drawLabel(
          formatTrack(track),
          styles.trackLabel,
          x,
          getCenteredBaseline(y, boxSize, styles.trackLabel, fonts),
          fonts,
        ),
      ),
      ...boxLines.flatMap((boxes, lineIndex) => {
        const boxesBefore = boxLines.slice(0, lineIndex).reduce((sum, { length }) => sum + length, 0);
        return boxes.flatMap((tone, index) =>
          drawBox(tone, boxesBefore + index + 1, x + labelWidth + index * boxStep, y + lineIndex * boxStep),
        );
      }),
    ],
  };
}

/** Returns the width of a track on one line. */
const measureTrack = (track: PlayTrack, metrics: RowMetrics): number =>
  measureTrackLabels([track], metrics) + (track.white + track.red) * (getBoxSize(metrics) + BOX_GAP) - BOX_GAP;

/** Creates the tracks of one copy: side by side if they fit, or else below each other. */
export function createTrackRows(tracks: readonly PlayTrack[], metrics: RowMetrics): BlockRow {
  const { emSize, rowWidth } = metrics;
  const trackGap = emSize * 1.6;
  const trackWidths = tracks.map((track) => measureTrack(track, metrics));
  const totalWidth = trackWidths.reduce((sum, trackWidth) => sum + trackWidth + trackGap, -trackGap);
  const isOneLine = tracks.length > 1 && totalWidth <= rowWidth;
  const rowGap = emSize * 0.35;
  const labelWidth = measureTrackLabels(tracks, metrics);
  const trackRows = tracks.map((track) =>
    createTrackRow(track, isOneLine ? measureTrackLabels([track], metrics) : labelWidth, metrics),
  );
  const heights = trackRows.map(({ height }) => height);
  return {
    height: isOneLine
      ? Math.max(0, ...heights)
      : heights.reduce((sum, height) => sum + height, 0) + Math.max(0, trackRows.length - 1) * rowGap,
    draw(x, y) {
      let [penX, penY] = [x, y];
      return trackRows.flatMap((trackRow, index) => {
        const items = trackRow.draw(penX, penY);
        if (isOneLine) penX += (trackWidths[index] ?? 0) + trackGap;
        else penY += trackRow.height + rowGap;
        return items;
      });
    },
  };
}

/** Lengths of Effects in ems. */
const EFFECT = { box: 0.92, boxGap: 0.17, labelGap: 0.45, columnGap: 0.7, rowGap: 0.22, maxColumns: 6 } as const;

/** Creates a grid of Effects, each with its boxes, that is filled column by column. No label is alone on a line. */
export function createEffectRow(effects: readonly PlayEffect[], metrics: RowMetrics): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const { effect: effectStyle } = getPlayStyles(metrics);
  const boxSize = Math.max(6.8, EFFECT.box * emSize);
  const boxStep = boxSize + EFFECT.boxGap * emSize;
  const lineHeight = Math.max(boxSize, effectStyle.size) + EFFECT.rowGap * emSize;
  const layoutColumns = (columnCount: number) => {
    const rowCount = Math.ceil(effects.length / columnCount);
    const columns = Array.from({ length: Math.ceil(effects.length / rowCount) }, (_, index) => {
      const entries = effects.slice(index * rowCount, (index + 1) * rowCount);
      const labelWidth =
        Math.max(...entries.map(({ name }) => measureLabel(name, effectStyle, fonts))) + EFFECT.labelGap * emSize;
      const boxCount = Math.max(...entries.map(({ boxes }) => boxes));
      return { entries, labelWidth, width: labelWidth + boxCount * boxStep - EFFECT.boxGap * emSize };
    });
    const spareWidth = rowWidth - columns.reduce((sum, { width }) => sum + width, 0);
    return { columns, rowCount, gap: columns.length < 2 ? 0 : spareWidth / (columns.length - 1) };
  };
  const candidates = Array.from({ length: EFFECT.maxColumns }, (_, index) => layoutColumns(EFFECT.maxColumns - index));
  const grid =
    candidates.find(({ columns, gap }) => columns.length === 1 || gap >= EFFECT.columnGap * emSize) ?? layoutColumns(1);
  const columnGap = Math.min(grid.gap, emSize * 3);
  return {
    height: grid.rowCount * lineHeight - EFFECT.rowGap * emSize,
    draw(x, y) {
      let columnX = x;
      return grid.columns.flatMap(({ entries, labelWidth, width }) => {
        const left = columnX;
        columnX += width + columnGap;
        return entries.flatMap(({ name, boxes }, index) => {
          const top = y + index * lineHeight;
          return [
            ...createParagraph(
              drawLabel(name, effectStyle, left, getCenteredBaseline(top, boxSize, effectStyle, fonts), fonts),
            ),
            ...Array.from({ length: boxes }, (_, boxIndex) =>
              drawTickBox({
                x: left + labelWidth + boxIndex * boxStep,
                y: top,
                width: boxSize,
                height: boxSize,
                isTicked: false,
              }),
            ).flat(),
          ];
        });
      });
    },
  };
}
