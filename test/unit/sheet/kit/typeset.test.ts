import { describe, expect, it } from 'vitest';
import { toPlainText, typeset } from '../../../../src/shared/sheet/kit/typeset.ts';

describe('typeset', () => {
  it.each([
    ['apostrophes', "KO'ed", 'KO’ed'],
    ['minus signs', '+1/-1', '+1/−1'],
    ['a minus before a number', 'at -2', 'at −2'],
    ['ranges', '9-10', '9–10'],
    ['a dice sum', '1D10 - 3', '1D10 − 3'],
    ['an empty cell', '-', '–'],
    ['hyphens in names', 'Line-swing', 'Line-swing'],
    ['inch marks', '6"+ from', '6"+ from'],
  ])('sets %s', (_label, sourceText, typesetText) => {
    expect(typeset(sourceText)).toBe(typesetText);
  });

  it('keeps a number together with its unit', () => {
    expect(typeset('TN 6 costs 1 PP')).toBe('TN\u00a06 costs 1\u00a0PP');
  });
});

describe('toPlainText', () => {
  it('returns the visible text without markup', () => {
    expect(toPlainText("*KO'ed*: TN 6")).toBe('KO’ed: TN 6');
  });
});
