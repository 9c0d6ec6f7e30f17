/** Creates one picture of a team for a chat: the fronts of its cards, below its name and its verdict. Lengths are in points. */

import { createLineItems } from '../../card/display/line-items.ts';
import { createSvgParts, styleBlendModes } from '../../card/display/to-svg.ts';
import { PRINT_DPI } from '../../card/pictures/pictures.ts';
import type { Color, DisplayItem, DisplayList } from '../../display/display-list.ts';
import type { FontId } from '../../display/font-ids.ts';
import { pt } from '../../display/units.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { breakLines } from '../../text/lines/lines.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { NO_SQUEEZE } from '../../text/lines/styles.ts';
import { createTextStyle } from '../draw.ts';

/** The front of a card, and how many copies the team has. */
export interface PicturedCard {
  readonly front: DisplayList;
  readonly copies: number;
}

export interface TeamPictureTexts {
  readonly name: string;
  /** The line below the name: size, verdict and mode. */
  readonly details: string;
}

export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

export interface TeamPicture {
  readonly svg: string;
  /** The size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** The longest side in pixels, which chats show without making it smaller. */
const MAX_PIXELS = 2000;
const MARGIN = 20;
const GAP = 12;
/** Corners of printed cards are rounded by 3 mm. */
const CORNER_RADIUS = 8.5;
/** The proportion of width to height that is aimed for. */
const TARGET_PROPORTION = 4 / 3;
/** How much an empty place counts compared with the proportion when the number of columns is chosen. */
const EMPTY_PLACE_COST = 0.1;

const COLORS: Readonly<Record<PictureTheme, { readonly ground: Color; readonly ink: Color; readonly quiet: Color }>> = {
  light: { ground: '#f6f4f0', ink: '#141312', quiet: '#5c5852' },
  dark: { ground: '#211f1e', ink: '#f6f3ee', quiet: '#b3aea6' },
};

/** Creates the picture as an SVG with its size in pixels. `cards` has at least one card. */
export function createTeamPicture(
  cards: readonly PicturedCard[],
  { name, details }: TeamPictureTexts,
  fonts: FontSet,
  theme: PictureTheme,
  getHref: (picture: string) => string | undefined,
): TeamPicture {
  if (cards.length === 0) throw new RangeError('A picture of a team needs a card.');
  const cell = {
    width: Math.max(...cards.map(({ front }) => front.width)),
    height: Math.max(...cards.map(({ front }) => front.height)),
  };
  const columnCount = chooseColumnCount(cards.length, cell);
  const rowCount = Math.ceil(cards.length / columnCount);
  const width = 2 * MARGIN + columnCount * cell.width + (columnCount - 1) * GAP;
  const textWidth = width - 2 * MARGIN;
  const { ground, ink, quiet } = COLORS[theme];
  const nameSize = Math.min(48, Math.max(20, width / 18));
  const detailsSize = nameSize * 0.42;
  const nameBaseline = MARGIN + nameSize * 0.8;
  const detailsBaseline = nameBaseline + detailsSize * 1.5;
  const top = detailsBaseline + detailsSize * 0.4 + MARGIN * 0.7;
  const height = top + rowCount * cell.height + (rowCount - 1) * GAP + MARGIN;

  const definitions: string[] = [];
  const bodies: string[] = [];
  const texts: DisplayItem[] = [
    ...createFittingLine(name, 'display-black', nameSize, ink, { x: MARGIN, y: nameBaseline, width: textWidth }, fonts),
    ...createFittingLine(
      details,
      'text',
      detailsSize,
      quiet,
      { x: MARGIN, y: detailsBaseline, width: textWidth },
      fonts,
    ),
  ];
  for (const [index, { front, copies }] of cards.entries()) {
    const cellX = MARGIN + (index % columnCount) * (cell.width + GAP);
    const cellY = top + Math.floor(index / columnCount) * (cell.height + GAP);
    // A smaller card is in the middle of its place.
    const x = cellX + (cell.width - front.width) / 2;
    const y = cellY + (cell.height - front.height) / 2;
    const parts = createSvgParts(front, fonts, { idPrefix: `t${index}`, getHref });
    definitions.push(
      parts.definitions,
      `<clipPath id="t${index}-card"><rect width="${front.width}" height="${front.height}" rx="${CORNER_RADIUS}"/></clipPath>`,
    );
    bodies.push(
      `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})" clip-path="url(#t${index}-card)">${styleBlendModes(parts.body)}</g>`,
    );
    if (copies !== 1) {
      const badge = { x: x + front.width - BADGE.width + 4, y: y - 4 };
      bodies.push(
        `<rect x="${formatNumber(badge.x)}" y="${formatNumber(badge.y)}" width="${BADGE.width}" height="${BADGE.height}" rx="4" fill="#141312" stroke="${ground}" stroke-width="2"/>`,
      );
      texts.push(...createBadgeText(`×${copies}`, badge.x + BADGE.width / 2, badge.y + BADGE.baseline, fonts));
    }
  }
  const textParts = createSvgParts(
    { items: texts, width: pt(width), height: pt(height), bleed: pt(0), label: name },
    fonts,
    { idPrefix: 'tt' },
  );
  const pixelsPerPoint = Math.min(MAX_PIXELS / Math.max(width, height), PRINT_DPI / POINTS_PER_INCH);
  const pixels = { width: Math.round(width * pixelsPerPoint), height: Math.round(height * pixelsPerPoint) };
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" ` +
      `viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}" preserveAspectRatio="none" role="img" aria-label="${textParts.label}">` +
      `<defs>${definitions.join('')}${textParts.definitions}</defs>` +
      `<rect width="100%" height="100%" fill="${ground}"/>${bodies.join('')}${textParts.body}</svg>`,
    ...pixels,
    dpi: Math.round(pixelsPerPoint * POINTS_PER_INCH),
  };
}

