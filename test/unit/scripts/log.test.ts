import { expect, it } from 'vitest';
import { describeOldRuntime } from '../../../scripts/lib/electron/electron.mjs';
import { escapeControlCharacters } from '../../../scripts/lib/log.mjs';

it('escapeControlCharacters escapes terminal sequences and direction marks but keeps line breaks', () => {
  expect(escapeControlCharacters('a\u001b[2J\u202eb\rc\nd')).toBe('a\\u{1b}[2J\\u{202e}b\\u{d}c\nd');
});

it('npm start warns that the old runtime is out of support and for tests only, and says what to do', () => {
  const warningText = describeOldRuntime('99.1.0').join('\n');
  for (const expectedWords of [
    'Electron 99.1.0',
    'out of support',
    'no security fixes',
    'tests only',
    'ELECTRON_MIRROR',
    'ELECTRON_EXEC_PATH',
  ])
    expect(warningText).toContain(expectedWords);
});
