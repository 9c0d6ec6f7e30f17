import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHiddenJson, showHiddenCharacters } from '../../../src/shared/text/hidden-characters.ts';
import { anyText } from '../../support/documents/arbitrary.ts';

describe('text that leaves', () => {
  test.each([
    ['A\u202eB', 'A\\u{202e}B'],
    ['one\nLEGAL two', 'one\\u{a}LEGAL two'],
    ['\u001b[2J\u009b2J', '\\u{1b}[2J\\u{9b}2J'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\u2028\u2029\u0085', '\\u{2028}\\u{2029}\\u{85}'],
    ['\ud800', '\\u{d800}'],
  ])('%j is shown as %j', (hidden, shown) => {
    expect(showHiddenCharacters(hidden)).toBe(shown);
  });

  test('words of every script stay as they are', () => {
    const words = 'Étoile, Ωμέγα, Мечта, نجم, 星 🦀';
    expect(showHiddenCharacters(words)).toBe(words);
    expect(escapeHiddenJson(JSON.stringify(words))).toBe(JSON.stringify(words));
  });

  test('JSON with escapes is the same value and holds nothing hidden', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const json = escapeHiddenJson(JSON.stringify({ text }, null, 2));
        expect(JSON.parse(json)).toEqual({ text });
        expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { seed: 11 },
    );
  });
});
