import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxError } from '../../../../src/shared/document/json/syntax-error.ts';

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a": }', 1, 7, '}'],
    ['{"a": 1,\n "b" 2}', 2, 6, '2'],
    ['{"a": 1,}', 1, 9, '}'],
    ['[1, 2,]', 1, 7, ']'],
    ['{a: 1}', 1, 2, 'a'],
    ["{'a': 1}", 1, 2, "'"],
    ['{"a": 01}', 1, 8, '1'],
    ['{"a": "x\ny"}', 1, 7, '"'],
    ['{"a": 1} x', 1, 10, 'x'],
    ['[1}', 1, 3, '}'],
    ['', 1, 1, ''],
    ['{"a": [', 1, 8, ''],
    ['// note\n{}', 1, 1, '/'],
  ])('%j', (text, line, column, found) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findSyntaxError(text)).toEqual({ line, column, found });
  });

  it('is its end where nothing is wrong before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 2);
        const lines = text.split('\n');
        expect(findSyntaxError(text)).toEqual({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
          found: '',
        });
      }),
      { seed: 71, numRuns: 200 },
    );
  });
});
