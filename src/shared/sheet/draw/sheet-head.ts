/** The head of a first page as display items: band, stamp, figures and details, at the same positions as in `roster-head.tsx`. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type Box, createHalftone, fillBox, frameBox } from '../kit/boxes.ts';
import { HEADLINE_LEADING, type Headline } from '../kit/headline.ts';
import { ACCENT, BAND_FILL, HAIRLINE, INK, MUTED, PAPER } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { DETAIL, FIGURES_HEIGHT, type RosterHeadLayout, STAMP } from '../roster/roster-head.tsx';
import { drawRow, getRowHeight } from './rows.ts';
import { createLabel, drawTextLine, getAscent } from './text-items.ts';

type BandPlace = Omit<Box, 'height'>;

const HALFTONE = { share: 0.42, pitch: 6 } as const;
const NAME_LEFT = 9;

/** Draws the black band with a name on the left. */
export function drawBand(headName: Headline, bandBox: Box, fontSet: FontSet): DisplayItem[] {
  const halftoneWidth = bandBox.width * HALFTONE.share;
  const firstBaseline =
    bandBox.y + (bandBox.height - headName.height) / 2 + getAscent('display-black', headName.size, fontSet);
  const namePaint = { size: headName.size, color: PAPER } as const;
  return [
    fillBox(bandBox, INK),
    createHalftone({ ...bandBox, x: bandBox.x + bandBox.width - halftoneWidth, width: halftoneWidth }, HALFTONE.pitch),
    ...headName.lines.flatMap((textLine, index) =>
      drawTextLine(
        textLine,
        namePaint,
        bandBox.x + NAME_LEFT,
        firstBaseline + index * headName.size * HEADLINE_LEADING,
        fontSet,
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
export function drawStamp(stampText: string, isAlert: boolean, bandBox: Box, fontSet: FontSet): DisplayItem[] {
  const stampFrame = getStampBox(bandBox);
  const stampColor = isAlert ? ACCENT : INK;
  const fontSize = stampText.length > 8 ? 18 : 25;
  const stampLabel = createLabel(stampText, 'display-black', { size: fontSize, color: stampColor }, 1.6, fontSet);
  const innerFrame = {
    x: stampFrame.x + 2.2,
    y: stampFrame.y + 2.2,
    width: stampFrame.width - 4.4,
    height: stampFrame.height - 4.4,
  };
  const baseline =
    stampFrame.y + (stampFrame.height - fontSize - 1.5) / 2 + getAscent('display-black', fontSize, fontSet);
  return [
    fillBox(stampFrame, PAPER),
    frameBox(innerFrame, stampColor, 1.8),
    stampLabel.drawAt(stampFrame.x + (stampFrame.width - stampLabel.width) / 2, baseline),
  ];
}

const TITLE = { size: 13, spacing: 0.4, pad: 6 } as const;

/** Draws the kind of sheet with a small subtitle, where other sheets have a stamp. Long titles get a smaller font size. */
export function drawTitle(title: string, subtitle: string, bandBox: Box, fontSet: FontSet): DisplayItem[] {
  const stampFrame = getStampBox(bandBox);
  const createTitleLabel = (scale: number) =>
    createLabel(title, 'display-black', { size: TITLE.size * scale, color: INK }, TITLE.spacing * scale, fontSet);
  const titleLabel = createTitleLabel(Math.min(1, (stampFrame.width - 2 * TITLE.pad) / createTitleLabel(1).width));
  const smallLabel = createLabel(subtitle, 'text-medium', { size: 7, color: INK }, 0, fontSet);
  const titleTop = stampFrame.y + (stampFrame.height - TITLE.size - 2.5 - 7 * 1.2) / 2;
  return [
    fillBox(stampFrame, PAPER),
    titleLabel.drawAt(
      stampFrame.x + (stampFrame.width - titleLabel.width) / 2,
      titleTop + getAscent('display-black', 13, fontSet),
    ),
    smallLabel.drawAt(
      stampFrame.x + (stampFrame.width - smallLabel.width) / 2,
      titleTop + 15.5 + getAscent('text-medium', 7, fontSet),
    ),
  ];
}

const FIGURE = { size: 17, label: 6.6, leading: 6.6 * 1.2, pad: 9 } as const;

/** Draws figures side by side on a tinted strip. Each is as wide as its text, and they share the remaining width. */
export function drawFigures(
  figures: readonly RosterFigure[],
  { x, y, width: stripWidth }: BandPlace,
  fontSet: FontSet,
): DisplayItem[] {
  const figureLabels = figures.map(({ label: labelText, value: figureValue, isOverLimit }) => {
    const valueLabel = createLabel(
      figureValue,
      'display-black',
      { size: FIGURE.size, color: isOverLimit ? ACCENT : INK },
      0,
      fontSet,
    );
    const smallLabel = createLabel(labelText, 'text-medium', { size: FIGURE.label, color: MUTED }, 0, fontSet);
    return { big: valueLabel, small: smallLabel, width: Math.max(valueLabel.width, smallLabel.width) + 2 * FIGURE.pad };
  });
  const spareWidth =
    (stripWidth - figureLabels.reduce((sum, figureLabel) => sum + figureLabel.width, 0)) /
    Math.max(1, figureLabels.length);
  const valueTop = y + (FIGURES_HEIGHT - FIGURE.size - FIGURE.leading) / 2;
  let leftEdge = x;
  const items = figureLabels.flatMap(({ big: valueLabel, small: smallLabel, width: figureWidth }, index) => {
    const divider = index > 0 ? [fillBox({ x: leftEdge, y, width: 0.5, height: FIGURES_HEIGHT }, HAIRLINE)] : [];
    const labelX = leftEdge + FIGURE.pad + (index > 0 ? 0.5 : 0);
    leftEdge += figureWidth + spareWidth;
    return [
      ...divider,
      valueLabel.drawAt(labelX, valueTop + getAscent('display-black', FIGURE.size, fontSet)),
      smallLabel.drawAt(labelX, valueTop + FIGURE.size + getAscent('text-medium', FIGURE.label, fontSet)),
    ];
  });
  return [fillBox({ x, y, width: stripWidth, height: FIGURES_HEIGHT }, BAND_FILL), ...items];
}

/** Draws the small print below the figures. */
export function drawDetails(
  { details, bandHeight }: RosterHeadLayout,
  { x, y, width: detailsWidth }: BandPlace,
  fontSet: FontSet,
): DisplayItem[] {
  let rowTop = y + bandHeight + FIGURES_HEIGHT + DETAIL.top;
  return details.flatMap((detailRow) => {
    const rowItems = drawRow(detailRow, { x, y: rowTop, width: detailsWidth }, DETAIL.pad, fontSet);
    rowTop += getRowHeight(detailRow, DETAIL.pad);
    return rowItems;
  });
}
