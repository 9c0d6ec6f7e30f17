/** docs/limits.md lists the numbers of src/shared/base/limits.ts for users. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';

const pageText = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8');

test('docs/limits.md lists every limit with its number', () => {
  const limitRows = [...pageText.matchAll(/^\| `(\w+)` \| ([\d,]+) /gm)].map(([, limitName, limitText]) => [
    limitName,
    Number(limitText?.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(limitRows)).toEqual(LIMITS);
  expect(limitRows).toHaveLength(Object.keys(LIMITS).length);
});
