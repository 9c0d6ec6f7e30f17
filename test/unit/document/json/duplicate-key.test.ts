import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicateKey } from '../../../../src/shared/document/json/duplicate-key.ts';
import { readJson } from '../../../../src/shared/document/json/read-json.ts';
import { countKeys, scanJson } from '../../../../src/shared/document/json/scan.ts';
import { joinPointer } from '../../../../src/shared/document/pointer.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { t } from '../../../support/texts.ts';

describe('a key that stands twice', () => {
  it.each([
    ['{"a": 1,\n  "a": 2}', 2, 3, 'a', '/a'],
    ['{"a": {"b": 1, "b": 2}}', 1, 16, 'b', '/a/b'],
    ['[{"a": 1}, {"c": [], "c": {}}]', 1, 22, 'c', '/1/c'],
    ['{"x": [1, [2, {"y": {}}], [{}, {"a": 1, "b": [3, 4], "a": 2}]]}', 1, 54, 'a', '/x/2/1/a'],
    ['{"a": 1, "\\u0061": 2}', 1, 10, 'a', '/a'],
    ['{"a\\"b": 1, "a\\"b": 2}', 1, 13, 'a"b', '/a"b'],
    ['{"a/b~": 1, "a\\/b~": 2}', 1, 13, 'a/b~', '/a~1b~0'],
    ['{"": {"\\\\": 1, "\\u005C": 2}}', 1, 16, '\\', '//\\'],
    ['{"__proto__": 1, "__proto__": 2}', 1, 18, '__proto__', '/__proto__'],
    ['{"constructor": 1, "a": {"__proto__": {}}, "constructor": 2}', 1, 44, 'constructor', '/constructor'],
    ['{"\u{1f9b8}": 1, "\\ud83e\\uddb8": 2}', 1, 11, '\u{1f9b8}', '/\u{1f9b8}'],
  ])('%j', (text, line, column, key, path) => {
    expect(findDuplicateKey(text)).toEqual({ line, column, key, path });
    expect(readJson(text)).toMatchObject({ ok: false, fault: 'key-twice', path });
  });

  it.each([
    '{"a": "a", "b": ["a", "a"]}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": {"a": 1}}',
    '{"a": "{\\"b\\": 1}", "b": ":"}',
    '{"A": 1, "a": 2, "\\u0041\\u0061": 3, "": 4}',
  ])('does not: %j', (text) => {
    expect(findDuplicateKey(text)).toBeUndefined();
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it('is found behind a very long string', () => {
    const long = JSON.stringify({ a: `${'\n'.repeat(3_000_000)}"` });
    expect(findDuplicateKey(long)).toBeUndefined();
    expect(findDuplicateKey(`${long.slice(0, -1)}, "a": 1}`)).toMatchObject({ line: 1, key: 'a' });
  });

  it('is never found in what a program wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => findDuplicateKey(JSON.stringify(value, null, 1)) === undefined),
      { seed: 72, numRuns: 300 },
    );
  });

  it('is found wherever it was put, and only then', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.string(),
        fc.jsonValue(),
        fc.integer({ min: 0, max: 2 }),
        (value, key, other, space) => {
          const inside = JSON.stringify({ [key]: value, z: [other] }, null, space);
          const twice = `[${JSON.stringify(other)}, ${inside.slice(0, -1)},\n${JSON.stringify(key)}:${JSON.stringify(other)}}]`;
          expect(readJson(inside).ok).toBe(true);
          expect(readJson(twice)).toMatchObject({ ok: false, fault: 'key-twice', path: joinPointer('', 1, key) });
        },
      ),
      { seed: 73, numRuns: 300 },
    );
  });

  it('is told by one count of its text and one of its value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(scanJson(text).keys).toBe(countKeys(JSON.parse(text)));
      }),
      { seed: 74, numRuns: 500 },
    );
    expect(scanJson('[{"a":[[]],"b":{}}, ":{[" ]')).toEqual({ keys: 2, depth: 4 });
    for (const slashes of [0, 1, 2, 30, 31, 32, 33, 34, 65]) {
      const text = JSON.stringify([
        `${'x'.repeat(slashes)}${'\\'.repeat(slashes)}"${'\\'.repeat(slashes)}`,
        { ':': 1 },
      ]);
      expect(scanJson(text)).toEqual({ keys: 1, depth: 2 });
    }
  });

  it('has a path that a program can use and words in which nothing is hidden', () => {
    const key = `\u202e\n${'k'.repeat(100)}`;
    const read = readJson(`{${JSON.stringify(key)}: 1, ${JSON.stringify(key)}: 2}`);
    expect(read).toMatchObject({ path: `/${key}` });
    expect(read.ok ? '' : formatLateText(t, read.message)).toBe(
      `line 1, column 112: "\\u{202e}\\u{a}${'k'.repeat(58)}…" is there already`,
    );
  });
});
