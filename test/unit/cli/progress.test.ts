import { expect, it } from 'vitest';
import { createProgress } from '../../../src/cli/progress.ts';

it('createProgress overwrites its line at most every so often and clears it before other output', () => {
  let output = '';
  let currentTime = 0;
  const progress = createProgress({ isTTY: true, write: (writtenText) => (output += writtenText) }, () => currentTime);
  progress?.show('1 read');
  expect(output).toBe('');
  currentTime = 150;
  progress?.show('2 read');
  progress?.show('3 read');
  progress?.clear();
  progress?.clear();
  expect(output).toBe('\r\u001b[K2 read\r\u001b[K');
});

it('createProgress returns undefined for a log file', () =>
  expect(createProgress({ write: () => undefined })).toBeUndefined());
