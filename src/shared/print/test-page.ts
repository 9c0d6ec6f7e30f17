/**
 * The test page shows how a printer changes size, edges and backs. The front has crosses, and the back has pairs of rulers where
 * the crosses should shine through. The values on the rulers are the distances that backs have to be moved by. Lengths are in
 * millimeters.
 */
import type { DisplayItem } from '../display/display-list.ts';
import { mm, toPt } from '../display/units.ts';
import { type PdfPage, writePdf } from '../pdf/write-pdf.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import type { Translate } from '../texts/translate.ts';
import { createSegment, createTextItems, createTextStyle, layoutParagraph, strokePath } from './draw.ts';
import { createAdjustmentMatrix } from './matrix.ts';
import { type BackAdjust, getPaperSize, type Paper, SCALE_BAR_MM, type Sides, type Size } from './paper.ts';
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
/** Distance from the edge of the paper to the centers of the outer rulers. */
const RULER_INSET = 42;
/** Distance from the edge of the paper to the texts. */
const TEXT_INSET = 16;
/** Stroke widths. */
const FINE_STROKE = 0.15;
const TICK_STROKE = 0.1;
const BOLD_STROKE = 0.35;

const TITLE_STYLE = createTextStyle('display-black', 24);
const SIDE_STYLE = createTextStyle('text-medium', 11);
const SMALL_STYLE = createTextStyle('text', 6.5);
/** Font sizes in points. Paper narrower than `belowMm` uses the small size. */
const TEXT_SIZES = { normal: 11, small: 9.5, belowMm: 180 };
const NAME_STYLE = createTextStyle('text-bold', 10);

/** The centers of the three pairs of rulers along the longer center line. */
interface RulerCenters {
  /** Whether the rulers are next to each other, on a landscape sheet, and not one below the other. */
  readonly isAcross: boolean;
  readonly first: readonly [number, number];
  readonly middle: readonly [number, number];
  readonly last: readonly [number, number];
}

function getRulerCenters({ width, height }: Size): RulerCenters {
  const [centerX, centerY] = [width / 2, height / 2];
  return width > height
    ? {
        isAcross: true,
        first: [RULER_INSET, centerY],
        middle: [centerX, centerY],
        last: [width - RULER_INSET, centerY],
      }
    : {
        isAcross: false,
        first: [centerX, RULER_INSET],
        middle: [centerX, centerY],
        last: [centerX, height - RULER_INSET],
      };
}

/** Returns the rotation in degrees for each millimeter of difference between the outer rulers. */
export const computeDegreesPerMm = ({ width, height }: Size): number =>
  180 / Math.PI / (Math.max(width, height) - 2 * RULER_INSET);

/** Creates two pages, or one if nothing is printed on backs. Throws a RangeError for single cards and for paper that is too small. */
export function createTestPages(
  translate: Translate,
  { paper, sides, backAdjust }: TestPageJob,
  fonts: FontSet,
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
    createFrontItems(translate, paperSize, getPaperName(translate, paper), sides, isDuplex, fonts),
  );
  if (!isDuplex) return [frontPage];
  const backPageItems = createBackItems(translate, paperSize, backAdjust, fonts);
  const adjustedItems: DisplayItem[] =
    backAdjust === undefined
      ? backPageItems
      : [{ kind: 'group', transform: createAdjustmentMatrix(backAdjust, paperSize), items: backPageItems }];
  return [frontPage, createPage(adjustedItems)];
}

export const createTestPagePdf = (translate: Translate, job: TestPageJob, fonts: FontSet): Promise<Uint8Array> =>
  writePdf(createTestPages(translate, job, fonts), fonts, {
    title: translate('testPage.title'),
    created: job.created,
  });

function createFrontItems(
  translate: Translate,
  paperSize: Size,
  paperName: string,
  sides: Sides,
  isDuplex: boolean,
  fonts: FontSet,
): DisplayItem[] {
  const { first, middle, last } = getRulerCenters(paperSize);
  const texts = [
    getSetupStep(translate, paperName, sides),
    getPlainStep(translate, 'bars'),
    getPlainStep(translate, 'combs'),
    ...(isDuplex ? [getPlainStep(translate, 'turnOver')] : []),
  ];
  return [
    ...createHeading(translate, translate('testPage.front'), fonts),
    ...createColumns(paperSize, texts.slice(0, 2), texts.slice(2), fonts),
    ...createScaleBars(translate, paperSize, fonts),
    ...createCombs(paperSize, fonts),
    ...(isDuplex ? [first, middle, last].flatMap(createCross) : []),
  ];
}

