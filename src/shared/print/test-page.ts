/**
 * The test page: shows how a printer changes size, edges and backs. The front carries crosses,
 * the back scales where the crosses should shine through; what is read on a scale is what backs have to be moved by.
 */
import type { DisplayItem } from '../display/display-list.ts';
import { mm, toPt } from '../display/units.ts';
import { type PdfPage, writePdf } from '../pdf/write-pdf.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import type { Translate } from '../texts/translate.ts';
import { paragraph, plain, segment, stroke, words } from './ink.ts';
import { adjusting } from './matrix.ts';
import { type BackAdjust, CHECK_BAR, type Paper, type Sides, type Size, sizeOfPaper } from './paper.ts';
import { appliedStep, paperName, plainStep, rotationStep, setupStep, type TestPageText } from './test-page-text.ts';

export interface TestPageJob {
  readonly paper: Paper;
  readonly sides: Sides;
  /** The adjustment that is applied already. */
  readonly backAdjust?: BackAdjust;
  readonly created: Date;
}

/** Smaller paper has no room for the words; it is fed by the same printer. */
const LEAST = { short: 148, long: 210 };
/** From the paper's edge to the outer scales. */
const INSET = 42;
/** From the paper's edge to words. */
const EDGE = 16;
const FINE = 0.15;
const TICK = 0.1;
const BOLD = 0.35;

const TITLE = plain('display-black', 24);
const SIDE = plain('text-medium', 11);
const SMALL = plain('text', 6.5);
/** Points; small paper has words of the smaller size. */
const WORDS = { usual: 11, small: 9.5, belowMm: 180 };
const NAME = plain('text-bold', 10);

/** Where the three scales stand: along the longer middle line, outermost first. */
interface Points {
  readonly across: boolean;
  readonly a: readonly [number, number];
  readonly m: readonly [number, number];
  readonly b: readonly [number, number];
}

function pointsOf({ width, height }: Size): Points {
  const [cx, cy] = [width / 2, height / 2];
  return width > height
    ? { across: true, a: [INSET, cy], m: [cx, cy], b: [width - INSET, cy] }
    : { across: false, a: [cx, INSET], m: [cx, cy], b: [cx, height - INSET] };
}

/** Degrees that one millimetre of difference between the outer scales stands for. */
export const degreesPerMm = ({ width, height }: Size): number => 180 / Math.PI / (Math.max(width, height) - 2 * INSET);

/** Throws a RangeError for single cards and for paper without room. One page where nothing is printed on the back. */
export function testPages(translate: Translate, { paper, sides, backAdjust }: TestPageJob, fonts: FontSet): PdfPage[] {
  if (paper === 'card') throw new RangeError(translate('testPage.singleCards'));
  const size = sizeOfPaper(paper);
  if (Math.min(size.width, size.height) < LEAST.short || Math.max(size.width, size.height) < LEAST.long)
    throw new RangeError(translate('testPage.tooSmall', { width: LEAST.short, height: LEAST.long }));
  const duplex = sides === 'long-edge' || sides === 'short-edge';
  const page = (items: readonly DisplayItem[]): PdfPage => ({
    width: toPt(mm(size.width)),
    height: toPt(mm(size.height)),
    sides: [],
    items,
  });
  const front = page(frontItems(translate, size, paperName(translate, paper), sides, duplex, fonts));
  if (!duplex) return [front];
  const back = backItems(translate, size, backAdjust, fonts);
  const moved: DisplayItem[] =
    backAdjust === undefined ? back : [{ kind: 'group', transform: adjusting(backAdjust, size), items: back }];
  return [front, page(moved)];
}

export const testPagePdf = (translate: Translate, job: TestPageJob, fonts: FontSet): Promise<Uint8Array> =>
  writePdf(testPages(translate, job, fonts), fonts, { title: translate('testPage.title'), created: job.created });

function frontItems(
  translate: Translate,
  size: Size,
  paper: string,
  sides: Sides,
  duplex: boolean,
  fonts: FontSet,
): DisplayItem[] {
  const { a, m, b } = pointsOf(size);
  const paragraphs = [
    setupStep(translate, paper, sides),
    plainStep(translate, 'bars'),
    plainStep(translate, 'combs'),
    ...(duplex ? [plainStep(translate, 'turnOver')] : []),
  ];
  return [
    ...heading(translate, translate('testPage.front'), fonts),
    ...columns(size, paragraphs.slice(0, 2), paragraphs.slice(2), fonts),
    ...bars(translate, size, fonts),
    ...combs(size, fonts),
    ...(duplex ? [a, m, b].flatMap(cross) : []),
  ];
}

function backItems(translate: Translate, size: Size, adjust: BackAdjust | undefined, fonts: FontSet): DisplayItem[] {
  const { across, a, m, b } = pointsOf(size);
  const isMoved = adjust !== undefined && (adjust.x !== 0 || adjust.y !== 0 || adjust.degrees !== 0);
  const first = [
    plainStep(translate, 'hold'),
    plainStep(translate, 'offset'),
    ...(isMoved ? [appliedStep(translate, adjust)] : []),
  ];
  const second = [
    rotationStep(translate, across, degreesPerMm(size)),
    plainStep(translate, 'use'),
    plainStep(translate, 'command'),
  ];
  return [
    ...heading(translate, translate('testPage.back'), fonts),
    ...columns(size, first, second, fonts),
    ...scale(a, 'A', fonts),
    ...scale(m, 'M', fonts),
    ...scale(b, 'B', fonts),
  ];
}

