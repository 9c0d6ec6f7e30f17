import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import { getTemplateInSize } from '../../src/shared/card/template/sizes.ts';
import type { CardTemplate } from '../../src/shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../src/shared/document/edit.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { listPlacedParts } from '../../src/shared/studio/placed-card.ts';
import { SIDES } from '../../src/shared/studio/view.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { createHero, createPlainTemplate, faction, getTestFonts } from '../unit/card/support.ts';

// Cached layouts belong to the template object, so a layout with a copy of the template (`structuredClone`) is computed anew.

const fonts = getTestFonts();
const anyText = fc.constantFrom(
  '',
  'Bash',
  'A longer name than that',
  'Ξένια',
  'שלום',
  'Rolls one die more. '.repeat(12),
);
const smallNumber = fc.integer({ min: 0, max: 12 });
const anyChanges: fc.Arbitrary<Partial<Character>> = fc.oneof(
  fc.record({ name: anyText.filter((heroName) => heroName !== '') }),
  fc.record({ level: smallNumber, power: smallNumber, move: smallNumber, size: smallNumber }),
  fc.record({ hp: fc.record({ total: fc.integer({ min: 1, max: 30 }) }) }),
  fc.record({ alignment: fc.constantFrom('hero', 'villain', 'anti-hero') }),
  fc.record({ factions: fc.constantFrom<string[]>([], ['weather-desk']) }),
  fc.record({
    talents: fc.array(fc.record({ name: anyText.filter((talentName) => talentName !== ''), text: anyText }), {
      maxLength: 6,
    }),
  }),
  fc.record({ concept: anyText }),
  fc.record({ immunities: fc.constantFrom<string[]>([], ['fall'], ['fall', 'cold']) }),
);

