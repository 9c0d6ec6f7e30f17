/** Words in quotes and lists in brackets within cells. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOfSign, quote, splitItems, unquote } from '../../../src/shared/spreadsheet/quoted-text.ts';

describe('a word in quotes', () => {
  it.each([
    ['"Ash"', 'Ash'],
    [' "a;b" ', 'a;b'],
    ['"say \\"hi\\""', 'say "hi"'],
    ['"a\\u202eb"', 'a\u202eb'],
    ['""', ''],
    ['Ash', undefined],
    ['"Ash', undefined],
    ['"Ash" Grey', undefined],
    ['"a\\q"', undefined],
    ['"a\nb"', undefined],
  ])('%j means %j', (piece, word) => expect(unquote(piece)).toBe(word));

  it('gives back whatever was written in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(unquote(quote(text))).toBe(text);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('holds no sign that begins a formula behind a separator of some locale', () => {
    expect(quote('a;=b')).toBe('"a;\\u003db"');
    expect(quote("a,'@b|+c;-d")).toBe('"a,\'\\u0040b|\\u002bc;\\u002dd"');
    expect(quote('a=b')).toBe('"a=b"');
  });
});

describe('a list in a cell', () => {
  it.each<[string, string, readonly string[]]>([
    ['a; b ;;c', ';', ['a', 'b', 'c']],
    ['a/b,c', '/,', ['a', 'b', 'c']],
    ['"a;b";c', ';', ['"a;b"', 'c']],
    ['x "a;b";c', ';', ['x "a;b"', 'c']],
    ['6";7"', ';', ['6"', '7"']],
    ['Gear [rope; lamp]; Flight', ';', ['Gear [rope; lamp]', 'Flight']],
    ['Gear ["a]"; b]; c', ';', ['Gear ["a]"; b]', 'c']],
    ['[a; b', ';', ['[a', 'b']],
    ['[a\nb]; [c; d]', ';', ['[a\nb]', '[c; d]']],
    ['[[a; b]; c', ';', ['[[a; b]', 'c']],
    ['"a\nb;c";d', ';', ['"a\nb', 'c"', 'd']],
    ['"a\\\nb;c";d', ';', ['"a\\\nb', 'c"', 'd']],
    ['"a\\";b";c', ';', ['"a\\";b"', 'c']],
    ['"a\\\\";b";c', ';', ['"a\\\\"', 'b"', 'c']],
    ['', ';', []],
  ])('%j has the pieces between %j', (text, separators, pieces) => {
    expect(splitItems(text, separators)).toEqual(pieces);
  });

  it('has a sign where it stands outside of quotes and brackets', () => {
    expect(indexOfSign('a(b)', '(')).toBe(1);
    expect(indexOfSign('ab', '(')).toBe(-1);
    expect(indexOfSign('"a(" (b)', '(')).toBe(5);
    expect(indexOfSign('"a(b"', '(')).toBe(-1);
    expect(indexOfSign('[a(b] c(', '(')).toBe(7);
    expect(indexOfSign('(a [b]', '(')).toBe(0);
  });
});
