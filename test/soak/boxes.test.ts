/** No box of any template overflows. Each element is tested alone, with two thousand characters in many languages. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { mm, toPt, toRect } from '../../src/shared/display/units.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { multilingualCharacter } from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { getTestFonts, measureInk } from '../unit/card/support.ts';

/** The tolerance for rounding. */
const ROUNDING_POINTS = 0.01;
/** In ems. A V or an italic f extends beyond its own width by this much, which makes lines look flush. */
const OVERHANG_EMS = 0.05;
const WITH_WORDS: readonly string[] = ['text', 'flow', 'stat', 'list'];

describe.each(listBuiltInTemplates(GAMES).map((template) => [template.id, template] as const))(
  'template %s',
  (_id, template) => {
    const singleElements = (['front', 'back'] as const).flatMap((side) =>
      template[side].flatMap((element, index) =>
        WITH_WORDS.includes(element.kind)
          ? [
              {
                element,
                elementName: `${side} ${index}`,
                elementTemplate: { ...template, front: [], back: [], [side]: [element] },
              },
            ]
          : [],
      ),
    );

    it('keeps the ink of every element in its box', () => {
      const fonts = getTestFonts();
      fc.assert(
        fc.property(multilingualCharacter, (character) => {
          for (const { element, elementName, elementTemplate } of singleElements) {
            const box = toRect(element.box);
            // Accents and descenders may leave a box by the overhang of its template.
            const overhang = element.kind === 'text' ? toPt(mm(element.overhang ?? 0)) : 0;
            const { front, back } = layoutCard(GAMES, { character, factions: [], template: elementTemplate, fonts });
            for (const { item, left, top, right, bottom } of measureInk([...front.items, ...back.items], fonts)) {
              const [overflowX, overflowY] = [
                Math.max(box.x - left, right - box.x - box.width),
                Math.max(box.y - top, bottom - box.y - box.height),
              ];
              expect(overflowX, `${elementName}: ${item.text}`).toBeLessThanOrEqual(OVERHANG_EMS * item.size);
              expect(overflowY, `${elementName}: ${item.text}`).toBeLessThanOrEqual(overhang + ROUNDING_POINTS);
            }
          }
        }),
        { seed: SEED + 2, numRuns: 2000 },
      );
    });
  },
);
