/** Compares parsers that take linear time with the quadratic patterns that they replaced. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitArchivePath } from '../../src/cli/files/archive-path.ts';
import { toFieldPattern } from '../../src/shared/card/binding/field-uses.ts';
import { parseNotation } from '../../src/shared/games/supers-unlimited/derive/parse-notation.ts';
import type { Attack } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { WEAKNESSES_CELL } from '../../src/shared/games/supers-unlimited/spreadsheet/weaknesses.ts';
import { formatMatrixNumber } from '../../src/shared/pdf/content.ts';
import { isPlainText } from '../../src/shared/spreadsheet/cell.ts';
import { NUMBER } from '../../src/shared/spreadsheet/number-cell.ts';
import { NOTHING_KNOWN } from '../../src/shared/spreadsheet/word-cell.ts';
import { makeSafeStem } from '../../src/shared/text/file-name.ts';
import { joinLines } from '../../src/shared/text/join-lines.ts';
import { formatNumeral } from '../../src/shared/text/numeral.ts';
import { redactNames } from '../../src/shared/text/redact-names.ts';
import { slugify } from '../../src/shared/text/slugify.ts';
import { translate } from '../support/texts.ts';

/** Generates short texts from pieces to which a pattern is sensitive, with spaces between most of them. */
const createTextArbitrary = (...pieces: string[]) =>
  fc.array(fc.constantFrom(' ', ...pieces), { maxLength: 12 }).map((chosen) => chosen.join(''));

const checkTexts = (seed: number, texts: fc.Arbitrary<string>, compare: (text: string) => void): void =>
  fc.assert(fc.property(texts, compare), { seed, numRuns: 3_000 });

const readAttack = (text: string): Attack | undefined => {
  const parsed = parseNotation(text);
  return parsed.ok ? ({ name: '', ...parsed.attack } as Attack) : undefined;
};

describe('attacks in a spreadsheet cell', () => {
  it('split into the same traits as with the quadratic pattern', () => {
    checkTexts(1, createTextArbitrary('\t', '\u00a0', 'qz', 'vs', 'vs.', 'VERSUS', '.', 'q'), (text) => {
      const parsedAttack = readAttack(`${text} / Qq`);
      if (text.trim() === '') return;
      const [trait = '', versus] = text.trim().split(/\s+(?:vs\.?|versus)\s+/i);
      expect(parsedAttack).toEqual(expect.objectContaining({ trait: trait.trim() }));
      expect(parsedAttack?.versus).toBe(versus?.trim());
    });
  });

  it('split into the same effects as with the quadratic pattern', () => {
    checkTexts(2, createTextArbitrary('\t', 'qz', 'and', 'AND', ',', '&', 'an', 'd'), (text) => {
      const effects = text.trim().split(/\s+and\s+|\s*[,&]\s*/i);
      expect(readAttack(`Qq / Qq / ${text}`)?.effects.map(({ effect: effectText }) => effectText)).toEqual(
        effects.map((effectText) => effectText.trim()).filter((effectText) => effectText !== ''),
      );
    });
  });

  it('keep the bonuses that the quadratic pattern found', () => {
    const numberPattern = '(?:\\d+(?:[.,]\\d+)?(?:e[+-]?\\d+)?|∞)';
    const bonusPattern = new RegExp(`^([+\\-−])\\s*(${numberPattern})(\\s*d(?:10)?)?$`, 'i');
    checkTexts(3, createTextArbitrary('+', '-', '−', '1', '10', 'e', 'E', 'd', 'D10', '.', ',', '∞', '\t'), (text) => {
      const parts = `+${text}`.trim().split(/(?<![e])\s*(?=[+\-−])/i);
      const isReadable = parts
        .filter((bonusText) => bonusText.trim() !== '')
        .every((bonusText) => bonusPattern.test(bonusText.trim()));
      expect(readAttack(`Qq / Qq / +${text}`) !== undefined).toBe(isReadable);
    });
  });
});

