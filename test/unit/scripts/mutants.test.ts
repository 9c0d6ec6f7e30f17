import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly replaced: string;
  readonly replacement: string;
  readonly reason: string;
}

const equivalent: readonly Equivalent[] = JSON.parse(readFileSync('scripts/lib/mutants/equivalent.json', 'utf8'));

test('every change that is listed as making no difference is of a line that is still there, and says why', () => {
  const stale = equivalent.filter(({ file, line, replaced, reason }) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return !(lines.some((one) => one.trim() === line) && line.includes(replaced.trim()) && reason.endsWith('.'));
  });
  expect(stale).toEqual([]);
});
