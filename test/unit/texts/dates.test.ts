import { expect, it } from 'vitest';
import { formatDay, formatLocalDate, formatZonedTime } from '../../../src/shared/texts/dates.ts';

const MOMENT = new Date('2026-11-30T23:30:00Z');

it('formatDay and formatZonedTime use the day and the name of the time zone', () => {
  expect(formatDay('en', MOMENT, 'Europe/Berlin')).toBe('December 1, 2026');
  expect(formatZonedTime('de', MOMENT, 'Europe/Berlin')).toBe('1. Dezember 2026 um 00:30 MEZ');
  expect(formatZonedTime('en', MOMENT, 'UTC')).toMatch(/^November 30, 2026 at 11:30\sPM UTC$/);
});

it('formatLocalDate formats ISO dates and returns other texts unchanged', () => {
  expect(formatLocalDate('de', '2026-12-05')).toBe('5. Dezember 2026');
  expect(formatLocalDate('en', '2026-12-05T18:05')).toMatch(/^December 5, 2026 at 6:05\sPM$/);
  for (const text of ['next Saturday', '2026-02-31T99', '2026-13-01', ''])
    expect(formatLocalDate('en', text)).toBe(text);
});
