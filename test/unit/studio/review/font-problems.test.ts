/** Tests the report of fonts that a template names but that are missing. */
import { expect, it } from 'vitest';
import { listFontProblems } from '../../../../src/shared/studio/review/font-problems.ts';
import { getTestFonts } from '../../card/support.ts';
import { createShape, createView } from '../support.ts';

const createText = (styleName: string) => ({
  kind: 'text',
  box: [5, 5, 20, 5],
  style: styleName,
  value: { text: 'A' },
});
const textStyle = { font: 'text', size: 8, colour: 'ink' };
const lostFont = { src: `sha256:${'0'.repeat(64)}`, name: 'Lost Sans', instead: 'display-black' };

it('names the missing font, its fallback and the first element that uses it', () => {
  const styles = { body: textStyle, head: { ...textStyle, font: 'lost' } };
  const studioView = createView([createShape([1, 1, 5, 5]), createText('body'), createText('head')], {
    styles,
    fonts: { lost: lostFont },
  });
  expect(listFontProblems(studioView, getTestFonts())).toEqual([
    { font: 'Lost Sans', fault: 'missing', fallbackFace: 'display-black', side: 'front', address: '/front/2' },
  ]);
});

it('reports nothing for a missing font that no element uses', () => {
  expect(
    listFontProblems(
      createView([createText('body')], { styles: { body: textStyle }, fonts: { lost: lostFont } }),
      getTestFonts(),
    ),
  ).toEqual([]);
});
