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

const symbolSet = parseSymbolSet(data);

describe('the built-in symbols', () => {
  it('number at least 300, each with a unique id, a name, a known group and a known author', () => {
    expect(symbolSet.symbols.length).toBeGreaterThanOrEqual(300);
    expect(new Set(symbolSet.symbols.map((entry) => entry.id)).size).toBe(symbolSet.symbols.length);
    for (const symbol of symbolSet.symbols) {
      expect(symbol.name).not.toBe('');
      expect(Object.keys(symbolSet.groups)).toContain(symbol.group);
      expect(Object.keys(symbolSet.authors)).toContain(symbol.author);
    }
    expect(new Set(symbolSet.symbols.map((entry) => entry.group)).size).toBe(Object.keys(symbolSet.groups).length);
  });

  it('use absolute commands only, are cropped to their ink and measure 256 units on the longer side', () => {
    for (const symbol of symbolSet.symbols) {
      const drawing = createSymbolDrawing(symbol);
      expect(drawingSchema.safeParse(drawing).success).toBe(true);
      expect(symbol.d, symbol.id).toMatch(/^M[-\d. MLCQZ]+$/);
      expect(Math.max(drawing.width, drawing.height), symbol.id).toBeCloseTo(256, 0);
      const pathBounds = getPathBounds(parsePath(symbol.d));
      // Control points may lie outside the box, but outline points may not, and the outline touches all edges.
      expect(pathBounds.x, symbol.id).toBeLessThanOrEqual(0.2);
      expect(pathBounds.y, symbol.id).toBeLessThanOrEqual(0.2);
      expect(pathBounds.width, symbol.id).toBeGreaterThan(drawing.width - 0.5);
      expect(pathBounds.height, symbol.id).toBeGreaterThan(drawing.height - 0.5);
    }
  });

  it('include the Alignments, the traits and the numbers of the play screen', () => {
    const ownIds = symbolSet.symbols.filter((entry) => entry.author === ROLLCALL_AUTHOR).map((entry) => entry.id);
    expect(ownIds).toEqual(
      expect.arrayContaining(['hero', 'villain', 'anti-hero', 'fight', 'aim', 'mind', 'magic', 'recovery']),
    );
    expect(ownIds).toEqual(
      expect.arrayContaining(['hp', 'power-points', 'move', 'resistance', 'countdown', 'objective']),
    );
  });

  it('credit every author in the data and in CREDITS.md', () => {
    const creditsText = readFileSync('CREDITS.md', 'utf8');
    const symbolCounts = new Map<string, number>();
    for (const { author } of symbolSet.symbols) symbolCounts.set(author, (symbolCounts.get(author) ?? 0) + 1);
    for (const [authorId, symbolCount] of symbolCounts) {
      const authorName = symbolSet.authors[authorId]?.name ?? authorId;
      if (authorId === ROLLCALL_AUTHOR) continue;
      expect(creditsText).toContain(`| ${authorName} | ${symbolCount} |`);
    }
    expect(creditsText).toContain(symbolSet.source.licenceUrl);
    const wolfSymbol = symbolSet.symbols.find((entry) => entry.id === 'wolf-head');
    expect(wolfSymbol && getSymbolCredit(symbolSet, wolfSymbol)).toMatchObject({
      author: 'Lorc',
      source: { licence: 'CC BY 3.0' },
    });
    const heroSymbol = symbolSet.symbols.find((entry) => entry.id === 'hero');
    expect(heroSymbol && getSymbolCredit(symbolSet, heroSymbol).source).toBeUndefined();
  });
});
