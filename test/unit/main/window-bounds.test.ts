import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  computeCascadedState,
  computeFirstState,
  computeOtherScreenState,
  loadState,
  MIN_SIZE,
  storeState,
} from '../../../src/main/window-bounds.ts';

const FIRST_SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
const SECOND_SCREEN = { x: 1920, y: 0, width: 1280, height: 1024 };

describe('computeFirstState', () => {
  it('centers the window on the first screen when no state was saved', () => {
    const { x, y, width, height, maximized } = computeFirstState(undefined, [FIRST_SCREEN]);
    expect([x * 2 + width, y * 2 + height]).toEqual([1920, 1080]);
    expect(maximized).toBe(false);
  });

  it('restores the saved state of the window', () => {
    const previousState = { x: 40, y: 30, width: 1200, height: 800, maximized: true };
    expect(computeFirstState(previousState, [FIRST_SCREEN])).toEqual(previousState);
  });

  it('opens the window on a second screen, or on the first one when the second is disconnected', () => {
    const previousState = { x: 2000, y: 50, width: 1000, height: 800, maximized: false };
    expect(computeFirstState(previousState, [FIRST_SCREEN, SECOND_SCREEN])).toEqual(previousState);
    expect(computeFirstState(previousState, [FIRST_SCREEN]).x).toBeLessThan(1920);
  });

  it('limits the window to the size of a small screen', () => {
    const { width, height } = computeFirstState(undefined, [{ x: 0, y: 0, width: 1024, height: 700 }]);
    expect([width, height]).toEqual([1024, 700]);
  });

  it.each([
    ['text', 'wide'],
    ['fractions', { x: 0.5, y: 0, width: 1000, height: 800 }],
    ['less than the smallest window', { x: 0, y: 0, width: MIN_SIZE.width - 1, height: 800 }],
    ['missing numbers', { x: 0, y: 0 }],
    ['null', null],
  ])('ignores a saved state that contains %s', (_caseName, savedState) => {
    expect(computeFirstState(savedState, [FIRST_SCREEN])).toEqual(computeFirstState(undefined, [FIRST_SCREEN]));
  });
});

describe('the file with the window state', () => {
  it('returns the stored state, or undefined when the file is missing or damaged', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rollcall-bounds-'));
    try {
      const stateFile = join(folder, 'window.json');
      expect(loadState(stateFile)).toBeUndefined();
      const windowState = { x: 1, y: 2, width: 1000, height: 700, maximized: false };
      storeState(stateFile, windowState);
      expect(loadState(stateFile)).toEqual(windowState);
      writeFileSync(stateFile, '{"x": 1,');
      expect(loadState(stateFile)).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

// A step is 28 pixels.
describe('the position of another window', () => {
  const previousState = { x: 40, y: 30, width: 1200, height: 800 };

  it('places the window a step below and to the right of the previous one, on the same screen', () => {
    expect(computeCascadedState(previousState, [FIRST_SCREEN])).toMatchObject({
      x: 68,
      y: 58,
      width: 1200,
      height: 800,
    });
    expect(
      computeCascadedState({ ...previousState, x: 1930, width: 1000 }, [FIRST_SCREEN, SECOND_SCREEN]),
    ).toMatchObject({
      x: 1958,
      y: 58,
    });
  });

  it('starts at the corner of the screen when a step would leave it, and never covers the previous window', () => {
    expect(computeCascadedState({ ...previousState, x: 710, y: 270 }, [FIRST_SCREEN])).toMatchObject({ x: 0, y: 0 });
    expect(
      computeCascadedState({ ...previousState, width: 1920, height: 1000, x: 0, y: 0 }, [FIRST_SCREEN]),
    ).toMatchObject({
      x: 0,
      y: 28,
    });
    // The previous window was larger than the remaining screen.
    expect(computeCascadedState({ ...previousState, width: 4000 }, [FIRST_SCREEN])).toMatchObject({
      width: 1920,
      height: 800,
    });
  });

  it('fills the other screen, or places the window one step away when there is only one screen', () => {
    expect(computeOtherScreenState(previousState, [FIRST_SCREEN, SECOND_SCREEN])).toEqual({
      ...SECOND_SCREEN,
      maximized: true,
    });
    expect(computeOtherScreenState({ ...previousState, x: 1930, width: 1000 }, [FIRST_SCREEN, SECOND_SCREEN])).toEqual({
      ...FIRST_SCREEN,
      maximized: true,
    });
    expect(computeOtherScreenState(previousState, [FIRST_SCREEN])).toMatchObject({ x: 68, y: 58, maximized: false });
  });
});
