import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import german from '../../../../../languages/de/credits.json' with { type: 'json' };
import { type CreditBlock, parseCredits } from '../../../../../src/renderer/features/about/credits.ts';
import { translateCredit } from '../../../../../src/renderer/strings/about.ts';
import { createTranslate } from '../../../../../src/shared/texts/translate.ts';

/** Returns the cells that say what a library is used for. */
function listUses({ headings, rows }: Extract<CreditBlock, { kind: 'table' }>): string[] {
  const columnIndex = headings.indexOf('For');
  return columnIndex < 0 ? [] : rows.flatMap((tableRow) => tableRow[columnIndex] ?? []);
}

describe('the credits', () => {
  const sections = parseCredits(readFileSync('CREDITS.md', 'utf8'));
  const findSection = (title: string) => sections.find((creditSection) => creditSection.title === title);

  it('contain every section of CREDITS.md with its paragraphs and tables', () => {
    expect(sections.map((creditSection) => creditSection.title)).toEqual(
      expect.arrayContaining(['', 'The game', 'Fonts', 'Symbols', 'Icons']),
    );
    const tables = findSection('Symbols')?.blocks.filter((creditBlock) => creditBlock.kind === 'table') ?? [];
    expect(tables[0]?.headings).toEqual(['Author', 'Symbols', 'Home']);
    expect(tables[0]?.rows.map((tableRow) => tableRow[0])).toEqual(
      expect.arrayContaining(['Lorc', 'Delapouite', 'Skoll']),
    );
    expect(tables[0]?.rows.every((tableRow) => tableRow.length === 3)).toBe(true);
  });

  it('have German headings, columns, purposes and sentences in a German window', () => {
    const translate = createTranslate('de', [german]);
    const neededTexts = sections.flatMap(({ title, blocks }) => [
      ...(title === '' ? [] : [title]),
      ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [...block.headings, ...listUses(block)])),
    ]);
    const tableCells = sections.flatMap(({ blocks }) =>
      blocks.flatMap((creditBlock) => (creditBlock.kind === 'table' ? creditBlock.rows.flat() : [])),
    );
    expect(neededTexts.filter((creditText) => !translate.has(`credits.${creditText}`))).toEqual([]);
    const shownTexts = new Set([...neededTexts, ...tableCells]);
    const translations = Object.entries(german.credits);
    expect(translations.flatMap(([creditText]) => (shownTexts.has(creditText) ? [] : [creditText]))).toEqual([]);
    // Braces and apostrophes have a meaning in messages. None of them may change the text.
    expect(translations.map(([creditText]) => translateCredit(translate, creditText))).toEqual(
      translations.map(([, translatedText]) => translatedText),
    );
  });

  it('contain no Markdown, and show the address of a link after its text', () => {
    expect(parseCredits('# T\n\nBy [A](https://a.example), `b`, [c](d.md).\n')).toEqual([
      { title: '', blocks: [{ kind: 'text', text: 'By A (https://a.example), b, c.' }] },
    ]);
    const creditText = JSON.stringify(sections);
    expect(creditText).not.toContain('](');
    expect(creditText).not.toContain('`');
  });
});
