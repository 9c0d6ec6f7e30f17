import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../../src/renderer/platform/after-paint.ts';

let frameCallbacks: FrameRequestCallback[] = [];
const runFrame = () => {
  for (const frameCallback of frameCallbacks.splice(0)) frameCallback(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  frameCallbacks = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frameCallback) => frameCallbacks.push(frameCallback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('afterPaint runs waiting callbacks once and in order after the frame is painted', async () => {
  const executed: string[] = [];
  afterPaint(() => executed.push('disk'));
  afterPaint(() => executed.push('log'));
  expect(frameCallbacks).toHaveLength(1);
  runFrame();
  expect(executed).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(executed).toEqual(['disk', 'log']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(executed).toEqual(['disk', 'log']);
  afterPaint(() => executed.push('next'));
  runFrame();
  await vi.advanceTimersByTimeAsync(0);
  expect(executed).toEqual(['disk', 'log', 'next']);
});

it('afterPaint runs callbacks after a second without a frame, and at once in a hidden window', async () => {
  const executed: string[] = [];
  afterPaint(() => executed.push('late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(executed).toEqual(['late']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterPaint(() => executed.push('hidden'));
  expect(executed).toEqual(['late', 'hidden']);
});
