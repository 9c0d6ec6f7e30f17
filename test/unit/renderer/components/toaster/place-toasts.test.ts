import { describe, expect, it } from 'vitest';
import { computeInset, computeLift } from '../../../../../src/renderer/components/toaster/place-toasts.ts';

/** The toasts at the foot of a window of 1280 x 800 pixels. */
const STACK = { top: 680, bottom: 800, left: 400, right: 1000 };

describe('computeLift', () => {
  it('lifts the toasts above a focused control that they would cover', () => {
    const focusBox = { top: 700, bottom: 740, left: 900, right: 1100 };
    expect(computeLift(STACK, 0, focusBox)).toBe(108);
    const liftedStack = { ...STACK, top: STACK.top - 108, bottom: STACK.bottom - 108 };
    expect(computeLift(liftedStack, 108, focusBox)).toBe(108);
  });

  it('leaves the toasts at the foot of the window while the focused control is elsewhere', () => {
    expect(computeLift(STACK, 0, { top: 100, bottom: 140, left: 500, right: 600 })).toBe(0);
    expect(computeLift(STACK, 0, { top: 700, bottom: 740, left: 1010, right: 1100 })).toBe(0);
  });

  it('leaves the toasts where they are if there is no room above the focused element', () => {
    expect(computeLift(STACK, 0, { top: 40, bottom: 800, left: 64, right: 1280 })).toBe(0);
  });
});

describe('computeInset', () => {
  const region = { top: 800, bottom: 800, left: 64, right: 1280 };

  it('leaves a panel at the right uncovered', () => {
    expect(computeInset(region, { top: 100, bottom: 800, left: 870, right: 1280 })).toBe(410);
    expect(computeInset(region, undefined)).toBe(0);
  });

  it('covers a panel that leaves no room beside it', () => {
    expect(computeInset(region, { top: 100, bottom: 800, left: 64, right: 1280 })).toBe(0);
  });
});
