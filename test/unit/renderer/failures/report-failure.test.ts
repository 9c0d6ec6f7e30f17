import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt, reportFailure } from '../../../../src/renderer/failures/report-failure.ts';
import { saveSetting } from '../../../../src/renderer/store/settings.ts';
import { explainFailure } from '../../../../src/renderer/strings/failures.ts';
import * as toasts from '../../../../src/renderer/toasts/toasts.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { t } from '../../../support/texts.ts';
import { until } from '../../../support/until.ts';

const shown: string[] = [];
const full = () => new DOMException('Failed to execute put: no room', 'QuotaExceededError');

beforeEach(() => {
  vi.spyOn(toasts, 'toast').mockImplementation((text) => {
    shown.push(formatLateText(t, text));
  });
  vi.spyOn(toasts, 'isToastShown').mockImplementation((text) => shown.includes(formatLateText(t, text)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a failure is said in our sentence, and its details stand in the console', async () => {
  const error = full();
  attempt(Promise.reject(error), (reason) => `The template was not saved: ${reason} It is as it was.`);
  await until(() =>
    expect(shown).toEqual([
      'The template was not saved: The disk is full. Free some space and try again. It is as it was.',
    ]),
  );
  expect(vi.mocked(toasts.toast).mock.lastCall?.[1]).toEqual({ kind: 'failed' });
  expect(console.error).toHaveBeenCalledWith(error);
});

it('what goes well says nothing, and what was stopped on purpose did not fail', async () => {
  attempt(Promise.resolve(1));
  attempt(undefined);
  attempt(Promise.reject(new DOMException('stopped', 'AbortError')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
});

it('a transaction that the database broke off did fail, although its exception is called like cancelled work', () => {
  reportFailure(Object.assign(new Error('Transaction aborted'), { name: 'AbortError', inner: null }));
  expect(shown).toHaveLength(1);
  expect(shown[0]).not.toContain('aborted');
});

it('the same sentence stands on the screen once', () => {
  reportFailure(new Error('no answer'));
  reportFailure(new Error('no answer'));
  expect(shown).toEqual(['That did not work: no answer.']);
});

it.each([
  [full(), 'The disk is full. Free some space and try again.'],
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
])('a reason is a sentence: %s', (error, sentence) => {
  expect(explainFailure(t, error)).toBe(sentence);
});

it('a setting that a full disk refuses does not stop the screen, and is said', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw full();
    },
  });
  saveSetting('rollcall.print', '{}');
  expect(shown).toEqual([
    'This setting holds until Rollcall is closed, and could not be kept: The disk is full. Free some space and try again.',
  ]);
});
