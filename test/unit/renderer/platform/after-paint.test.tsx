import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../../src/renderer/platform/after-paint.ts';

let frames: FrameRequestCallback[] = [];
const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('runs all that waits once the frame is painted, in its order and once', async () => {
  const said: string[] = [];
  afterPaint(() => said.push('disk'));
  afterPaint(() => said.push('log'));
  expect(frames).toHaveLength(1);
  paint();
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['disk', 'log']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['disk', 'log']);
  afterPaint(() => said.push('next'));
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['disk', 'log', 'next']);
});

it('waits for no frame that never comes, nor where nobody looks', async () => {
  const said: string[] = [];
  afterPaint(() => said.push('late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['late']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterPaint(() => said.push('hidden'));
  expect(said).toEqual(['late', 'hidden']);
});
