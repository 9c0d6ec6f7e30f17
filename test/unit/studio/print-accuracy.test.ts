/** Tests that elements are printed where the studio shows them, as measured in the finished PDF. */

import { expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { moveElements, resizeElements, setRotation } from '../../../src/shared/studio/arrange/move.ts';
import { createElement } from '../../../src/shared/studio/blanks.ts';
import { getElementBox } from '../../../src/shared/studio/elements.ts';
import { createEmptyTemplate } from '../../../src/shared/studio/new-template.ts';
import { findElement, type StudioView, setElementValue } from '../../../src/shared/studio/view.ts';
import { type InkPath, readPdfInk } from '../../support/cards/pdf-ink.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts } from '../card/support.ts';

const TOLERANCE_MM = 0.05;
const CARD_SIZE = { width: 63.5, height: 88.9 };
const LABELS = { text: 'Text', label: 'Label' };

/** Adds a shape in a unique color and applies edits to it. */
function addShape(
  template: CardTemplate,
  fillColor: string,
  createEdits: (studioView: StudioView, address: string) => readonly Edit[],
) {
  const createdShape = createElement({ template }, 'front', 'shape', LABELS);
  const [address = ''] = createdShape.addresses;
  const paintedTemplate = applyEdits(template, [
    ...createdShape.edits,
    { op: 'set', path: `${address}/fill`, value: fillColor },
  ]);
  return { address, template: applyEdits(paintedTemplate, createEdits({ template: paintedTemplate }, address)) };
}

it('moved, resized and rotated boxes print within 0.05 mm of their position in the studio', async () => {
  let template = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZE);
  const trimShape = addShape(template, '#00ff00', (studioView, address) =>
    setElementValue(studioView, address, '/box', [0, 0, CARD_SIZE.width, CARD_SIZE.height]),
  );
  template = trimShape.template;
  const elementChanges = [
    [
      '#ff0000',
      (studioView: StudioView, address: string) => moveElements(studioView, [address], { x: -13.377, y: 21.123 }),
    ],
    [
      '#0000ff',
      (studioView: StudioView, address: string) => resizeElements(studioView, [address], 'se', { x: 7.891, y: -3.337 }),
    ],
    ['#ff00ff', (studioView: StudioView, address: string) => setRotation(studioView, [address], 30)],
  ] as const;
  const expectedShapes = elementChanges.map(([fillColor, changeElement]) => {
    const createdShape = addShape(template, fillColor, changeElement);
    template = createdShape.template;
    return { fill: fillColor, address: createdShape.address };
  });
  const cardLayout = layoutCard(GAMES, { character: createHero(), factions: [], fonts: getTestFonts(), template });
  for (const paperName of ['a4', 'card'] as const) {
    const metadata = { title: 'T', label: 'T', created: new Date(0) };
    const printJob = {
      cards: [cardLayout],
      paper: paperName,
      sides: 'fronts' as const,
      marks: 'none' as const,
      meta: metadata,
    };
    const [firstPage] = await readPdfInk(await createCardsPdf(translate, printJob, getTestFonts()));
    const findInk = (fillColor: string): InkPath => {
      const pdfColor = [1, 3, 5].map((index) => Number.parseInt(fillColor.slice(index, index + 2), 16) / 255).join(' ');
      const inkPaths = firstPage?.paths.filter((path) => path.paint === 'f' && path.color === pdfColor) ?? [];
      expect(inkPaths).toHaveLength(1);
      return inkPaths[0] as InkPath;
    };
    const trimInk = findInk('#00ff00');
    for (const { fill, address } of expectedShapes) {
      const element = findElement({ template }, address);
      if (element === undefined) throw new Error('the element is gone');
      const { x, y, width, height } = getElementBox(element).bounds;
      const shapeInk = findInk(fill);
      const [left, top] = [shapeInk.left - trimInk.left, shapeInk.top - trimInk.top];
      expect(
        [left, top, shapeInk.right - shapeInk.left, shapeInk.bottom - shapeInk.top].map(
          (coordinate, index) => Math.abs(coordinate - ([x, y, width, height][index] ?? 0)) < TOLERANCE_MM,
        ),
      ).toEqual([true, true, true, true]);
    }
    expect(Math.abs(trimInk.right - trimInk.left - CARD_SIZE.width)).toBeLessThan(TOLERANCE_MM);
  }
});
