import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  getElapsedTime,
  getTotalTimes,
  pauseClock,
  reopenClock,
  resumeClock,
  startClock,
  startNextTurn,
} from '../../../../../../../src/renderer/features/encounters/play-screen/timer/turn-clock.ts';

const SECOND = 1000;
/** The clock of the encounter `depot`, in the first turn of the reds, which starts at time 0. A turn has a number and its model as key. */
const startedClock = startClock('depot', '1 wasp', 'reds', 0);

describe('the turn clock', () => {
  it('counts only while it is not paused', () => {
    const pausedClock = pauseClock(startedClock, 20 * SECOND);
    expect(getElapsedTime(pausedClock, 90 * SECOND)).toBe(20 * SECOND);
    expect(getElapsedTime(resumeClock(pausedClock, 90 * SECOND), 95 * SECOND)).toBe(25 * SECOND);
    expect(resumeClock(startedClock, 5 * SECOND)).toBe(startedClock);
  });

  it('starts at zero for the next turn and adds up the turns of each side', () => {
    const secondTurn = startNextTurn(startedClock, '2 bash', 'blues', 30 * SECOND);
    expect([getElapsedTime(secondTurn, 30 * SECOND), getElapsedTime(secondTurn, 40 * SECOND)]).toEqual([
      0,
      10 * SECOND,
    ]);
    const thirdTurn = startNextTurn(secondTurn, '3 wasp', 'reds', 50 * SECOND);
    expect(getTotalTimes(thirdTurn, 55 * SECOND)).toEqual({ reds: 35 * SECOND, blues: 20 * SECOND });
  });

  it('stays paused in the next turn', () => {
    const nextTurn = startNextTurn(pauseClock(startedClock, SECOND), '2 bash', 'blues', 9 * SECOND);
    expect([nextTurn.since, getElapsedTime(nextTurn, 99 * SECOND)]).toEqual([null, 0]);
  });

  it('continues after a short reload, but counts a long absence as paused', () => {
    const seenClock = { ...startedClock, seen: 10 * SECOND };
    expect(getElapsedTime(reopenClock(seenClock, 15 * SECOND), 15 * SECOND)).toBe(15 * SECOND);
    expect(getElapsedTime(reopenClock(seenClock, 3600 * SECOND), 3600 * SECOND)).toBe(10 * SECOND);
  });

  it('never runs backward when the system clock is set back', () => {
    expect(getElapsedTime({ ...startedClock, since: 60 * SECOND, before: 5 }, 0)).toBe(5);
  });

  it.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_723_000, '1:02:03'],
  ])('formats %i ms as %s', (milliseconds, expectedText) => {
    expect(formatDuration(milliseconds)).toBe(expectedText);
  });
});
