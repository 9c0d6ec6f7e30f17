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
import { runs } from '../support/runs.ts';
import { faction, hero, plainTemplate, testFonts } from '../unit/card/support.ts';

const fonts = testFonts();
const words = fc.constantFrom(
  '',
  'Bash',
  'A longer name than that',
  'Ξένια',
  'שלום',
  'Rolls one die more. '.repeat(12),
);
const few = fc.integer({ min: 0, max: 12 });
const changes: fc.Arbitrary<Partial<Character>> = fc.oneof(
  fc.record({ name: words.filter((name) => name !== '') }),
  fc.record({ level: few, power: few, move: few, size: few }),
  fc.record({ hp: fc.record({ total: fc.integer({ min: 1, max: 30 }) }) }),
  fc.record({ alignment: fc.constantFrom('hero', 'villain', 'anti-hero') }),
  fc.record({ factions: fc.constantFrom<string[]>([], ['weather-desk']) }),
  fc.record({
    talents: fc.array(fc.record({ name: words.filter((name) => name !== ''), text: words }), { maxLength: 6 }),
  }),
  fc.record({ concept: words }),
  fc.record({ immunities: fc.constantFrom<string[]>([], ['fall'], ['fall', 'cold']) }),
);

/** One change of what an element can look at in its template. */
const templateEdits = (template: CardTemplate): fc.Arbitrary<Edit> => {
  const sides = (['front', 'back'] as const).flatMap((side) => template[side].map((_, index) => `/${side}/${index}`));
  const places = fc.constantFrom(...sides);
  const styles = fc.constantFrom(...Object.keys(template.styles));
  const set = (path: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
    fc.record({ op: fc.constant('set' as const), path, value });
  const symbol = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 Z', fill: 'ink' }] };
  return fc.oneof(
    set(
      places.map((place) => `${place}/hidden`),
      fc.boolean(),
    ),
    set(
      places.map((place) => `${place}/rotate`),
      fc.constantFrom(0, 15),
    ),
    set(
      styles.map((name) => `/styles/${name}/size`),
      fc.integer({ min: 7, max: 20 }),
    ),
    set(
      styles.map((name) => `/styles/${name}/colour`),
      fc.constantFrom('ink', 'danger'),
    ),
    set(fc.constant('/theme/ink'), fc.constantFrom('#111111', '#222222')),
    set(fc.constantFrom('/symbols/shield', '/symbols/hero'), fc.constantFrom(symbol, { ...symbol, width: 5 })),
    set(fc.constant('/size/width'), fc.constantFrom(63.5, 70)),
    set(fc.constant('/safe'), fc.constantFrom(3, 5)),
  );
};

/** Whole cards by the hundred: vitest, which says where they differ, is asked only when they do. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

describe('what is cached of a card', () => {
  it('is used again under any values that let an element be shown', () => {
    const shown = { kind: 'text', box: [4, 4, 40, 6], style: 'name', value: { at: '/character/name' } } as const;
    const front = [{ ...shown, when: { at: '/character/hp/total', over: 10 } }] as unknown as CardTemplate['front'];
    const template: CardTemplate = { ...plainTemplate(), front, back: [] };
    const [few, ...many] = [10, 11, 12, 13].map(
      (total) => layoutCard(GAMES, { character: hero({ hp: { total } }), factions: [], template, fonts }).front.items,
    );
    expect(few).toEqual([]);
    // What was used once is not kept.
    expect(many[1]).toHaveLength(1);
    expect(many[2]?.[0]).toBe(many[1]?.[0]);
  });

  it('changes nothing: a card among others is the card that a new template gives', () => {
    const template = getDefaultTemplate(GAMES);
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 4 }), fc.boolean(), (list, aimed) => {
        const character = hero(Object.assign({}, ...list));
        const options = aimed ? { options: { 'su.aimLabel': 'Shoot' } as never } : {};
        const one = { character, factions: [faction], fonts, ...options };
        expectSame(
          layoutCard(GAMES, { ...one, template }),
          layoutCard(GAMES, { ...one, template: structuredClone(template) }),
        );
      }),
      { seed: 5, numRuns: runs(120) },
    );
  });

  it('changes nothing while a template is edited: elements that are the same objects are placed as new ones', () => {
    const start = getDefaultTemplate(GAMES);
    const character = hero({ name: 'Rook Harbour', factions: ['weather-desk'], alignment: 'hero' });
    const one = { character, factions: [faction], fonts };
    const size = Object.keys(start.sizes ?? {})[0];
    expect(size).toBeDefined();
    fc.assert(
      fc.property(fc.array(templateEdits(start), { minLength: 1, maxLength: 5 }), (edits) => {
        let template = start;
        for (const edit of edits) {
          template = applyEdits(template, [edit]);
          for (const shown of [template, getTemplateInSize(template, size)]) {
            expectSame(
              layoutCard(GAMES, { ...one, template: shown }),
              layoutCard(GAMES, { ...one, template: structuredClone(shown) }),
            );
          }
        }
      }),
      { seed: 11, numRuns: runs(60) },
    );
  });

  it('changes nothing in the studio: each side of an edited template is what a new one would draw', () => {
    const start = getDefaultTemplate(GAMES);
    const [front = '', back = ''] = (['front', 'back'] as const).map((side) => {
      const at = start[side].findIndex(({ kind, id }) => kind === 'text' && id === 'name');
      return at < 0 ? '' : `/${side}/${at}`;
    });
    const one = {
      character: hero({ name: 'Rook Harbour of the Weather Desk '.repeat(4).trim(), factions: ['weather-desk'] }),
      factions: [faction],
      fonts,
    };
    const named: Edit[] = [front, back].flatMap((at): Edit[] =>
      at === '' ? [] : [{ op: 'set', path: `${at}/when`, value: { at: '/character/level' } }],
    );
    expect(named.length).toBeGreaterThan(0);
    const edits = fc.array(fc.oneof(templateEdits(start), fc.constantFrom(...named)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(edits, (all) => {
        let template = start;
        for (const edit of all) {
          template = applyEdits(template, [edit]);
          for (const side of SIDES) {
            expectSame(
              listPlacedParts(GAMES, template, one, side),
              listPlacedParts(GAMES, structuredClone(template), { ...one }, side),
            );
          }
        }
      }),
      { seed: 21, numRuns: runs(60) },
    );
  });

  it('keeps drawings apart that differ in one colour', () => {
    const drawing = (fill: string) => ({ width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill }] });
    const art = (fill: string) => ({ art: { drawing: drawing(fill) } }) as Partial<Character>;
    const lay = (fill: string) =>
      JSON.stringify(
        layoutCard(GAMES, { character: hero(art(fill)), factions: [], template: getDefaultTemplate(GAMES), fonts })
          .front,
      );
    expect(lay('#112233')).toContain('#112233');
    expect(lay('#445566')).not.toContain('#112233');
    expect(lay('#112233')).toBe(lay('#112233'));
  });
});
