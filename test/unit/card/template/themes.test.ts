import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { findTemplate, getTemplateInSize, listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { faction, hero, plainTemplate, testFonts } from '../support.ts';

const copy = (changes: object): CardTemplate =>
  parseTemplate({ ...(JSON.parse(JSON.stringify(plainTemplate())) as object), ...changes });

const drawn = (template: CardTemplate, theme?: string, factions = [faction]) =>
  JSON.stringify(
    layoutCard(GAMES, {
      character: hero(),
      factions,
      template,
      fonts: testFonts(),
      ...(theme === undefined ? {} : { theme }),
    }),
  );

describe('themes', () => {
  const template = copy({
    themes: [
      { when: { at: '/character/level', over: 5 }, colours: { ink: '#101112', accent: '#202122' } },
      { when: { at: '/character/level', under: 6 }, colours: { ink: '#303132' } },
      { name: 'night', colours: { ink: '#404142' }, styles: { name: { size: 19 } } },
    ],
  });

  it('lie over each other where their condition holds, the faction over all', () => {
    const plain = drawn(template, undefined, []);
    expect(plain).toContain('#101112');
    expect(plain).toContain('#202122');
    expect(plain).not.toContain('#303132');
    expect(drawn(template)).not.toContain('#202122');
    expect(drawn(template)).toContain('#e2b100');
  });

  it('with a name are worn by those who choose them', () => {
    expect(drawn(template)).not.toContain('#404142');
    expect(drawn(template, 'night')).toContain('#404142');
    expect(drawn(template, 'night')).not.toContain('#101112');
    expect(drawn(template, 'nobody')).toBe(drawn(template));
    const character = hero({ art: { theme: 'night' } });
    expect(JSON.stringify(layoutCard(GAMES, { character, factions: [], template, fonts: testFonts() }))).toContain(
      '#404142',
    );
  });

  it('change type too', () => {
    expect(drawn(template)).toContain('"size":22');
    expect(drawn(template, 'night')).toContain('"size":19');
  });
});

describe('sizes', () => {
  const template = copy({
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
  const wide = getTemplateInSize(template, 'wide');

  it('carry boxes and paths over, bleed staying bleed', () => {
    expect(wide).toMatchObject({ id: 'classic@wide', name: 'Classic, Wide', size: { width: 127, height: 88.9 } });
    expect(wide.front.map((element) => element.box)).toEqual([
      [-3, -3, 133, 94.9],
      [0, 0, 163.5, expect.closeTo(100)],
      [117, 2, 8, 8],
      [10, 2, 107, 8],
      [1, 2, 30, 4],
    ]);
    const path = wide.front[1]?.kind === 'shape' ? (wide.front[1].d ?? '') : '';
    const xs = [...path.matchAll(/[ML](\S+)/g)].map((match) => (Number(match[1]) / 100) * 163.5);
    expect(xs[0]).toBeCloseTo(-3, 3);
    expect(xs[1]).toBeCloseTo(130, 3);
  });

  it('keep the elements that an edit leaves as they were', () => {
    const [first, ...others] = template.front;
    const edited = { ...template, front: [{ ...first, fill: 'paper' }, ...others] } as typeof template;
    const after = getTemplateInSize(edited, 'wide').front;
    expect(after[0]).toMatchObject({ fill: 'paper' });
    for (const [index, element] of wide.front.entries()) if (index > 0) expect(after[index]).toBe(element);
  });

  it('scale type', () => expect(wide.styles.name?.size).toBe(33));

  it('are chosen by id', () => {
    expect(listTemplateChoices([template]).map(({ id }) => id)).toEqual(['classic', 'classic@wide']);
    expect(findTemplate([template], 'classic@wide')).toBe(wide);
    expect(findTemplate([template], 'classic')).toBe(template);
    expect(findTemplate([template], 'classic@huge')).toBeUndefined();
    expect(findTemplate([template], 'nothing')).toBeUndefined();
  });
});
