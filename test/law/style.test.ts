/**
 * Tests that a card style is an overlay: an empty style changes nothing, reset settings disappear, and changes of the
 * base template take effect.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { applyStyle, getThemeKey } from '../../src/shared/card/style/apply-style.ts';
import { ART_SHAPES, BORDERS, type CardStyle, PATTERNS, STYLE_LIMITS } from '../../src/shared/card/style/card-style.ts';
import { listOfferedSlots } from '../../src/shared/card/style/offered-slots.ts';
import { createResetEdits } from '../../src/shared/card/style/setting.ts';
import { findShippedTemplate } from '../../src/shared/card/style/shipped-slots.ts';
import { TYPE_ROLES } from '../../src/shared/card/style/type-roles.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../src/shared/card/template/template.ts';
import { STYLE_FONTS } from '../../src/shared/display/font-ids.ts';
import { applyEdits } from '../../src/shared/document/edit.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { ICON_SHAPES } from '../../src/shared/text/markup/icons.ts';
import { readSampleCharacters, readSampleFactions } from '../support/documents/samples.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { getTestFonts } from '../unit/card/support.ts';

const baseTemplates = GAMES.all
  .flatMap(({ id, card }) =>
    ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => listBuiltInTemplates(GAMES, of, id)),
  )
  .map(({ id }) => findShippedTemplate(GAMES, id) as CardTemplate);

const createNumberArbitrary = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const anyHexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((colorNumber) => `#${colorNumber.toString(16).padStart(6, '0')}`);
const colours = fc.record(
  { ink: anyHexColor, paper: anyHexColor, primary: anyHexColor, accent: anyHexColor, wash: anyHexColor },
  { requiredKeys: [] },
);
const anyTypeRole = fc.record(
  {
    font: fc.constantFrom(...STYLE_FONTS),
    scale: createNumberArbitrary(STYLE_LIMITS.scale),
    case: fc.constantFrom('upper' as const, 'written' as const),
    colour: fc.oneof(anyHexColor, fc.constant('accent')),
  },
  { requiredKeys: [] },
);

const optional = { requiredKeys: [] };
const anyDecoration = fc.record(
  {
    border: fc.record({
      kind: fc.constantFrom(...BORDERS),
      width: createNumberArbitrary(STYLE_LIMITS.border),
      radius: createNumberArbitrary(STYLE_LIMITS.radius),
      colour: fc.constantFrom('ink', 'accent'),
    }),
    ground: fc.record({
      pattern: fc.constantFrom(...PATTERNS),
      pitch: createNumberArbitrary(STYLE_LIMITS.pitch),
      opacity: fc.constant(0.2),
    }),
    art: fc.record({ shape: fc.constantFrom(...ART_SHAPES), line: createNumberArbitrary(STYLE_LIMITS.line) }),
    boxes: fc.record({ line: anyHexColor, fill: anyHexColor, danger: anyHexColor }, optional),
  },
  optional,
);

const PLAIN: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'x', name: 'X', base: 'x' };

/** Generates a style with choices for some slots of a template and any other settings. */
const createStyleArbitrary = (baseTemplate: CardTemplate): fc.Arbitrary<CardStyle> => {
  const { themes = [] } = baseTemplate;
  const slots = listOfferedSlots(baseTemplate);
  const keys = themes.flatMap((theme) => getThemeKey(theme) ?? []);
  return fc
    .record({
      colours,
      themes: keys.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...keys), colours),
      ignore: fc.uniqueArray(fc.constantFrom('themes' as const, 'factions' as const)),
      scale: createNumberArbitrary(STYLE_LIMITS.scale),
      roles: fc.dictionary(fc.constantFrom(...TYPE_ROLES), anyTypeRole),
      gap: createNumberArbitrary(STYLE_LIMITS.gap),
      leading: createNumberArbitrary(STYLE_LIMITS.leading),
      slots: fc.record(
        Object.fromEntries(
          slots.map(({ id, choices }) => [id, fc.constantFrom(...choices.map((choice) => choice.id))]),
        ),
        {
          requiredKeys: [],
        },
      ),
      icons: fc.dictionary(fc.constantFrom('fight', 'hp', 'beam'), fc.constantFrom(...ICON_SHAPES)),
      looks: anyDecoration,
    })
    .map(
      ({ scale, roles, gap, leading, looks, ...others }): CardStyle => ({
        ...PLAIN,
        ...(others as Partial<CardStyle>),
        ...(looks as Partial<CardStyle>),
        type: { scale, roles },
        density: { gap, leading },
      }),
    );
};

const anyStyledBase = fc
  .constantFrom(...baseTemplates)
  .chain((baseTemplate) => fc.tuple(fc.constant(baseTemplate), createStyleArbitrary(baseTemplate)));
const createExpectedBase = (baseTemplate: CardTemplate): CardTemplate => {
  const { slots: _slots, ...template } = baseTemplate;
  return { ...template, id: PLAIN.id, name: PLAIN.name };
};

