import { expect, it } from 'vitest';
import { findArrivalTimes } from '../../../../../src/renderer/features/events/submissions/worker/arrival-times.ts';

const arrivalTimes = { 'a.txt': [20, 18], 'mail.zip': [30, 0] };

it('a list arrived when the organizer says, until the file is sent again', () => {
  const received = { 'a.txt': { time: 5, addedAt: 20 }, 'mail.zip/b.json': { time: 6, addedAt: 30 } };
  expect(findArrivalTimes('a.txt', { arrivalTimes, received })).toEqual([5]);
  expect(findArrivalTimes('mail.zip/b.json', { arrivalTimes, received })).toEqual([6]);
  expect(findArrivalTimes('mail.zip/c.json', { arrivalTimes, received })).toEqual([30, 0]);
  expect(findArrivalTimes('a.txt', { arrivalTimes: { 'a.txt': [40, 39] }, received })).toEqual([40, 39]);
  expect(findArrivalTimes('a.txt', { arrivalTimes, received: {} })).toEqual([20, 18]);
});
