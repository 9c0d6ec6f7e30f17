import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { findTemplate, getTemplateInSize, listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { createHero, createPlainTemplate, faction, getTestFonts } from '../support.ts';

const createTemplate = (changes: object): CardTemplate =>
  parseTemplate({ ...(JSON.parse(JSON.stringify(createPlainTemplate())) as object), ...changes });

const layoutAsJson = (template: CardTemplate, themeName?: string, factions = [faction]) =>
  JSON.stringify(
    layoutCard(GAMES, {
      character: createHero(),
      factions,
      template,
      fonts: getTestFonts(),
      ...(themeName === undefined ? {} : { theme: themeName }),
    }),
  );

describe('themes', () => {
  // The hero has Level 6, and the accent of the Faction is #e2b100.
  const templateWithThemes = createTemplate({
    themes: [
      { when: { at: '/character/level', over: 5 }, colours: { ink: '#101112', accent: '#202122' } },
      { when: { at: '/character/level', under: 6 }, colours: { ink: '#303132' } },
      { name: 'night', colours: { ink: '#404142' }, styles: { name: { size: 19 } } },
    ],
  });

  it("overlay each other when their conditions hold, with the faction's colors on top", () => {
    const factionlessLayout = layoutAsJson(templateWithThemes, undefined, []);
    expect(factionlessLayout).toContain('#101112');
    expect(factionlessLayout).toContain('#202122');
    expect(factionlessLayout).not.toContain('#303132');
    expect(layoutAsJson(templateWithThemes)).not.toContain('#202122');
    expect(layoutAsJson(templateWithThemes)).toContain('#e2b100');
  });

  it('apply a named theme only when it is selected', () => {
    expect(layoutAsJson(templateWithThemes)).not.toContain('#404142');
    expect(layoutAsJson(templateWithThemes, 'night')).toContain('#404142');
    expect(layoutAsJson(templateWithThemes, 'night')).not.toContain('#101112');
    expect(layoutAsJson(templateWithThemes, 'nobody')).toBe(layoutAsJson(templateWithThemes));
    const character = createHero({ art: { theme: 'night' } });
    expect(
      JSON.stringify(
        layoutCard(GAMES, { character, factions: [], template: templateWithThemes, fonts: getTestFonts() }),
      ),
    ).toContain('#404142');
  });

  it('change type too', () => {
    expect(layoutAsJson(templateWithThemes)).toContain('"size":21');
    expect(layoutAsJson(templateWithThemes, 'night')).toContain('"size":19');
  });
});

describe('sizes', () => {
  const templateWithSizes = createTemplate({
    sizes: {
      wide: {
        name: 'Wide',
        width: 127,
        height: 88.9,
        type: 1.5,
        replace: { kind: { box: [1, 2, 30, 4] } },
        without: ['gone'],
      },
    },
    front: [
      { kind: 'shape', box: [-3, -3, 69.5, 94.9], fill: 'ink' },
      { kind: 'shape', box: [0, 0, 100, 100], d: 'M-3 0 L66.5 0 L66.5 50 Z', fill: 'ink' },
      { kind: 'shape', box: [53.5, 2, 8, 8], hold: { x: 'right' }, fill: 'ink' },
      { kind: 'shape', box: [10, 2, 43.5, 8], hold: { x: 'both' }, fill: 'ink' },
      { id: 'kind', kind: 'shape', box: [0, 0, 1, 1], fill: 'ink' },
      { id: 'gone', kind: 'shape', box: [0, 0, 1, 1], fill: 'ink' },
    ],
  });
  const wideTemplate = getTemplateInSize(templateWithSizes, 'wide');

  it('transfer boxes and paths and keep the bleed', () => {
    expect(wideTemplate).toMatchObject({
      id: 'classic@wide',
      name: 'Classic, Wide',
      size: { width: 127, height: 88.9 },
    });
    // The wide card is 63.5 mm wider than the original one.
    expect(wideTemplate.front.map((element) => element.box)).toEqual([
      [-3, -3, 133, 94.9],
      [0, 0, 163.5, expect.closeTo(100)],
      [117, 2, 8, 8],
      [10, 2, 107, 8],
      [1, 2, 30, 4],
    ]);
    const outlinePath = wideTemplate.front[1]?.kind === 'shape' ? (wideTemplate.front[1].d ?? '') : '';
    // Paths are given in hundredths of their box.
    const pointsX = [...outlinePath.matchAll(/[ML](\S+)/g)].map((pathMatch) => (Number(pathMatch[1]) / 100) * 163.5);
    expect(pointsX[0]).toBeCloseTo(-3, 3);
    expect(pointsX[1]).toBeCloseTo(130, 3);
  });

  it('reuse the elements that an edit does not change', () => {
    const [firstElement, ...otherElements] = templateWithSizes.front;
    const editedTemplate = {
      ...templateWithSizes,
      front: [{ ...firstElement, fill: 'paper' }, ...otherElements],
    } as typeof templateWithSizes;
    const wideElements = getTemplateInSize(editedTemplate, 'wide').front;
    expect(wideElements[0]).toMatchObject({ fill: 'paper' });
    for (const [index, element] of wideTemplate.front.entries())
      if (index > 0) expect(wideElements[index]).toBe(element);
  });

  it('scale type', () => expect(wideTemplate.styles.name?.size).toBe(31.5));

  it('can be selected by id', () => {
    expect(listTemplateChoices([templateWithSizes]).map(({ id }) => id)).toEqual(['classic', 'classic@wide']);
    expect(findTemplate([templateWithSizes], 'classic@wide')).toBe(wideTemplate);
    expect(findTemplate([templateWithSizes], 'classic')).toBe(templateWithSizes);
    expect(findTemplate([templateWithSizes], 'classic@huge')).toBeUndefined();
    expect(findTemplate([templateWithSizes], 'nothing')).toBeUndefined();
  });
});
