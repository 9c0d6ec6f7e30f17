/** Quoted words and bracketed lists within cells. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOfSign, quote, splitItems, unquote } from '../../../src/shared/spreadsheet/quoted-text.ts';

describe('quoted words', () => {
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
  ])('unquotes %j as %j', (quotedText, unquotedText) => expect(unquote(quotedText)).toBe(unquotedText));

  it('restores every quoted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (plainText) => {
        expect(unquote(quote(plainText))).toBe(plainText);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('escapes signs that begin a formula after the delimiter of some locale', () => {
    expect(quote('a;=b')).toBe('"a;\\u003db"');
    expect(quote("a,'@b|+c;-d")).toBe('"a,\'\\u0040b|\\u002bc;\\u002dd"');
    expect(quote('a=b')).toBe('"a=b"');
  });
});

describe('lists in a cell', () => {
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
  ])('splits %j at %j into items', (listText, separators, items) => {
    expect(splitItems(listText, separators)).toEqual(items);
  });

  it('finds a sign only outside quotation marks and brackets', () => {
    expect(indexOfSign('a(b)', '(')).toBe(1);
    expect(indexOfSign('ab', '(')).toBe(-1);
    expect(indexOfSign('"a(" (b)', '(')).toBe(5);
    expect(indexOfSign('"a(b"', '(')).toBe(-1);
    expect(indexOfSign('[a(b] c(', '(')).toBe(7);
    expect(indexOfSign('(a [b]', '(')).toBe(0);
  });
});