const POINTS_PER_INCH = 72;
const BADGE = { width: 32, height: 22, baseline: 16 };

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Chooses the number of columns with which the picture is nearest to the proportion that is aimed for, with few empty places. */
function chooseColumnCount(cardCount: number, cell: { readonly width: number; readonly height: number }): number {
  let bestCount = 1;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (let columnCount = 1; columnCount <= cardCount; columnCount += 1) {
    const rowCount = Math.ceil(cardCount / columnCount);
    const proportion = (columnCount * cell.width) / (rowCount * cell.height);
    const emptyPlaces = columnCount * rowCount - cardCount;
    const cost = Math.abs(Math.log(proportion / TARGET_PROPORTION)) + emptyPlaces * EMPTY_PLACE_COST;
    if (cost < lowestCost) [bestCount, lowestCost] = [columnCount, cost];
  }
  return bestCount;
}

const layoutLine = (text: string, font: FontId, size: number, colour: Color, fonts: FontSet) =>
  breakLines(
    measureTexts([{ text, style: { ...createTextStyle(font, size), colour } }], fonts),
    { width: Number.POSITIVE_INFINITY },
    fonts,
    NO_SQUEEZE,
  ).lines[0];

/** Creates one line of text. If it is too wide for the box, its letters become smaller, and at half the size its end is left out. */
function createFittingLine(
  text: string,
  font: FontId,
  size: number,
  colour: Color,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  fonts: FontSet,
): readonly DisplayItem[] {
  const fullLine = layoutLine(text, font, size, colour, fonts);
  if (fullLine === undefined) return [];
  if (fullLine.width <= width) return createLineItems(fullLine, x, y);
  const smallSize = Math.max(size / 2, (size * width) / fullLine.width);
  let letters = [...text];
  for (;;) {
    const shownText = letters.length === [...text].length ? text : `${letters.join('').trimEnd()}…`;
    const line = layoutLine(shownText, font, smallSize, colour, fonts);
    if (line === undefined || line.width <= width + 0.5 || letters.length < 2)
      return line === undefined ? [] : createLineItems(line, x, y);
    letters = letters.slice(0, Math.min(letters.length - 1, Math.floor((letters.length * width) / line.width)));
  }
}

function createBadgeText(text: string, middle: number, baseline: number, fonts: FontSet): readonly DisplayItem[] {
  const line = layoutLine(text, 'text-bold', 14, '#ffffff', fonts);
  return line === undefined ? [] : createLineItems(line, middle - line.width / 2, baseline);
}
