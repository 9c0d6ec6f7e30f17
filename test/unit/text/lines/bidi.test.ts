import { describe, expect, test } from 'vitest';
import { closeDirectionControls, reorderVisually, resolveLevels } from '../../../../src/shared/text/lines/bidi.ts';

const levels = (text: string): string => [...(resolveLevels(text)?.byOffset ?? [])].join('');

describe('levels of a text that runs both ways', () => {
  test('what runs from left to right alone has none', () => {
    expect(resolveLevels('Ωmega 😀')).toBeUndefined();
  });

  test('an emoji takes the direction of what is around it, as any other sign', () => {
    // Both stand last, behind Latin letters in a Hebrew name: to the left of them.
    expect(levels('שומר Ωmega ☆')).toBe('111112222211');
    expect(levels('שומר Ωmega 😀')).toBe('1111122222111');
    // Between two Latin words it runs with them.
    expect(levels('שומר ab 😀 cd')).toBe('1111122222222');
  });

  test('a paragraph of many thousand letters is the same at its end as a short one', () => {
    const end = 'שלום 12 עולם 7';
    for (const length of [5000, 8000, 12_000]) {
      const long = `${'ab '.repeat(Math.floor(length / 3))}${end}`;
      expect(levels(long).slice(-end.length)).toBe(levels(`ab ${end}`).slice(-end.length));
    }
  });

  test('letters of two units keep their own direction', () => {
    // U+1D400, a Latin capital of mathematics, and U+1E900, a letter of Adlam.
    expect(levels('שומר 𝐀')).toBe('1111122');
    expect(levels('שומר ab 𞤀')).toBe('1111122111');
  });
});

describe('the order of a line', () => {
  const order = (levels: readonly number[]): number[] =>
    reorderVisually([...levels.keys()], (index) => levels[index] as number);

  test('turns round what runs to the left, and figures in it once more', () => {
    expect(order([0, 1, 1, 1, 0])).toEqual([0, 3, 2, 1, 4]);
    expect(order([1, 2, 2, 1])).toEqual([3, 1, 2, 0]);
  });

  test('has no end', () => {
    const last = 299_999;
    expect(order(new Array(last + 1).fill(1)).slice(0, 3)).toEqual([last, last - 1, last - 2]);
  });
});

describe('a text that is set among others', () => {
  const [LRI, PDI, RLE, RLO, PDF] = ['\u2066', '\u2069', '\u202b', '\u202e', '\u202c'];

  test('ends what it opens, so that it turns none of the words behind it', () => {
    expect(closeDirectionControls(`${RLO}left`)).toBe(`${RLO}left${PDF}`);
    expect(closeDirectionControls(`${LRI}in ${RLE}both`)).toBe(`${LRI}in ${RLE}both${PDF}${PDI}`);
    expect(closeDirectionControls(`${LRI}one\ntwo`)).toBe(`${LRI}one${PDI}\ntwo`);
  });

  test('ends nothing that was opened before it', () => {
    expect(closeDirectionControls(`a${PDF}b`)).toBe('ab');
    expect(closeDirectionControls(`a${PDI}b`)).toBe(`a${LRI}${PDI}b`);
    expect(closeDirectionControls(`${LRI}a${PDF}b${PDI}c`)).toBe(`${LRI}ab${PDI}c`);
  });

  test('leaves what is closed as it is', () => {
    for (const text of ['plain', `${LRI}a ${RLE}b${PDF}${PDI} c`]) expect(closeDirectionControls(text)).toBe(text);
  });

  test('ends with an isolate what was opened in it', () => {
    expect(closeDirectionControls(`${LRI}a${RLE}b${PDI}c`)).toBe(`${LRI}a${RLE}b${PDI}c`);
  });
});
