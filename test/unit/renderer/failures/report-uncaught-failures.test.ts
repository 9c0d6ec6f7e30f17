import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportUncaughtFailures } from '../../../../src/renderer/app/report-uncaught-failures.ts';
import { followSaving } from '../../../../src/renderer/store/last-saved-time.ts';
import type { Library } from '../../../../src/renderer/store/library.ts';
import type { SaveState } from '../../../../src/renderer/store/write-queue.ts';
import * as toasts from '../../../../src/renderer/toasts/toasts.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../support/texts.ts';

beforeEach(() => {
  vi.spyOn(toasts, 'toast').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'isToastShown').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Returns the texts, kinds and action labels of all toasts. */
const getToasts = () =>
  vi.mocked(toasts.toast).mock.calls.map(([toastText, { kind: toastKind, action } = {}]) => ({
    text: formatLateText(translate, toastText),
    kind: toastKind,
    action: formatLateText(translate, action?.label ?? ''),
  }));

const rejectUnhandled = (reason: unknown) => {
  const eventTarget = new EventTarget();
  reportUncaughtFailures(eventTarget);
  eventTarget.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

it.each([new Error('The disk is full.'), 'The disk is full.'])(
  'shows an unhandled rejection with an offer to copy diagnostics: %s',
  (reason) => {
    rejectUnhandled(reason);
    expect(getToasts()).toEqual([
      { text: 'That did not work: The disk is full.', kind: 'failed', action: 'Copy diagnostics' },
    ]);
  },
);

it('shows the error of an event listener, but no browser notice without an error', () => {
  const eventTarget = new EventTarget();
  reportUncaughtFailures(eventTarget);
  eventTarget.dispatchEvent(Object.assign(new Event('error'), { error: new Error('no such field') }));
  eventTarget.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }));
  expect(getToasts()).toEqual([
    { text: 'That did not work: no such field.', kind: 'failed', action: 'Copy diagnostics' },
  ]);
});

it('adds the time until which everything is on disk when a library is open', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 14, 3) });
  let saveState: SaveState = { kind: 'saved' };
  let notifyListener: () => void = () => undefined;
  const library = {
    getSaveState: () => saveState,
    isWriting: () => saveState.kind === 'saving',
    subscribeSaveState: (listener: () => void) => {
      notifyListener = listener;
    },
  };
  followSaving(library as unknown as Library);
  const failAndGetText = () => {
    rejectUnhandled(new Error('no such field'));
    return getToasts().at(-1)?.text;
  };
  vi.setSystemTime(new Date(2026, 10, 23, 14, 20));
  expect(failAndGetText()).toBe('Something in Rollcall has failed: no such field. Everything up to 14:20 is on disk.');
  // A later change is refused by the disk.
  saveState = { kind: 'saving' };
  notifyListener();
  saveState = { kind: 'failed', reason: 'full' };
  vi.setSystemTime(new Date(2026, 10, 23, 14, 30));
  notifyListener();
  expect(failAndGetText()).toBe('Something in Rollcall has failed: no such field. Everything up to 14:20 is on disk.');
  saveState = { kind: 'saved' };
  notifyListener();
  expect(failAndGetText()).toContain('up to 14:30');
  vi.useRealTimers();
});

it('ignores work stopped on purpose', () => {
  rejectUnhandled(new DOMException('ended', 'AbortError'));
  expect(toasts.toast).not.toHaveBeenCalled();
});
