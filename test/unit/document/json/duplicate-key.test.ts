import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicateKey } from '../../../../src/shared/document/json/duplicate-key.ts';
import { readJson } from '../../../../src/shared/document/json/read-json.ts';
import { countKeys, scanJson } from '../../../../src/shared/document/json/scan.ts';
import { joinPointer } from '../../../../src/shared/document/pointer.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../support/texts.ts';

describe('findDuplicateKey', () => {
  // JSON text, line and column of the second key, the key, and its pointer.
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
  ])('finds the duplicate key in %j', (jsonText, line, column, key, pointer) => {
    expect(findDuplicateKey(jsonText)).toEqual({ line, column, key, path: pointer });
    expect(readJson(jsonText)).toMatchObject({ ok: false, fault: 'key-twice', path: pointer });
  });

  it.each([
    '{"a": "a", "b": ["a", "a"]}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": {"a": 1}}',
    '{"a": "{\\"b\\": 1}", "b": ":"}',
    '{"A": 1, "a": 2, "\\u0041\\u0061": 3, "": 4}',
  ])('finds no duplicate key in %j', (jsonText) => {
    expect(findDuplicateKey(jsonText)).toBeUndefined();
    expect(readJson(jsonText)).toEqual({ ok: true, value: JSON.parse(jsonText) });
  });

  it('finds a duplicate key after a string of three million line breaks', () => {
    const longJson = JSON.stringify({ a: `${'\n'.repeat(3_000_000)}"` });
    expect(findDuplicateKey(longJson)).toBeUndefined();
    expect(findDuplicateKey(`${longJson.slice(0, -1)}, "a": 1}`)).toMatchObject({ line: 1, key: 'a' });
  });

  it('finds no duplicate key in the output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => findDuplicateKey(JSON.stringify(value, null, 1)) === undefined),
      { seed: 72, numRuns: 300 },
    );
  });

  it('finds a duplicate key in a nested object of any content', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.string(),
        fc.jsonValue(),
        fc.integer({ min: 0, max: 2 }),
        (value, duplicateKey, otherValue, indentation) => {
          const validJson = JSON.stringify({ [duplicateKey]: value, z: [otherValue] }, null, indentation);
          const jsonWithDuplicate = `[${JSON.stringify(otherValue)}, ${validJson.slice(0, -1)},\n${JSON.stringify(duplicateKey)}:${JSON.stringify(otherValue)}}]`;
          expect(readJson(validJson).ok).toBe(true);
          expect(readJson(jsonWithDuplicate)).toMatchObject({
            ok: false,
            fault: 'key-twice',
            path: joinPointer('', 1, duplicateKey),
          });
        },
      ),
      { seed: 73, numRuns: 300 },
    );
  });

  it('scanJson counts as many keys in the text as countKeys counts in the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indentation) => {
        const jsonText = JSON.stringify(value, null, indentation);
        expect(scanJson(jsonText).keyCount).toBe(countKeys(JSON.parse(jsonText)));
      }),
      { seed: 74, numRuns: 500 },
    );
    expect(scanJson('[{"a":[[]],"b":{}}, ":{[" ]')).toEqual({ keyCount: 2, depth: 4 });
    for (const slashes of [0, 1, 2, 30, 31, 32, 33, 34, 65]) {
      const jsonText = JSON.stringify([
        `${'x'.repeat(slashes)}${'\\'.repeat(slashes)}"${'\\'.repeat(slashes)}`,
        { ':': 1 },
      ]);
      expect(scanJson(jsonText)).toEqual({ keyCount: 1, depth: 2 });
    }
  });

  it('reports an exact pointer, and escapes and truncates the key in the message', () => {
    const trickyKey = `\u202e\n${'k'.repeat(100)}`;
    const result = readJson(`{${JSON.stringify(trickyKey)}: 1, ${JSON.stringify(trickyKey)}: 2}`);
    expect(result).toMatchObject({ path: `/${trickyKey}` });
    expect(result.ok ? '' : formatLateText(translate, result.message)).toBe(
      `line 1, column 112: "\\u{202e}\\u{a}${'k'.repeat(58)}…" is there already`,
    );
  });
});
