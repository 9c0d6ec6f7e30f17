import { describe, expect, it } from 'vitest';
import { joinTextLists, splitTextLists } from '../../../src/shared/text-list/split-text-lists.ts';

describe('splitTextLists', () => {
  it('splits the lists that were copied together', () => {
    const lists = ['Watch\n\nLEAD (6)\n', 'Other\n\nALLY (5)\n'];
    expect(splitTextLists(joinTextLists(lists)).map((list) => list.trim())).toEqual(lists.map((list) => list.trim()));
  });

  it('splits lists from Windows and from a quoted email', () => {
    expect(splitTextLists('A\r\n\r\n---\r\n\r\nB')).toHaveLength(2);
    expect(splitTextLists('> A\n>\n> ---\n>\n> B')).toHaveLength(2);
  });

  it('keeps a heading that is underlined with its list', () => {
    expect(splitTextLists('Watch\n---\nLEAD')).toEqual(['Watch\n---\nLEAD']);
  });

  it('drops parts without a word, but returns a text that has none', () => {
    expect(splitTextLists('---\n\nA\n\n---\n\n---\n')).toEqual(['\nA\n']);
    expect(splitTextLists('---')).toEqual(['---']);
  });
});
