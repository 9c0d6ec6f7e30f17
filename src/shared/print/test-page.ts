/**
 * The test page shows how a printer changes size, edges and backs. The front has crosses, and the back has scales where
 * the crosses should shine through. The value on a scale is the distance that backs have to be moved by.
 */
import type { DisplayItem } from '../display/display-list.ts';
import { mm, toPt } from '../display/units.ts';
import { type PdfPage, writePdf } from '../pdf/write-pdf.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import type { Translate } from '../texts/translate.ts';
import { createSegment, createTextItems, createTextStyle, layoutParagraph, strokePath } from './draw.ts';
import { createAdjustmentMatrix } from './matrix.ts';
import { type BackAdjust, CHECK_BAR, getPaperSize, type Paper, type Sides, type Size } from './paper.ts';
import {
  getAppliedStep,
  getPaperName,
  getPlainStep,
  getRotationStep,
  getSetupStep,
  type TestPageText,
} from './test-page-text.ts';

export interface TestPageJob {
  readonly paper: Paper;
  readonly sides: Sides;
  /** The adjustment that is already in use. */
  readonly backAdjust?: BackAdjust;
  readonly created: Date;
}

/** The minimum size of paper with room for the texts, in millimeters. Smaller paper runs through the same printer. */
const MIN_PAPER = { short: 148, long: 210 };
/** Millimeters from the edge of the paper to the outer scales. */
const SCALE_INSET = 42;
/** Millimeters from the edge of the paper to the texts. */
const TEXT_INSET = 16;
const FINE_LINE = 0.15;
const TICK_WIDTH = 0.1;
const BOLD_LINE = 0.35;

const TITLE_STYLE = createTextStyle('display-black', 24);
const SIDE_STYLE = createTextStyle('text-medium', 11);
const SMALL_STYLE = createTextStyle('text', 6.5);
/** Font sizes in points. Paper narrower than `belowMm` uses the small size. */
const TEXT_SIZES = { normal: 11, small: 9.5, belowMm: 180 };
const NAME_STYLE = createTextStyle('text-bold', 10);

/** The centers of the three scales along the longer center line. */
interface ScaleCenters {
  readonly isAcross: boolean;
  readonly first: readonly [number, number];
  readonly middle: readonly [number, number];
  readonly last: readonly [number, number];
}

function getScaleCenters({ width, height }: Size): ScaleCenters {
  const [centerX, centerY] = [width / 2, height / 2];
  return width > height
    ? {
        isAcross: true,
        first: [SCALE_INSET, centerY],
        middle: [centerX, centerY],
        last: [width - SCALE_INSET, centerY],
      }
    : {
        isAcross: false,
        first: [centerX, SCALE_INSET],
        middle: [centerX, centerY],
        last: [centerX, height - SCALE_INSET],
      };
}

/** Returns the rotation in degrees for each millimeter of difference between the outer scales. */
export const computeDegreesPerMm = ({ width, height }: Size): number =>
  180 / Math.PI / (Math.max(width, height) - 2 * SCALE_INSET);

/** Creates the pages; only one if nothing is printed on the back. Throws a RangeError for single cards and for paper that is too small. */
export function createTestPages(
  translate: Translate,
  { paper, sides, backAdjust }: TestPageJob,
  fontSet: FontSet,
): PdfPage[] {
  if (paper === 'card') throw new RangeError(translate('testPage.singleCards'));
  const paperSize = getPaperSize(paper);
  if (
    Math.min(paperSize.width, paperSize.height) < MIN_PAPER.short ||
    Math.max(paperSize.width, paperSize.height) < MIN_PAPER.long
  )
    throw new RangeError(translate('testPage.tooSmall', { width: MIN_PAPER.short, height: MIN_PAPER.long }));
  const isDuplex = sides === 'long-edge' || sides === 'short-edge';
  const createPage = (pageItems: readonly DisplayItem[]): PdfPage => ({
    width: toPt(mm(paperSize.width)),
    height: toPt(mm(paperSize.height)),
    sides: [],
    items: pageItems,
  });
  const frontPage = createPage(
    createFrontItems(translate, paperSize, getPaperName(translate, paper), sides, isDuplex, fontSet),
  );
  if (!isDuplex) return [frontPage];
  const backPageItems = createBackItems(translate, paperSize, backAdjust, fontSet);
  const adjustedItems: DisplayItem[] =
    backAdjust === undefined
      ? backPageItems
      : [{ kind: 'group', transform: createAdjustmentMatrix(backAdjust, paperSize), items: backPageItems }];
  return [frontPage, createPage(adjustedItems)];
}

export const createTestPagePdf = (translate: Translate, job: TestPageJob, fontSet: FontSet): Promise<Uint8Array> =>
  writePdf(createTestPages(translate, job, fontSet), fontSet, {
    title: translate('testPage.title'),
    created: job.created,
  });

