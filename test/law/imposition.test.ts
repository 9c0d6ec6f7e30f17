/** Tests laws of imposition for any cards and any paper: nothing overlaps, nothing is lost, and backs match fronts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ImpositionJob,
  impose,
  type PrinterMark,
  type Sheet,
  type Slot,
} from '../../src/shared/print/impose/impose.ts';
import { MARGIN, type Paper, SIDES } from '../../src/shared/print/paper.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { scaleRuns } from '../support/sample-size.ts';

/** The accuracy of a guillotine, in millimeters. */
const TOLERANCE = 0.05;
const ROUNDING_ERROR = 1e-6;

const anyLength = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
const anyPaper: fc.Arbitrary<Paper> = fc.oneof(
  fc.constantFrom('a4', 'letter', 'a3', '13x19', 'card'),
  fc.record({ width: anyLength(90, 600), height: anyLength(90, 600) }),
);
const anyJob: fc.Arbitrary<ImpositionJob> = fc
  .array(
    fc.record({ width: anyLength(20, 130), height: anyLength(20, 130), copies: fc.integer({ min: 1, max: 30 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .chain((kinds) =>
    fc.record(
      {
        trims: fc.constant(kinds.map(({ width, height }) => ({ width, height }))),
        cards: fc.constant(kinds.flatMap(({ copies }, index) => Array.from({ length: copies }, () => index))),
        paper: anyPaper,
        sides: fc.constantFrom(...SIDES),
        marks: fc.constantFrom('crop', 'none'),
        bleed: anyLength(0, 5),
        gutter: anyLength(0, 12),
        margin: anyLength(0, 15),
      },
      { requiredKeys: ['trims', 'cards', 'paper', 'sides', 'marks', 'bleed'] },
    ),
  );

/** Returns the sheets of a job, or an empty list for a job that is refused because a card is too big for the paper. */
function imposeOrRefuse(job: ImpositionJob): Sheet[] {
  try {
    return impose(job);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
const checkLaw = (checkSheets: (job: ImpositionJob, sheets: readonly Sheet[]) => void): void =>
  fc.assert(
    fc.property(anyJob, (job) => {
      const sheets = imposeOrRefuse(job);
      fc.pre(sheets.length > 0);
      checkSheets(job, sheets);
    }),
    { seed: SEED, numRuns: scaleRuns(400) },
  );

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const trimBox = ({ x: slotX, y, width, height }: Slot): Box => ({
  left: slotX,
  top: y,
  right: slotX + width,
  bottom: y + height,
});
const inkBox = (slot: Slot): Box => ({
  left: slot.x - slot.bleed.left,
  top: slot.y - slot.bleed.top,
  right: slot.x + slot.width + slot.bleed.right,
  bottom: slot.y + slot.height + slot.bleed.bottom,
});
const overlaps = (firstBox: Box, secondBox: Box): boolean =>
  firstBox.left < secondBox.right - ROUNDING_ERROR &&
  secondBox.left < firstBox.right - ROUNDING_ERROR &&
  firstBox.top < secondBox.bottom - ROUNDING_ERROR &&
  secondBox.top < firstBox.bottom - ROUNDING_ERROR;
const markBox = ({ start, end }: PrinterMark): Box => ({
  left: Math.min(start[0], end[0]),
  top: Math.min(start[1], end[1]),
  right: Math.max(start[0], end[0]),
  bottom: Math.max(start[1], end[1]),
});
const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - ROUNDING_ERROR &&
  inner.top >= outer.top - ROUNDING_ERROR &&
  inner.right <= outer.right + ROUNDING_ERROR &&
  inner.bottom <= outer.bottom + ROUNDING_ERROR;

describe('imposition', () => {
  it('never lets a card or its bleed overlap another card', () => {
    checkLaw((_, sheets) => {
      for (const { slots } of sheets) {
        for (const [index, cardSlot] of slots.entries()) {
          const overlappingSlots = slots
            .slice(index + 1)
            .filter(
              (otherSlot) =>
                overlaps(inkBox(cardSlot), trimBox(otherSlot)) || overlaps(trimBox(cardSlot), inkBox(otherSlot)),
            );
          if (overlappingSlots.length > 0) expect(overlappingSlots).toEqual([]);
        }
      }
    });
  });

  it('stays within the printable area, including marks and bleed', () => {
    checkLaw((impositionJob, sheets) => {
      const marginWidth = impositionJob.paper === 'card' ? 0 : (impositionJob.margin ?? MARGIN.default);
      for (const { paper: size, slots, marks } of sheets) {
        const area = {
          left: marginWidth,
          top: marginWidth,
          right: size.width - marginWidth,
          bottom: size.height - marginWidth,
        };
        const printedBoxes = [...slots.map(inkBox), ...marks.map(markBox)];
        expect(printedBoxes.filter((box) => !isInside(box, area))).toEqual([]);
      }
    });
  });

  it('keeps the strip of the check bar free', () => {
    checkLaw((_, sheets) => {
      for (const { strip, slots, marks } of sheets) {
        if (strip === undefined) continue;
        const halfHeight = 1.8; // millimeters
        const stripBox = strip.isTurned
          ? { left: strip.x - halfHeight, right: strip.x + halfHeight, top: strip.y - strip.length, bottom: strip.y }
          : { left: strip.x, right: strip.x + strip.length, top: strip.y - halfHeight, bottom: strip.y + halfHeight };
        const printedBoxes = [...slots.map(inkBox), ...marks.map(markBox)];
        expect(printedBoxes.filter((printedBox) => overlaps(stripBox, printedBox))).toEqual([]);
      }
    });
  });

  it('centers the cards on every sheet', () => {
    checkLaw((_, sheets) => {
      for (const { paper, slots } of sheets) {
        const boxes = slots.map(trimBox);
        const getCenter = (start: 'left' | 'top', end: 'right' | 'bottom'): number =>
          (Math.min(...boxes.map((box) => box[start])) + Math.max(...boxes.map((box) => box[end]))) / 2;
        expect(Math.abs(getCenter('left', 'right') - paper.width / 2)).toBeLessThan(TOLERANCE);
        expect(Math.abs(getCenter('top', 'bottom') - paper.height / 2)).toBeLessThan(TOLERANCE);
      }
    });
  });

  it('leaves out the last back and empties earlier ones if they are blank, and changes no other side', () => {
    checkLaw((impositionJob, sheets) => {
      if (impositionJob.paper === 'card') return;
      const blankBacks = new Set(impositionJob.trims.keys());
      blankBacks.delete(0);
      const reducedSheets = impose({ ...impositionJob, blankBacks });
      const expectedSheets = sheets.map((sheet) =>
        sheet.side === 'back' && !sheet.slots.some(({ card }) => card === 0)
          ? { side: 'back', paper: sheet.paper, slots: [], marks: [] }
          : sheet,
      );
      if (expectedSheets.at(-1)?.slots.length === 0) expectedSheets.pop();
      expect(reducedSheets).toEqual(expectedSheets);
    });
  });

  it('prints every copy once on every requested side', () => {
    checkLaw((impositionJob, sheets) => {
      const expectedCards = [...impositionJob.cards].sort((a, b) => a - b);
      const listPrinted = (side: Slot['side']): number[] =>
        sheets
          .flatMap((sheet) => sheet.slots)
          .filter((slot) => slot.side === side)
          .map((slot) => slot.card)
          .sort((a, b) => a - b);
      expect(listPrinted('front')).toEqual(expectedCards);
      expect(listPrinted('back')).toEqual(impositionJob.sides === 'fronts' ? [] : expectedCards);
    });
  });

  it('keeps the size of every card', () => {
    checkLaw((impositionJob, sheets) => {
      const resizedSlots = sheets
        .flatMap((sheet) => sheet.slots)
        .filter((slot) => {
          const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
          const trim = impositionJob.trims[slot.card] ?? { width: 0, height: 0 };
          return !(Math.abs(width - trim.width) < ROUNDING_ERROR && Math.abs(height - trim.height) < ROUNDING_ERROR);
        });
      expect(resizedSlots).toEqual([]);
    });
  });

  /** The direction of a card's upper edge on its sheet, by number of quarter turns. */
  const UP = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;

  it('places each back exactly behind its front for both duplex modes, with the upper edges aligned', () => {
    checkLaw((impositionJob, sheets) => {
      if (
        impositionJob.paper === 'card' ||
        (impositionJob.sides !== 'long-edge' && impositionJob.sides !== 'short-edge')
      )
        return;
      for (let index = 0; index < sheets.length; index += 2) {
        const [frontSheet, backSheet] = [sheets[index] as Sheet, sheets[index + 1] as Sheet];
        const { width, height } = frontSheet.paper;
        const isUpright = width <= height === (impositionJob.sides === 'long-edge');
        for (const [slotIndex, slot] of frontSheet.slots.entries()) {
          const backSlot = backSheet.slots[slotIndex] as Slot;
          expect(backSlot.card).toBe(slot.card);
          const backBox = trimBox(backSlot);
          const mirroredBox = isUpright
            ? { ...backBox, left: width - backBox.right, right: width - backBox.left }
            : { ...backBox, top: height - backBox.bottom, bottom: height - backBox.top };
          const edgeNames = ['left', 'top', 'right', 'bottom'] as const;
          const maxOffset = Math.max(...edgeNames.map((edge) => Math.abs(mirroredBox[edge] - trimBox(slot)[edge])));
          expect(maxOffset).toBeLessThan(TOLERANCE);
          const [x, y] = UP[backSlot.turn];
          // Adding zero turns -0 into 0.
          expect(isUpright ? [-x + 0, y + 0] : [x + 0, -y + 0]).toEqual(
            UP[slot.turn].map((coordinate) => coordinate + 0),
          );
        }
      }
    });
  });

  it('draws at least two marks for every edge, in line with it', () => {
    checkLaw((impositionJob, sheets) => {
      if (impositionJob.marks === 'none' || impositionJob.paper === 'card') return;
      for (const { slots, marks } of sheets) {
        const toThousandths = (position: number): number => Math.round(position * 1000);
        const edgePositions = {
          x: new Set(slots.flatMap(({ x, width }) => [toThousandths(x), toThousandths(x + width)])),
          y: new Set(slots.flatMap(({ y, height }) => [toThousandths(y), toThousandths(y + height)])),
        };
        const markCounts = { x: new Map<number, number>(), y: new Map<number, number>() };
        for (const { start: lineStart, end: lineEnd } of marks) {
          const axis = lineStart[0] === lineEnd[0] ? 'x' : 'y';
          const position = toThousandths(axis === 'x' ? lineStart[0] : lineStart[1]);
          // `expect` is slow, so it is called only to fail with a message.
          if (!edgePositions[axis].has(position)) expect([axis, position]).toBe('an edge');
          markCounts[axis].set(position, (markCounts[axis].get(position) ?? 0) + 1);
          const markLength = Math.hypot(lineEnd[0] - lineStart[0], lineEnd[1] - lineStart[1]);
          if (!(markLength >= 1.5 - ROUNDING_ERROR)) expect([lineStart, lineEnd]).toBe('1.5 pt long or longer');
          const widenedBox = widenBox(markBox({ kind: 'cut', start: lineStart, end: lineEnd }));
          expect(slots.filter((slot) => overlaps(widenedBox, inkBox(slot)))).toEqual([]);
        }
        for (const axis of ['x', 'y'] as const)
          for (const position of edgePositions[axis])
            expect(markCounts[axis].get(position) ?? 0).toBeGreaterThanOrEqual(2);
      }
    });
  });

  /** Widens a line to a box, because a box without width overlaps nothing. */
  const widenBox = ({ left, top, right, bottom }: Box): Box => ({
    left: left - 0.04,
    top: top - 0.04,
    right: right + 0.04,
    bottom: bottom + 0.04,
  });

  it('never needs more sheets for several sizes together than for each size alone', () => {
    checkLaw((impositionJob, sheets) => {
      const sheetCountAlone = impositionJob.trims.reduce(
        (sum, _trim, trimIndex) =>
          sum +
          imposeOrRefuse({ ...impositionJob, cards: impositionJob.cards.filter((card) => card === trimIndex) }).length,
        0,
      );
      expect(sheets.length).toBeLessThanOrEqual(sheetCountAlone);
    });
  });
});
