import { afterEach, expect, it, vi } from 'vitest';
import { hearFailures } from '../../../../src/renderer/app/hear-failures.ts';
import { toast } from '../../../../src/renderer/app/toasts/toasts.ts';

vi.mock('../../../../src/renderer/app/toasts/toasts.ts', () => ({ toast: vi.fn() }));
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

it('what was ended on purpose did not fail', () => {
  fail(new DOMException('ended', 'AbortError'));
  expect(toast).not.toHaveBeenCalled();
});
