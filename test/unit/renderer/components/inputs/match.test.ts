import { describe, expect, it } from 'vitest';
import {
  exactMatch,
  matching,
  named,
  separated,
  wordsIn,
} from '../../../../../src/renderer/components/inputs/match.ts';

const choice = (label: string, group?: string) => ({ id: label.toLowerCase(), label, ...(group ? { group } : {}) });
const CHOICES = ['Mage', 'Martial Artist', 'Tank', 'Éclair', 'Smith, Jr', 'tank'].map((label) => choice(label));

describe('a typed word among choices', () => {
  it.each([
    ['mage', 'Mage'],
    ['  MAGE ', 'Mage'],
    ['martial   artist', 'Martial Artist'],
    ['eclair', 'Éclair'],
    ['tank', 'tank'],
    ['Tank', 'Tank'],
    ['mag', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('%j is the name %j', (text, label) => expect(named(CHOICES, text)?.label).toBe(label));

  it.each([
    ['mag', 'Mage'],
    ['ma', undefined],
    ['zzz', undefined],
    ['', undefined],
  ])('%j means %j', (text, label) => expect(exactMatch(CHOICES, text)?.label).toBe(label));

  it('fits by heading, too', () => {
    const under = [choice('Fire', 'Elements'), choice('Human', 'Types')];
    expect(matching(under, 'elem').map(({ label }) => label)).toEqual(['Fire']);
    expect(matching(under, ' ')).toBe(under);
  });
});

describe('a list of words', () => {
  it('is each of them once, and what names nothing apart', () => {
    expect(wordsIn(CHOICES, 'mage, Tank;\nnobody,, MAGE')).toEqual({ ids: ['mage', 'tank'], others: ['nobody'] });
  });

  it('is none while it may become a name with a comma of its own', () => {
    expect(wordsIn(CHOICES, 'Smith,')).toBeUndefined();
    expect(wordsIn(CHOICES, 'mage')).toBeUndefined();
  });

  it('of thousands of letters is taken apart in one go', () => {
    expect(separated(`${'a, '.repeat(100_000)}b`)).toHaveLength(100_001);
  });
});
