/** Tests the promises of individual designs. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { computeContrast, getChannels, mixColors } from '../../../../src/shared/display/color.ts';
import type { Color, DisplayItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { readSampleCharacters, readSampleFactions } from '../../../support/documents/samples.ts';
import { getTestFonts } from '../support.ts';

const characters = readSampleCharacters();
const factions = readSampleFactions();

function getTemplate(templateId: string): CardTemplate {
  const template = listBuiltInTemplates(GAMES).find((candidate) => candidate.id === templateId);
  if (template === undefined) throw new Error(`There is no template ${templateId}.`);
  return template;
}

const layoutCharacter = (template: CardTemplate, character: Character) =>
  layoutCard(GAMES, { character, factions, template, fonts: getTestFonts() });

/** Lists the groups whose field matches. */
function listFieldItems(items: readonly DisplayItem[], matchesField: (field: string) => boolean): DisplayItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.field !== undefined && matchesField(item.field) ? [item] : listFieldItems(item.items, matchesField);
  });
}

/** Lists every color that is painted outside of groups for a field. */
function listColorsOutside(items: readonly DisplayItem[], excludedField: string): Color[] {
  return items.flatMap((item): Color[] => {
    if (item.kind === 'group') return item.field === excludedField ? [] : listColorsOutside(item.items, excludedField);
    if (item.kind === 'text') return [item.fill];
    if (item.kind === 'image') return [];
    return [item.fill, item.stroke?.colour].filter((colour) => colour !== undefined);
  });
}

describe('tarot', () => {
  const template = getTemplate('tarot');

  it('measures 70 x 120 mm', () => {
    expect(template.size).toEqual({ width: 70, height: 120 });
  });

  it('sets the text of every sample at 7.5 pt or more', () => {
    for (const character of characters) {
      const textItems = listFieldItems(layoutCharacter(template, character).back.items, (field) =>
        /^\/(talents|abilities|spells)/.test(field),
      );
      expect(textItems.length, character.name).toBeGreaterThan(0);
      for (const { size, text } of listTextItems(textItems))
        expect(size, `${character.name}: ${text}`).toBeGreaterThanOrEqual(7.5);
    }
  });
});

describe('full-art', () => {
  const template = getTemplate('full-art');
  const { ink, paper } = template.theme;
  const listPanelOpacities = (sideElements: CardTemplate['front'], panelFill: string) =>
    sideElements.flatMap((element) => {
      // A fade lies on a panel and only darkens it.
      if (element.title === 'Fade') return [];
      const paints = element.kind === 'list' ? element.tags : element.kind === 'shape' ? [element] : [];
      return paints.flatMap((paint) =>
        paint.fill === panelFill && paint.opacity !== undefined ? [paint.opacity] : [],
      );
    });

  it('keeps white text readable on its panels, whatever the picture behind them', () => {
    const darkPanels = listPanelOpacities(template.front, 'ink');
    expect(darkPanels.length).toBeGreaterThanOrEqual(5);
    for (const opacity of darkPanels) {
      const brightestPanel = mixColors('#ffffff', ink as Color, opacity);
      expect(computeContrast(paper as Color, brightestPanel)).toBeGreaterThanOrEqual(7);
    }
  });

  it('keeps the text on its back readable, whatever the picture behind it', () => {
    const lightPanels = listPanelOpacities(template.back, 'paper');
    expect(lightPanels).toHaveLength(1);
    for (const opacity of lightPanels) {
      expect(computeContrast(ink as Color, mixColors('#000000', paper as Color, opacity))).toBeGreaterThanOrEqual(7);
    }
  });

  it('extends the picture to the end of the bleed', () => {
    // The card is 63.5 mm wide, with a bleed of 3.175 mm on each side.
    const [artElement] = template.front.filter(({ kind }) => kind === 'art');
    expect(artElement?.box.slice(0, 3)).toEqual([-3.175, -3.175, 69.85]);
  });
});

describe.each(
  GAMES.all
    .flatMap(({ id }) =>
      listBuiltInTemplates(GAMES, 'character', id).map((template) => [template.id, id, template] as const),
    )
    .filter(([templateId]) => templateId.endsWith('ink-saver')),
)('the template %s', (_id, gameId, template) => {
  it("prints everything except the art in gray, whatever the faction's colors", () => {
    for (const character of readSampleCharacters(gameId)) {
      const { front, back } = layoutCharacter(template, {
        ...character,
        factions: factions.map(({ id }) => id),
      });
      for (const colour of new Set([
        ...listColorsOutside(front.items, '/art'),
        ...listColorsOutside(back.items, '/art'),
      ])) {
        const [red, green, blue] = getChannels(colour);
        expect([green, blue], `${character.name}: ${colour}`).toEqual([red, red]);
      }
    }
  });

  it('contains no line below 0.25 pt and no large dark shape', () => {
    for (const element of [...template.front, ...template.back]) {
      if (element.kind !== 'shape') continue;
      if (element.stroke !== undefined) expect(element.stroke.width).toBeGreaterThanOrEqual(0.25);
      // In millimeters.
      const [, , width, height] = element.box;
      if (element.fill !== 'ink' || element.d !== undefined) continue;
      expect((Math.min(width, height) * 72) / 25.4).toBeGreaterThanOrEqual(0.25);
      expect(width * height).toBeLessThan(40);
    }
  });
});
