/** Parsers that were rewritten to take linear time, compared with the quadratic patterns they had before. */
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

/** Short texts of a few pieces that matter to a pattern, with blanks between most of them. */
const textOf = (...pieces: string[]) =>
  fc.array(fc.constantFrom(' ', ...pieces), { maxLength: 12 }).map((chosen) => chosen.join(''));

const check = (seed: number, texts: fc.Arbitrary<string>, compare: (text: string) => void): void =>
  fc.assert(fc.property(texts, compare), { seed, numRuns: 3_000 });

const readAttack = (text: string): Attack | undefined => {
  const parsed = parseNotation(text);
  return parsed.ok ? ({ name: '', ...parsed.attack } as Attack) : undefined;
};

describe('attacks in a spreadsheet cell', () => {
  it('split into the same traits as with the quadratic pattern', () => {
    check(1, textOf('\t', '\u00a0', 'qz', 'vs', 'vs.', 'VERSUS', '.', 'q'), (text) => {
      const attack = readAttack(`${text} / Qq`);
      if (text.trim() === '') return;
      const [trait = '', versus] = text.trim().split(/\s+(?:vs\.?|versus)\s+/i);
      expect(attack).toEqual(expect.objectContaining({ trait: trait.trim() }));
      expect(attack?.versus).toBe(versus?.trim());
    });
  });

  it('split into the same effects as with the quadratic pattern', () => {
    check(2, textOf('\t', 'qz', 'and', 'AND', ',', '&', 'an', 'd'), (text) => {
      const effects = text.trim().split(/\s+and\s+|\s*[,&]\s*/i);
      expect(readAttack(`Qq / Qq / ${text}`)?.effects.map(({ effect }) => effect)).toEqual(
        effects.map((effect) => effect.trim()).filter((effect) => effect !== ''),
      );
    });
  });

  it('keep the bonuses that the quadratic pattern found', () => {
    const number = '(?:\\d+(?:[.,]\\d+)?(?:e[+-]?\\d+)?|∞)';
    const bonus = new RegExp(`^([+\\-−])\\s*(${number})(\\s*d(?:10)?)?$`, 'i');
    check(3, textOf('+', '-', '−', '1', '10', 'e', 'E', 'd', 'D10', '.', ',', '∞', '\t'), (text) => {
      const parts = `+${text}`.trim().split(/(?<![e])\s*(?=[+\-−])/i);
      const isReadable = parts.filter((part) => part.trim() !== '').every((part) => bonus.test(part.trim()));
      expect(readAttack(`Qq / Qq / +${text}`) !== undefined).toBe(isReadable);
    });
  });
});

