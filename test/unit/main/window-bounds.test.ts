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

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
const BESIDE = { x: 1920, y: 0, width: 1280, height: 1024 };

describe('where the window opens', () => {
  it('opens in the middle of the first screen when nothing is remembered', () => {
    const { x, y, width, height, maximized } = computeFirstState(undefined, [SCREEN]);
    expect([x * 2 + width, y * 2 + height]).toEqual([1920, 1080]);
    expect(maximized).toBe(false);
  });

  it('opens where it stood', () => {
    const stood = { x: 40, y: 30, width: 1200, height: 800, maximized: true };
    expect(computeFirstState(stood, [SCREEN])).toEqual(stood);
  });

  it('opens on a second screen while that is there, and comes back when it is not', () => {
    const stood = { x: 2000, y: 50, width: 1000, height: 800, maximized: false };
    expect(computeFirstState(stood, [SCREEN, BESIDE])).toEqual(stood);
    expect(computeFirstState(stood, [SCREEN]).x).toBeLessThan(1920);
  });

  it('is never larger than a small screen', () => {
    const { width, height } = computeFirstState(undefined, [{ x: 0, y: 0, width: 1024, height: 700 }]);
    expect([width, height]).toEqual([1024, 700]);
  });

  it.each([
    ['text', 'wide'],
    ['fractions', { x: 0.5, y: 0, width: 1000, height: 800 }],
    ['less than the smallest window', { x: 0, y: 0, width: MIN_SIZE.width - 1, height: 800 }],
    ['missing numbers', { x: 0, y: 0 }],
    ['null', null],
  ])('does not trust a file that holds %s', (_, remembered) => {
    expect(computeFirstState(remembered, [SCREEN])).toEqual(computeFirstState(undefined, [SCREEN]));
  });
});

describe('the file that remembers it', () => {
  it('gives back what was stored, and nothing when it is damaged or absent', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rollcall-bounds-'));
    try {
      const file = join(folder, 'window.json');
      expect(loadState(file)).toBeUndefined();
      const state = { x: 1, y: 2, width: 1000, height: 700, maximized: false };
      storeState(file, state);
      expect(loadState(file)).toEqual(state);
      writeFileSync(file, '{"x": 1,');
      expect(loadState(file)).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('where a further window opens', () => {
  const stood = { x: 40, y: 30, width: 1200, height: 800 };

  it('stands a step below and beside the one before, on its screen', () => {
    expect(computeCascadedState(stood, [SCREEN])).toMatchObject({ x: 68, y: 58, width: 1200, height: 800 });
    expect(computeCascadedState({ ...stood, x: 1930, width: 1000 }, [SCREEN, BESIDE])).toMatchObject({
      x: 1958,
      y: 58,
    });
  });

  it('begins at the corner again where a step would reach beyond the screen, and never covers the one before', () => {
    expect(computeCascadedState({ ...stood, x: 710, y: 270 }, [SCREEN])).toMatchObject({ x: 0, y: 0 });
    expect(computeCascadedState({ ...stood, width: 1920, height: 1000, x: 0, y: 0 }, [SCREEN])).toMatchObject({
      x: 0,
      y: 28,
    });
    // Larger than the screen that is left.
    expect(computeCascadedState({ ...stood, width: 4000 }, [SCREEN])).toMatchObject({ width: 1920, height: 800 });
  });

  it('fills a screen that the other window is not on; where there is none it stands beside it', () => {
    const stood = { x: 40, y: 30, width: 1200, height: 800 };
    expect(computeOtherScreenState(stood, [SCREEN, BESIDE])).toEqual({ ...BESIDE, maximized: true });
    expect(computeOtherScreenState({ ...stood, x: 1930, width: 1000 }, [SCREEN, BESIDE])).toEqual({
      ...SCREEN,
      maximized: true,
    });
    expect(computeOtherScreenState(stood, [SCREEN])).toMatchObject({ x: 68, y: 58, maximized: false });
  });
});
