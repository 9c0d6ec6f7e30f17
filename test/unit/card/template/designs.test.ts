/** What the designs of single templates promise. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { computeContrast, getChannels, mixColors } from '../../../../src/shared/display/color.ts';
import type { Color, DisplayItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { sampleCharacters, sampleFactions } from '../../../support/documents/samples.ts';
import { testFonts } from '../support.ts';

const characters = sampleCharacters();
const factions = sampleFactions();

function called(id: string): CardTemplate {
  const template = listBuiltInTemplates(GAMES).find((one) => one.id === id);
  if (template === undefined) throw new Error(`There is no template ${id}.`);
  return template;
}

const lay = (template: CardTemplate, character: Character) =>
  layoutCard(GAMES, { character, factions, template, fonts: testFonts() });

/** What stands in groups about fields that pass. */
function about(items: readonly DisplayItem[], passes: (field: string) => boolean): DisplayItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.field !== undefined && passes(item.field) ? [item] : about(item.items, passes);
  });
}

/** Every colour that something is painted with, outside of groups about a field. */
function coloursBut(items: readonly DisplayItem[], field: string): Color[] {
  return items.flatMap((item): Color[] => {
    if (item.kind === 'group') return item.field === field ? [] : coloursBut(item.items, field);
    if (item.kind === 'text') return [item.fill];
    if (item.kind === 'image') return [];
    return [item.fill, item.stroke?.colour].filter((colour) => colour !== undefined);
  });
}

describe('tarot', () => {
  const template = called('tarot');

  it('is 70 x 120 mm', () => {
    expect(template.size).toEqual({ width: 70, height: 120 });
  });

  it('sets the words of every sample at 7.5 pt or more', () => {
    for (const character of characters) {
      const words = about(lay(template, character).back.items, (field) => /^\/(talents|abilities|spells)/.test(field));
      expect(words.length, character.name).toBeGreaterThan(0);
      for (const { size, text } of listTextItems(words))
        expect(size, `${character.name}: ${text}`).toBeGreaterThanOrEqual(7.5);
    }
  });
});

describe('full-art', () => {
  const template = called('full-art');
  const { ink, paper } = template.theme;
  const panels = (side: CardTemplate['front'], fill: string) =>
    side.flatMap((element) => {
      // A fade lies on a panel, and only darkens it.
      if (element.title === 'Fade') return [];
      const paints = element.kind === 'list' ? element.tags : element.kind === 'shape' ? [element] : [];
      return paints.flatMap((paint) => (paint.fill === fill && paint.opacity !== undefined ? [paint.opacity] : []));
    });

  it('keeps white words readable on its panels whatever the picture behind them', () => {
    const dark = panels(template.front, 'ink');
    expect(dark.length).toBeGreaterThanOrEqual(5);
    for (const opacity of dark) {
      const brightest = mixColors('#ffffff', ink as Color, opacity);
      expect(computeContrast(paper as Color, brightest)).toBeGreaterThanOrEqual(7);
    }
  });

  it('keeps the words of its back readable whatever the picture behind them', () => {
    const light = panels(template.back, 'paper');
    expect(light).toHaveLength(1);
    for (const opacity of light) {
      expect(computeContrast(ink as Color, mixColors('#000000', paper as Color, opacity))).toBeGreaterThanOrEqual(7);
    }
  });

  it('lays the picture to the end of the bleed', () => {
    const [art] = template.front.filter(({ kind }) => kind === 'art');
    expect(art?.box.slice(0, 3)).toEqual([-3.175, -3.175, 69.85]);
  });
});

describe.each(
  GAMES.all
    .flatMap(({ id }) =>
      listBuiltInTemplates(GAMES, 'character', id).map((template) => [template.id, id, template] as const),
    )
    .filter(([id]) => id.endsWith('ink-saver')),
)('%s', (_id, game, template) => {
  it('needs no colour: everything but the picture is grey, whatever the faction wears', () => {
    for (const character of sampleCharacters(game)) {
      const { front, back } = lay(template, { ...character, factions: factions.map(({ id }) => id) });
      for (const colour of new Set([...coloursBut(front.items, '/art'), ...coloursBut(back.items, '/art')])) {
        const [r, g, b] = getChannels(colour);
        expect([g, b], `${character.name}: ${colour}`).toEqual([r, r]);
      }
    }
  });

  it('has no line below 0.25 pt and no large dark shape', () => {
    for (const element of [...template.front, ...template.back]) {
      if (element.kind !== 'shape') continue;
      if (element.stroke !== undefined) expect(element.stroke.width).toBeGreaterThanOrEqual(0.25);
      const [, , width, height] = element.box;
      if (element.fill !== 'ink' || element.d !== undefined) continue;
      expect((Math.min(width, height) * 72) / 25.4).toBeGreaterThanOrEqual(0.25);
      expect(width * height).toBeLessThan(40);
    }
  });
});
