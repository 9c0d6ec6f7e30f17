import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A small change of a line (a mutant) that no test can notice, because the changed code does the same. */
interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly replaced: string;
  readonly replacement: string;
  readonly reason: string;
}

const equivalent: readonly Equivalent[] = JSON.parse(readFileSync('scripts/lib/mutants/equivalent.json', 'utf8'));

test('every equivalent mutant refers to an existing line and gives a reason', () => {
  const staleEntries = equivalent.filter(({ file: filePath, line, replaced, reason }) => {
    const sourceLines = readFileSync(filePath, 'utf8').split('\n');
    return !(
      sourceLines.some((sourceLine) => sourceLine.trim() === line) &&
      line.includes(replaced.trim()) &&
      reason.endsWith('.')
    );
  });
  expect(staleEntries).toEqual([]);
});
