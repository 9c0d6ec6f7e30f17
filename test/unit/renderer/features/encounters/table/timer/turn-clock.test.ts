import { describe, expect, it } from 'vitest';
import {
  clockText,
  elapsed,
  paused,
  reopened,
  resumed,
  startedClock,
  totals,
  turned,
} from '../../../../../../../src/renderer/features/encounters/table/timer/turn-clock.ts';

const SECOND = 1000;
const start = startedClock('depot', '1 wasp', 'reds', 0);

describe('the clock of a turn', () => {
  it('counts while it is not paused', () => {
    const stopped = paused(start, 20 * SECOND);
    expect(elapsed(stopped, 90 * SECOND)).toBe(20 * SECOND);
    expect(elapsed(resumed(stopped, 90 * SECOND), 95 * SECOND)).toBe(25 * SECOND);
    expect(resumed(start, 5 * SECOND)).toBe(start);
  });

  it('starts anew with the next turn, and adds up the turns of each side', () => {
    const second = turned(start, '2 bash', 'blues', 30 * SECOND);
    expect([elapsed(second, 30 * SECOND), elapsed(second, 40 * SECOND)]).toEqual([0, 10 * SECOND]);
    const third = turned(second, '3 wasp', 'reds', 50 * SECOND);
    expect(totals(third, 55 * SECOND)).toEqual({ reds: 35 * SECOND, blues: 20 * SECOND });
  });

  it('stays paused in the next turn', () => {
    const next = turned(paused(start, SECOND), '2 bash', 'blues', 9 * SECOND);
    expect([next.since, elapsed(next, 99 * SECOND)]).toEqual([null, 0]);
  });

  it('goes on after a reload, and was paused while the window was closed', () => {
    const seen = { ...start, seen: 10 * SECOND };
    expect(elapsed(reopened(seen, 15 * SECOND), 15 * SECOND)).toBe(15 * SECOND);
    expect(elapsed(reopened(seen, 3600 * SECOND), 3600 * SECOND)).toBe(10 * SECOND);
  });

  it('does not run backwards where the clock of the computer is set back', () => {
    expect(elapsed({ ...start, since: 60 * SECOND, before: 5 }, 0)).toBe(5);
  });

  it.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_723_000, '1:02:03'],
  ])('%i ms is %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