describe('other spreadsheet cells', () => {
  it('hold the same number, with or without a unit, as with the quadratic pattern', () => {
    const plainNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
    const unitPattern = /\s*(?:″|"|''|’’|in\.?|inch(?:es)?|d(?:10)?)$/i;
    checkTexts(
      4,
      createTextArbitrary('1', '2', '.', ',', "''", '″', 'in', 'in.', 'inches', 'd', 'd10', '\t', 'e'),
      (text) => {
        const trimmed = text.trim();
        const textWithoutUnit = plainNumber.test(trimmed) ? trimmed : trimmed.replace(unitPattern, '');
        const result = NUMBER.read(text, NOTHING_KNOWN);
        // A number such as 1,234 can be read in two ways and is refused, which the pattern did not do.
        const isGrouped = !result.ok && result.describeFault(translate).includes('two ways');
        if (!isGrouped)
          expect(result.ok ? result.value : undefined).toEqual(
            plainNumber.test(textWithoutUnit) ? Number(textWithoutUnit.replace(',', '.')) : undefined,
          );
      },
    );
  });

  it('hold the same weaknesses as with the quadratic pattern', () => {
    const vulnerable = /\s*\(\s*vulnerab(?:le|ility)\s*\)$/i;
    checkTexts(5, createTextArbitrary('qz', '(', ')', 'vulnerable', 'Vulnerability', '\t', '(vulnerable)'), (text) => {
      if (text.trim() === '') return;
      const result = WEAKNESSES_CELL.read(text, NOTHING_KNOWN);
      expect(result).toEqual({
        ok: true,
        value: [
          {
            keyword: text.trim().replace(vulnerable, '').trim(),
            ...(vulnerable.test(text.trim()) ? { vulnerability: true } : {}),
          },
        ],
      });
    });
  });

  it('count as plain text exactly when the quadratic pattern finds nothing to convert', () => {
    const convertiblePattern = /^(?:[\d\s.,:/]*\d[\d\s.,:/+-]*%?|\d+e\d+|true|false)$/i;
    checkTexts(6, createTextArbitrary('1', '23', '.', ',', ':', '/', '+', '-', '%', 'e', 'true', 'q'), (text) => {
      const isFormula = /^'*[=+\-@]|[,;|\t]["']*[=+\-@]/.test(text);
      if (!isFormula) expect(isPlainText(text)).toBe(!convertiblePattern.test(text));
    });
  });
});

describe('linear text functions', () => {
  it('join lines as the quadratic pattern did', () => {
    checkTexts(7, createTextArbitrary('\n', '\t', '\r', 'q', '\u2028', '\u00a0'), (text) => {
      expect(joinLines(text)).toBe(text.replaceAll(/\s*\n\s*/g, ' '));
    });
  });

  it('remove the same dots and spaces around a file name', () => {
    checkTexts(8, createTextArbitrary('q', '.', 'z'), (text) => {
      const expected = text
        .replace(/\s+/g, ' ')
        .replace(/^[. ]+/, '')
        .replace(/[. ]+$/, '');
      expect(makeSafeStem(text, 100)).toBe(expected);
    });
  });

  it('create the same ids', () => {
    checkTexts(9, createTextArbitrary('q', '-', '.', 'Z', '--'), (text) => {
      const expectedId = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 5);
      expect(slugify(text, 5)).toBe(expectedId.replace(/^-+|-+$/g, ''));
    });
  });

  it('redact at least the same names and paths', () => {
    const quotedPattern = /“[^”]*”|"[^"\n]*"|‘[^’]*’|«[^»]*»/g;
    const pathPattern = /(?:\\\\[^\s\\]+|\b[A-Za-z]:)[\\/][^\s'"”)]*|(?<![\w:/.#-])\/(?:[^\s/'"”):]+\/)+[^\s'"”):]*/g;
    checkTexts(10, createTextArbitrary('q', '“', '”', '"', '«', '»', '‘', '’', '\n'), (text) => {
      expect(redactNames(text)).toBe(text.replace(quotedPattern, '“…”'));
    });
    checkTexts(11, createTextArbitrary('q', '/', 'zz', ')', "'", '/a/b', '.', '#'), (text) => {
      if (!/#\/[a-z]/.test(text)) expect(redactNames(text)).toBe(text.replace(pathPattern, '<path>'));
    });
    // A Windows path inside a Unix path may now hide more text than before, but never less.
    checkTexts(15, createTextArbitrary('q', '/', 'zz', '\\', 'C:', ')', '/a/b', 'file://'), (text) => {
      const redactedText = text
        .replace(/file:\/\/\S+/g, '')
        .replace(pathPattern, '')
        .replaceAll(/\s/g, '');
      expect(redactNames(text).replaceAll(/<path>|\s/g, '').length).toBeLessThanOrEqual(redactedText.length);
    });
  });

  it('split the same archive paths and create the same field patterns', () => {
    checkTexts(12, createTextArbitrary('q', '/', '.zip', '.rollcall', '.ZIP/', 'a/b'), (text) => {
      const [, filePath = text, documentId] = /^(.*?\.(?:rollcall|zip))\/(.+)$/i.exec(text) ?? [];
      expect(splitArchivePath(text)).toEqual({ filePath, documentId });
    });
    checkTexts(13, createTextArbitrary('/', '1', '23', 'q', '//'), (text) => {
      expect(toFieldPattern(text)).toBe(text.replace(/\/\d+(?=\/|$)/g, '/*'));
    });
  });
});

describe('formatted numbers', () => {
  it('show the same digits and the same thousands separators', () => {
    const numbers = fc.oneof(fc.integer(), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(numbers, (value) => {
        expect(formatMatrixNumber(value)).toBe(value.toFixed(6).replace(/\.?0+$/, ''));
        const [wholeDigits = '', fraction] = String(value + 0).split('.');
        const grouped = Math.abs(value) >= 10_000 ? wholeDigits.replace(/\B(?=(\d{3})+$)/g, ',') : wholeDigits;
        if (Number.isInteger(value))
          expect(formatNumeral(value)).toBe(fraction === undefined ? grouped : `${grouped}.${fraction}`);
      }),
      { seed: 14, numRuns: 3_000 },
    );
  });
});
