/** The black bar of a model: Level, name, copies, marks, and what kind of model it is. */

import { drawSharedSymbol } from '../../../card/place/place-portrait.ts';
import type { DisplayItem } from '../../../display/display-list.ts';
import { type Box, fillBox } from '../../kit/boxes.ts';
import type { CellStyle } from '../../kit/cells.ts';
import { type Headline, layoutHeadline } from '../../kit/headline.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { ACCENT, INK, PAPER } from '../../kit/theme.ts';
import { type BlockRow, createParagraph, drawLabel, drawLine, getCenteredBaseline, measureLabel } from './block-row.ts';
import { getPlayStyles } from './play-styles.ts';

export interface BlockTitle {
  readonly name: string;
  readonly copies: number;
  /** `Leader`, `Not legal`, `(continued)`. */
  readonly marks: readonly string[];
  readonly badge?: { readonly label: string; readonly value: string } | undefined;
  readonly kind: string;
  readonly symbol?: string | undefined;
}

/** Lengths in ems. A name may take several lines of smaller type, but is never cut. */
const BAR = { height: 2.3, badge: 2.9, pad: 0.6, gap: 0.7, symbol: 1.45, symbolBelow: 1.15 } as const;
const NAME_STEPS = [
  [1.75, 1],
  [1.5, 1],
  [1.25, 2],
  [1.05, 3],
] as const;
const NAME_LEADING = 1.16;
/** The name has at least this share of the bar. */
const MIN_NAME_SHARE = 0.42;

/** Creates the bar. What kind of model it is gets a line of its own if it doesn't fit next to the name. */
export function createTitleRow(title: BlockTitle, metrics: RowMetrics): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const styles = getPlayStyles(metrics);
  const badgeWidth = getBadgeWidth(title.badge, metrics);
  const nameLeft = badgeWidth + BAR.pad * emSize + (title.badge === undefined ? emSize * 0.3 : 0);
  const copiesText = title.copies === 1 ? '' : `×${title.copies}`;
  const markWidths = title.marks.map((mark) => measureLabel(mark, styles.mark, fonts) + emSize);
  const extraWidth =
    (copiesText === '' ? 0 : measureLabel(copiesText, styles.copies, fonts) + BAR.gap * emSize) +
    markWidths.reduce((sum, markWidth) => sum + markWidth + BAR.gap * emSize, 0);
  const symbolWidth = title.symbol === undefined ? 0 : (BAR.symbol + 0.4) * emSize;
  const kindWidth =
    title.kind === '' ? 0 : measureLabel(title.kind, styles.kind, fonts) + symbolWidth + (BAR.gap + BAR.pad) * emSize;
  const fullNameWidth = rowWidth - nameLeft - extraWidth - BAR.pad * emSize;
  const naturalWidth = layoutName(title.name, Number.POSITIVE_INFINITY, metrics).width;
  const isKindBeside = naturalWidth <= fullNameWidth - kindWidth;
  const nameWidth = Math.max(isKindBeside ? fullNameWidth - kindWidth : fullNameWidth, rowWidth * MIN_NAME_SHARE);
  const { headline } = layoutName(title.name, nameWidth + 1, metrics);
  const barHeight = Math.max(BAR.height * emSize, headline.lines.length * headline.size * NAME_LEADING + emSize * 0.6);
  const kindHeight = isKindBeside || title.kind === '' ? 0 : styles.kind.leading + emSize * 0.35;
  const draw = (x: number, y: number): DisplayItem[] => {
    const nameStyle = { ...styles.title, size: headline.size };
    const lineHeight = headline.size * NAME_LEADING;
    const firstTop = y + (barHeight - headline.lines.length * lineHeight) / 2;
    const lastBaseline = getCenteredBaseline(
      firstTop + (headline.lines.length - 1) * lineHeight,
      lineHeight,
      nameStyle,
      fonts,
    );
    let penX = x + nameLeft + (headline.lines.at(-1)?.width ?? 0) + BAR.gap * emSize;
    const nameItems = headline.lines.flatMap((line, index) =>
      drawLine(
        line,
        nameStyle,
        x + nameLeft,
        getCenteredBaseline(firstTop + index * lineHeight, lineHeight, nameStyle, fonts),
        fonts,
      ),
    );
    const copiesItems = copiesText === '' ? [] : drawLabel(copiesText, styles.copies, penX, lastBaseline, fonts);
    if (copiesText !== '') penX += measureLabel(copiesText, styles.copies, fonts) + BAR.gap * emSize;
    const markHeight = emSize * 1.45;
    const markTop = firstTop + (headline.lines.length - 1) * lineHeight + (lineHeight - markHeight) / 2;
    const markItems = title.marks.flatMap((mark, index) => {
      const markWidth = markWidths[index] ?? 0;
      const chip = { x: penX, y: markTop, width: markWidth, height: markHeight };
      penX += markWidth + BAR.gap * emSize;
      return [
        fillBox(chip, ACCENT),
        ...drawLabel(
          mark,
          styles.mark,
          chip.x + emSize / 2,
          getCenteredBaseline(chip.y, chip.height, styles.mark, fonts),
          fonts,
        ),
      ];
    });
    const badgeItems =
      title.badge === undefined ? [] : drawBadge(title.badge, { x, y, width: badgeWidth, height: barHeight }, metrics);
    return [
      fillBox({ x, y, width: rowWidth, height: barHeight }, INK),
      ...(title.badge === undefined ? [fillBox({ x, y, width: emSize * 0.45, height: barHeight }, ACCENT)] : []),
      ...createParagraph([...badgeItems, ...nameItems, ...copiesItems, ...markItems], 'heading'),
      ...drawKind(
        title,
        metrics,
        isKindBeside,
        x,
        isKindBeside ? y : y + barHeight,
        isKindBeside ? barHeight : kindHeight,
      ),
    ];
  };
  return { height: barHeight + kindHeight, draw };
}