describe('other spreadsheet cells', () => {
  it('hold the same number, with or without a unit, as with the quadratic pattern', () => {
    const plain = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
    const units = /\s*(?:″|"|''|’’|in\.?|inch(?:es)?|d(?:10)?)$/i;
    check(4, textOf('1', '2', '.', ',', "''", '″', 'in', 'in.', 'inches', 'd', 'd10', '\t', 'e'), (text) => {
      const trimmed = text.trim();
      const bare = plain.test(trimmed) ? trimmed : trimmed.replace(units, '');
      const read = NUMBER.read(text, NOTHING_KNOWN);
      const isGrouped = !read.ok && read.describeFault(translate).includes('two ways');
      if (!isGrouped)
        expect(read.ok ? read.value : undefined).toEqual(plain.test(bare) ? Number(bare.replace(',', '.')) : undefined);
    });
  });

  it('hold the same weaknesses as with the quadratic pattern', () => {
    const vulnerable = /\s*\(\s*vulnerab(?:le|ility)\s*\)$/i;
    check(5, textOf('qz', '(', ')', 'vulnerable', 'Vulnerability', '\t', '(vulnerable)'), (text) => {
      if (text.trim() === '') return;
      const read = WEAKNESSES_CELL.read(text, NOTHING_KNOWN);
      expect(read).toEqual({
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
    const typed = /^(?:[\d\s.,:/]*\d[\d\s.,:/+-]*%?|\d+e\d+|true|false)$/i;
    check(6, textOf('1', '23', '.', ',', ':', '/', '+', '-', '%', 'e', 'true', 'q'), (text) => {
      const isFormula = /^'*[=+\-@]|[,;|\t]["']*[=+\-@]/.test(text);
      if (!isFormula) expect(isPlainText(text)).toBe(!typed.test(text));
    });
  });
});

describe('linear text functions', () => {
  it('join lines as the quadratic pattern did', () => {
    check(7, textOf('\n', '\t', '\r', 'q', '\u2028', '\u00a0'), (text) => {
      expect(joinLines(text)).toBe(text.replaceAll(/\s*\n\s*/g, ' '));
    });
  });

  it('remove the same dots and spaces around a file name', () => {
    check(8, textOf('q', '.', 'z'), (text) => {
      const expected = text
        .replace(/\s+/g, ' ')
        .replace(/^[. ]+/, '')
        .replace(/[. ]+$/, '');
      expect(makeSafeStem(text, 100)).toBe(expected);
    });
  });

  it('create the same ids', () => {
    check(9, textOf('q', '-', '.', 'Z', '--'), (text) => {
      const id = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 5);
      expect(slugify(text, 5)).toBe(id.replace(/^-+|-+$/g, ''));
    });
  });

  it('redact at least the same names and paths', () => {
    const quoted = /“[^”]*”|"[^"\n]*"|‘[^’]*’|«[^»]*»/g;
    const paths = /(?:\\\\[^\s\\]+|\b[A-Za-z]:)[\\/][^\s'"”)]*|(?<![\w:/.#-])\/(?:[^\s/'"”):]+\/)+[^\s'"”):]*/g;
    check(10, textOf('q', '“', '”', '"', '«', '»', '‘', '’', '\n'), (text) => {
      expect(redactNames(text)).toBe(text.replace(quoted, '“…”'));
    });
    check(11, textOf('q', '/', 'zz', ')', "'", '/a/b', '.', '#'), (text) => {
      if (!/#\/[a-z]/.test(text)) expect(redactNames(text)).toBe(text.replace(paths, '<path>'));
    });
    // A path of Windows within one of Unix may hide more than before, but nothing less.
    check(15, textOf('q', '/', 'zz', '\\', 'C:', ')', '/a/b', 'file://'), (text) => {
      const before = text
        .replace(/file:\/\/\S+/g, '')
        .replace(paths, '')
        .replaceAll(/\s/g, '');
      expect(redactNames(text).replaceAll(/<path>|\s/g, '').length).toBeLessThanOrEqual(before.length);
    });
  });

  it('split the same archive paths and create the same field patterns', () => {
    check(12, textOf('q', '/', '.zip', '.rollcall', '.ZIP/', 'a/b'), (text) => {
      const [, filePath = text, documentId] = /^(.*?\.(?:rollcall|zip))\/(.+)$/i.exec(text) ?? [];
      expect(splitArchivePath(text)).toEqual({ filePath, documentId });
    });
    check(13, textOf('/', '1', '23', 'q', '//'), (text) => {
      expect(toFieldPattern(text)).toBe(text.replace(/\/\d+(?=\/|$)/g, '/*'));
    });
  });
});

describe('formatted numbers', () => {
  it('show the same digits and the same thousands separators', () => {
    const numbers = fc.oneof(fc.integer(), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(numbers, (n) => {
        expect(formatMatrixNumber(n)).toBe(n.toFixed(6).replace(/\.?0+$/, ''));
        const [whole = '', fraction] = String(n + 0).split('.');
        const grouped = Math.abs(n) >= 10_000 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
        if (Number.isInteger(n))
          expect(formatNumeral(n)).toBe(fraction === undefined ? grouped : `${grouped}.${fraction}`);
      }),
      { seed: 14, numRuns: 3_000 },
    );
  });
});
