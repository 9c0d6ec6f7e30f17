/**
 * The head of a first page as display items: a black band with a name and a stamp, a tinted strip of figures, and details. The
 * positions are the same as in `roster-head.tsx`. All lengths are in points.
 */
import type { DisplayItem } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type Box, createHalftone, fillBox, frameBox } from '../kit/boxes.ts';
import type { RowLayout } from '../kit/cells.ts';
import { HEADLINE_LEADING, type Headline } from '../kit/headline.ts';
import { ACCENT, HAIRLINE, INK, MUTED, PAPER, STRIP_FILL } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { DETAIL, FIGURES_HEIGHT, STAMP } from '../roster/roster-head.tsx';
import { drawRow, getRowHeight } from './rows.ts';
import { createLabel, drawTextLine, getAscent } from './text-items.ts';

type BandPlace = Omit<Box, 'height'>;

/** The dots at the right end of the band: their share of the band's width, and their distance. */
const HALFTONE = { share: 0.42, pitch: 6 } as const;
const NAME_LEFT = 9;

/** Draws the black band with a name on the left. */
export function drawBand(headline: Headline, bandBox: Box, fonts: FontSet): DisplayItem[] {
  const halftoneWidth = bandBox.width * HALFTONE.share;
  const firstBaseline =
    bandBox.y + (bandBox.height - headline.height) / 2 + getAscent('display-black', headline.size, fonts);
  const namePaint = { size: headline.size, color: PAPER } as const;
  return [
    fillBox(bandBox, INK),
    createHalftone({ ...bandBox, x: bandBox.x + bandBox.width - halftoneWidth, width: halftoneWidth }, HALFTONE.pitch),
    ...headline.lines.flatMap((line, index) =>
      drawTextLine(
        line,
        namePaint,
        bandBox.x + NAME_LEFT,
        firstBaseline + index * headline.size * HEADLINE_LEADING,
        fonts,
      ),
    ),
  ];
}

const getStampBox = (bandBox: Box): Box => ({
  x: bandBox.x + bandBox.width - 9 - STAMP.width,
  y: bandBox.y + (bandBox.height - STAMP.height) / 2,
  width: STAMP.width,
  height: STAMP.height,
});

/** Draws a framed word at the right end of a band; `isAlert` uses the accent color. */
export function drawStamp(text: string, isAlert: boolean, bandBox: Box, fonts: FontSet): DisplayItem[] {
  const stampFrame = getStampBox(bandBox);
  const stampColor = isAlert ? ACCENT : INK;
  // Long words, such as UNREADABLE, need a smaller size.
  const fontSize = text.length > 8 ? 18 : 25;
  // The fourth argument of `createLabel` is the letter spacing.
  const stampLabel = createLabel(text, 'display-black', { size: fontSize, color: stampColor }, 1.6, fonts);
  const innerFrame = {
    x: stampFrame.x + 2.2,
    y: stampFrame.y + 2.2,
    width: stampFrame.width - 4.4,
    height: stampFrame.height - 4.4,
  };
  const baseline =
    stampFrame.y + (stampFrame.height - fontSize - 1.5) / 2 + getAscent('display-black', fontSize, fonts);
  return [
    fillBox(stampFrame, PAPER),
    frameBox(innerFrame, stampColor, 1.8),
    stampLabel.drawAt(stampFrame.x + (stampFrame.width - stampLabel.width) / 2, baseline),
  ];
}

const TITLE = { size: 13, spacing: 0.4, pad: 6 } as const;
const SUBTITLE = { size: 7, gap: 2.5, leading: 7 * 1.2 } as const;

/** Draws the kind of sheet with a small subtitle, where other sheets have a stamp. Long titles get a smaller font size. */
export function drawTitle(title: string, subtitle: string, bandBox: Box, fonts: FontSet): DisplayItem[] {
  const stampFrame = getStampBox(bandBox);
  const createTitleLabel = (scale: number) =>
    createLabel(title, 'display-black', { size: TITLE.size * scale, color: INK }, TITLE.spacing * scale, fonts);
  const titleLabel = createTitleLabel(Math.min(1, (stampFrame.width - 2 * TITLE.pad) / createTitleLabel(1).width));
  const smallLabel = createLabel(subtitle, 'text-medium', { size: SUBTITLE.size, color: INK }, 0, fonts);
  const titleTop = stampFrame.y + (stampFrame.height - TITLE.size - SUBTITLE.gap - SUBTITLE.leading) / 2;
  return [
    fillBox(stampFrame, PAPER),
    titleLabel.drawAt(
      stampFrame.x + (stampFrame.width - titleLabel.width) / 2,
      titleTop + getAscent('display-black', TITLE.size, fonts),
    ),
    smallLabel.drawAt(
      stampFrame.x + (stampFrame.width - smallLabel.width) / 2,
      titleTop + TITLE.size + SUBTITLE.gap + getAscent('text-medium', SUBTITLE.size, fonts),
    ),
  ];
}

const FIGURE = { size: 17, label: 6.6, leading: 6.6 * 1.2, pad: 9 } as const;

/** Draws figures side by side on a tinted strip. Each figure is as wide as its text plus an equal share of the remaining width. */
export function drawFigures(
  figures: readonly RosterFigure[],
  { x, y, width: stripWidth }: BandPlace,
  fonts: FontSet,
): DisplayItem[] {
  const figureLabels = figures.map(({ label, value, isOverLimit }) => {
    const valueLabel = createLabel(
      value,
      'display-black',
      { size: FIGURE.size, color: isOverLimit ? ACCENT : INK },
      0,
      fonts,
    );
    const smallLabel = createLabel(label, 'text-medium', { size: FIGURE.label, color: MUTED }, 0, fonts);
    return { valueLabel, smallLabel, width: Math.max(valueLabel.width, smallLabel.width) + 2 * FIGURE.pad };
  });
  const spareWidth =
    (stripWidth - figureLabels.reduce((sum, figureLabel) => sum + figureLabel.width, 0)) /
    Math.max(1, figureLabels.length);
  const valueTop = y + (FIGURES_HEIGHT - FIGURE.size - FIGURE.leading) / 2;
  let leftEdge = x;
  const items = figureLabels.flatMap(({ valueLabel, smallLabel, width: figureWidth }, index) => {
    const divider = index > 0 ? [fillBox({ x: leftEdge, y, width: 0.5, height: FIGURES_HEIGHT }, HAIRLINE)] : [];
    const labelX = leftEdge + FIGURE.pad + (index > 0 ? 0.5 : 0);
    leftEdge += figureWidth + spareWidth;
    return [
      ...divider,
      valueLabel.drawAt(labelX, valueTop + getAscent('display-black', FIGURE.size, fonts)),
      smallLabel.drawAt(labelX, valueTop + FIGURE.size + getAscent('text-medium', FIGURE.label, fonts)),
    ];
  });
  return [fillBox({ x, y, width: stripWidth, height: FIGURES_HEIGHT }, STRIP_FILL), ...items];
}

/** Draws the small print, with its first row at `y`. */
export function drawDetails(
  detailRows: readonly RowLayout[],
  { x, y, width: detailsWidth }: BandPlace,
  fonts: FontSet,
): DisplayItem[] {
  let rowTop = y;
  return detailRows.flatMap((detailRow) => {
    const rowItems = drawRow(detailRow, { x, y: rowTop, width: detailsWidth }, DETAIL.pad, fonts);
    rowTop += getRowHeight(detailRow, DETAIL.pad);
    return rowItems;
  });
}