function createBackItems(
  translate: Translate,
  paperSize: Size,
  adjustment: BackAdjust | undefined,
  fonts: FontSet,
): DisplayItem[] {
  const { isAcross, first, middle, last } = getRulerCenters(paperSize);
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
    ...createHeading(translate, translate('testPage.back'), fonts),
    ...createColumns(paperSize, upperSteps, lowerSteps, fonts),
    ...createRulers(first, 'A', fonts),
    ...createRulers(middle, 'M', fonts),
    ...createRulers(last, 'B', fonts),
  ];
}

const createHeading = (translate: Translate, sideName: string, fonts: FontSet): DisplayItem[] => [
  ...createTextItems(translate('testPage.title'), TEXT_INSET, TEXT_INSET + 6, TITLE_STYLE, 'left', fonts),
  ...createTextItems(sideName, TEXT_INSET, TEXT_INSET + 11.5, SIDE_STYLE, 'left', fonts),
];

/** Creates the texts above and below the center line. In landscape, the texts are between the rulers. */
function createColumns(
  { width, height }: Size,
  upperTexts: readonly TestPageText[],
  lowerTexts: readonly TestPageText[],
  fonts: FontSet,
) {
  const isLandscape = width > height;
  const fontSize = Math.min(width, height) < TEXT_SIZES.belowMm ? TEXT_SIZES.small : TEXT_SIZES.normal;
  const columnTops = isLandscape ? [TEXT_INSET + 16, height / 2 + 16] : [RULER_INSET + 16, height / 2 + 16];
  return [upperTexts, lowerTexts].flatMap((texts, index) => {
    let top = columnTops[index] ?? 0;
    return texts.flatMap((text) => {
      const textBox = { x: TEXT_INSET, y: top, width: Math.min(178, width - 2 * TEXT_INSET) };
      const { items, bottom } = layoutParagraph(text, textBox, fontSize, fonts);
      top = bottom + 2.4;
      return items;
    });
  });
}

/** Creates a horizontal and a vertical scale bar, because a printer may scale only one direction. */
function createScaleBars(translate: Translate, { width, height }: Size, fonts: FontSet): DisplayItem[] {
  const [rightEdge, bottom] = [width - TEXT_INSET, height - TEXT_INSET];
  const [leftEdge, topEdge] = [rightEdge - SCALE_BAR_MM, bottom - SCALE_BAR_MM];
  const tickLength = 1.5;
  const barPaths = [
    [
      createSegment(leftEdge, bottom, rightEdge, bottom),
      createSegment(leftEdge, bottom - tickLength, leftEdge, bottom + tickLength),
    ],
    [
      createSegment(rightEdge, topEdge, rightEdge, bottom),
      createSegment(rightEdge - tickLength, topEdge, rightEdge + tickLength, topEdge),
    ],
    [
      createSegment(rightEdge, bottom - tickLength, rightEdge, bottom + tickLength),
      createSegment(rightEdge - tickLength, bottom, rightEdge + tickLength, bottom),
    ],
  ];
  return [
    ...barPaths.flat().map((barPath) => strokePath(barPath, FINE_STROKE)),
    ...createTextItems(
      translate('testPage.barLength'),
      leftEdge + SCALE_BAR_MM / 2,
      bottom - 1.5,
      SMALL_STYLE,
      'middle',
      fonts,
    ),
    ...createTextItems(
      translate('testPage.barLength'),
      rightEdge - 2,
      topEdge + SCALE_BAR_MM / 2,
      SMALL_STYLE,
      'right',
      fonts,
    ),
  ];
}

const COMB_LENGTH = 10;

