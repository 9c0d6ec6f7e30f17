import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTwice } from '../../../src/shared/document/key-twice.ts';

describe('a key that stands twice', () => {
  it.each([
    ['{"a": 1,\n  "a": 2}', 2, 3, 'a'],
    ['{"a": {"b": 1, "b": 2}}', 1, 16, 'b'],
    ['[{"a": 1}, {"c": [], "c": {}}]', 1, 22, 'c'],
    ['{"a": 1, "\\u0061": 2}', 1, 10, 'a'],
    ['{"a\\"b": 1, "a\\"b": 2}', 1, 13, 'a"b'],
    ['{"__proto__": 1, "__proto__": 2}', 1, 18, '__proto__'],
  ])('%j', (text, line, column, key) => {
    expect(keyTwice(text)).toEqual({ line, column, key });
  });

  it.each([
    '{"a": "a", "b": ["a", "a"]}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": {"a": 1}}',
    '{"a": "{\\"b\\": 1}", "b": ":"}',
  ])('does not: %j', (text) => expect(keyTwice(text)).toBeUndefined());

  it('is found behind a very long string', () => {
    const long = JSON.stringify({ a: `${'\n'.repeat(3_000_000)}"` });
    expect(keyTwice(long)).toBeUndefined();
    expect(keyTwice(`${long.slice(0, -1)}, "a": 1}`)).toMatchObject({ line: 1, key: 'a' });
  });

  it('is never found in what a program wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => keyTwice(JSON.stringify(value, null, 1)) === undefined),
      { seed: 72, numRuns: 300 },
    );
  });
});
