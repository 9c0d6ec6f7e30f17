/** Sheets measured in the finished PDF, not in our own numbers: every paper, all sides, with and without marks. */
import { describe, expect, it } from 'vitest';
import type { Color, DisplayItem, DisplayList } from '../../../src/shared/display/display-list.ts';
import { createPolygon, createRectPath } from '../../../src/shared/display/path.ts';
import { mm, toPt } from '../../../src/shared/display/units.ts';
import { type CardsJob, createCardsPdf, type PrintedCard } from '../../../src/shared/print/cards-pdf.ts';
import { getPaperSize, MARKS, type Paper, SIDES, type Size } from '../../../src/shared/print/paper.ts';
import { type InkPage, type InkPath, readPdfInk } from '../../support/cards/pdf-ink.ts';
import { translate } from '../../support/texts.ts';
import { testFonts } from '../card/support.ts';

const EXACT = 0.05;
const near = (value: number, wanted: number): void => expect(Math.abs(value - wanted)).toBeLessThan(EXACT);

/** A card that is a bleed, a trim in a colour of its own, and a pointer that says which way is up. */
function side({ width, height }: Size, fill: Color): DisplayList {
  const [w, h, bleed] = [toPt(mm(width)), toPt(mm(height)), toPt(mm(3))];
  const rect = (x: number, colour: Color): DisplayItem => ({
    kind: 'path',
    path: createRectPath({ x: -x, y: -x, width: w + 2 * x, height: h + 2 * x }),
    fill: colour,
  });
  const up: DisplayItem = {
    kind: 'path',
    path: createPolygon([w / 2, h / 4, w / 2, h / 2, w / 2 + 9, h / 2]),
    fill: '#ffffff',
  };
  return { width: w, height: h, bleed, label: '', items: [rect(bleed, '#808080'), rect(0, fill), up] };
}
const POKER = { width: 63.5, height: 88.9 };
const TAROT = { width: 70, height: 120 };
const FRONT = '#ff0000';
const BACK = '#0000ff';
const cardOf = (size: Size): PrintedCard => ({ front: side(size, FRONT), back: side(size, BACK) });
const print = async (changes: Partial<CardsJob>): Promise<InkPage[]> => {
  const meta = { title: 'T', label: 'T', created: new Date(0) };
  const job: CardsJob = { cards: [], paper: 'a4', sides: 'fronts', marks: 'crop', meta, ...changes };
  return readPdfInk(await createCardsPdf(translate, job, testFonts()));
};
const filled = ({ paths }: InkPage, colour: string): InkPath[] =>
  paths.filter((path) => path.paint === 'f' && path.colour === colour);
const RED = '1 0 0';
const BLUE = '0 0 1';
const sizeOf = ({ left, top, right, bottom }: InkPath): number[] => [right - left, bottom - top];
const marksOf = (page: InkPage): InkPath[] =>
  page.paths.filter((path) => path.paint === 'S' && path.points.length === 2);

const PAPERS: readonly Paper[] = [
  'a4',
  'letter',
  'a3',
  '13x19',
  { width: 210, height: 148 },
  { width: 320, height: 450 },
];
const CASES = PAPERS.flatMap((paper) =>
  SIDES.flatMap((sides) => MARKS.map((marks) => ({ paper, sides, marks, name: JSON.stringify(paper) }))),
);