/** Creates combs: ten numbered lines at each edge, one for every millimeter. They show how much of the edge a printer leaves blank. */
function createCombs({ width, height }: Size, fonts: FontSet): DisplayItem[] {
  const combStep = 3.4;
  return Array.from({ length: COMB_LENGTH }, (_, index) => index + 1).flatMap((millimeter): DisplayItem[] => {
    // A quarter of the way along each edge, because the rulers are in the middle.
    const x = width / 4 + (millimeter - COMB_LENGTH / 2) * combStep;
    const y = height / 4 + (millimeter - COMB_LENGTH / 2) * combStep;
    const halfLength = combStep * 0.42;
    const numberText = String(millimeter);
    return [
      strokePath(createSegment(x - halfLength, millimeter, x + halfLength, millimeter), FINE_STROKE),
      strokePath(createSegment(x - halfLength, height - millimeter, x + halfLength, height - millimeter), FINE_STROKE),
      strokePath(createSegment(millimeter, y - halfLength, millimeter, y + halfLength), FINE_STROKE),
      strokePath(createSegment(width - millimeter, y - halfLength, width - millimeter, y + halfLength), FINE_STROKE),
      ...createTextItems(numberText, x, millimeter + 2.4, SMALL_STYLE, 'middle', fonts),
      ...createTextItems(numberText, x, height - millimeter - 0.7, SMALL_STYLE, 'middle', fonts),
      ...createTextItems(numberText, millimeter + 0.6, y + 0.8, SMALL_STYLE, 'left', fonts),
      ...createTextItems(numberText, width - millimeter - 0.6, y + 0.8, SMALL_STYLE, 'right', fonts),
    ];
  });
}

/** Creates a cross that shines through: long enough for both rulers, and bold enough for thick paper. */
const createCross = ([x, y]: readonly [number, number]): DisplayItem[] => [
  strokePath(createSegment(x - RULER_DISTANCE - 3, y, x + RULER_DISTANCE + 3, y), BOLD_STROKE),
  strokePath(createSegment(x, y - RULER_DISTANCE - 3, x, y + RULER_DISTANCE + 3), BOLD_STROKE),
];

/** Half the length of a ruler. Working printers misplace backs by less than that. */
const RULER_REACH = 5;
/** Distance from the measured point to its rulers, so that the cross does not cover the numbers. */
const RULER_DISTANCE = 7;

/** Creates a horizontal ruler above a point and a vertical one to its left. Zero is in line with the point. */
function createRulers([x, y]: readonly [number, number], pointName: string, fonts: FontSet): DisplayItem[] {
  const ticks = Array.from({ length: 4 * RULER_REACH + 1 }, (_, index) => (index - 2 * RULER_REACH) / 2);
  const getTickLength = (position: number): number =>
    position % RULER_REACH === 0 ? 2.2 : Number.isInteger(position) ? 1.4 : 0.8;
  const [horizontalY, verticalX] = [y - RULER_DISTANCE, x - RULER_DISTANCE];
  const formatPosition = (position: number): string =>
    position === 0 ? '0' : position < 0 ? `−${-position}` : `+${position}`;
  return [
    strokePath(createSegment(x - RULER_REACH, horizontalY, x + RULER_REACH, horizontalY), FINE_STROKE),
    strokePath(createSegment(verticalX, y - RULER_REACH, verticalX, y + RULER_REACH), FINE_STROKE),
    ...ticks.flatMap((position) => [
      strokePath(
        createSegment(x + position, horizontalY - getTickLength(position), x + position, horizontalY),
        TICK_STROKE,
      ),
      strokePath(
        createSegment(verticalX - getTickLength(position), y + position, verticalX, y + position),
        TICK_STROKE,
      ),
    ]),
    ...[-RULER_REACH, 0, RULER_REACH].flatMap((position) => [
      ...createTextItems(formatPosition(position), x + position, horizontalY - 3, SMALL_STYLE, 'middle', fonts),
      ...createTextItems(formatPosition(position), verticalX - 2.8, y + position + 0.8, SMALL_STYLE, 'right', fonts),
    ]),
    ...createTextItems(pointName, x + RULER_DISTANCE, y + RULER_DISTANCE, NAME_STYLE, 'middle', fonts),
  ];
}
