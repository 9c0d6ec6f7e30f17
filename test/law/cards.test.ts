/** Laws of the card layout: they hold for every template that comes with Rollcall and every character that can be read. */
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
import { runs } from '../support/runs.ts';
import { inkOf, testFonts } from '../unit/card/support.ts';

const run = { seed: SEED, numRuns: runs(200) };
const HAIR = 0.01;

const words = fc.lorem({ maxCount: 24 });
const entries = fc.array(fc.record({ name: fc.lorem({ maxCount: 3 }), text: words }), { maxLength: 12 });
/** Characters with as many words as people write, and names of up to 90 characters. */
const wordy: fc.Arbitrary<Character> = fc
  .record({
    character: anyCharacter,
    name: fc.oneof(
      fc.lorem({ maxCount: 3 }),
      fc.lorem({ maxCount: 12 }).map((name) => name.slice(0, 90)),
    ),
    concept: fc.lorem({ maxCount: 9 }),
    talents: entries,
    abilities: entries,
    spells: entries,
    total: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ character, total, ...texts }) => ({ ...character, ...texts, hp: { total } }));

const layouts = new Set<string>();
/** Of the games that share a layout one will do: these laws are about words that all cards have. */
const isFirst = (ruleset: string, id: string): boolean => {
  const { layout } = JSON.parse(readFileSync(`templates/cards/${ruleset}/${id}/template.json`, 'utf8'));
  return layout === undefined || layouts.size < layouts.add(layout).size;
};
const templates = GAMES.all.flatMap(({ id: ruleset }) =>
  listBuiltInTemplates(GAMES, 'character', ruleset).filter(({ id }) => isFirst(ruleset, id)),
);

describe.each(templates.map((template) => [template.id, template] as const))('a card of %s', (_id, template) => {
  it('never lets a letter leave the safe area nor fall below 6 pt', () => {
    const fonts = testFonts();
    const safe = toPt(mm(template.safe)) - HAIR;
    fc.assert(
      fc.property(wordy, (character) => {
        const cards = listCardSides(layoutCard(GAMES, { character, factions: [], template, fonts }));
        for (const side of cards.flatMap(({ front, back }) => [front, back])) {
          const outside = inkOf(side.items, fonts).filter(
            ({ left, top, right, bottom }) => !(Math.min(left, top, side.width - right, side.height - bottom) >= safe),
          );
          if (outside.length > 0) expect(outside).toEqual([]);
          const smallest = Math.min(7, ...listTextItems(side.items).map(({ size }) => size));
          if (smallest < 6) expect(smallest).toBeGreaterThanOrEqual(6);
        }
      }),
      run,
    );
  });

  it('comes out the same for the same character', () => {
    const fonts = testFonts();
    fc.assert(
      fc.property(wordy, (character) => {
        const input = { character, factions: [], template, fonts };
        const again = layoutCard(GAMES, { ...input, character: structuredClone(character) });
        expect(isDeepStrictEqual(layoutCard(GAMES, input), again)).toBe(true);
      }),
      { ...run, numRuns: 10 },
    );
  });
});
