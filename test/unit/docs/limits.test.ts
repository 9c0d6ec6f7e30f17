/** docs/limits.md tells people the numbers of src/shared/base/limits.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';

const page = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8');

test('every limit stands on the page, with its number', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) /gm)].map(([, name, number]) => [
    name,
    Number(number?.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(rows)).toEqual(LIMITS);
  expect(rows).toHaveLength(Object.keys(LIMITS).length);
});