const heading = (translate: Translate, side: string, fonts: FontSet): DisplayItem[] => [
  ...words(translate('testPage.title'), EDGE, EDGE + 6, TITLE, 'left', fonts),
  ...words(side, EDGE, EDGE + 11.5, SIDE, 'left', fonts),
];

/** Words between the scales: first those above the middle line, then those below it; between the scales where the sheet lies. */
function columns(
  { width, height }: Size,
  upper: readonly TestPageText[],
  lower: readonly TestPageText[],
  fonts: FontSet,
) {
  const lying = width > height;
  const size = Math.min(width, height) < WORDS.belowMm ? WORDS.small : WORDS.usual;
  const rows = lying ? [EDGE + 16, height / 2 + 16] : [INSET + 16, height / 2 + 16];
  return [upper, lower].flatMap((texts, index) => {
    let y = rows[index] ?? 0;
    return texts.flatMap((text) => {
      const box = { x: EDGE, y, width: Math.min(178, width - 2 * EDGE) };
      const { items, bottom } = paragraph(text, box, size, fonts);
      y = bottom + 2.4;
      return items;
    });
  });
}

/** Two bars of 50 mm, level and upright: a printer can scale the one and not the other. */
function bars(translate: Translate, { width, height }: Size, fonts: FontSet): DisplayItem[] {
  const [right, bottom] = [width - EDGE, height - EDGE];
  const [left, top] = [right - CHECK_BAR, bottom - CHECK_BAR];
  const tick = 1.5;
  const lines = [
    [segment(left, bottom, right, bottom), segment(left, bottom - tick, left, bottom + tick)],
    [segment(right, top, right, bottom), segment(right - tick, top, right + tick, top)],
    [segment(right, bottom - tick, right, bottom + tick), segment(right - tick, bottom, right + tick, bottom)],
  ];
  return [
    ...lines.flat().map((path) => stroke(path, FINE)),
    ...words(translate('testPage.barLength'), left + CHECK_BAR / 2, bottom - 1.5, SMALL, 'middle', fonts),
    ...words(translate('testPage.barLength'), right - 2, top + CHECK_BAR / 2, SMALL, 'right', fonts),
  ];
}

const COMB = 10;

/** At the middle of each edge a line for every millimetre up to ten, each with its number. */
function combs({ width, height }: Size, fonts: FontSet): DisplayItem[] {
  const step = 3.4;
  return Array.from({ length: COMB }, (_, index) => index + 1).flatMap((n): DisplayItem[] => {
    // A quarter of the way along each edge, since the scales are in the middle.
    const x = width / 4 + (n - COMB / 2) * step;
    const y = height / 4 + (n - COMB / 2) * step;
    const half = step * 0.42;
    const number = String(n);
    return [
      stroke(segment(x - half, n, x + half, n), FINE),
      stroke(segment(x - half, height - n, x + half, height - n), FINE),
      stroke(segment(n, y - half, n, y + half), FINE),
      stroke(segment(width - n, y - half, width - n, y + half), FINE),
      ...words(number, x, n + 2.4, SMALL, 'middle', fonts),
      ...words(number, x, height - n - 0.7, SMALL, 'middle', fonts),
      ...words(number, n + 0.6, y + 0.8, SMALL, 'left', fonts),
      ...words(number, width - n - 0.6, y + 0.8, SMALL, 'right', fonts),
    ];
  });
}

/** Must shine through: as long as both rulers need, and bold enough for thick card. */
const cross = ([x, y]: readonly [number, number]): DisplayItem[] => [
  stroke(segment(x - ASIDE - 3, y, x + ASIDE + 3, y), BOLD),
  stroke(segment(x, y - ASIDE - 3, x, y + ASIDE + 3), BOLD),
];

/** Half the length of a ruler in millimetres: no working printer is further off. */
const REACH = 5;
/** From the point that is measured to its rulers: beside each other they stay legible. */
const ASIDE = 7;

/** A level ruler above a point and an upright one to its left, zero in line with the point. */
function scale([x, y]: readonly [number, number], name: string, fonts: FontSet): DisplayItem[] {
  const ticks = Array.from({ length: 4 * REACH + 1 }, (_, index) => (index - 2 * REACH) / 2);
  const long = (n: number): number => (n % REACH === 0 ? 2.2 : Number.isInteger(n) ? 1.4 : 0.8);
  const [level, upright] = [y - ASIDE, x - ASIDE];
  const number = (n: number): string => (n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`);
  return [
    stroke(segment(x - REACH, level, x + REACH, level), FINE),
    stroke(segment(upright, y - REACH, upright, y + REACH), FINE),
    ...ticks.flatMap((n) => [
      stroke(segment(x + n, level - long(n), x + n, level), TICK),
      stroke(segment(upright - long(n), y + n, upright, y + n), TICK),
    ]),
    ...[-REACH, 0, REACH].flatMap((n) => [
      ...words(number(n), x + n, level - 3, SMALL, 'middle', fonts),
      ...words(number(n), upright - 2.8, y + n + 0.8, SMALL, 'right', fonts),
    ]),
    ...words(name, x + ASIDE, y + ASIDE, NAME, 'middle', fonts),
  ];
}
