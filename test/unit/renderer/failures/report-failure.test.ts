import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt, reportFailure } from '../../../../src/renderer/failures/report-failure.ts';
import { saveSetting } from '../../../../src/renderer/store/settings.ts';
import { explainFailure } from '../../../../src/renderer/strings/failures.ts';
import * as toasts from '../../../../src/renderer/toasts/toasts.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../support/texts.ts';
import { waitFor } from '../../../support/wait-for.ts';

const shownTexts: string[] = [];
const createFullDiskError = () => new DOMException('Failed to execute put: no room', 'QuotaExceededError');

beforeEach(() => {
  vi.spyOn(toasts, 'toast').mockImplementation((toastText) => {
    shownTexts.push(formatLateText(translate, toastText));
  });
  vi.spyOn(toasts, 'isToastShown').mockImplementation((toastText) =>
    shownTexts.includes(formatLateText(translate, toastText)),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  shownTexts.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('attempt shows a failure in a sentence and writes the details to the console', async () => {
  const failure = createFullDiskError();
  attempt(Promise.reject(failure), (reason) => `The template was not saved: ${reason} It is as it was.`);
  await waitFor(() =>
    expect(shownTexts).toEqual([
      'The template was not saved: The disk is full. Free some space and try again. It is as it was.',
    ]),
  );
  expect(vi.mocked(toasts.toast).mock.lastCall?.[1]).toEqual({ kind: 'failed' });
  expect(console.error).toHaveBeenCalledWith(failure);
});

it('attempt shows nothing for success and for work stopped on purpose', async () => {
  attempt(Promise.resolve(1));
  attempt(undefined);
  attempt(Promise.reject(new DOMException('stopped', 'AbortError')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownTexts).toEqual([]);
});

it('reportFailure reports a transaction aborted by the database, although its error is named AbortError', () => {
  reportFailure(Object.assign(new Error('Transaction aborted'), { name: 'AbortError', inner: null }));
  expect(shownTexts).toHaveLength(1);
  expect(shownTexts[0]).not.toContain('aborted');
});

it('reportFailure shows the same sentence only once at a time', () => {
  reportFailure(new Error('no answer'));
  reportFailure(new Error('no answer'));
  expect(shownTexts).toEqual(['That did not work: no answer.']);
});

it.each([
  [createFullDiskError(), 'The disk is full. Free some space and try again.'],
  [{ name: 'AbortError', inner: { name: 'QuotaExceededError' } }, 'The disk is full. Free some space and try again.'],
  [
    Object.assign(new Error('characters.bulkPut(): 1 of 1 operations failed'), {
      name: 'BulkError',
      failures: [new DOMException('Internal error committing transaction.', 'UnknownError')],
    }),
    "Rollcall couldn't access your library on the disk. Make sure the disk works and has free space, then try again.",
  ],
  [
    Object.assign(new Error('IndexedDB API missing. Please visit https://example.org'), { name: 'MissingAPIError' }),
    "This browser doesn't let Rollcall store anything. Allow site data for this page, or use a regular window.",
  ],
  [
    new DOMException(
      "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
      'UnknownError',
    ),
    'The connection to your library was lost. Try again in a moment.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:1/assets/team-screen.js'),
    "Part of Rollcall couldn't be loaded. Check your connection and try again.",
  ],
  [new Error(' no answer '), 'no answer.'],
  ['words', 'words.'],
  [undefined, 'The system gave no reason.'],
  [new Error(''), 'The system gave no reason.'],
])('explainFailure turns an error into a sentence: %s', (failure, sentence) => {
  expect(explainFailure(translate, failure)).toBe(sentence);
});

it('saveSetting reports a setting that a full disk refuses, and does not throw', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw createFullDiskError();
    },
  });
  saveSetting('rollcall.print', '{}');
  expect(shownTexts).toEqual([
    'This setting holds until Rollcall is closed, and could not be kept: The disk is full. Free some space and try again.',
  ]);
});
