/** Fonts that a template names and that are not at hand: told with the first element that is set in them. */
import { expect, it } from 'vitest';
import { listFontProblems } from '../../../../src/shared/studio/review/font-problems.ts';
import { testFonts } from '../../card/support.ts';
import { shape, view } from '../support.ts';

const text = (style: string) => ({ kind: 'text', box: [5, 5, 20, 5], style, value: { text: 'A' } });
const style = { font: 'text', size: 8, colour: 'ink' };
const lost = { src: `sha256:${'0'.repeat(64)}`, name: 'Lost Sans', instead: 'display-black' };

it('names the font, what stands in for it and where', () => {
  const styles = { body: style, head: { ...style, font: 'lost' } };
  const shown = view([shape([1, 1, 5, 5]), text('body'), text('head')], { styles, fonts: { lost } });
  expect(listFontProblems(shown, testFonts())).toEqual([
    { font: 'Lost Sans', fault: 'missing', fallbackFace: 'display-black', side: 'front', address: '/front/2' },
  ]);
});

it('is silent of one that nothing is set in', () => {
  expect(listFontProblems(view([text('body')], { styles: { body: style }, fonts: { lost } }), testFonts())).toEqual([]);
});
