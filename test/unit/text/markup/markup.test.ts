import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup } from '../../../../src/shared/text/markup/markup.ts';
import { ICONS, withoutMarkup } from '../../../support/cards/cards.ts';
import { runs } from '../../../support/runs.ts';

/** `b` bold, `i` italic, `bi` both, the shape of an icon in braces. */
const spans = (text: string): string[] =>
  parseMarkup(text, ICONS).map(({ text: content, bold, italic, icon }) => {
    const look = `${bold ? 'b' : ''}${italic ? 'i' : ''}`;
    return `${look === '' ? '' : `${look}:`}${icon === undefined ? content : `{${icon.shape}|${content}}`}`;
  });

describe('markup of rules text', () => {
  it.each([
    ['plain words', ['plain words']],
    ['**bold** and *italic*', ['b:bold', ' and ', 'i:italic']],
    ['**bold *both* bold**', ['b:bold ', 'bi:both', 'b: bold']],
    ['Spend {2 pp} or {HP}.', ['Spend 2', '{lightning| PP}', ' or ', '{heart|HP}', '.']],
    ['{+1 fight} {X mind}', ['+1', '{fist| Fight}', ' X', '{eye| Mind}']],
    ['**{fight} first**', ['b:{fist|Fight}', 'b: first']],
  ])('%s', (text, expected) => {
    expect(spans(text)).toEqual(expected);
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
  ])('%s is no markup and stays', (text) => {
    expect(spans(text)).toEqual([text]);
  });

  it.each([
    ['\\*not italic\\*', '*not italic*'],
    ['\\{fight}', '{fight}'],
    ['\\\\{fight}', '\\Fight'],
    ['**Reroll** one {aim} die for {1 pp}', 'Reroll one Aim die for 1 PP'],
  ])('%s content %s', (text, expected) => {
    expect(withoutMarkup(text)).toBe(expected);
  });

  it('loses nothing but marks, whatever it is given', () => {
    const part = fc.constantFrom('*', '**', '{', '}', '\\', ' ', 'a', 'word', 'fight', '2 ', 'é', '{pp}');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const bare = (value: string): string => value.replaceAll(/[*{}\\\s]/g, '').toLowerCase();
        expect(bare(withoutMarkup(text))).toBe(bare(text));
      }),
      { seed: 3, numRuns: runs(800) },
    );
  });
});
