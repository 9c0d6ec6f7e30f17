/** No box of any template overflows: each element by itself, for two thousand characters of every tongue. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { mm, toPt, toRect } from '../../src/shared/display/units.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { multilingualCharacter } from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { inkOf, testFonts } from '../unit/card/support.ts';

/** Points: rounding. */
const HAIR = 0.01;
/** Em: a V or an italic f reaches out of its own width by this much, which is what lets lines look flush. */
const OVERHANG = 0.05;
const WITH_WORDS: readonly string[] = ['text', 'flow', 'stat', 'list'];

describe.each(listBuiltInTemplates(GAMES).map((template) => [template.id, template] as const))(
  '%s',
  (_id, template) => {
    const alone = (['front', 'back'] as const).flatMap((side) =>
      template[side].flatMap((element, index) =>
        WITH_WORDS.includes(element.kind)
          ? [{ element, place: `${side} ${index}`, only: { ...template, front: [], back: [], [side]: [element] } }]
          : [],
      ),
    );

    it('keeps the ink of every element in its box', () => {
      const fonts = testFonts();
      fc.assert(
        fc.property(multilingualCharacter, (character) => {
          for (const { element, place, only } of alone) {
            const box = toRect(element.box);
            // Accents and tails may leave a box by as much as its template says.
            const overhang = element.kind === 'text' ? toPt(mm(element.overhang ?? 0)) : 0;
            const { front, back } = layoutCard(GAMES, { character, factions: [], template: only, fonts });
            for (const { item, left, top, right, bottom } of inkOf([...front.items, ...back.items], fonts)) {
              const [across, down] = [
                Math.max(box.x - left, right - box.x - box.width),
                Math.max(box.y - top, bottom - box.y - box.height),
              ];
              expect(across, `${place}: ${item.text}`).toBeLessThanOrEqual(OVERHANG * item.size);
              expect(down, `${place}: ${item.text}`).toBeLessThanOrEqual(overhang + HAIR);
            }
          }
        }),
        { seed: SEED + 2, numRuns: 2000 },
      );
    });
  },
);
