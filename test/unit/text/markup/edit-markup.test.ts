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

/** A text in which brackets stand at the ends of the selection. */
function read(written: string): SelectedText {
  const start = written.indexOf('[');
  return { text: written.replace(/[[\]]/g, ''), start, end: written.indexOf(']') - 1 };
}

const write = ({ text, start, end }: SelectedText): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('marks around a selection', () => {
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
  ])('%s, %s', (before, mark, after) => {
    expect(write(toggleMark(read(before), mark))).toBe(after);
  });

  it('of selected words the printed text is bold, the same again gives back what was', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé0-9]{1,6}$/), { minLength: 1, maxLength: 6 });
    const chosen = fc.tuple(words, fc.nat(5), fc.nat(5), fc.constantFrom<TextMark>('bold', 'italic'));
    fc.assert(
      fc.property(chosen, ([all, one, other, mark]) => {
        const [first, last] = [one % all.length, other % all.length].sort((a, b) => a - b) as [number, number];
        const text = all.join(' ');
        const start = all.slice(0, first).join(' ').length + (first > 0 ? 1 : 0);
        const picked = all.slice(first, last + 1).join(' ');
        const marked = toggleMark({ text, start, end: start + picked.length }, mark);
        const spans = parseMarkup(marked.text, NO_ICONS);
        expect(spans.filter((span) => span[mark]).map((span) => span.text)).toEqual([picked]);
        expect(spans.map((span) => span.text).join('')).toBe(text);
        expect(toggleMark(marked, mark)).toEqual({ text, start, end: start + picked.length });
      }),
      { seed: 7 },
    );
  });
});

it('an icon stands in place of what was selected', () => {
  expect(write(insertIcon(read('Costs [two] now'), 'pp'))).toBe('Costs {pp}[] now');
});
