import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import german from '../../../../../languages/de/credits.json' with { type: 'json' };
import { type CreditBlock, creditSections } from '../../../../../src/renderer/features/about/credits.ts';
import { translateCredit } from '../../../../../src/renderer/strings/about.ts';
import { createTranslate } from '../../../../../src/shared/texts/translate.ts';

/** The cells that say what a library is for. */
function usesIn({ head, rows }: Extract<CreditBlock, { kind: 'table' }>): string[] {
  const at = head.indexOf('For');
  return at < 0 ? [] : rows.flatMap((row) => row[at] ?? []);
}

describe('the credits as the app shows them', () => {
  const sections = creditSections(readFileSync('CREDITS.md', 'utf8'));
  const section = (title: string) => sections.find((s) => s.title === title);

  it('have every section of CREDITS.md, its paragraphs and its tables', () => {
    expect(sections.map((s) => s.title)).toEqual(expect.arrayContaining(['', 'The game', 'Fonts', 'Symbols', 'Icons']));
    const tables = section('Symbols')?.blocks.filter((b) => b.kind === 'table') ?? [];
    expect(tables[0]?.head).toEqual(['Author', 'Symbols', 'Home']);
    expect(tables[0]?.rows.map((row) => row[0])).toEqual(expect.arrayContaining(['Lorc', 'Delapouite', 'Skoll']));
    expect(tables[0]?.rows.every((row) => row.length === 3)).toBe(true);
  });

  it('are German in a German window: headings, columns, what something is for, and what we say ourselves', () => {
    const translate = createTranslate('de', [german]);
    const needed = sections.flatMap(({ title, blocks }) => [
      ...(title === '' ? [] : [title]),
      ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [...block.head, ...usesIn(block)])),
    ]);
    const cells = sections.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'table' ? b.rows.flat() : [])));
    expect(needed.filter((text) => !translate.has(`credits.${text}`))).toEqual([]);
    const said = new Set([...needed, ...cells]);
    const translated = Object.entries(german.credits);
    expect(translated.flatMap(([text]) => (said.has(text) ? [] : [text]))).toEqual([]);
    // Braces and apostrophes mean something in a message: none of them may change what is read.
    expect(translated.map(([text]) => translateCredit(translate, text))).toEqual(translated.map(([, other]) => other));
  });

  it('are plain text: the address of a link stands behind its words, and nothing of Markdown is left', () => {
    expect(creditSections('# T\n\nBy [A](https://a.example), `b`, [c](d.md).\n')).toEqual([
      { title: '', blocks: [{ kind: 'text', text: 'By A (https://a.example), b, c.' }] },
    ]);
    const text = JSON.stringify(sections);
    expect(text).not.toContain('](');
    expect(text).not.toContain('`');
  });
});
