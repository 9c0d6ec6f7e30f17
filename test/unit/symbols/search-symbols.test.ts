import { describe, expect, it } from 'vitest';
import { searchSymbols } from '../../../src/shared/symbols/search-symbols.ts';
import { parseSymbolSet } from '../../../src/shared/symbols/symbol-set.ts';
import data from '../../../templates/symbols/symbols.json';

const symbolSet = parseSymbolSet(data);
const searchIds = (searchText: string, groupName?: string) =>
  searchSymbols(symbolSet, { text: searchText, group: groupName }).map((symbol) => symbol.id);

describe('searchSymbols', () => {
  it('returns everything for an empty text, or one group', () => {
    expect(searchIds('')).toHaveLength(symbolSet.symbols.length);
    expect(searchIds('', 'alignments')).toEqual(['hero', 'villain', 'anti-hero']);
  });

  it('finds symbols by name, by tag and by the beginning of a word', () => {
    expect(searchIds('wolf')[0]).toBe('wolf-head');
    expect(searchIds('canine')).toContain('wolf-head');
    expect(searchIds('lightn')[0]).toMatch(/lightning/);
    expect(searchIds('telepathy')).toEqual(expect.arrayContaining(['mind', 'psychic-waves']));
  });

  it('requires every word to match, in any order', () => {
    expect(searchIds('shield fire')).toContain('fire-shield');
    expect(searchIds('fire shield')[0]).toBe('fire-shield');
    expect(searchIds('wolf teapot')).toEqual([]);
  });

  it('ranks a whole word of the name first, then a beginning, then a tag', () => {
    const foundIds = searchIds('star');
    expect(foundIds.indexOf('round-star')).toBeLessThan(foundIds.indexOf('sun'));
    expect(searchIds('owl')[0]).toBe('owl');
  });

  it('ignores accents, case and punctuation', () => {
    expect(searchIds('ÖWL')[0]).toBe('owl');
    expect(searchIds('anti hero')).toEqual(searchIds('Anti-Hero'));
    expect(searchIds('***')).toEqual([]);
    expect(searchIds('(')).toEqual([]);
  });
});
