import { expect, it } from 'vitest';
import { describeOldRuntime } from '../../../scripts/lib/electron/electron.mjs';
import { escapeControlCharacters } from '../../../scripts/lib/log.mjs';

it('what comes from elsewhere steers no terminal, and lines stay lines', () => {
  expect(escapeControlCharacters('a\u001b[2J\u202eb\rc\nd')).toBe('a\\u{1b}[2J\\u{202e}b\\u{d}c\nd');
});

it('npm start says that the old runtime is out of support, for tests only, and what to do', () => {
  const said = describeOldRuntime('99.1.0').join('\n');
  for (const words of [
    'Electron 99.1.0',
    'out of support',
    'no security fixes',
    'tests only',
    'ELECTRON_MIRROR',
    'ELECTRON_EXEC_PATH',
  ])
    expect(said).toContain(words);
});
