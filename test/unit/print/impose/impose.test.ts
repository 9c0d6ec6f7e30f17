import { describe, expect, it } from 'vitest';
import {
  type Edges,
  type ImpositionJob,
  impose,
  type MarkLine,
  type Slot,
} from '../../../../src/shared/print/impose/impose.ts';
import { PAPERS, type PaperId, parsePaper } from '../../../../src/shared/print/paper.ts';

const POKER = { width: 63.5, height: 88.9 };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const job = (changes: Partial<ImpositionJob> = {}): ImpositionJob => ({
  trims: numbers(40).map(() => POKER),
  cards: numbers(9),
  paper: 'a4',
  sides: 'fronts',
  marks: 'crop',
  bleed: 0,
  ...changes,
});

/** 0.05 mm is what a guillotine can hold. */
const near = (value: number, wanted: number): void => expect(Math.abs(value - wanted)).toBeLessThan(0.05);

describe('imposition', () => {
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
    'stands as many poker cards on %j with %d mm bleed and marks %s as fit: %d',
    (paper, bleed, marks, count) => {
      const [sheet] = impose(job({ paper, bleed, marks, cards: numbers(30) }));
      expect(sheet?.slots).toHaveLength(count);
    },
  );

  it('puts nine poker cards into the middle of A4, edge to edge', () => {
    const [sheet] = impose(job());
    const xs = [...new Set(sheet?.slots.map((slot) => slot.x))];
    const ys = [...new Set(sheet?.slots.map((slot) => slot.y))];
    for (const [index, x] of [9.75, 73.25, 136.75].entries()) near(xs[index] ?? 0, x);
    for (const [index, y] of [15.15, 104.05, 192.95].entries()) near(ys[index] ?? 0, y);
  });

  it('keeps gutters for both bleeds, or as asked', () => {
    const step = (changes: Partial<ImpositionJob>): number => {
      const [first, second] = impose(job(changes))[0]?.slots ?? [];
      return (second?.x ?? 0) - (first?.x ?? 0) - POKER.width;
    };
    near(step({ bleed: 2 }), 4);
    near(step({ gutter: 5 }), 5);
  });

  const inside = ({ x, y }: { x: number; y: number }, slot: Slot, by: Edges): boolean =>
    x > slot.x - by.left + 1e-6 &&
    x < slot.x + POKER.width + by.right - 1e-6 &&
    y > slot.y - by.top + 1e-6 &&
    y < slot.y + POKER.height + by.bottom - 1e-6;
  const ends = ({ start: from, end: to }: MarkLine) => [from, to].map(([x, y]) => ({ x, y }));

  it.each(['a4', 'letter', 'a3'] as const)(
    'draws crop marks on %s on the paper, outside every trim and bleed',
    (paper) => {
      for (const bleed of [0, 3]) {
        for (const sheet of impose(job({ paper, bleed, cards: numbers(7), sides: 'long-edge' }))) {
          expect(sheet.marks.length).toBeGreaterThan(0);
          for (const point of sheet.marks.flatMap(ends)) {
            expect(point.x).toBeGreaterThanOrEqual(0);
            expect(point.y).toBeGreaterThanOrEqual(0);
            expect(point.x).toBeLessThanOrEqual(sheet.paper.width);
            expect(point.y).toBeLessThanOrEqual(sheet.paper.height);
            for (const slot of sheet.slots) expect(inside(point, slot, slot.bleed)).toBe(false);
          }
        }
      }
    },
  );

  it('has a crop mark for every cut', () => {
    const [sheet] = impose(job());
    const uprights = sheet?.marks.filter((mark) => mark.start[0] === mark.end[0]) ?? [];
    const xs = [...new Set(uprights.map((mark) => mark.start[0].toFixed(2)))];
    expect(xs.map(Number).sort((a, b) => a - b)).toEqual([9.75, 73.25, 136.75, 200.25]);
  });

  it('lets neighbours share a cut without bleed, and bleeds outwards', () => {
    const [sheet] = impose(job());
    expect(sheet?.slots[0]?.bleed).toEqual({ left: 2, top: 3, right: 0, bottom: 0 });
    expect(sheet?.slots[4]?.bleed).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  const pairs = (paper: PaperId, sides: 'long-edge' | 'short-edge', count = 5) => {
    const [front, back] = impose(job({ paper, sides, cards: numbers(count) }));
    return { front, back, paper: front?.paper ?? PAPERS.a4 };
  };

  it('mirrors backs for a turn over the long edge: same card behind each front, upright', () => {
    const { front, back, paper } = pairs('a4', 'long-edge');
    for (const slot of front?.slots ?? []) {
      const behind = back?.slots.find((one) => one.card === slot.card);
      near(behind?.x ?? 0, paper.width - slot.x - POKER.width);
      near(behind?.y ?? 0, slot.y);
      expect(behind?.turn).toBe(0);
    }
  });

  it('mirrors backs for a turn over the short edge: same card behind each front, on its head', () => {
    const { front, back, paper } = pairs('a4', 'short-edge');
    for (const slot of front?.slots ?? []) {
      const behind = back?.slots.find((one) => one.card === slot.card);
      near(behind?.x ?? 0, slot.x);
      near(behind?.y ?? 0, paper.height - slot.y - POKER.height);
      expect(behind?.turn).toBe(2);
    }
  });

  it('knows that the long edge of a lying sheet is its upper one', () => {
    const { front, back, paper } = pairs('a3', 'long-edge', 18);
    expect(paper.width).toBeGreaterThan(paper.height);
    expect(back?.slots[0]?.turn).toBe(2);
    near(back?.slots[0]?.y ?? 0, paper.height - (front?.slots[0]?.y ?? 0) - POKER.height);
  });

  it('folds a front onto its own back over one shared edge without bleed', () => {
    const [sheet] = impose(job({ sides: 'fold' }));
    expect(sheet?.slots).toHaveLength(8);
    const [front, back] = sheet?.slots ?? [];
    expect([front?.card, front?.side, back?.card, back?.side]).toEqual([0, 'front', 0, 'back']);
    near(back?.x ?? 0, (front?.x ?? 0) + POKER.width);
    expect([front?.bleed.right, back?.bleed.left]).toEqual([0, 0]);
    const folds = sheet?.marks.filter((mark) => mark.kind === 'fold') ?? [];
    expect(folds.some((mark) => Math.abs(mark.start[0] - (back?.x ?? 0)) < 0.05)).toBe(true);
  });

  it('prints single cards as pages of trim and bleed, a back after each front', () => {
    const sheets = impose(job({ paper: 'card', bleed: 3, sides: 'long-edge', cards: [0, 1] }));
    expect(sheets.map((sheet) => `${sheet.slots[0]?.card} ${sheet.side}`)).toEqual([
      '0 front',
      '0 back',
      '1 front',
      '1 back',
    ]);
    expect(sheets[0]?.paper).toEqual({ width: 69.5, height: 94.9 });
  });

  it('says so when not even one card fits', () => {
    expect(() => impose(job({ trims: [{ width: 300, height: 400 }], cards: [0] }))).toThrow(RangeError);
  });

  it('turns landscape cards by turning the sheet where more fit', () => {
    const [sheet] = impose(job({ trims: [{ width: 88.9, height: 63.5 }], cards: Array.from({ length: 9 }, () => 0) }));
    expect(sheet?.slots).toHaveLength(9);
    expect(sheet?.paper).toEqual({ width: 297, height: 210 });
  });

  it('shortens crop marks, and not the number of cards, where the margin is narrow', () => {
    const lengths = (paper: PaperId): number[] =>
      (impose(job({ paper }))[0]?.marks ?? []).map(({ start: from, end: to }) =>
        Math.hypot(to[0] - from[0], to[1] - from[1]),
      );
    expect(Math.min(...lengths('a4'))).toBeCloseTo(3, 6);
    expect(Math.min(...lengths('letter'))).toBeGreaterThanOrEqual(1.5 - 1e-6);
  });

  it('stands fewer cards where a printer reaches less', () => {
    const count = (margin: number): number => impose(job({ margin, cards: numbers(20) }))[0]?.slots.length ?? 0;
    expect([count(0), count(7.7), count(8), count(15)]).toEqual([9, 9, 8, 4]);
  });

  const TAROT = { width: 70, height: 120 };
  const MINI = { width: 41, height: 41 };

  it('puts what is left of several sizes onto one sheet, full sheets by themselves', () => {
    const trims = [POKER, TAROT, MINI];
    const cards = [...Array.from({ length: 11 }, () => 0), 1, 1, 2, 2, 2];
    const sheets = impose(job({ trims, cards }));
    expect(sheets.map((sheet) => sheet.slots.length)).toEqual([9, 7]);
    const rows = new Map(sheets[1]?.slots.map((slot) => [slot.y.toFixed(1), `${slot.width} x ${slot.height}`]));
    expect([...rows.values()].sort()).toEqual(['41 x 41', '70 x 120', '88.9 x 63.5']);
  });

  it('turns a card of a shared sheet where more of them fit, and its back with it', () => {
    const wide = { width: 120, height: 70 };
    const [front, back] = impose(job({ trims: [POKER, wide], cards: [0, 0, 1, 1], sides: 'long-edge' }));
    const turned = front?.slots.filter((slot) => slot.card === 1) ?? [];
    expect(turned.map((slot) => [slot.turn, slot.width, slot.height])).toEqual([
      [1, 70, 120],
      [1, 70, 120],
    ]);
    expect(back?.slots.filter((slot) => slot.card === 1).map((slot) => slot.turn)).toEqual([3, 3]);
  });

  it('keeps sizes apart where sharing saves no sheet', () => {
    const trims = [POKER, TAROT];
    const cards = [...Array.from({ length: 8 }, () => 0), 1, 1, 1];
    expect(impose(job({ trims, cards })).map((sheet) => sheet.slots.length)).toEqual([8, 3]);
  });
});

describe('papers', () => {
  it.each([
    ['A4', 'a4'],
    ['13x19', '13x19'],
    ['210x99', { width: 210, height: 99 }],
    ['210 × 99 mm', { width: 210, height: 99 }],
    ['8.5x14in', { width: 215.9, height: 355.6 }],
    ['8.25x11.75 in', { width: 209.55, height: 298.45 }],
    ['90.125*55.25', { width: 90.125, height: 55.25 }],
  ])('read %s', (text, paper) => expect(parsePaper(text)).toEqual(paper));

  it.each(['', 'a9', '210', '210x', '0x99', '10x10', '9999x9999', '210x99cm', 'NaNxNaN', '1e3x200'])(
    'do not read %j',
    (text) => expect(parsePaper(text)).toBeUndefined(),
  );
});
