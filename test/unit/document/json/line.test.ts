import { describe, expect, it } from 'vitest';
import { jsonLine } from '../../../../src/shared/document/json/line.ts';

describe('JSON on one line', () => {
  it.each([
    ['{"b":1,"a":[1,null,{"c":"null"}]}', { b: 1, a: [1, null, { c: 'null' }] }],
    ['{"a":1e999,"b":[-1e999],"c":null}', { a: Number.POSITIVE_INFINITY, b: [Number.NEGATIVE_INFINITY], c: null }],
    ['{"a":{"c":1}}', { a: { b: undefined, c: 1 } }],
    ['{"a":"one\\ntwo\\ud800"}', { a: 'one\ntwo\ud800' }],
    ['1e999', Number.POSITIVE_INFINITY],
    ['null', undefined],
  ])('%s', (text, value) => {
    expect(jsonLine(value)).toBe(text);
  });

  it('keeps a key that has a meaning in JavaScript, beside a number beyond JSON', () => {
    const text = '{"__proto__":{"a":1},"b":1e999}';
    expect(jsonLine(JSON.parse(text))).toBe(text);
  });
});