describe('printed geometry', () => {
  it.each(CASES)(
    'matches paper, trims and marks within 0.05 mm: $name, $sides, $marks',
    async ({ paper, sides, marks }) => {
      const cards = [{ ...cardOf(POKER), copies: 3 }];
      const pages = await print({ cards, paper, sides, marks });
      const asked = getPaperSize(paper as Exclude<Paper, 'card'>);
      for (const page of pages) {
        const lies = page.width > page.height === asked.width > asked.height;
        near(page.width, lies ? asked.width : asked.height);
        near(page.height, lies ? asked.height : asked.width);
        const trims = [...filled(page, RED), ...filled(page, BLUE)];
        expect(trims.length).toBeGreaterThan(0);
        for (const trim of trims) {
          const [width, height] = sizeOf(trim);
          near(width ?? 0, POKER.width);
          near(height ?? 0, POKER.height);
        }
        const lines = marksOf(page);
        if (marks === 'none') continue;
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) {
          const upright = line.right - line.left < 0.01;
          const edges = trims.flatMap((t) => (upright ? [t.left, t.right] : [t.top, t.bottom]));
          const place = upright ? line.left : line.top;
          expect(Math.min(...edges.map((edge) => Math.abs(edge - place)))).toBeLessThan(EXACT);
        }
      }
    },
  );

  it.each(
    PAPERS.flatMap((paper) =>
      (['long-edge', 'short-edge'] as const).map((sides) => ({ paper, sides, name: JSON.stringify(paper) })),
    ),
  )('aligns backs with fronts for cards of two sizes: $name, $sides', async ({ paper, sides }) => {
    const cards = [
      { ...cardOf(POKER), copies: 2 },
      { ...cardOf(TAROT), copies: 1 },
    ];
    const pages = await print({ cards, paper, sides });
    expect(pages.length % 2).toBe(0);
    let met = 0;
    for (let index = 0; index < pages.length; index += 2) {
      const [front, back] = [pages[index] as InkPage, pages[index + 1] as InkPage];
      const sideways = front.width <= front.height === (sides === 'long-edge');
      const through = filled(back, BLUE).map((path) =>
        sideways
          ? { ...path, left: back.width - path.right, right: back.width - path.left }
          : { ...path, top: back.height - path.bottom, bottom: back.height - path.top },
      );
      const reds = filled(front, RED);
      expect(through).toHaveLength(reds.length);
      for (const red of reds) {
        met++;
        const off = through.map((b) =>
          Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(b[edge] - red[edge]))),
        );
        expect(Math.min(...off)).toBeLessThan(EXACT);
      }
    }
    expect(met).toBe(3);
  });

  it('moves and rotates only the backs by the measured adjustment', async () => {
    const cards = [cardOf(POKER)];
    const straight = await print({ cards, sides: 'long-edge' });
    const moved = await print({ cards, sides: 'long-edge', backAdjust: { x: 0.7, y: -0.4, degrees: 0.3 } });
    expect(moved[0]?.paths).toEqual(straight[0]?.paths);
    const angle = (0.3 * Math.PI) / 180;
    const before = filled(straight[1] as InkPage, BLUE)[0]?.points ?? [];
    const after = filled(moved[1] as InkPage, BLUE)[0]?.points ?? [];
    expect(after).toHaveLength(4);
    for (const [index, [x, y]] of before.entries()) {
      const [dx, dy] = [x - 105, y - 148.5];
      near(after[index]?.[0] ?? 0, 105 + dx * Math.cos(angle) - dy * Math.sin(angle) + 0.7);
      near(after[index]?.[1] ?? 0, 148.5 + dx * Math.sin(angle) + dy * Math.cos(angle) - 0.4);
    }
  });

  it.each([0, 3, 3.175])('sets trim and bleed boxes of single cards with %d mm bleed', async (bleedMm) => {
    const pages = await print({ cards: [cardOf(POKER), cardOf(TAROT)], paper: 'card', sides: 'long-edge', bleedMm });
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.entries()) {
      const size = index < 2 ? POKER : TAROT;
      for (const [n, wanted] of [bleedMm, bleedMm, size.width, size.height].entries()) near(page.trim[n] ?? -1, wanted);
      for (const [n, wanted] of [0, 0, size.width + 2 * bleedMm, size.height + 2 * bleedMm].entries())
        near(page.bleed[n] ?? -1, wanted);
      // Where bleed is stretched, the card is drawn nine times: the one in its own size counts.
      const trim = [...filled(page, RED), ...filled(page, BLUE)].find((path) => {
        const [width, height] = sizeOf(path);
        return Math.abs((width ?? 0) - size.width) < EXACT && Math.abs((height ?? 0) - size.height) < EXACT;
      });
      near(trim?.left ?? -1, bleedMm);
      near(trim?.top ?? -1, bleedMm);
    }
  });

  it('includes a 50 mm bar on every page whose margin has room for it', async () => {
    for (const paper of ['a4', 'letter', 'a3', '13x19'] as const) {
      const pages = await print({ cards: [{ ...cardOf(POKER), copies: 9 }], paper, sides: 'long-edge' });
      for (const page of pages) {
        const bars = page.paths.filter((p) => p.paint === 'S' && p.points.length === 6);
        expect(bars).toHaveLength(1);
        near(Math.max(...sizeOf(bars[0] as InkPath)), 50);
      }
    }
  });
});
