import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../../src/renderer/app/toasts/toasts.ts';
import { hearFailures } from '../../../../src/renderer/failures/hear-failures.ts';

vi.mock('../../../../src/renderer/app/toasts/toasts.ts', () => ({ toast: vi.fn(), isShown: () => false }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.clearAllMocks());

const fail = (reason: unknown) => {
  const page = new EventTarget();
  hearFailures(page);
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

it.each([new Error('The disk is full.'), 'The disk is full.'])('what fails unheard is said: %s', (reason) => {
  fail(reason);
  expect(toast).toHaveBeenCalledExactlyOnceWith('That did not work: The disk is full.', { kind: 'failed' });
});

it('what an event listener throws is said, and a notice of the browser without an error is not', () => {
  const page = new EventTarget();
  hearFailures(page);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('no such field') }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith('That did not work: no such field.', { kind: 'failed' });
});

it('what was ended on purpose did not fail', () => {
  fail(new DOMException('ended', 'AbortError'));
  expect(toast).not.toHaveBeenCalled();
});