function createFrontItems(
  translate: Translate,
  paperSize: Size,
  paperText: string,
  sides: Sides,
  isDuplex: boolean,
  fontSet: FontSet,
): DisplayItem[] {
  const { first: firstCenter, middle: middleCenter, last: lastCenter } = getScaleCenters(paperSize);
  const stepTexts = [
    getSetupStep(translate, paperText, sides),
    getPlainStep(translate, 'bars'),
    getPlainStep(translate, 'combs'),
    ...(isDuplex ? [getPlainStep(translate, 'turnOver')] : []),
  ];
  return [
    ...createHeading(translate, translate('testPage.front'), fontSet),
    ...createColumns(paperSize, stepTexts.slice(0, 2), stepTexts.slice(2), fontSet),
    ...createBars(translate, paperSize, fontSet),
    ...createCombs(paperSize, fontSet),
    ...(isDuplex ? [firstCenter, middleCenter, lastCenter].flatMap(createCross) : []),
  ];
}

function createBackItems(
  translate: Translate,
  paperSize: Size,
  adjustment: BackAdjust | undefined,
  fontSet: FontSet,
): DisplayItem[] {
  const { isAcross, first: firstCenter, middle: middleCenter, last: lastCenter } = getScaleCenters(paperSize);
  const isMoved = adjustment !== undefined && (adjustment.x !== 0 || adjustment.y !== 0 || adjustment.degrees !== 0);
  const upperSteps = [
    getPlainStep(translate, 'hold'),
    getPlainStep(translate, 'offset'),
    ...(isMoved ? [getAppliedStep(translate, adjustment)] : []),
  ];
  const lowerSteps = [
    getRotationStep(translate, isAcross, computeDegreesPerMm(paperSize)),
    getPlainStep(translate, 'use'),
    getPlainStep(translate, 'command'),
  ];
  return [
    ...createHeading(translate, translate('testPage.back'), fontSet),
    ...createColumns(paperSize, upperSteps, lowerSteps, fontSet),
    ...createScale(firstCenter, 'A', fontSet),
    ...createScale(middleCenter, 'M', fontSet),
    ...createScale(lastCenter, 'B', fontSet),
  ];
}

const createHeading = (translate: Translate, sideName: string, fontSet: FontSet): DisplayItem[] => [
  ...createTextItems(translate('testPage.title'), TEXT_INSET, TEXT_INSET + 6, TITLE_STYLE, 'left', fontSet),
  ...createTextItems(sideName, TEXT_INSET, TEXT_INSET + 11.5, SIDE_STYLE, 'left', fontSet),
];

/** Creates the texts above and below the center line. In landscape, they are between the scales. */
function createColumns(
  { width, height }: Size,
  upperTexts: readonly TestPageText[],
  lowerTexts: readonly TestPageText[],
  fontSet: FontSet,
) {
  const isLandscape = width > height;
  const fontSize = Math.min(width, height) < TEXT_SIZES.belowMm ? TEXT_SIZES.small : TEXT_SIZES.normal;
  const columnTops = isLandscape ? [TEXT_INSET + 16, height / 2 + 16] : [SCALE_INSET + 16, height / 2 + 16];
  return [upperTexts, lowerTexts].flatMap((stepTexts, index) => {
    let top = columnTops[index] ?? 0;
    return stepTexts.flatMap((stepText) => {
      const textBox = { x: TEXT_INSET, y: top, width: Math.min(178, width - 2 * TEXT_INSET) };
      const { items, bottom: bottomEdge } = layoutParagraph(stepText, textBox, fontSize, fontSet);
      top = bottomEdge + 2.4;
      return items;
    });
  });
}

/** Creates a horizontal and a vertical bar of 50 mm, because a printer may scale only one direction. */
function createBars(translate: Translate, { width, height }: Size, fontSet: FontSet): DisplayItem[] {
  const [rightEdge, bottomEdge] = [width - TEXT_INSET, height - TEXT_INSET];
  const [leftEdge, topEdge] = [rightEdge - CHECK_BAR, bottomEdge - CHECK_BAR];
  const tickLength = 1.5;
  const barPaths = [
    [
      createSegment(leftEdge, bottomEdge, rightEdge, bottomEdge),
      createSegment(leftEdge, bottomEdge - tickLength, leftEdge, bottomEdge + tickLength),
    ],
    [
      createSegment(rightEdge, topEdge, rightEdge, bottomEdge),
      createSegment(rightEdge - tickLength, topEdge, rightEdge + tickLength, topEdge),
    ],
    [
      createSegment(rightEdge, bottomEdge - tickLength, rightEdge, bottomEdge + tickLength),
      createSegment(rightEdge - tickLength, bottomEdge, rightEdge + tickLength, bottomEdge),
    ],
  ];
  return [
    ...barPaths.flat().map((barPath) => strokePath(barPath, FINE_LINE)),
    ...createTextItems(
      translate('testPage.barLength'),
      leftEdge + CHECK_BAR / 2,
      bottomEdge - 1.5,
      SMALL_STYLE,
      'middle',
      fontSet,
    ),
    ...createTextItems(
      translate('testPage.barLength'),
      rightEdge - 2,
      topEdge + CHECK_BAR / 2,
      SMALL_STYLE,
      'right',
      fontSet,
    ),
  ];
}

