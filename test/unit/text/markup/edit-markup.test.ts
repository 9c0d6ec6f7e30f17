import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  insertIcon,
  type SelectedText,
  type TextMark,
  toggleMark,
} from '../../../../src/shared/text/markup/edit-markup.ts';
import { NO_ICONS } from '../../../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../../../src/shared/text/markup/markup.ts';

/** Parses a text in which brackets mark the selection. */
function parseSelection(markedText: string): SelectedText {
  const selectionStart = markedText.indexOf('[');
  return { text: markedText.replace(/[[\]]/g, ''), start: selectionStart, end: markedText.indexOf(']') - 1 };
}

const formatSelection = ({ text, start, end }: SelectedText): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('toggleMark', () => {
  it.each<[string, TextMark, string]>([
    ['Hits [hard] twice', 'bold', 'Hits **[hard]** twice'],
    ['Hits **[hard]** twice', 'bold', 'Hits [hard] twice'],
    ['Hits [**hard**] twice', 'bold', 'Hits [hard] twice'],
    ['Hits[ hard ]twice', 'italic', 'Hits *[hard]* twice'],
    ['Hits **[hard]** twice', 'italic', 'Hits ***[hard]*** twice'],
    ['Hits ***[hard]*** twice', 'bold', 'Hits *[hard]* twice'],
    ['Hits ha[]rd twice', 'italic', 'Hits *[hard]* twice'],
    ['Hits [] twice', 'bold', 'Hits **[]** twice'],
    ['Hits **[]** twice', 'bold', 'Hits [] twice'],
    ['[]', 'italic', '*[]*'],
    ['5\\*[x]\\*', 'italic', '5\\**[x]*\\*'],
    ['[two words]', 'bold', '**[two words]**'],
    ['5\\*[x]*', 'italic', '5\\**[x]**'],
    ['5\\**[x]*', 'italic', '5\\*[x]'],
    ['5\\***[x]**', 'bold', '5\\*[x]'],
  ])('changes "%s" with the mark %s', (selectedBefore, textMark, selectedAfter) => {
    expect(formatSelection(toggleMark(parseSelection(selectedBefore), textMark))).toBe(selectedAfter);
  });

  it('marks exactly the selected words, and the second toggle restores the text (property test)', () => {
    const arbitraryWords = fc.array(fc.stringMatching(/^[a-zé0-9]{1,6}$/), { minLength: 1, maxLength: 6 });
    const arbitrarySelection = fc.tuple(
      arbitraryWords,
      fc.nat(5),
      fc.nat(5),
      fc.constantFrom<TextMark>('bold', 'italic'),
    );
    fc.assert(
      fc.property(arbitrarySelection, ([wordList, firstIndex, secondIndex, textMark]) => {
        const [startIndex, endIndex] = [firstIndex % wordList.length, secondIndex % wordList.length].sort(
          (lowIndex, highIndex) => lowIndex - highIndex,
        ) as [number, number];
        const plainText = wordList.join(' ');
        const selectionStart = wordList.slice(0, startIndex).join(' ').length + (startIndex > 0 ? 1 : 0);
        const selectedWords = wordList.slice(startIndex, endIndex + 1).join(' ');
        const markedSelection = toggleMark(
          { text: plainText, start: selectionStart, end: selectionStart + selectedWords.length },
          textMark,
        );
        const markupSpans = parseMarkup(markedSelection.text, NO_ICONS);
        expect(markupSpans.filter((span) => span[textMark]).map((span) => span.text)).toEqual([selectedWords]);
        expect(markupSpans.map((span) => span.text).join('')).toBe(plainText);
        expect(toggleMark(markedSelection, textMark)).toEqual({
          text: plainText,
          start: selectionStart,
          end: selectionStart + selectedWords.length,
        });
      }),
      { seed: 7 },
    );
  });
});

it('insertIcon replaces the selection with the icon', () => {
  expect(formatSelection(insertIcon(parseSelection('Costs [two] now'), 'pp'))).toBe('Costs {pp}[] now');
});
