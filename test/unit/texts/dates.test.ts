import { expect, it, vi } from 'vitest';
import {
  formatDay,
  formatIsoDate,
  formatLocalDate,
  formatZonedTime,
  parseCalendarDate,
} from '../../../src/shared/texts/dates.ts';

const MOMENT = new Date('2026-11-30T23:30:00Z');

it('formatDay and formatZonedTime use the day and the name of the time zone', () => {
  expect(formatDay('en', MOMENT, 'Europe/Berlin')).toBe('December 1, 2026');
  expect(formatZonedTime('de', MOMENT, 'Europe/Berlin')).toBe('1. Dezember 2026 um 00:30 MEZ');
  expect(formatZonedTime('en', MOMENT, 'UTC')).toMatch(/^November 30, 2026 at 11:30\sPM UTC$/);
});

it('formatLocalDate formats ISO dates and returns other texts unchanged', () => {
  expect(formatLocalDate('de', '2026-12-05')).toBe('5. Dezember 2026');
  expect(formatLocalDate('en', '2026-12-05T18:05')).toMatch(/^December 5, 2026 at 6:05\sPM$/);
  for (const text of ['next Saturday', '2026-02-31', '2026-02-31T99', '2026-13-01', ''])
    expect(formatLocalDate('en', text)).toBe(text);
});

it('parseCalendarDate refuses days and times that do not exist', () => {
  expect(parseCalendarDate('2026-12-05')).toEqual({ day: '2026-12-05' });
  expect(parseCalendarDate('2028-02-29T23:59:30')).toEqual({ day: '2028-02-29', time: '23:59' });
  for (const text of [
    '2026-02-29',
    '2026-02-31',
    '2026-04-31T10:00',
    '2026-12-05T24:00',
    '2026-12-05T10:60',
    '2026-12-5',
    'x',
  ])
    expect(parseCalendarDate(text)).toBeUndefined();
});

it('formatIsoDate gives a time its offset, with which every time zone reads the same moment', () => {
  expect(formatIsoDate({ day: '2026-12-05' })).toBe('2026-12-05');
  const isoText = formatIsoDate({ day: '2026-12-05', time: '18:05' });
  expect(isoText).toMatch(/^2026-12-05T18:05[+-]\d{2}:\d{2}$/);
  expect(new Date(isoText).getTime()).toBe(new Date(2026, 11, 5, 18, 5).getTime());
  expect(parseCalendarDate(isoText)).toEqual({ day: '2026-12-05', time: '18:05' });
  // The same moment, written in other zones.
  for (const offsetHours of [-9, 0, 12]) {
    const moment = new Date(new Date(2026, 11, 5, 18, 5).getTime() + offsetHours * 3_600_000)
      .toISOString()
      .slice(0, 16);
    const offset = `${offsetHours < 0 ? '-' : '+'}${String(Math.abs(offsetHours)).padStart(2, '0')}:00`;
    expect(parseCalendarDate(`${moment}${offset}`)).toEqual({ day: '2026-12-05', time: '18:05' });
    expect(formatLocalDate('en', `${moment}${offset}`)).toMatch(/^December 5, 2026 at 6:05\sPM$/);
  }
});

it('formatIsoDate gives old years their minute back, and moves a time that the clocks skip to the later one', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  try {
    for (const day of ['0002-12-05', '0202-12-05', '1880-06-01', '2026-10-25'])
      expect(parseCalendarDate(formatIsoDate({ day, time: '02:30' }))).toEqual({ day, time: '02:30' });
    expect(formatIsoDate({ day: '2026-03-29', time: '02:30' })).toBe('2026-03-29T03:30+02:00');
  } finally {
    vi.unstubAllEnvs();
  }
});
