import { expect, it, vi } from 'vitest';
import { createFailureReporter } from '../../../src/main/report-failures.ts';
import { MainTexts } from '../../../src/main/texts.ts';

const reporter = () => {
  const show = vi.fn();
  const log = vi.fn();
  return { show, log, report: createFailureReporter(new MainTexts(), show, log) };
};

it('says what failed in one sentence, with the reason below it and all of it in the log', () => {
  const { show, log, report } = reporter();
  const error = new Error('no \u001b[31mroom');
  report(error);
  expect(show).toHaveBeenCalledOnce();
  const [message, detail] = show.mock.calls[0] as [string, string];
  expect(message).toContain('What was saved stays as it is.');
  expect(detail).toBe('no \\u{1b}[31mroom');
  expect(log).toHaveBeenCalledWith(error);
});

it('says the same failure once, and another one again', () => {
  const { show, log, report } = reporter();
  report(new Error('one'));
  report(new Error('one'));
  report('two');
  expect(show).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(3);
});

it('is silent about a log that nobody reads any more', () => {
  const { show, log, report } = reporter();
  report(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(show).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
