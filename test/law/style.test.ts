/** A style is an overlay: nothing of it changes nothing, whatever is undone is gone, and what becomes of the base arrives. */
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
import { scaleRuns } from '../support/runs.ts';
import { testFonts } from '../unit/card/support.ts';

const bases = GAMES.all
  .flatMap(({ id, card }) =>
    ['character', ...card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => listBuiltInTemplates(GAMES, of, id)),
  )
  .map(({ id }) => findShippedTemplate(GAMES, id) as CardTemplate);

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colours = fc.record({ ink: hex, paper: hex, primary: hex, accent: hex, wash: hex }, { requiredKeys: [] });
const role = fc.record(
  {
    font: fc.constantFrom(...STYLE_FONTS),
    scale: between(STYLE_LIMITS.scale),
    case: fc.constantFrom('upper' as const, 'written' as const),
    colour: fc.oneof(hex, fc.constant('accent')),
  },
  { requiredKeys: [] },
);

const optional = { requiredKeys: [] };
const drawn = fc.record(
  {
    border: fc.record({
      kind: fc.constantFrom(...BORDERS),
      width: between(STYLE_LIMITS.border),
      radius: between(STYLE_LIMITS.radius),
      colour: fc.constantFrom('ink', 'accent'),
    }),
    ground: fc.record({
      pattern: fc.constantFrom(...PATTERNS),
      pitch: between(STYLE_LIMITS.pitch),
      opacity: fc.constant(0.2),
    }),
    art: fc.record({ shape: fc.constantFrom(...ART_SHAPES), line: between(STYLE_LIMITS.line) }),
    boxes: fc.record({ line: hex, fill: hex, danger: hex }, optional),
  },
  optional,
);

const PLAIN: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'x', name: 'X', base: 'x' };

/** A style with some choice in some slots of a template, and anything else. */
const styleOf = (base: CardTemplate): fc.Arbitrary<CardStyle> => {
  const { themes = [] } = base;
  const slots = listOfferedSlots(base);
  const keys = themes.flatMap((theme) => getThemeKey(theme) ?? []);
  return fc
    .record({
      colours,
      themes: keys.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...keys), colours),
      ignore: fc.uniqueArray(fc.constantFrom('themes' as const, 'factions' as const)),
      scale: between(STYLE_LIMITS.scale),
      roles: fc.dictionary(fc.constantFrom(...TYPE_ROLES), role),
      gap: between(STYLE_LIMITS.gap),
      leading: between(STYLE_LIMITS.leading),
      slots: fc.record(
        Object.fromEntries(slots.map(({ id, choices }) => [id, fc.constantFrom(...choices.map((c) => c.id))])),
        {
          requiredKeys: [],
        },
      ),
      icons: fc.dictionary(fc.constantFrom('fight', 'hp', 'beam'), fc.constantFrom(...ICON_SHAPES)),
      looks: drawn,
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

const based = fc.constantFrom(...bases).chain((base) => fc.tuple(fc.constant(base), styleOf(base)));
const asBase = (base: CardTemplate): CardTemplate => {
  const { slots: _, ...template } = base;
  return { ...template, id: PLAIN.id, name: PLAIN.name };
};

describe('a card style', () => {
  it('equals its base template under another name when it changes nothing', () => {
    for (const base of bases) {
      expect(applyStyle(base, PLAIN)).toEqual({ template: asBase(base), problems: [] });
      const empty: CardStyle = {
        ...PLAIN,
        colours: {},
        themes: {},
        ignore: [],
        type: { roles: {} },
        density: {},
        slots: {},
      };
      expect(applyStyle(base, empty).template).toEqual(asBase(base));
    }
  });

  it('creates a readable template from any combination of settings', () => {
    fc.assert(
      fc.property(based, ([base, style]) => {
        const { template, problems } = applyStyle(base, style);
        expect(problems).toEqual([]);
        expect(readTemplate(GAMES, template)).toMatchObject({ ok: true });
      }),
      { seed: 41, numRuns: scaleRuns(200) },
    );
  });

  it('equals its base template after all settings are reset in any order', () => {
    fc.assert(
      fc.property(based, fc.infiniteStream(fc.nat()), ([base, style], order) => {
        let left = style;
        for (const next of order) {
          const changes = createResetEdits(left);
          if (changes.length === 0) break;
          left = applyEdits(left, [changes[next % changes.length] as (typeof changes)[number]]);
        }
        expect(left).toEqual(PLAIN);
        expect(applyStyle(base, left).template).toEqual(asBase(base));
      }),
      { seed: 42, numRuns: scaleRuns(100) },
    );
  });

  it('takes over later changes of its base template', () => {
    fc.assert(
      fc.property(based, fc.constantFrom(0.5, 1, 2), ([base, style], more) => {
        const mark = {
          kind: 'shape' as const,
          id: 'later',
          box: [1, 1, more, more] as [number, number, number, number],
          fill: 'ink',
        };
        const later: CardTemplate = { ...base, safe: base.safe + more, front: [...base.front, mark] };
        const { template } = applyStyle(later, style);
        expect(template.safe).toBe(later.safe);
        expect(template.front).toContainEqual(mark);
      }),
      { seed: 43, numRuns: scaleRuns(60) },
    );
  });

  it('keeps settings of removed slots, reports them and applies the other settings', () => {
    fc.assert(
      fc.property(based, ([base, style]) => {
        const gone = { ...style.slots, 'no-such-slot': 'any' };
        const bare: CardTemplate = { ...asBase(base), front: [], back: [] };
        const before = structuredClone(gone);
        const { template, problems } = applyStyle(bare, { ...style, slots: gone });
        expect(gone).toEqual(before);
        expect(problems.filter(({ kind }) => kind === 'unknown-slot')).toHaveLength(Object.keys(gone).length);
        expect(template.theme).toEqual({ ...base.theme, ...style.colours });
      }),
      { seed: 44, numRuns: scaleRuns(60) },
    );
  });

  it('loses no word of a sample character with any choice of a slot', () => {
    const fonts = testFonts();
    for (const base of bases.filter(({ of = 'character' }) => of === 'character')) {
      const game = GAMES.all.find(({ card }) => card.templates.includes(base.id))?.id ?? '';
      const [character] = readSampleCharacters(game);
      if (character === undefined) continue;
      const slots = listOfferedSlots(base);
      for (let n = 0; n < Math.max(...slots.map(({ choices }) => choices.length)); n += 1) {
        const chosen = Object.fromEntries(
          slots.flatMap(({ id, choices }) => {
            const choice = choices[n % choices.length];
            return choice === undefined ? [] : [[id, choice.id]];
          }),
        );
        const { template, problems } = applyStyle(base, { ...PLAIN, slots: chosen });
        const { findings: notes } = layoutCard(GAMES, { character, factions: readSampleFactions(), template, fonts });
        const lost = notes.filter(({ kind }) => kind === 'overflow' || kind === 'track-overflow');
        expect([base.id, chosen, problems, lost]).toEqual([base.id, chosen, [], []]);
      }
    }
  });
});