const getBadgeWidth = (badge: BlockTitle['badge'], metrics: RowMetrics): number => {
  if (badge === undefined) return 0;
  const styles = getPlayStyles(metrics);
  const textWidth = Math.max(
    measureLabel(badge.label, styles.badgeLabel, metrics.fonts),
    measureLabel(badge.value, styles.badge, metrics.fonts),
  );
  return Math.max(BAR.badge * metrics.emSize, textWidth + 0.8 * metrics.emSize);
};

/** Draws a number with its small label above it. */
function drawBadge({ label, value }: NonNullable<BlockTitle['badge']>, box: Box, metrics: RowMetrics): DisplayItem[] {
  const { emSize, fonts } = metrics;
  const { badge: valueStyle, badgeLabel: labelStyle } = getPlayStyles(metrics);
  const labelHeight = emSize * 0.95;
  const top = box.y + (box.height - BAR.height * emSize) / 2;
  const drawCentered = (text: string, style: CellStyle, stripTop: number, stripHeight: number) =>
    drawLabel(
      text,
      style,
      box.x + (box.width - measureLabel(text, style, fonts)) / 2,
      getCenteredBaseline(stripTop, stripHeight, style, fonts),
      fonts,
    );
  return [
    fillBox(box, ACCENT),
    ...drawCentered(label, labelStyle, top + emSize * 0.08, labelHeight),
    ...drawCentered(
      value,
      valueStyle,
      top + labelHeight - emSize * 0.05,
      BAR.height * emSize - labelHeight - emSize * 0.05,
    ),
  ];
}

/** Lays out the name with the first of the steps that fits, and measures its longest line. */
function layoutName(
  name: string,
  maxWidth: number,
  { emSize, fonts }: RowMetrics,
): { headline: Headline; width: number } {
  const sizeSteps = NAME_STEPS.map(([ems, maxLines]) => [Math.max(emSize * ems, 6), maxLines] as const);
  const headline = layoutHeadline(name, maxWidth, sizeSteps, fonts);
  return { headline, width: Math.max(0, ...headline.lines.map((line) => line.width)) };
}

/** Draws the kind with its symbol: right-aligned and white in the bar, or left-aligned and black below it. */
function drawKind(
  { kind, symbol }: BlockTitle,
  metrics: RowMetrics,
  isInBar: boolean,
  x: number,
  y: number,
  height: number,
): DisplayItem[] {
  if (kind === '') return [];
  const { emSize, rowWidth, fonts } = metrics;
  const kindStyle = { ...getPlayStyles(metrics).kind, ...(isInBar ? {} : { color: INK }) };
  const symbolSize = symbol === undefined ? 0 : emSize * (isInBar ? BAR.symbol : BAR.symbolBelow);
  const symbolGap = symbol === undefined ? 0 : emSize * 0.4;
  const kindWidth = measureLabel(kind, kindStyle, fonts) + symbolSize + symbolGap;
  const left = isInBar ? x + rowWidth - kindWidth - BAR.pad * emSize : x;
  const symbolBox = { x: left, y: y + (height - symbolSize) / 2, width: symbolSize, height: symbolSize };
  const symbolItems =
    symbol === undefined ? [] : drawSharedSymbol(symbol, symbolBox, isInBar ? PAPER : INK, isInBar ? INK : PAPER);
  return [
    ...(symbolItems.length === 0 ? [] : [{ kind: 'group', role: 'artifact', items: symbolItems } as const]),
    ...createParagraph(
      drawLabel(
        kind,
        kindStyle,
        left + symbolSize + symbolGap,
        getCenteredBaseline(y, height, kindStyle, fonts),
        fonts,
      ),
    ),
  ];
}