describe('a card style', () => {
  it('equals its base template under another name when it changes nothing', () => {
    for (const baseTemplate of baseTemplates) {
      expect(applyStyle(baseTemplate, PLAIN)).toEqual({ template: createExpectedBase(baseTemplate), problems: [] });
      const emptyStyle: CardStyle = {
        ...PLAIN,
        colours: {},
        themes: {},
        ignore: [],
        type: { roles: {} },
        density: {},
        slots: {},
      };
      expect(applyStyle(baseTemplate, emptyStyle).template).toEqual(createExpectedBase(baseTemplate));
    }
  });

  it('creates a readable template from any combination of settings', () => {
    fc.assert(
      fc.property(anyStyledBase, ([baseTemplate, style]) => {
        const { template, problems } = applyStyle(baseTemplate, style);
        expect(problems).toEqual([]);
        expect(readTemplate(GAMES, template)).toMatchObject({ ok: true });
      }),
      { seed: 41, numRuns: scaleRuns(200) },
    );
  });

  it('equals its base template after all settings are reset in any order', () => {
    fc.assert(
      fc.property(anyStyledBase, fc.infiniteStream(fc.nat()), ([baseTemplate, style], drawnOrder) => {
        let remainingStyle = style;
        for (const drawnNumber of drawnOrder) {
          const changes = createResetEdits(remainingStyle);
          if (changes.length === 0) break;
          remainingStyle = applyEdits(remainingStyle, [
            changes[drawnNumber % changes.length] as (typeof changes)[number],
          ]);
        }
        expect(remainingStyle).toEqual(PLAIN);
        expect(applyStyle(baseTemplate, remainingStyle).template).toEqual(createExpectedBase(baseTemplate));
      }),
      { seed: 42, numRuns: scaleRuns(100) },
    );
  });

  it('takes over later changes of its base template', () => {
    fc.assert(
      fc.property(anyStyledBase, fc.constantFrom(0.5, 1, 2), ([baseTemplate, style], addedSize) => {
        const addedShape = {
          kind: 'shape' as const,
          id: 'later',
          box: [1, 1, addedSize, addedSize] as [number, number, number, number],
          fill: 'ink',
        };
        const changedBase: CardTemplate = {
          ...baseTemplate,
          safe: baseTemplate.safe + addedSize,
          front: [...baseTemplate.front, addedShape],
        };
        const { template } = applyStyle(changedBase, style);
        expect(template.safe).toBe(changedBase.safe);
        expect(template.front).toContainEqual(addedShape);
      }),
      { seed: 43, numRuns: scaleRuns(60) },
    );
  });

  it('keeps settings of removed slots, reports them and applies the other settings', () => {
    fc.assert(
      fc.property(anyStyledBase, ([baseTemplate, style]) => {
        const outdatedSlots = { ...style.slots, 'no-such-slot': 'any' };
        const baseWithoutElements: CardTemplate = { ...createExpectedBase(baseTemplate), front: [], back: [] };
        const originalSlots = structuredClone(outdatedSlots);
        const { template, problems } = applyStyle(baseWithoutElements, { ...style, slots: outdatedSlots });
        expect(outdatedSlots).toEqual(originalSlots);
        expect(problems.filter(({ kind }) => kind === 'unknown-slot')).toHaveLength(Object.keys(outdatedSlots).length);
        expect(template.theme).toEqual({ ...baseTemplate.theme, ...style.colours });
      }),
      { seed: 44, numRuns: scaleRuns(60) },
    );
  });

  it('loses no word of a sample character with any choice of a slot', () => {
    const fonts = getTestFonts();
    for (const baseTemplate of baseTemplates.filter(({ of = 'character' }) => of === 'character')) {
      const game = GAMES.all.find(({ card }) => card.templates.includes(baseTemplate.id))?.id ?? '';
      const [character] = readSampleCharacters(game);
      if (character === undefined) continue;
      const slots = listOfferedSlots(baseTemplate);
      for (
        let choiceIndex = 0;
        choiceIndex < Math.max(...slots.map(({ choices }) => choices.length));
        choiceIndex += 1
      ) {
        const chosenSlots = Object.fromEntries(
          slots.flatMap(({ id, choices }) => {
            const choice = choices[choiceIndex % choices.length];
            return choice === undefined ? [] : [[id, choice.id]];
          }),
        );
        const { template, problems } = applyStyle(baseTemplate, { ...PLAIN, slots: chosenSlots });
        const { findings: layoutFindings } = layoutCard(GAMES, {
          character,
          factions: readSampleFactions(),
          template,
          fonts,
        });
        const overflowFindings = layoutFindings.filter(({ kind }) => kind === 'overflow' || kind === 'track-overflow');
        expect([baseTemplate.id, chosenSlots, problems, overflowFindings]).toEqual([
          baseTemplate.id,
          chosenSlots,
          [],
          [],
        ]);
      }
    }
  });
});
