/** docs/game.md shows the code of a game that the tests run: what it shows is cut from there, word for word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shown = [...readFileSync('docs/game.md', 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)];

it('there is code to compare', () => expect(shown.length).toBeGreaterThan(5));

it.each(shown.map(([, file = '', code = ''], index) => [index + 1, file, code] as const))('%i: %s', (_, file, code) => {
  expect(readFileSync(`test/games/tin-parade/${file}`, 'utf8')).toContain(code);
});
