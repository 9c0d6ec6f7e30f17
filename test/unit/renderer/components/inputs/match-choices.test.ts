import { describe, expect, it } from 'vitest';
import {
  filterChoices,
  findChoiceByName,
  findUniqueChoice,
  parseWords,
  splitWords,
} from '../../../../../src/renderer/components/inputs/match-choices.ts';

const createChoice = (choiceLabel: string, groupName?: string) => ({
  id: choiceLabel.toLowerCase(),
  label: choiceLabel,
  ...(groupName ? { group: groupName } : {}),
});
const CHOICES = ['Mage', 'Martial Artist', 'Tank', 'Éclair', 'Smith, Jr', 'tank'].map((choiceLabel) =>
  createChoice(choiceLabel),
);

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
  ])('findChoiceByName reads %j as the name %j', (typedText, choiceLabel) =>
    expect(findChoiceByName(CHOICES, typedText)?.label).toBe(choiceLabel),
  );

  it.each([
    ['mag', 'Mage'],
    ['ma', undefined],
    ['zzz', undefined],
    ['', undefined],
  ])('findUniqueChoice completes %j to %j', (typedText, choiceLabel) =>
    expect(findUniqueChoice(CHOICES, typedText)?.label).toBe(choiceLabel),
  );

  it('filterChoices also matches the heading of a group', () => {
    const groupedChoices = [createChoice('Fire', 'Elements'), createChoice('Human', 'Types')];
    expect(filterChoices(groupedChoices, 'elem').map(({ label: choiceLabel }) => choiceLabel)).toEqual(['Fire']);
    expect(filterChoices(groupedChoices, ' ')).toBe(groupedChoices);
  });
});

describe('a typed list of words', () => {
  it('parseWords returns each choice once and unknown words separately', () => {
    expect(parseWords(CHOICES, 'mage, Tank;\nnobody,, MAGE')).toEqual({
      choiceIds: ['mage', 'tank'],
      unknownWords: ['nobody'],
    });
  });

  it('parseWords returns undefined while the text may become a name that contains a comma', () => {
    expect(parseWords(CHOICES, 'Smith,')).toBeUndefined();
    expect(parseWords(CHOICES, 'mage')).toBeUndefined();
  });

  it('splitWords splits a hundred thousand words', () => {
    expect(splitWords(`${'a, '.repeat(100_000)}b`)).toHaveLength(100_001);
  });
});
