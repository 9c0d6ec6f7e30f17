import { expect, it } from 'vitest';
import { createProgress } from '../../../src/cli/progress.ts';

it('progress is written over itself, not too often, and wiped before anything else is said', () => {
  let text = '';
  let time = 0;
  const progress = createProgress({ isTTY: true, write: (t) => (text += t) }, () => time);
  progress?.show('1 read');
  expect(text).toBe('');
  time = 150;
  progress?.show('2 read');
  progress?.show('3 read');
  progress?.clear();
  progress?.clear();
  expect(text).toBe('\r\u001b[K2 read\r\u001b[K');
});

it('a log file gets none', () => expect(createProgress({ write: () => undefined })).toBeUndefined());
