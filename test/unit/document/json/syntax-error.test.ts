import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxError } from '../../../../src/shared/document/json/syntax-error.ts';

describe('findSyntaxError', () => {
  // Text, line and column of the error, and the character there; empty at the end of the text.
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
  ])('finds the first character of %j that is not JSON', (jsonText, line, column, character) => {
    expect(() => JSON.parse(jsonText)).toThrow();
    expect(findSyntaxError(jsonText)).toEqual({ line, column, found: character });
  });

  it('reports the end of a text that has no error before it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const jsonText = JSON.stringify(value, null, 2);
        const textLines = jsonText.split('\n');
        expect(findSyntaxError(jsonText)).toEqual({
          line: textLines.length,
          column: (textLines.at(-1) ?? '').length + 1,
          found: '',
        });
      }),
      { seed: 71, numRuns: 200 },
    );
  });
});
