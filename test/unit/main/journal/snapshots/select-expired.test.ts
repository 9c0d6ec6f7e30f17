import { describe, expect, it } from 'vitest';
import { type DatedSnapshot, selectExpired } from '../../../../../src/main/journal/snapshots/select-expired.ts';

/** Tests which backups are deleted: the older they are, the fewer are kept. */

const HOUR_IN_MS = 3_600_000;
const DAY_IN_MS = 24 * HOUR_IN_MS;
const CURRENT_TIME = Date.UTC(2026, 10, 22, 12);

/** Creates one snapshot per hour for this number of days; the last one is the newest. */
const createHourlySnapshots = (dayCount: number, currentTime = CURRENT_TIME): DatedSnapshot[] =>
  Array.from({ length: dayCount * 24 }, (_entry, index) => ({
    number: index + 1,
    timestamp: currentTime - (dayCount * 24 - index) * HOUR_IN_MS,
  }));
const selectKept = (snapshots: readonly DatedSnapshot[], currentTime = CURRENT_TIME): DatedSnapshot[] => {
  const expiredSnapshots = new Set(selectExpired(snapshots, currentTime));
  return snapshots.filter((snapshot) => !expiredSnapshots.has(snapshot));
};

describe('selectExpired', () => {
  it('keeps all snapshots of the last day', () => {
    expect(
      selectKept(createHourlySnapshots(3)).filter(({ timestamp }) => CURRENT_TIME - timestamp < DAY_IN_MS),
    ).toHaveLength(23);
  });

  it('keeps the last snapshot of each day for a month, and of each month before that', () => {
    const keptHours = selectKept(createHourlySnapshots(300)).map(({ timestamp }) =>
      new Date(timestamp).toISOString().slice(0, 13),
    );
    expect(keptHours.filter((day) => day < '2026-10-22T12')).toEqual([
      ...['2026-01-31T23', '2026-02-28T23', '2026-03-31T23', '2026-04-30T23', '2026-05-31T23'],
      ...['2026-06-30T23', '2026-07-31T23', '2026-08-31T23', '2026-09-30T23'],
    ]);
    expect(keptHours.filter((day) => day >= '2026-10-22T12' && day < '2026-11-21T12')).toHaveLength(31);
  });

  it('keeps about the same snapshots when it runs every hour as when it runs once', () => {
    const allSnapshots = createHourlySnapshots(90);
    let keptSnapshots: DatedSnapshot[] = [];
    for (const snapshot of allSnapshots) keptSnapshots = selectKept([...keptSnapshots, snapshot], snapshot.timestamp);
    for (const snapshot of selectKept(allSnapshots, CURRENT_TIME).filter(
      ({ timestamp }) => CURRENT_TIME - timestamp > 2 * DAY_IN_MS,
    )) {
      // Another snapshot of the same day or month is enough.
      expect(keptSnapshots.some(({ timestamp }) => Math.abs(timestamp - snapshot.timestamp) < 31 * DAY_IN_MS)).toBe(
        true,
      );
    }
    expect(keptSnapshots.length).toBeLessThan(24 + 31 + 4 + 2);
    expect(keptSnapshots.length).toBeGreaterThan(24 + 28);
  });

  it('never selects the ten newest snapshots, whatever the clock says', () => {
    for (const currentTime of [
      0,
      CURRENT_TIME - 400 * DAY_IN_MS,
      CURRENT_TIME,
      CURRENT_TIME + 4000 * DAY_IN_MS,
      Number.NaN,
    ]) {
      expect(selectKept(createHourlySnapshots(20), currentTime).length).toBeGreaterThanOrEqual(10);
      expect(selectKept(createHourlySnapshots(20), currentTime).slice(-10)).toEqual(
        createHourlySnapshots(20).slice(-10),
      );
    }
  });

  it('selects no snapshot that is dated in the future', () => {
    expect(selectExpired(createHourlySnapshots(20), CURRENT_TIME - 100 * DAY_IN_MS)).toEqual([]);
  });

  it('selects no snapshot without a date', () => {
    const snapshots = createHourlySnapshots(2).map((snapshot) => ({ ...snapshot, timestamp: Number.NaN }));
    expect(selectExpired(snapshots, CURRENT_TIME)).toEqual([]);
  });
});
