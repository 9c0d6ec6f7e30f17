/** Tests laws of the card layout for every built-in template and every readable character. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { listTextItems } from '../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../src/shared/display/units.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { anyCharacter, SEED } from '../support/documents/arbitrary.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { getTestFonts, measureInk } from '../unit/card/support.ts';

const runOptions = { seed: SEED, numRuns: scaleRuns(200) };
const TOLERANCE = 0.01; // points

const anyWords = fc.lorem({ maxCount: 24 });
const anyEntries = fc.array(fc.record({ name: fc.lorem({ maxCount: 3 }), text: anyWords }), { maxLength: 12 });
/** Generates characters with realistic amounts of text and names of up to 90 characters. */
const anyWordyCharacter: fc.Arbitrary<Character> = fc
  .record({
    character: anyCharacter,
    name: fc.oneof(
      fc.lorem({ maxCount: 3 }),
      fc.lorem({ maxCount: 12 }).map((longName) => longName.slice(0, 90)),
    ),
    concept: fc.lorem({ maxCount: 9 }),
    talents: anyEntries,
    abilities: anyEntries,
    spells: anyEntries,
    total: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ character, total, ...wordFields }) => ({ ...character, ...wordFields, hp: { total } }));

const seenLayouts = new Set<string>();
/**
 * Whether the template is the first with its layout. One game per shared layout is enough, because these laws concern
 * words that all cards have.
 */
const isFirstOfLayout = (ruleset: string, templateId: string): boolean => {
  const { layout } = JSON.parse(readFileSync(`templates/cards/${ruleset}/${templateId}/template.json`, 'utf8'));
  return layout === undefined || seenLayouts.size < seenLayouts.add(layout).size;
};
const templates = GAMES.all.flatMap(({ id: ruleset }) =>
  listBuiltInTemplates(GAMES, 'character', ruleset).filter(({ id }) => isFirstOfLayout(ruleset, id)),
);

describe.each(templates.map((template) => [template.id, template] as const))('a card of %s', (_id, template) => {
  it('keeps all letters inside the safe area and at 6 pt or more', () => {
    const fonts = getTestFonts();
    const safeMargin = toPt(mm(template.safe)) - TOLERANCE;
    fc.assert(
      fc.property(anyWordyCharacter, (character) => {
        const cards = listCardSides(layoutCard(GAMES, { character, factions: [], template, fonts }));
        for (const cardSide of cards.flatMap(({ front, back }) => [front, back])) {
          const outside = measureInk(cardSide.items, fonts).filter(
            ({ left, top, right, bottom }) =>
              !(Math.min(left, top, cardSide.width - right, cardSide.height - bottom) >= safeMargin),
          );
          if (outside.length > 0) expect(outside).toEqual([]);
          const smallest = Math.min(7, ...listTextItems(cardSide.items).map(({ size }) => size));
          if (smallest < 6) expect(smallest).toBeGreaterThanOrEqual(6);
        }
      }),
      runOptions,
    );
  });

  it('gets the same layout for the same character', () => {
    const fonts = getTestFonts();
    fc.assert(
      fc.property(anyWordyCharacter, (character) => {
        const layoutInput = { character, factions: [], template, fonts };
        const secondLayout = layoutCard(GAMES, { ...layoutInput, character: structuredClone(character) });
        expect(isDeepStrictEqual(layoutCard(GAMES, layoutInput), secondLayout)).toBe(true);
      }),
      { ...runOptions, numRuns: 10 },
    );
  });
});
