/** Measures sheets in the finished PDF instead of trusting our own numbers: every paper, all sides, with and without marks. */
import { describe, expect, it } from 'vitest';
import type { Color, DisplayItem, DisplayList } from '../../../src/shared/display/display-list.ts';
import { createPolygon, createRectPath } from '../../../src/shared/display/path.ts';
import { mm, toPt } from '../../../src/shared/display/units.ts';
import { type CardsJob, createCardsPdf, type PrintedCard } from '../../../src/shared/print/cards-pdf.ts';
import { getPaperSize, MARKS, type Paper, SIDES, type Size } from '../../../src/shared/print/paper.ts';
import { type InkPage, type InkPath, readPdfInk } from '../../support/cards/pdf-ink.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts } from '../card/support.ts';

const TOLERANCE_MM = 0.05;
const expectNear = (actualValue: number, expectedValue: number): void =>
  expect(Math.abs(actualValue - expectedValue)).toBeLessThan(TOLERANCE_MM);

/** Creates a card side with a bleed, a trim in a unique color and a pointer that shows which way is up. */
function createSide({ width, height }: Size, fillColor: Color): DisplayList {
  const [sideWidth, sideHeight, bleed] = [toPt(mm(width)), toPt(mm(height)), toPt(mm(3))];
  const createRect = (margin: number, pathColor: Color): DisplayItem => ({
    kind: 'path',
    path: createRectPath({ x: -margin, y: -margin, width: sideWidth + 2 * margin, height: sideHeight + 2 * margin }),
    fill: pathColor,
  });
  const pointerItem: DisplayItem = {
    kind: 'path',
    path: createPolygon([
      sideWidth / 2,
      sideHeight / 4,
      sideWidth / 2,
      sideHeight / 2,
      sideWidth / 2 + 9,
      sideHeight / 2,
    ]),
    fill: '#ffffff',
  };
  return {
    width: sideWidth,
    height: sideHeight,
    bleed,
    label: '',
    items: [createRect(bleed, '#808080'), createRect(0, fillColor), pointerItem],
  };
}
const POKER = { width: 63.5, height: 88.9 };
const TAROT = { width: 70, height: 120 };
const FRONT = '#ff0000';
const BACK = '#0000ff';
const createCard = (cardSize: Size): PrintedCard => ({
  front: createSide(cardSize, FRONT),
  back: createSide(cardSize, BACK),
});
const printPages = async (jobChanges: Partial<CardsJob>): Promise<InkPage[]> => {
  const metadata = { title: 'T', label: 'T', created: new Date(0) };
  const printJob: CardsJob = { cards: [], paper: 'a4', sides: 'fronts', marks: 'crop', meta: metadata, ...jobChanges };
  return readPdfInk(await createCardsPdf(translate, printJob, getTestFonts()));
};
const listFilledPaths = ({ paths }: InkPage, pathColor: string): InkPath[] =>
  paths.filter((path) => path.paint === 'f' && path.color === pathColor);
const RED = '1 0 0';
const BLUE = '0 0 1';
const measureSize = ({ left, top, right, bottom }: InkPath): number[] => [right - left, bottom - top];
/** Lists the printer's marks, which are single lines. */
const listMarks = (page: InkPage): InkPath[] =>
  page.paths.filter((path) => path.paint === 'S' && path.points.length === 2);

const PAPERS: readonly Paper[] = [
  'a4',
  'letter',
  'a3',
  '13x19',
  { width: 210, height: 148 },
  { width: 320, height: 450 },
];
const CASES = PAPERS.flatMap((paperName) =>
  SIDES.flatMap((sides) => MARKS.map((marks) => ({ paper: paperName, sides, marks, name: JSON.stringify(paperName) }))),
);

