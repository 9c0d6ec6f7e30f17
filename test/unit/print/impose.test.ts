import { describe, expect, it } from 'vitest';
import { type Edges, impose, type Job, type MarkLine, type Slot } from '../../../src/shared/print/impose.ts';
import { PAPERS, type PaperId } from '../../../src/shared/print/paper.ts';

const POKER = { width: 63.5, height: 88.9 };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const job = (changes: Partial<Job> = {}): Job => ({
  trim: POKER,
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
    ['a4', 3, 'crop', 8],
    ['a4', 0, 'none', 9],
    ['card', 3, 'crop', 1],
  ] as const)(
    'stands as many poker cards on %s with %d mm bleed and marks %s as fit: %d',
    (paper, bleed, marks, count) => {
      const [sheet] = impose(job({ paper, bleed, marks, cards: numbers(20) }));
      expect(sheet?.slots).toHaveLength(count);
    },
  );

  it('puts nine poker cards into the middle of A4, edge to edge', () => {
    const [sheet] = impose(job());
    const xs = [...new Set(sheet?.slots.map((slot) => slot.x))];
    const ys = [...new Set(sheet?.slots.map((slot) => slot.y))];
    for (const [i, x] of [9.75, 73.25, 136.75].entries()) near(xs[i] ?? 0, x);
    for (const [i, y] of [15.15, 104.05, 192.95].entries()) near(ys[i] ?? 0, y);
  });

  it('keeps gutters for both bleeds, or as asked', () => {
    const step = (changes: Partial<Job>): number => {
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
  const ends = ({ from, to }: MarkLine) => [from, to].map(([x, y]) => ({ x, y }));

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
    const uprights = sheet?.marks.filter((mark) => mark.from[0] === mark.to[0]) ?? [];
    const xs = [...new Set(uprights.map((mark) => mark.from[0].toFixed(2)))];
    expect(xs.map(Number).sort((a, b) => a - b)).toEqual([9.75, 73.25, 136.75, 200.25]);
  });

  it('lets neighbours share a cut without bleed, and bleeds outwards', () => {
    const [sheet] = impose(job());
    expect(sheet?.slots[0]?.bleed).toEqual({ left: 3, top: 3, right: 0, bottom: 0 });
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
      expect(behind?.turned).toBe(false);
    }
  });

  it('mirrors backs for a turn over the short edge: same card behind each front, on its head', () => {
    const { front, back, paper } = pairs('a4', 'short-edge');
    for (const slot of front?.slots ?? []) {
      const behind = back?.slots.find((one) => one.card === slot.card);
      near(behind?.x ?? 0, slot.x);
      near(behind?.y ?? 0, paper.height - slot.y - POKER.height);
      expect(behind?.turned).toBe(true);
    }
  });

  it('knows that the long edge of a lying sheet is its upper one', () => {
    const { front, back, paper } = pairs('a3', 'long-edge', 18);
    expect(paper.width).toBeGreaterThan(paper.height);
    expect(back?.slots[0]?.turned).toBe(true);
    near(back?.slots[0]?.y ?? 0, paper.height - (front?.slots[0]?.y ?? 0) - POKER.height);
  });

  it('moves backs by the measured offset of the printer, fronts never', () => {
    const [front, back] = impose(job({ sides: 'long-edge', cards: [0], backOffset: { x: 0.7, y: -0.4 } }));
    near(front?.slots[0]?.x ?? 0, 9.75);
    near(back?.slots[0]?.x ?? 0, 210 - 9.75 - 63.5 + 0.7);
    near(back?.slots[0]?.y ?? 0, 15.15 - 0.4);
  });

  it('folds a front onto its own back over one shared edge without bleed', () => {
    const [sheet] = impose(job({ sides: 'fold' }));
    expect(sheet?.slots).toHaveLength(8);
    const [front, back] = sheet?.slots ?? [];
    expect([front?.card, front?.side, back?.card, back?.side]).toEqual([0, 'front', 0, 'back']);
    near(back?.x ?? 0, (front?.x ?? 0) + POKER.width);
    expect([front?.bleed.right, back?.bleed.left]).toEqual([0, 0]);
    const folds = sheet?.marks.filter((mark) => mark.kind === 'fold') ?? [];
    expect(folds.some((mark) => Math.abs(mark.from[0] - (back?.x ?? 0)) < 0.05)).toBe(true);
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
    expect(() => impose(job({ trim: { width: 300, height: 400 } }))).toThrow(RangeError);
  });
});
