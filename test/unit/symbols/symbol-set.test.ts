import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getPathBounds, parsePath } from '../../../src/shared/display/path.ts';
import { drawingSchema } from '../../../src/shared/document/schema.ts';
import {
  createSymbolDrawing,
  getSymbolCredit,
  parseSymbolSet,
  ROLLCALL_AUTHOR,
} from '../../../src/shared/symbols/symbol-set.ts';
import data from '../../../templates/symbols/symbols.json';

const set = parseSymbolSet(data);

describe('the symbols that come with Rollcall', () => {
  it('are several hundred, each with its own id, a name, a known group and a known author', () => {
    expect(set.symbols.length).toBeGreaterThanOrEqual(300);
    expect(new Set(set.symbols.map((s) => s.id)).size).toBe(set.symbols.length);
    for (const symbol of set.symbols) {
      expect(symbol.name).not.toBe('');
      expect(Object.keys(set.groups)).toContain(symbol.group);
      expect(Object.keys(set.authors)).toContain(symbol.author);
    }
    expect(new Set(set.symbols.map((s) => s.group)).size).toBe(Object.keys(set.groups).length);
  });

  it('are drawings: absolute commands only, cut to their ink, 256 units on the longer side', () => {
    for (const symbol of set.symbols) {
      const drawing = createSymbolDrawing(symbol);
      expect(drawingSchema.safeParse(drawing).success).toBe(true);
      expect(symbol.d, symbol.id).toMatch(/^M[-\d. MLCQZ]+$/);
      expect(Math.max(drawing.width, drawing.height), symbol.id).toBeCloseTo(256, 0);
      const box = getPathBounds(parsePath(symbol.d));
      // Control points may stand outside, points of the outline may not: the box is full to its edges.
      expect(box.x, symbol.id).toBeLessThanOrEqual(0.2);
      expect(box.y, symbol.id).toBeLessThanOrEqual(0.2);
      expect(box.width, symbol.id).toBeGreaterThan(drawing.width - 0.5);
      expect(box.height, symbol.id).toBeGreaterThan(drawing.height - 0.5);
    }
  });

  it('cover the Alignments, and the traits and numbers of the table', () => {
    const own = set.symbols.filter((s) => s.author === ROLLCALL_AUTHOR).map((s) => s.id);
    expect(own).toEqual(
      expect.arrayContaining(['hero', 'villain', 'anti-hero', 'fight', 'aim', 'mind', 'magic', 'recovery']),
    );
    expect(own).toEqual(expect.arrayContaining(['hp', 'power-points', 'move', 'resistance', 'countdown', 'objective']));
  });

  it('credit every author: in the data and in CREDITS.md', () => {
    const credits = readFileSync('CREDITS.md', 'utf8');
    const counts = new Map<string, number>();
    for (const { author } of set.symbols) counts.set(author, (counts.get(author) ?? 0) + 1);
    for (const [author, count] of counts) {
      const name = set.authors[author]?.name ?? author;
      if (author === ROLLCALL_AUTHOR) continue;
      expect(credits).toContain(`| ${name} | ${count} |`);
    }
    expect(credits).toContain(set.source.licenceUrl);
    const wolf = set.symbols.find((s) => s.id === 'wolf-head');
    expect(wolf && getSymbolCredit(set, wolf)).toMatchObject({ author: 'Lorc', source: { licence: 'CC BY 3.0' } });
    const hero = set.symbols.find((s) => s.id === 'hero');
    expect(hero && getSymbolCredit(set, hero).source).toBeUndefined();
  });
});
