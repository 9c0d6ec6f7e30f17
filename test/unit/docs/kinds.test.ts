/** docs/kinds.md shows the code of a kind that the tests run: what it shows is cut from there, word for word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shown = [...readFileSync('docs/kinds.md', 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)];

it('docs/kinds.md shows a kind, its screens and a screen', () => expect(shown).toHaveLength(3));

it.each(shown.map(([, file = '', code = ''], index) => [index + 1, file, code] as const))(
  'listing %i of docs/kinds.md is code of %s',
  (_, file, code) => {
    expect(readFileSync(`test/unit/made-up-kind/${file}`, 'utf8')).toContain(code);
  },
);
