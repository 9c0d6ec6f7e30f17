import { expect, it } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import type { EventPack } from '../../../src/shared/document/schema.ts';
import { isLateArrival, listEventDates, parseDeadline } from '../../../src/shared/event-pack/event-dates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate } from '../../support/texts.ts';
import { harbourCup } from './forty-submissions.ts';

const withDeadline = (deadline: string): EventPack => ({ ...harbourCup, deadline });

it('parseDeadline includes the whole day of a date, in local time, converts offsets, and ignores other texts', () => {
  expect(parseDeadline(withDeadline('2026-12-03'))).toBe(new Date(2026, 11, 3, 23, 59, 59, 999).getTime());
  expect(parseDeadline(withDeadline('2026-12-03T20:00'))).toBe(new Date(2026, 11, 3, 20).getTime());
  expect(parseDeadline(withDeadline('2026-12-03T20:00Z'))).toBe(Date.UTC(2026, 11, 3, 20));
  expect(parseDeadline(withDeadline('2026-12-03T20:00-05:00'))).toBe(Date.UTC(2026, 11, 4, 1));
  for (const deadline of ['Friday', '', '2026-13-99', '2026-02-31'])
    expect(parseDeadline(withDeadline(deadline))).toBeUndefined();
});

it('isLateArrival compares the earliest known time with the deadline', () => {
  expect(isLateArrival([200, 50], 100)).toBe(false);
  expect(isLateArrival([200, 0], 100)).toBe(true);
  expect(isLateArrival([200, 150], 100)).toBe(true);
  expect(isLateArrival([], 100)).toBe(false);
  expect(isLateArrival([200], undefined)).toBe(false);
});

it('listEventDates formats dates in the language and shows other texts as they are', () => {
  const datedPack = { ...harbourCup, date: '2026-12-05T10:00', place: 'Town hall', deadline: 'when I say so' };
  expect(listEventDates(translate, datedPack)).toEqual([
    ['Date', expect.stringMatching(/^December 5, 2026 at 10:00\sAM$/)],
    ['Place', 'Town hall'],
    ['Deadline', 'when I say so'],
  ]);
  expect(listEventDates(translate, harbourCup)).toEqual([]);
});

it('date, place and deadline are not part of the fingerprint', () => {
  const datedPack = { ...harbourCup, date: '2026-12-05', place: 'Town hall', deadline: '2026-12-03' };
  expect(computeFingerprint(GAMES, datedPack)).toBe(computeFingerprint(GAMES, harbourCup));
});
