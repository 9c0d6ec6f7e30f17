import { expect, it } from 'vitest';
import { computeScrollStep } from '../../../../src/renderer/components/edge-scroll.ts';

const COLUMN = { top: 100, bottom: 700 };

it('a container scrolls while the pointer is at its edge, faster the nearer the pointer is', () => {
  expect(computeScrollStep(400, COLUMN)).toBe(0);
  expect(computeScrollStep(148, COLUMN)).toBe(0);
  expect(computeScrollStep(124, COLUMN)).toBe(-7);
  expect(computeScrollStep(676, COLUMN)).toBe(7);
  expect(computeScrollStep(900, COLUMN)).toBe(14);
  expect(computeScrollStep(0, COLUMN)).toBe(-14);
});