/** Generates a change of a template value on which the layout of an element depends. */
const templateEdits = (template: CardTemplate): fc.Arbitrary<Edit> => {
  const elementPointers = (['front', 'back'] as const).flatMap((side) =>
    template[side].map((_, index) => `/${side}/${index}`),
  );
  const anyElementPointer = fc.constantFrom(...elementPointers);
  const anyStyleName = fc.constantFrom(...Object.keys(template.styles));
  const createSet = (pointer: fc.Arbitrary<string>, anyValue: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
    fc.record({ op: fc.constant('set' as const), path: pointer, value: anyValue });
  const symbol = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 Z', fill: 'ink' }] };
  return fc.oneof(
    createSet(
      anyElementPointer.map((pointer) => `${pointer}/hidden`),
      fc.boolean(),
    ),
    createSet(
      anyElementPointer.map((pointer) => `${pointer}/rotate`),
      fc.constantFrom(0, 15),
    ),
    createSet(
      anyStyleName.map((styleName) => `/styles/${styleName}/size`),
      fc.integer({ min: 7, max: 20 }),
    ),
    createSet(
      anyStyleName.map((styleName) => `/styles/${styleName}/colour`),
      fc.constantFrom('ink', 'danger'),
    ),
    createSet(fc.constant('/theme/ink'), fc.constantFrom('#111111', '#222222')),
    createSet(fc.constantFrom('/symbols/shield', '/symbols/hero'), fc.constantFrom(symbol, { ...symbol, width: 5 })),
    createSet(fc.constant('/size/width'), fc.constantFrom(63.5, 70)),
    createSet(fc.constant('/safe'), fc.constantFrom(3, 5)),
  );
};

/** Compares whole cards. `expect`, which explains the difference, is slow and runs only when they differ. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

describe('card caches', () => {
  it('reuse an element across values under which it is shown', () => {
    const nameElement = { kind: 'text', box: [4, 4, 40, 6], style: 'name', value: { at: '/character/name' } } as const;
    const frontElements = [
      { ...nameElement, when: { at: '/character/hp/total', over: 10 } },
    ] as unknown as CardTemplate['front'];
    const template: CardTemplate = { ...createPlainTemplate(), front: frontElements, back: [] };
    // The name is shown only above 10 HP.
    const [hiddenItems, ...shownItems] = [10, 11, 12, 13].map(
      (total) =>
        layoutCard(GAMES, { character: createHero({ hp: { total } }), factions: [], template, fonts }).front.items,
    );
    expect(hiddenItems).toEqual([]);
    // A value that was used once is not cached.
    expect(shownItems[1]).toHaveLength(1);
    expect(shownItems[2]?.[0]).toBe(shownItems[1]?.[0]);
  });

  it('keep the layout that a new template gives', () => {
    const template = getDefaultTemplate(GAMES);
    fc.assert(
      fc.property(
        fc.array(anyChanges, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (drawnChanges, usesShootLabel) => {
          const character = createHero(Object.assign({}, ...drawnChanges));
          const layoutOptions = usesShootLabel ? { options: { 'su.aimLabel': 'Shoot' } as never } : {};
          const cardInput = { character, factions: [faction], fonts, ...layoutOptions };
          expectSame(
            layoutCard(GAMES, { ...cardInput, template }),
            layoutCard(GAMES, { ...cardInput, template: structuredClone(template) }),
          );
        },
      ),
      { seed: 5, numRuns: scaleRuns(120) },
    );
  });

  it('keep the layout of an edited template the same as that of a new one', () => {
    const startTemplate = getDefaultTemplate(GAMES);
    const character = createHero({ name: 'Rook Harbour', factions: ['weather-desk'], alignment: 'hero' });
    const cardInput = { character, factions: [faction], fonts };
    const firstSize = Object.keys(startTemplate.sizes ?? {})[0];
    expect(firstSize).toBeDefined();
    fc.assert(
      fc.property(fc.array(templateEdits(startTemplate), { minLength: 1, maxLength: 5 }), (edits) => {
        let template = startTemplate;
        for (const edit of edits) {
          template = applyEdits(template, [edit]);
          for (const shownTemplate of [template, getTemplateInSize(template, firstSize)]) {
            expectSame(
              layoutCard(GAMES, { ...cardInput, template: shownTemplate }),
              layoutCard(GAMES, { ...cardInput, template: structuredClone(shownTemplate) }),
            );
          }
        }
      }),
      { seed: 11, numRuns: scaleRuns(60) },
    );
  });

  it('keep the parts of an edited template in the studio the same as those of a new one', () => {
    const startTemplate = getDefaultTemplate(GAMES);
    const [frontPointer = '', backPointer = ''] = (['front', 'back'] as const).map((side) => {
      const elementIndex = startTemplate[side].findIndex(({ kind, id }) => kind === 'text' && id === 'name');
      return elementIndex < 0 ? '' : `/${side}/${elementIndex}`;
    });
    const cardInput = {
      character: createHero({ name: 'Rook Harbour of the Weather Desk '.repeat(4).trim(), factions: ['weather-desk'] }),
      factions: [faction],
      fonts,
    };
    const conditionEdits: Edit[] = [frontPointer, backPointer].flatMap((pointer): Edit[] =>
      pointer === '' ? [] : [{ op: 'set', path: `${pointer}/when`, value: { at: '/character/level' } }],
    );
    expect(conditionEdits.length).toBeGreaterThan(0);
    const anyEdits = fc.array(fc.oneof(templateEdits(startTemplate), fc.constantFrom(...conditionEdits)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyEdits, (drawnEdits) => {
        let template = startTemplate;
        for (const edit of drawnEdits) {
          template = applyEdits(template, [edit]);
          for (const side of SIDES) {
            expectSame(
              listPlacedParts(GAMES, template, cardInput, side),
              listPlacedParts(GAMES, structuredClone(template), { ...cardInput }, side),
            );
          }
        }
      }),
      { seed: 21, numRuns: scaleRuns(60) },
    );
  });

  it('distinguish drawings that differ in one color', () => {
    const createDrawing = (fillColor: string) => ({
      width: 10,
      height: 10,
      shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: fillColor }],
    });
    const createArt = (fillColor: string) => ({ art: { drawing: createDrawing(fillColor) } }) as Partial<Character>;
    const layoutFront = (fillColor: string) =>
      JSON.stringify(
        layoutCard(GAMES, {
          character: createHero(createArt(fillColor)),
          factions: [],
          template: getDefaultTemplate(GAMES),
          fonts,
        }).front,
      );
    expect(layoutFront('#112233')).toContain('#112233');
    expect(layoutFront('#445566')).not.toContain('#112233');
    expect(layoutFront('#112233')).toBe(layoutFront('#112233'));
  });
});
