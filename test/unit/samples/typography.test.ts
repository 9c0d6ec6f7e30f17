/** Sample texts are set as print is: curly apostrophes and quotation marks, primes for inches, real dashes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../samples');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

/** Drawings are numbers and colours; ids and enumerations have no quotation marks anyway. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || key === 'drawing' || key === 'symbol') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

describe('typography of the samples', () => {
  it('there are texts to look at', () => expect(files.length).toBeGreaterThan(35));
  it.each(files)('%s', (name) => {
    const texts = textsOf(JSON.parse(readFileSync(join(root, name), 'utf8')));
    expect(texts.filter((text) => /['"`´‘]|\.\.\.|--| - /.test(text))).toEqual([]);
    // A closing mark after a digit would be inches in the wrong sign.
    expect(texts.filter((text) => /\d[’”]/.test(text))).toEqual([]);
  });
});
