import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHiddenJson, showHiddenCharacters } from '../../../src/shared/text/hidden-characters.ts';
import { anyText } from '../../support/documents/arbitrary.ts';

describe('showHiddenCharacters and escapeHiddenJson', () => {
  test.each([
    ['A\u202eB', 'A\\u{202e}B'],
    ['one\nLEGAL two', 'one\\u{a}LEGAL two'],
    ['\u001b[2J\u009b2J', '\\u{1b}[2J\\u{9b}2J'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\u2028\u2029\u0085', '\\u{2028}\\u{2029}\\u{85}'],
    ['\ud800', '\\u{d800}'],
  ])('shows %j as %j', (sourceText, shownText) => {
    expect(showHiddenCharacters(sourceText)).toBe(shownText);
  });

  test('leaves the letters of every script unchanged', () => {
    const sampleWords = 'Étoile, Ωμέγα, Мечта, نجم, 星 🦀';
    expect(showHiddenCharacters(sampleWords)).toBe(sampleWords);
    expect(escapeHiddenJson(JSON.stringify(sampleWords))).toBe(JSON.stringify(sampleWords));
  });

  test('writes JSON with the same value and without hidden characters', () => {
    fc.assert(
      fc.property(anyText(), (arbitraryText) => {
        const escapedJson = escapeHiddenJson(JSON.stringify({ text: arbitraryText }, null, 2));
        expect(JSON.parse(escapedJson)).toEqual({ text: arbitraryText });
        expect(escapedJson.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { seed: 11 },
    );
  });
});
