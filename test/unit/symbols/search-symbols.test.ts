import { describe, expect, it } from 'vitest';
import { searchSymbols } from '../../../src/shared/symbols/search-symbols.ts';
import { parseSymbolSet } from '../../../src/shared/symbols/symbol-set.ts';
import data from '../../../templates/symbols/symbols.json';

const set = parseSymbolSet(data);
const found = (text: string, group?: string) => searchSymbols(set, { text, group }).map((s) => s.id);

describe('searching symbols', () => {
  it('gives everything for an empty text, and one group when asked', () => {
    expect(found('')).toHaveLength(set.symbols.length);
    expect(found('', 'alignments')).toEqual(['hero', 'villain', 'anti-hero']);
  });

  it('finds by name, by other words and by the beginning of a word', () => {
    expect(found('wolf')[0]).toBe('wolf-head');
    expect(found('canine')).toContain('wolf-head');
    expect(found('lightn')[0]).toMatch(/lightning/);
    expect(found('telepathy')).toEqual(expect.arrayContaining(['mind', 'psychic-waves']));
  });

  it('asks every word to fit, in any order', () => {
    expect(found('shield fire')).toContain('fire-shield');
    expect(found('fire shield')[0]).toBe('fire-shield');
    expect(found('wolf teapot')).toEqual([]);
  });

  it('puts a whole word of the name before a beginning, and both before a tag', () => {
    const ids = found('star');
    expect(ids.indexOf('round-star')).toBeLessThan(ids.indexOf('sun'));
    expect(found('owl')[0]).toBe('owl');
  });

  it('knows no marks, no case, no signs', () => {
    expect(found('ÖWL')[0]).toBe('owl');
    expect(found('anti hero')).toEqual(found('Anti-Hero'));
    expect(found('***')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});
