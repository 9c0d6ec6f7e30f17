import { describe, expect, it } from 'vitest';
import { type DatedSnapshot, selectExpired } from '../../../../../src/main/journal/snapshots/select-expired.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 22, 12);

/** One an hour, for so many days back; the last one is the newest. */
const hourly = (days: number, now = NOW): DatedSnapshot[] =>
  Array.from({ length: days * 24 }, (_, index) => ({ number: index + 1, timestamp: now - (days * 24 - index) * HOUR }));
const kept = (infos: readonly DatedSnapshot[], now = NOW): DatedSnapshot[] => {
  const gone = new Set(selectExpired(infos, now));
  return infos.filter((info) => !gone.has(info));
};

describe('thinning', () => {
  it('keeps all of the last day', () => {
    expect(kept(hourly(3)).filter(({ timestamp: at }) => NOW - at < DAY)).toHaveLength(23);
  });

  it('keeps the last one of each day for a month, and of each month before that', () => {
    const days = kept(hourly(300)).map(({ timestamp: at }) => new Date(at).toISOString().slice(0, 13));
    expect(days.filter((day) => day < '2026-10-22T12')).toEqual([
      ...['2026-01-31T23', '2026-02-28T23', '2026-03-31T23', '2026-04-30T23', '2026-05-31T23'],
      ...['2026-06-30T23', '2026-07-31T23', '2026-08-31T23', '2026-09-30T23'],
    ]);
    expect(days.filter((day) => day >= '2026-10-22T12' && day < '2026-11-21T12')).toHaveLength(31);
  });

  it('run every hour keeps what it would keep run once', () => {
    const all = hourly(90);
    let there: DatedSnapshot[] = [];
    for (const info of all) there = kept([...there, info], info.timestamp);
    for (const info of kept(all, NOW).filter(({ timestamp: at }) => NOW - at > 2 * DAY)) {
      // One of the same day or month, if not the same.
      expect(there.some(({ timestamp: at }) => Math.abs(at - info.timestamp) < 31 * DAY)).toBe(true);
    }
    expect(there.length).toBeLessThan(24 + 31 + 4 + 2);
    expect(there.length).toBeGreaterThan(24 + 28);
  });

  it('never takes the ten newest, whatever the clock says', () => {
    for (const now of [0, NOW - 400 * DAY, NOW, NOW + 4000 * DAY, Number.NaN]) {
      expect(kept(hourly(20), now).length).toBeGreaterThanOrEqual(10);
      expect(kept(hourly(20), now).slice(-10)).toEqual(hourly(20).slice(-10));
    }
  });

  it('takes nothing that lies in the future', () => {
    expect(selectExpired(hourly(20), NOW - 100 * DAY)).toEqual([]);
  });

  it('keeps what has no time', () => {
    const infos = hourly(2).map((info) => ({ ...info, timestamp: Number.NaN }));
    expect(selectExpired(infos, NOW)).toEqual([]);
  });
});
