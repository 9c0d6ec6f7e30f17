/** docs/kinds.md shows the code of a kind that the tests run. Each listing is an exact copy. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A listing is a fenced block whose first line names the file: `// index.ts`.
const listings = [...readFileSync('docs/kinds.md', 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)];

it('docs/kinds.md contains three code listings', () => expect(listings).toHaveLength(3));

it.each(listings.map(([, fileName = '', listingCode = ''], index) => [index + 1, fileName, listingCode] as const))(
  'listing %i of docs/kinds.md is code of %s',
  (_match, fileName, listingCode) => {
    expect(readFileSync(`test/unit/made-up-kind/${fileName}`, 'utf8')).toContain(listingCode);
  },
);
