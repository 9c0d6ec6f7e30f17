import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup } from '../../../../src/shared/text/markup/markup.ts';
import { ICONS, stripMarkup } from '../../../support/cards/cards.ts';
import { scaleRuns } from '../../../support/sample-size.ts';

/** Writes `b` for bold, `i` for italic, `bi` for both, and the shape of an icon in braces. */
const formatSpans = (text: string): string[] =>
  parseMarkup(text, ICONS).map(({ text, bold, italic, icon }) => {
    const spanStyle = `${bold ? 'b' : ''}${italic ? 'i' : ''}`;
    return `${spanStyle === '' ? '' : `${spanStyle}:`}${icon === undefined ? text : `{${icon.shape}|${text}}`}`;
  });

describe('parseMarkup', () => {
  it.each([
    ['plain words', ['plain words']],
    ['**bold** and *italic*', ['b:bold', ' and ', 'i:italic']],
    ['**bold *both* bold**', ['b:bold ', 'bi:both', 'b: bold']],
    ['Spend {2 pp} or {HP}.', ['Spend 2', '{lightning| PP}', ' or ', '{heart|HP}', '.']],
    ['{+1 fight} {X mind}', ['+1', '{fist| Fight}', ' X', '{eye| Mind}']],
    ['**{fight} first**', ['b:{fist|Fight}', 'b: first']],
  ])('parses %s', (markupText, expectedSpans) => {
    expect(formatSpans(markupText)).toEqual(expectedSpans);
  });

  it.each([
    '2*3*4',
    '2 * 3',
    '**',
    '*',
    'a * b * c',
    '**open',
    '{unknown}',
    '{',
    '{}',
    '{2 apples}',
    'C:\\dir',
    '{1234 pp}',
  ])('leaves %s unchanged, because it is not markup', (text) => {
    expect(formatSpans(text)).toEqual([text]);
  });

  it.each([
    ['\\*not italic\\*', '*not italic*'],
    ['\\{fight}', '{fight}'],
    ['\\\\{fight}', '\\Fight'],
    ['**Reroll** one {aim} die for {1 pp}', 'Reroll one Aim die for 1 PP'],
  ])('reads %s as %s', (text, expectedText) => {
    expect(stripMarkup(text)).toBe(expectedText);
  });

  it('removes only markup characters (property test)', () => {
    const arbitraryPart = fc.constantFrom('*', '**', '{', '}', '\\', ' ', 'a', 'word', 'fight', '2 ', 'é', '{pp}');
    fc.assert(
      fc.property(fc.array(arbitraryPart, { maxLength: 24 }), (textParts) => {
        const text = textParts.join('');
        const removeMarks = (value: string): string => value.replaceAll(/[*{}\\\s]/g, '').toLowerCase();
        expect(removeMarks(stripMarkup(text))).toBe(removeMarks(text));
      }),
      { seed: 3, numRuns: scaleRuns(800) },
    );
  });
});
