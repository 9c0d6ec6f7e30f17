import { expect, it, vi } from 'vitest';
import { createFailureReporter } from '../../../src/main/report-failures.ts';
import { MainTexts } from '../../../src/main/texts.ts';

const createReporter = () => {
  const showMessage = vi.fn();
  const logFailure = vi.fn();
  const reportFailure = createFailureReporter(new MainTexts(), showMessage, logFailure);
  return { showMessage, logFailure, reportFailure };
};

it('createFailureReporter shows a failure in one sentence with the escaped reason below it, and logs the whole error', () => {
  const { showMessage, logFailure, reportFailure } = createReporter();
  const error = new Error('no \u001b[31mroom');
  reportFailure(error);
  expect(showMessage).toHaveBeenCalledOnce();
  const [message, detail] = showMessage.mock.calls[0] as [string, string];
  expect(message).toContain('What was saved stays as it is.');
  expect(detail).toBe('no \\u{1b}[31mroom');
  expect(logFailure).toHaveBeenCalledWith(error);
});

it('createFailureReporter shows the same failure only once but logs it each time, and shows a different failure', () => {
  const { showMessage, logFailure, reportFailure } = createReporter();
  reportFailure(new Error('one'));
  reportFailure(new Error('one'));
  reportFailure('two');
  expect(showMessage).toHaveBeenCalledTimes(2);
  expect(logFailure).toHaveBeenCalledTimes(3);
});

it('createFailureReporter ignores the EPIPE error of a log whose reader is gone', () => {
  const { showMessage, logFailure, reportFailure } = createReporter();
  reportFailure(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(showMessage).not.toHaveBeenCalled();
  expect(logFailure).not.toHaveBeenCalled();
});