describe('printed geometry', () => {
  it.each(CASES)(
    'matches paper, trims and marks within 0.05 mm: $name, $sides, $marks',
    async ({ paper, sides, marks }) => {
      const printedCards = [{ ...createCard(POKER), copies: 3 }];
      const pages = await printPages({ cards: printedCards, paper, sides, marks });
      const requestedSize = getPaperSize(paper as Exclude<Paper, 'card'>);
      for (const page of pages) {
        const isOriented = page.width > page.height === requestedSize.width > requestedSize.height;
        expectNear(page.width, isOriented ? requestedSize.width : requestedSize.height);
        expectNear(page.height, isOriented ? requestedSize.height : requestedSize.width);
        const trimPaths = [...listFilledPaths(page, RED), ...listFilledPaths(page, BLUE)];
        expect(trimPaths.length).toBeGreaterThan(0);
        for (const trimPath of trimPaths) {
          const [width, height] = measureSize(trimPath);
          expectNear(width ?? 0, POKER.width);
          expectNear(height ?? 0, POKER.height);
        }
        const markLines = listMarks(page);
        if (marks === 'none') continue;
        expect(markLines.length).toBeGreaterThan(0);
        for (const line of markLines) {
          const isVertical = line.right - line.left < 0.01;
          const trimEdges = trimPaths.flatMap((trimPath) =>
            isVertical ? [trimPath.left, trimPath.right] : [trimPath.top, trimPath.bottom],
          );
          const linePosition = isVertical ? line.left : line.top;
          expect(Math.min(...trimEdges.map((edgePosition) => Math.abs(edgePosition - linePosition)))).toBeLessThan(
            TOLERANCE_MM,
          );
        }
      }
    },
  );

  it.each(
    PAPERS.flatMap((paperName) =>
      (['long-edge', 'short-edge'] as const).map((sides) => ({
        paper: paperName,
        sides,
        name: JSON.stringify(paperName),
      })),
    ),
  )('aligns backs with fronts for cards of two sizes: $name, $sides', async ({ paper, sides }) => {
    const printedCards = [
      { ...createCard(POKER), copies: 2 },
      { ...createCard(TAROT), copies: 1 },
    ];
    const pages = await printPages({ cards: printedCards, paper, sides });
    expect(pages.length % 2).toBe(0);
    let alignedCount = 0;
    for (let index = 0; index < pages.length; index += 2) {
      const [frontPage, backPage] = [pages[index] as InkPage, pages[index + 1] as InkPage];
      const isHorizontalFlip = frontPage.width <= frontPage.height === (sides === 'long-edge');
      const mirroredBacks = listFilledPaths(backPage, BLUE).map((path) =>
        isHorizontalFlip
          ? { ...path, left: backPage.width - path.right, right: backPage.width - path.left }
          : { ...path, top: backPage.height - path.bottom, bottom: backPage.height - path.top },
      );
      const frontPaths = listFilledPaths(frontPage, RED);
      expect(mirroredBacks).toHaveLength(frontPaths.length);
      for (const frontPath of frontPaths) {
        alignedCount++;
        const offsets = mirroredBacks.map((backPath) =>
          Math.max(
            ...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(backPath[edge] - frontPath[edge])),
          ),
        );
        expect(Math.min(...offsets)).toBeLessThan(TOLERANCE_MM);
      }
    }
    expect(alignedCount).toBe(3);
  });

  it('moves and rotates only the backs by the measured adjustment', async () => {
    const printedCards = [createCard(POKER)];
    const straightPages = await printPages({ cards: printedCards, sides: 'long-edge' });
    const adjustedPages = await printPages({
      cards: printedCards,
      sides: 'long-edge',
      backAdjust: { x: 0.7, y: -0.4, degrees: 0.3 },
    });
    expect(adjustedPages[0]?.paths).toEqual(straightPages[0]?.paths);
    const radians = (0.3 * Math.PI) / 180;
    const originalPoints = listFilledPaths(straightPages[1] as InkPage, BLUE)[0]?.points ?? [];
    const adjustedPoints = listFilledPaths(adjustedPages[1] as InkPage, BLUE)[0]?.points ?? [];
    expect(adjustedPoints).toHaveLength(4);
    // The backs are rotated around the center of the A4 sheet, which is at 105 by 148.5 mm.
    for (const [index, [x, y]] of originalPoints.entries()) {
      const [distanceX, distanceY] = [x - 105, y - 148.5];
      expectNear(
        adjustedPoints[index]?.[0] ?? 0,
        105 + distanceX * Math.cos(radians) - distanceY * Math.sin(radians) + 0.7,
      );
      expectNear(
        adjustedPoints[index]?.[1] ?? 0,
        148.5 + distanceX * Math.sin(radians) + distanceY * Math.cos(radians) - 0.4,
      );
    }
  });

  it.each([0, 3, 3.175])('sets trim and bleed boxes of single cards with %d mm bleed', async (bleedMm) => {
    const pages = await printPages({
      cards: [createCard(POKER), createCard(TAROT)],
      paper: 'card',
      sides: 'long-edge',
      bleedMm,
    });
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.entries()) {
      const cardSize = index < 2 ? POKER : TAROT;
      for (const [boxIndex, expectedValue] of [bleedMm, bleedMm, cardSize.width, cardSize.height].entries())
        expectNear(page.trim[boxIndex] ?? -1, expectedValue);
      for (const [boxIndex, expectedValue] of [
        0,
        0,
        cardSize.width + 2 * bleedMm,
        cardSize.height + 2 * bleedMm,
      ].entries())
        expectNear(page.bleed[boxIndex] ?? -1, expectedValue);
      // Where bleed is stretched, the card is drawn nine times. Only the one in its true size counts.
      const trimPath = [...listFilledPaths(page, RED), ...listFilledPaths(page, BLUE)].find((path) => {
        const [width, height] = measureSize(path);
        return (
          Math.abs((width ?? 0) - cardSize.width) < TOLERANCE_MM &&
          Math.abs((height ?? 0) - cardSize.height) < TOLERANCE_MM
        );
      });
      expectNear(trimPath?.left ?? -1, bleedMm);
      expectNear(trimPath?.top ?? -1, bleedMm);
    }
  });

  it('includes a 50 mm bar on every page whose margin has room for it', async () => {
    for (const paperName of ['a4', 'letter', 'a3', '13x19'] as const) {
      const pages = await printPages({
        cards: [{ ...createCard(POKER), copies: 9 }],
        paper: paperName,
        sides: 'long-edge',
      });
      for (const page of pages) {
        // The bar and the strokes at both of its ends are three lines of one path.
        const barPaths = page.paths.filter((inkPath) => inkPath.paint === 'S' && inkPath.points.length === 6);
        expect(barPaths).toHaveLength(1);
        expectNear(Math.max(...measureSize(barPaths[0] as InkPath)), 50);
      }
    }
  });
});
