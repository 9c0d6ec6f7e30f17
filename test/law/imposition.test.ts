/** Laws of imposition: whatever the cards and the paper, nothing overlaps, nothing is lost, and backs meet fronts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ImpositionJob,
  impose,
  type MarkLine,
  type Sheet,
  type Slot,
} from '../../src/shared/print/impose/impose.ts';
import { MARGIN, type Paper, SIDES } from '../../src/shared/print/paper.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { runs } from '../support/runs.ts';

/** What a guillotine can hold, millimetres. */
const EXACT = 0.05;
const NONE = 1e-6;

const length = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
const paper: fc.Arbitrary<Paper> = fc.oneof(
  fc.constantFrom('a4', 'letter', 'a3', '13x19', 'card'),
  fc.record({ width: length(90, 600), height: length(90, 600) }),
);
const anyJob: fc.Arbitrary<ImpositionJob> = fc
  .array(fc.record({ width: length(20, 130), height: length(20, 130), copies: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((kinds) =>
    fc.record(
      {
        trims: fc.constant(kinds.map(({ width, height }) => ({ width, height }))),
        cards: fc.constant(kinds.flatMap(({ copies }, index) => Array.from({ length: copies }, () => index))),
        paper,
        sides: fc.constantFrom(...SIDES),
        marks: fc.constantFrom('crop', 'none'),
        bleed: length(0, 5),
        gutter: length(0, 12),
        margin: length(0, 15),
      },
      { requiredKeys: ['trims', 'cards', 'paper', 'sides', 'marks', 'bleed'] },
    ),
  );

/** The sheets of a job; a card too big for the paper is refused, and there is no more to say about it. */
function sheetsOf(job: ImpositionJob): Sheet[] {
  try {
    return impose(job);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
const law = (holds: (job: ImpositionJob, sheets: readonly Sheet[]) => void): void =>
  fc.assert(
    fc.property(anyJob, (job) => {
      const sheets = sheetsOf(job);
      fc.pre(sheets.length > 0);
      holds(job, sheets);
    }),
    { seed: SEED, numRuns: runs(400) },
  );

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const trimBox = ({ x, y, width, height }: Slot): Box => ({ left: x, top: y, right: x + width, bottom: y + height });
const inkBox = (slot: Slot): Box => ({
  left: slot.x - slot.bleed.left,
  top: slot.y - slot.bleed.top,
  right: slot.x + slot.width + slot.bleed.right,
  bottom: slot.y + slot.height + slot.bleed.bottom,
});
const meets = (a: Box, b: Box): boolean =>
  a.left < b.right - NONE && b.left < a.right - NONE && a.top < b.bottom - NONE && b.top < a.bottom - NONE;
const markBox = ({ start: from, end: to }: MarkLine): Box => ({
  left: Math.min(from[0], to[0]),
  top: Math.min(from[1], to[1]),
  right: Math.max(from[0], to[0]),
  bottom: Math.max(from[1], to[1]),
});
const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - NONE &&
  inner.top >= outer.top - NONE &&
  inner.right <= outer.right + NONE &&
  inner.bottom <= outer.bottom + NONE;

describe('imposition', () => {
  it('lets no card overlap another one, nor its bleed the trim of another', () => {
    law((_, sheets) => {
      for (const { slots } of sheets) {
        for (const [index, one] of slots.entries()) {
          const met = slots
            .slice(index + 1)
            .filter((other) => meets(inkBox(one), trimBox(other)) || meets(trimBox(one), inkBox(other)));
          if (met.length > 0) expect(met).toEqual([]);
        }
      }
    });
  });

  it('stays where the printer reaches, marks and bleed included', () => {
    law((job, sheets) => {
      const margin = job.paper === 'card' ? 0 : (job.margin ?? MARGIN.default);
      for (const { paper: size, slots, marks } of sheets) {
        const area = { left: margin, top: margin, right: size.width - margin, bottom: size.height - margin };
        const boxes = [...slots.map(inkBox), ...marks.map(markBox)];
        expect(boxes.filter((box) => !isInside(box, area))).toEqual([]);
      }
    });
  });

  it('leaves the strip to the check bar and its line', () => {
    law((_, sheets) => {
      for (const { strip, slots, marks } of sheets) {
        if (strip === undefined) continue;
        const half = 1.8;
        const box = strip.isTurned
          ? { left: strip.x - half, right: strip.x + half, top: strip.y - strip.length, bottom: strip.y }
          : { left: strip.x, right: strip.x + strip.length, top: strip.y - half, bottom: strip.y + half };
        const boxes = [...slots.map(inkBox), ...marks.map(markBox)];
        expect(boxes.filter((other) => meets(box, other))).toEqual([]);
      }
    });
  });

  it('prints every copy once, on every side that is asked for', () => {
    law((job, sheets) => {
      const wanted = [...job.cards].sort((a, b) => a - b);
      const printed = (side: Slot['side']): number[] =>
        sheets
          .flatMap((sheet) => sheet.slots)
          .filter((slot) => slot.side === side)
          .map((slot) => slot.card)
          .sort((a, b) => a - b);
      expect(printed('front')).toEqual(wanted);
      expect(printed('back')).toEqual(job.sides === 'fronts' ? [] : wanted);
    });
  });

  it('keeps every card in its size', () => {
    law((job, sheets) => {
      const odd = sheets
        .flatMap((sheet) => sheet.slots)
        .filter((slot) => {
          const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
          const trim = job.trims[slot.card] ?? { width: 0, height: 0 };
          return !(Math.abs(width - trim.width) < NONE && Math.abs(height - trim.height) < NONE);
        });
      expect(odd).toEqual([]);
    });
  });

  /** Where the upper edge of a card is on its sheet. */
  const UP = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;

  it('brings each back onto its front for both ways to turn the sheet, upper edge behind upper edge', () => {
    law((job, sheets) => {
      if (job.paper === 'card' || (job.sides !== 'long-edge' && job.sides !== 'short-edge')) return;
      for (let index = 0; index < sheets.length; index += 2) {
        const [front, back] = [sheets[index] as Sheet, sheets[index + 1] as Sheet];
        const { width, height } = front.paper;
        const upright = width <= height === (job.sides === 'long-edge');
        for (const [n, slot] of front.slots.entries()) {
          const behind = back.slots[n] as Slot;
          expect(behind.card).toBe(slot.card);
          const seen = trimBox(behind);
          const through = upright
            ? { ...seen, left: width - seen.right, right: width - seen.left }
            : { ...seen, top: height - seen.bottom, bottom: height - seen.top };
          const edges = ['left', 'top', 'right', 'bottom'] as const;
          const off = Math.max(...edges.map((edge) => Math.abs(through[edge] - trimBox(slot)[edge])));
          expect(off).toBeLessThan(EXACT);
          const [x, y] = UP[behind.turn];
          // Adding zero makes one of both zeros.
          expect(upright ? [-x + 0, y + 0] : [x + 0, -y + 0]).toEqual(UP[slot.turn].map((n) => n + 0));
        }
      }
    });
  });

  it('draws each mark in the direction of an edge, and for every edge two', () => {
    law((job, sheets) => {
      if (job.marks === 'none' || job.paper === 'card') return;
      for (const { slots, marks } of sheets) {
        const at = (value: number): number => Math.round(value * 1000);
        const edges = {
          x: new Set(slots.flatMap(({ x, width }) => [at(x), at(x + width)])),
          y: new Set(slots.flatMap(({ y, height }) => [at(y), at(y + height)])),
        };
        const seen = { x: new Map<number, number>(), y: new Map<number, number>() };
        for (const { start: from, end: to } of marks) {
          const axis = from[0] === to[0] ? 'x' : 'y';
          const place = at(axis === 'x' ? from[0] : from[1]);
          if (!edges[axis].has(place)) expect([axis, place]).toBe('an edge');
          seen[axis].set(place, (seen[axis].get(place) ?? 0) + 1);
          const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
          if (!(length >= 1.5 - NONE)) expect([from, to]).toBe('1.5 pt long or longer');
          const box = grown(markBox({ kind: 'cut', start: from, end: to }));
          expect(slots.filter((slot) => meets(box, inkBox(slot)))).toEqual([]);
        }
        for (const axis of ['x', 'y'] as const)
          for (const place of edges[axis]) expect(seen[axis].get(place) ?? 0).toBeGreaterThanOrEqual(2);
      }
    });
  });

  /** A line has no width, and a box without width meets nothing. */
  const grown = ({ left, top, right, bottom }: Box): Box => ({
    left: left - 0.04,
    top: top - 0.04,
    right: right + 0.04,
    bottom: bottom + 0.04,
  });

  it('never takes more sheets for several sizes than for each of them alone', () => {
    law((job, sheets) => {
      const alone = job.trims.reduce(
        (sum, _, kind) => sum + sheetsOf({ ...job, cards: job.cards.filter((card) => card === kind) }).length,
        0,
      );
      expect(sheets.length).toBeLessThanOrEqual(alone);
    });
  });
});
