import { describe, expect, it } from 'vitest';
import { formatJsonLine } from '../../../../src/shared/document/json/json-line.ts';

describe('formatJsonLine', () => {
  // The expected line, and the value that it is written from.
  it.each([
    ['{"b":1,"a":[1,null,{"c":"null"}]}', { b: 1, a: [1, null, { c: 'null' }] }],
    ['{"a":1e999,"b":[-1e999],"c":null}', { a: Number.POSITIVE_INFINITY, b: [Number.NEGATIVE_INFINITY], c: null }],
    ['{"a":{"c":1}}', { a: { b: undefined, c: 1 } }],
    ['{"a":"one\\ntwo\\ud800"}', { a: 'one\ntwo\ud800' }],
    ['1e999', Number.POSITIVE_INFINITY],
    ['null', undefined],
  ])('writes %s', (jsonLine, value) => {
    expect(formatJsonLine(value)).toBe(jsonLine);
  });

  it('keeps the key __proto__ in an object with an infinite number', () => {
    const jsonLine = '{"__proto__":{"a":1},"b":1e999}';
    expect(formatJsonLine(JSON.parse(jsonLine))).toBe(jsonLine);
  });
});
