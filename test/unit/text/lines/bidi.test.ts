import { describe, expect, test } from 'vitest';
import { reorderVisually, resolveLevels } from '../../../../src/shared/text/lines/bidi.ts';
import { closeDirectionControls } from '../../../../src/shared/text/lines/direction-controls.ts';

/** Returns the bidi level of each UTF-16 unit as a digit: odd levels run from right to left, even ones from left to right. */
const formatLevels = (text: string): string => [...(resolveLevels(text)?.byOffset ?? [])].join('');

describe('resolveLevels', () => {
  test('returns nothing for a text that runs only from left to right', () => {
    expect(resolveLevels('Ωmega 😀')).toBeUndefined();
  });

  test('gives an emoji the direction of its surroundings, like any other symbol', () => {
    // Both symbols come last, after Latin letters in a Hebrew name, so they are on the left.
    expect(formatLevels('שומר Ωmega ☆')).toBe('111112222211');
    expect(formatLevels('שומר Ωmega 😀')).toBe('1111122222111');
    // Between two Latin words the emoji runs in their direction.
    expect(formatLevels('שומר ab 😀 cd')).toBe('1111122222222');
  });

  test('resolves the end of a very long paragraph like that of a short one', () => {
    const paragraphEnd = 'שלום 12 עולם 7';
    for (const length of [5000, 8000, 12_000]) {
      const longText = `${'ab '.repeat(Math.floor(length / 3))}${paragraphEnd}`;
      expect(formatLevels(longText).slice(-paragraphEnd.length)).toBe(
        formatLevels(`ab ${paragraphEnd}`).slice(-paragraphEnd.length),
      );
    }
  });

  test('keeps the direction of letters encoded as surrogate pairs', () => {
    // U+1D400 is a Latin mathematical capital, and U+1E900 is a letter of Adlam.
    expect(formatLevels('שומר 𝐀')).toBe('1111122');
    expect(formatLevels('שומר ab 𞤀')).toBe('1111122111');
  });
});

describe('reorderVisually', () => {
  const reorderIndices = (levels: readonly number[]): number[] =>
    reorderVisually([...levels.keys()], (index) => levels[index] as number);

  test('reverses right-to-left runs, and the numbers in them once more', () => {
    expect(reorderIndices([0, 1, 1, 1, 0])).toEqual([0, 3, 2, 1, 4]);
    expect(reorderIndices([1, 2, 2, 1])).toEqual([3, 1, 2, 0]);
  });

  test('handles a line of 300,000 characters', () => {
    const lastIndex = 299_999;
    expect(reorderIndices(new Array(lastIndex + 1).fill(1)).slice(0, 3)).toEqual([
      lastIndex,
      lastIndex - 1,
      lastIndex - 2,
    ]);
  });
});

describe('closeDirectionControls', () => {
  const [LRI, PDI, RLE, RLO, PDF] = ['\u2066', '\u2069', '\u202b', '\u202e', '\u202c'];

  test('closes what the text opens, so that the words after it keep their direction', () => {
    expect(closeDirectionControls(`${RLO}left`)).toBe(`${RLO}left${PDF}`);
    expect(closeDirectionControls(`${LRI}in ${RLE}both`)).toBe(`${LRI}in ${RLE}both${PDF}${PDI}`);
    expect(closeDirectionControls(`${LRI}one\ntwo`)).toBe(`${LRI}one${PDI}\ntwo`);
  });

  test('removes or balances what the text closes but never opened', () => {
    expect(closeDirectionControls(`a${PDF}b`)).toBe('ab');
    expect(closeDirectionControls(`a${PDI}b`)).toBe(`a${LRI}${PDI}b`);
    expect(closeDirectionControls(`${LRI}a${PDF}b${PDI}c`)).toBe(`${LRI}ab${PDI}c`);
  });

  test('returns balanced text unchanged', () => {
    for (const text of ['plain', `${LRI}a ${RLE}b${PDF}${PDI} c`]) expect(closeDirectionControls(text)).toBe(text);
  });

  test('lets the end of an isolate close the embeddings inside it', () => {
    expect(closeDirectionControls(`${LRI}a${RLE}b${PDI}c`)).toBe(`${LRI}a${RLE}b${PDI}c`);
  });
});