const COMB_LENGTH = 10;

/** Creates ten numbered lines at each edge, one for every millimeter. */
function createCombs({ width, height }: Size, fontSet: FontSet): DisplayItem[] {
  const combStep = 3.4;
  return Array.from({ length: COMB_LENGTH }, (_, index) => index + 1).flatMap((millimeter): DisplayItem[] => {
    // A quarter of the way along each edge, because the scales are in the middle.
    const x = width / 4 + (millimeter - COMB_LENGTH / 2) * combStep;
    const y = height / 4 + (millimeter - COMB_LENGTH / 2) * combStep;
    const halfLength = combStep * 0.42;
    const numberText = String(millimeter);
    return [
      strokePath(createSegment(x - halfLength, millimeter, x + halfLength, millimeter), FINE_LINE),
      strokePath(createSegment(x - halfLength, height - millimeter, x + halfLength, height - millimeter), FINE_LINE),
      strokePath(createSegment(millimeter, y - halfLength, millimeter, y + halfLength), FINE_LINE),
      strokePath(createSegment(width - millimeter, y - halfLength, width - millimeter, y + halfLength), FINE_LINE),
      ...createTextItems(numberText, x, millimeter + 2.4, SMALL_STYLE, 'middle', fontSet),
      ...createTextItems(numberText, x, height - millimeter - 0.7, SMALL_STYLE, 'middle', fontSet),
      ...createTextItems(numberText, millimeter + 0.6, y + 0.8, SMALL_STYLE, 'left', fontSet),
      ...createTextItems(numberText, width - millimeter - 0.6, y + 0.8, SMALL_STYLE, 'right', fontSet),
    ];
  });
}

/** Creates a cross that shines through: long enough for both rulers, and bold enough for thick card. */
const createCross = ([x, y]: readonly [number, number]): DisplayItem[] => [
  strokePath(createSegment(x - RULER_DISTANCE - 3, y, x + RULER_DISTANCE + 3, y), BOLD_LINE),
  strokePath(createSegment(x, y - RULER_DISTANCE - 3, x, y + RULER_DISTANCE + 3), BOLD_LINE),
];

/** Half the length of a ruler in millimeters. No working printer is further off. */
const RULER_REACH = 5;
/** Millimeters from the measured point to its rulers, which keeps them legible. */
const RULER_DISTANCE = 7;

/** Creates a horizontal ruler above a point and a vertical one to its left. Zero is in line with the point. */
function createScale([x, y]: readonly [number, number], scaleName: string, fontSet: FontSet): DisplayItem[] {
  const ticks = Array.from({ length: 4 * RULER_REACH + 1 }, (_, index) => (index - 2 * RULER_REACH) / 2);
  const getTickLength = (position: number): number =>
    position % RULER_REACH === 0 ? 2.2 : Number.isInteger(position) ? 1.4 : 0.8;
  const [horizontalY, verticalX] = [y - RULER_DISTANCE, x - RULER_DISTANCE];
  const formatPosition = (position: number): string =>
    position === 0 ? '0' : position < 0 ? `−${-position}` : `+${position}`;
  return [
    strokePath(createSegment(x - RULER_REACH, horizontalY, x + RULER_REACH, horizontalY), FINE_LINE),
    strokePath(createSegment(verticalX, y - RULER_REACH, verticalX, y + RULER_REACH), FINE_LINE),
    ...ticks.flatMap((position) => [
      strokePath(
        createSegment(x + position, horizontalY - getTickLength(position), x + position, horizontalY),
        TICK_WIDTH,
      ),
      strokePath(createSegment(verticalX - getTickLength(position), y + position, verticalX, y + position), TICK_WIDTH),
    ]),
    ...[-RULER_REACH, 0, RULER_REACH].flatMap((position) => [
      ...createTextItems(formatPosition(position), x + position, horizontalY - 3, SMALL_STYLE, 'middle', fontSet),
      ...createTextItems(formatPosition(position), verticalX - 2.8, y + position + 0.8, SMALL_STYLE, 'right', fontSet),
    ]),
    ...createTextItems(scaleName, x + RULER_DISTANCE, y + RULER_DISTANCE, NAME_STYLE, 'middle', fontSet),
  ];
}
