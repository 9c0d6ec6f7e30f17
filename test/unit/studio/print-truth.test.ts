/** What is drawn in the studio lies on paper where the studio says, measured in the finished PDF. */

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
import { type InkPath, inkOfPdf } from '../../support/cards/pdf-ink.ts';
import { t } from '../../support/texts.ts';
import { hero, testFonts } from '../card/support.ts';

/** Millimetres. */
const EXACT = 0.05;
const SIZE = { width: 63.5, height: 88.9 };
const WORDS = { text: 'Text', label: 'Label' };

/** Adds a shape in a colour of its own and does something to it. */
function shape(
  template: CardTemplate,
  fill: string,
  then: (studioView: StudioView, address: string) => readonly Edit[],
) {
  const made = createElement({ template }, 'front', 'shape', WORDS);
  const [address = ''] = made.addresses;
  const painted = applyEdits(template, [...made.edits, { op: 'set', path: `${address}/fill`, value: fill }]);
  return { address, template: applyEdits(painted, then({ template: painted }, address)) };
}

it('boxes that are moved, resized and turned print true to 0.05 mm', async () => {
  let template = createEmptyTemplate({ id: 'own', name: 'Own' }, SIZE);
  const trim = shape(template, '#00ff00', (studioView, address) =>
    setElementValue(studioView, address, '/box', [0, 0, SIZE.width, SIZE.height]),
  );
  template = trim.template;
  const done = [
    ['#ff0000', (studioView: StudioView, at: string) => moveElements(studioView, [at], { x: -13.377, y: 21.123 })],
    [
      '#0000ff',
      (studioView: StudioView, at: string) => resizeElements(studioView, [at], 'se', { x: 7.891, y: -3.337 }),
    ],
    ['#ff00ff', (studioView: StudioView, at: string) => setRotation(studioView, [at], 30)],
  ] as const;
  const expected = done.map(([fill, act]) => {
    const made = shape(template, fill, act);
    template = made.template;
    return { fill, address: made.address };
  });
  const laid = layoutCard(GAMES, { character: hero(), factions: [], fonts: testFonts(), template });
  for (const paper of ['a4', 'card'] as const) {
    const meta = { title: 'T', label: 'T', created: new Date(0) };
    const job = { cards: [laid], paper, sides: 'fronts' as const, marks: 'none' as const, meta };
    const [page] = await inkOfPdf(await createCardsPdf(t, job, testFonts()));
    const inkOf = (fill: string): InkPath => {
      const colour = [1, 3, 5].map((index) => Number.parseInt(fill.slice(index, index + 2), 16) / 255).join(' ');
      const found = page?.paths.filter((path) => path.paint === 'f' && path.colour === colour) ?? [];
      expect(found).toHaveLength(1);
      return found[0] as InkPath;
    };
    const cut = inkOf('#00ff00');
    for (const { fill, address } of expected) {
      const one = findElement({ template }, address);
      if (one === undefined) throw new Error('the element is gone');
      const { x, y, width, height } = getElementBox(one).bounds;
      const ink = inkOf(fill);
      const [left, top] = [ink.left - cut.left, ink.top - cut.top];
      expect(
        [left, top, ink.right - ink.left, ink.bottom - ink.top].map(
          (at, index) => Math.abs(at - ([x, y, width, height][index] ?? 0)) < EXACT,
        ),
      ).toEqual([true, true, true, true]);
    }
    expect(Math.abs(cut.right - cut.left - SIZE.width)).toBeLessThan(EXACT);
  }
});
