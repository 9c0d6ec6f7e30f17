/** docs/game.md shows the code of a game that the tests run. Each listing is an exact copy. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A listing is a fenced block whose first line names the file: `// index.ts`.
const listings = [...readFileSync('docs/game.md', 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)];

it('docs/game.md contains more than five code listings', () => expect(listings.length).toBeGreaterThan(5));

it.each(listings.map(([, fileName = '', listingCode = ''], index) => [index + 1, fileName, listingCode] as const))(
  'listing %i of docs/game.md is code of %s',
  (_match, fileName, listingCode) => {
    expect(readFileSync(`test/games/tin-parade/${fileName}`, 'utf8')).toContain(listingCode);
  },
);
