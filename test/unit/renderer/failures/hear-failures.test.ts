import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearFailures } from '../../../../src/renderer/app/hear-failures.ts';
import { followSaving } from '../../../../src/renderer/store/last-saved-time.ts';
import type { Library } from '../../../../src/renderer/store/library.ts';
import type { SaveState } from '../../../../src/renderer/store/write-queue.ts';
import * as toasts from '../../../../src/renderer/toasts/toasts.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { t } from '../../../support/texts.ts';

beforeEach(() => {
  vi.spyOn(toasts, 'toast').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'isToastShown').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** What was said, and what could be done about it. */
const getToasts = () =>
  vi.mocked(toasts.toast).mock.calls.map(([text, { kind, action } = {}]) => ({
    text: formatLateText(t, text),
    kind,
    action: formatLateText(t, action?.label ?? ''),
  }));

const fail = (reason: unknown) => {
  const page = new EventTarget();
  hearFailures(page);
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

it.each([new Error('The disk is full.'), 'The disk is full.'])('what fails unheard is said: %s', (reason) => {
  fail(reason);
  expect(getToasts()).toEqual([
    { text: 'That did not work: The disk is full.', kind: 'failed', action: 'Copy diagnostics' },
  ]);
});

it('what an event listener throws is said, and a notice of the browser without an error is not', () => {
  const page = new EventTarget();
  hearFailures(page);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('no such field') }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }));
  expect(getToasts()).toEqual([
    { text: 'That did not work: no such field.', kind: 'failed', action: 'Copy diagnostics' },
  ]);
});

it('with a library it is said up to when everything is on disk', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 14, 3) });
  let state: SaveState = { kind: 'saved' };
  let changed: () => void = () => undefined;
  const library = {
    getSaveState: () => state,
    isWriting: () => state.kind === 'saving',
    subscribeSaveState: (heard: () => void) => {
      changed = heard;
    },
  };
  followSaving(library as unknown as Library);
  const said = () => {
    fail(new Error('no such field'));
    return getToasts().at(-1)?.text;
  };
  vi.setSystemTime(new Date(2026, 10, 23, 14, 20));
  expect(said()).toBe('Something in Rollcall has failed: no such field. Everything up to 14:20 is on disk.');
  // Since then something waits that the disk refuses.
  state = { kind: 'saving' };
  changed();
  state = { kind: 'failed', reason: 'full' };
  vi.setSystemTime(new Date(2026, 10, 23, 14, 30));
  changed();
  expect(said()).toBe('Something in Rollcall has failed: no such field. Everything up to 14:20 is on disk.');
  state = { kind: 'saved' };
  changed();
  expect(said()).toContain('up to 14:30');
  vi.useRealTimers();
});

it('what was ended on purpose did not fail', () => {
  fail(new DOMException('ended', 'AbortError'));
  expect(toasts.toast).not.toHaveBeenCalled();
});
