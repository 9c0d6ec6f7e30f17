import { describe, expect, it } from 'vitest';
import {
  type Edges,
  type ImpositionJob,
  impose,
  type PrinterMark,
  type Slot,
} from '../../../../src/shared/print/impose/impose.ts';
import { PAPERS, type PaperId, parsePaper } from '../../../../src/shared/print/paper.ts';

// Lengths are in millimeters. The `turn` of a card counts quarter turns clockwise.
const POKER = { width: 63.5, height: 88.9 };
const listNumbers = (length: number): number[] => Array.from({ length }, (_entry, index) => index);
const createJob = (jobChanges: Partial<ImpositionJob> = {}): ImpositionJob => ({
  trims: listNumbers(40).map(() => POKER),
  cards: listNumbers(9),
  paper: 'a4',
  sides: 'fronts',
  marks: 'crop',
  bleed: 0,
  ...jobChanges,
});

/** A guillotine cuts within 0.05 mm. */
const expectNear = (actualValue: number, expectedValue: number): void =>
  expect(Math.abs(actualValue - expectedValue)).toBeLessThan(0.05);

describe('impose', () => {
  it.each([
    ['a4', 0, 'crop', 9],
    ['letter', 0, 'crop', 9],
    ['a3', 0, 'crop', 18],
    ['13x19', 0, 'crop', 25],
    [{ width: 210, height: 99 }, 0, 'crop', 2],
    [{ width: 210, height: 99 }, 0, 'none', 3],
    ['a4', 3, 'crop', 8],
    ['a4', 0, 'none', 9],
    ['card', 3, 'crop', 1],
  ] as const)(
    'places as many poker cards as fit on %j with %d mm bleed and marks %s: %d',
    (paperName, bleed, marks, expectedCount) => {
      const [firstSheet] = impose(createJob({ paper: paperName, bleed, marks, cards: listNumbers(30) }));
      expect(firstSheet?.slots).toHaveLength(expectedCount);
    },
  );

  it('centers nine poker cards on A4, edge to edge', () => {
    const [firstSheet] = impose(createJob());
    const xValues = [...new Set(firstSheet?.slots.map((slot) => slot.x))];
    const yValues = [...new Set(firstSheet?.slots.map((slot) => slot.y))];
    for (const [index, expectedX] of [9.75, 73.25, 136.75].entries()) expectNear(xValues[index] ?? 0, expectedX);
    for (const [index, expectedY] of [15.15, 104.05, 192.95].entries()) expectNear(yValues[index] ?? 0, expectedY);
  });

  it.each([
    [1, [73.25], [104.05]],
    [2, [41.5, 105], [104.05]],
    [4, [41.5, 105], [59.6, 148.5]],
    [7, [9.75, 73.25, 136.75], [15.15, 104.05, 192.95]],
  ])('centers %d poker cards on A4 in even rows', (cardCount, expectedX, expectedY) => {
    const [firstSheet] = impose(createJob({ cards: listNumbers(cardCount) }));
    const listPositions = (axis: 'x' | 'y') => [...new Set(firstSheet?.slots.map((slot) => slot[axis].toFixed(2)))];
    expect(listPositions('x')).toEqual(expectedX.map((x) => x.toFixed(2)));
    expect(listPositions('y')).toEqual(expectedY.map((y) => y.toFixed(2)));
  });

  it('prints no back for a last sheet of cards without backs, and an empty page for an earlier one', () => {
    const cards = listNumbers(18);
    const listSides = (blankBacks: readonly number[]) =>
      impose(createJob({ cards, sides: 'long-edge', blankBacks: new Set(blankBacks) })).map(
        ({ side, slots, marks, strip }) => [side, slots.length, marks.length > 0, strip !== undefined],
      );
    const [front, back, blank] = [
      ['front', 9, true, true],
      ['back', 9, true, true],
      ['back', 0, false, false],
    ];
    expect(listSides([0])).toEqual([front, back, front, back]);
    expect(listSides(cards.slice(9))).toEqual([front, back, front]);
    expect(listSides(cards.slice(0, 9))).toEqual([front, blank, front, back]);
    expect(listSides(cards)).toEqual([front, blank, front]);
  });

  it('leaves room for both bleeds between the cards, or the requested gutter', () => {
    const measureGap = (jobChanges: Partial<ImpositionJob>): number => {
      const [firstSlot, secondSlot] = impose(createJob(jobChanges))[0]?.slots ?? [];
      return (secondSlot?.x ?? 0) - (firstSlot?.x ?? 0) - POKER.width;
    };
    expectNear(measureGap({ bleed: 2 }), 4);
    expectNear(measureGap({ gutter: 5 }), 5);
  });

  const isInside = ({ x, y }: { x: number; y: number }, slot: Slot, bleedEdges: Edges): boolean =>
    x > slot.x - bleedEdges.left + 1e-6 &&
    x < slot.x + POKER.width + bleedEdges.right - 1e-6 &&
    y > slot.y - bleedEdges.top + 1e-6 &&
    y < slot.y + POKER.height + bleedEdges.bottom - 1e-6;
  const listEnds = ({ start, end }: PrinterMark) => [start, end].map(([x, y]) => ({ x, y }));

  it.each(['a4', 'letter', 'a3'] as const)(
    'draws crop marks on %s on the paper, outside every trim and bleed',
    (paperName) => {
      for (const bleed of [0, 3]) {
        for (const sheet of impose(createJob({ paper: paperName, bleed, cards: listNumbers(7), sides: 'long-edge' }))) {
          expect(sheet.marks.length).toBeGreaterThan(0);
          for (const markEnd of sheet.marks.flatMap(listEnds)) {
            expect(markEnd.x).toBeGreaterThanOrEqual(0);
            expect(markEnd.y).toBeGreaterThanOrEqual(0);
            expect(markEnd.x).toBeLessThanOrEqual(sheet.paper.width);
            expect(markEnd.y).toBeLessThanOrEqual(sheet.paper.height);
            for (const slot of sheet.slots) expect(isInside(markEnd, slot, slot.bleed)).toBe(false);
          }
        }
      }
    },
  );

  it('draws a crop mark for every cut', () => {
    const [firstSheet] = impose(createJob());
    const verticalMarks = firstSheet?.marks.filter((mark) => mark.start[0] === mark.end[0]) ?? [];
    const xValues = [...new Set(verticalMarks.map((mark) => mark.start[0].toFixed(2)))];
    expect(xValues.map(Number).sort((firstX, secondX) => firstX - secondX)).toEqual([9.75, 73.25, 136.75, 200.25]);
  });

  it('lets neighbors share a cut without bleed and bleeds only outward', () => {
    const [firstSheet] = impose(createJob());
    // The first card is in the top left corner: it bleeds up to 3 mm outward, less where the marks need the margin.
    expect(firstSheet?.slots[0]?.bleed).toEqual({ left: 2, top: 3, right: 0, bottom: 0 });
    expect(firstSheet?.slots[4]?.bleed).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  const imposePairs = (paperName: PaperId, sides: 'long-edge' | 'short-edge', cardCount = 5) => {
    const [frontSheet, backSheet] = impose(createJob({ paper: paperName, sides, cards: listNumbers(cardCount) }));
    return { front: frontSheet, back: backSheet, paper: frontSheet?.paper ?? PAPERS.a4 };
  };

  it('mirrors backs for a flip on the long edge, upright behind their fronts', () => {
    const { front, back, paper } = imposePairs('a4', 'long-edge');
    for (const slot of front?.slots ?? []) {
      const backSlot = back?.slots.find((candidate) => candidate.card === slot.card);
      expectNear(backSlot?.x ?? 0, paper.width - slot.x - POKER.width);
      expectNear(backSlot?.y ?? 0, slot.y);
      expect(backSlot?.turn).toBe(0);
    }
  });

  it('mirrors backs for a flip on the short edge, upside down behind their fronts', () => {
    const { front, back, paper } = imposePairs('a4', 'short-edge');
    for (const slot of front?.slots ?? []) {
      const backSlot = back?.slots.find((candidate) => candidate.card === slot.card);
      expectNear(backSlot?.x ?? 0, slot.x);
      expectNear(backSlot?.y ?? 0, paper.height - slot.y - POKER.height);
      expect(backSlot?.turn).toBe(2);
    }
  });

  it('treats the upper edge of a landscape sheet as its long edge', () => {
    const { front, back, paper } = imposePairs('a3', 'long-edge', 18);
    expect(paper.width).toBeGreaterThan(paper.height);
    expect(back?.slots[0]?.turn).toBe(2);
    expectNear(back?.slots[0]?.y ?? 0, paper.height - (front?.slots[0]?.y ?? 0) - POKER.height);
  });

  it('folds a front onto its own back along a shared edge without bleed', () => {
    const [firstSheet] = impose(createJob({ sides: 'fold' }));
    expect(firstSheet?.slots).toHaveLength(8);
    const [frontSlot, backSlot] = firstSheet?.slots ?? [];
    expect([frontSlot?.card, frontSlot?.side, backSlot?.card, backSlot?.side]).toEqual([0, 'front', 0, 'back']);
    expectNear(backSlot?.x ?? 0, (frontSlot?.x ?? 0) + POKER.width);
    expect([frontSlot?.bleed.right, backSlot?.bleed.left]).toEqual([0, 0]);
    const foldMarks = firstSheet?.marks.filter((mark) => mark.kind === 'fold') ?? [];
    expect(foldMarks.some((mark) => Math.abs(mark.start[0] - (backSlot?.x ?? 0)) < 0.05)).toBe(true);
  });

  it('prints single cards as pages of trim and bleed, a back after each front', () => {
    const sheets = impose(createJob({ paper: 'card', bleed: 3, sides: 'long-edge', cards: [0, 1] }));
    expect(sheets.map((sheet) => `${sheet.slots[0]?.card} ${sheet.side}`)).toEqual([
      '0 front',
      '0 back',
      '1 front',
      '1 back',
    ]);
    expect(sheets[0]?.paper).toEqual({ width: 69.5, height: 94.9 });
  });

  it('throws when not even one card fits', () => {
    expect(() => impose(createJob({ trims: [{ width: 300, height: 400 }], cards: [0] }))).toThrow(RangeError);
  });

  it('rotates the sheet for landscape cards when more fit that way', () => {
    const [firstSheet] = impose(
      createJob({ trims: [{ width: 88.9, height: 63.5 }], cards: Array.from({ length: 9 }, () => 0) }),
    );
    expect(firstSheet?.slots).toHaveLength(9);
    expect(firstSheet?.paper).toEqual({ width: 297, height: 210 });
  });

  it('shortens crop marks instead of placing fewer cards when the margin is narrow', () => {
    const listMarkLengths = (paperName: PaperId): number[] =>
      (impose(createJob({ paper: paperName }))[0]?.marks ?? []).map(({ start, end }) =>
        Math.hypot(end[0] - start[0], end[1] - start[1]),
      );
    expect(Math.min(...listMarkLengths('a4'))).toBeCloseTo(3, 6);
    expect(Math.min(...listMarkLengths('letter'))).toBeGreaterThanOrEqual(1.5 - 1e-6);
  });

  it("places fewer cards when the printer's margin is larger", () => {
    const countSlots = (margin: number): number =>
      impose(createJob({ margin, cards: listNumbers(20) }))[0]?.slots.length ?? 0;
    expect([countSlots(0), countSlots(7.7), countSlots(8), countSlots(15)]).toEqual([9, 9, 8, 4]);
  });

  const TAROT = { width: 70, height: 120 };
  const MINI = { width: 41, height: 41 };

  it('combines the remaining cards of several sizes on one sheet after full sheets per size', () => {
    const cardSizes = [POKER, TAROT, MINI];
    const cardIndices = [...Array.from({ length: 11 }, () => 0), 1, 1, 2, 2, 2];
    const sheets = impose(createJob({ trims: cardSizes, cards: cardIndices }));
    expect(sheets.map((sheet) => sheet.slots.length)).toEqual([9, 7]);
    const sizesByRow = new Map(sheets[1]?.slots.map((slot) => [slot.y.toFixed(1), `${slot.width} x ${slot.height}`]));
    expect([...sizesByRow.values()].sort()).toEqual(['41 x 41', '63.5 x 88.9', '70 x 120']);
  });

  it('rotates a card on a shared sheet when that saves a sheet, together with its back', () => {
    const wideCard = { width: 120, height: 70 };
    const [frontSheet, backSheet] = impose(
      createJob({ trims: [POKER, wideCard], cards: [0, 0, 0, 0, 1, 1], sides: 'long-edge' }),
    );
    const rotatedSlots = frontSheet?.slots.filter((slot) => slot.card === 1) ?? [];
    expect(rotatedSlots.map((slot) => [slot.turn, slot.width, slot.height])).toEqual([
      [1, 70, 120],
      [1, 70, 120],
    ]);
    expect(backSheet?.slots.filter((slot) => slot.card === 1).map((slot) => slot.turn)).toEqual([3, 3]);
  });

  it('keeps shared sheets upright and in the order of the cards when turning saves no sheet', () => {
    const sheets = impose(createJob({ trims: [MINI, POKER, TAROT], cards: [0, 1, 1, 1, 2] }));
    expect(sheets.flatMap(({ slots }) => slots.map(({ card, turn }) => [card, turn]))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('keeps sizes apart when sharing saves no sheet', () => {
    const cardSizes = [POKER, TAROT];
    const cardIndices = [...Array.from({ length: 8 }, () => 0), 1, 1, 1];
    expect(impose(createJob({ trims: cardSizes, cards: cardIndices })).map((sheet) => sheet.slots.length)).toEqual([
      8, 3,
    ]);
  });
});

describe('parsePaper', () => {
  it.each([
    ['A4', 'a4'],
    ['13x19', '13x19'],
    ['210x99', { width: 210, height: 99 }],
    ['210 × 99 mm', { width: 210, height: 99 }],
    ['8.5x14in', { width: 215.9, height: 355.6 }],
    ['8.25x11.75 in', { width: 209.55, height: 298.45 }],
    ['90.125*55.25', { width: 90.125, height: 55.25 }],
  ])('reads %s', (paperText, expectedPaper) => expect(parsePaper(paperText)).toEqual(expectedPaper));

  it.each(['', 'a9', '210', '210x', '0x99', '10x10', '9999x9999', '210x99cm', 'NaNxNaN', '1e3x200'])(
    'rejects %j',
    (paperText) => expect(parsePaper(paperText)).toBeUndefined(),
  );
});
