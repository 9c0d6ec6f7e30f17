import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { createHero, createPlainTemplate, faction, getTestFonts, layoutTestCard } from '../support.ts';

const findSafeAreaFindings = (element: object) => {
  const template = parseTemplate({ ...createPlainTemplate(), front: [element], back: [] });
  const { findings } = layoutCard(GAMES, {
    character: createHero(),
    factions: [faction],
    template,
    fonts: getTestFonts(),
  });
  return findings.filter(({ kind }) => kind === 'safe-area');
};
const textElement = { kind: 'text', style: 'body', value: { at: '/character/name' } };

describe('the safe area', () => {
  it('contains everything in the default template', () => {
    expect(layoutTestCard().findings.some(({ kind }) => kind === 'safe-area')).toBe(false);
  });

  // The safe area begins 3 mm from the edge.
  it('reports the field of words too close to the edge', () => {
    expect(findSafeAreaFindings({ ...textElement, box: [2, 10, 40, 5] })).toEqual([
      { kind: 'safe-area', fields: ['/name'] },
    ]);
    expect(findSafeAreaFindings({ ...textElement, box: [3, 10, 40, 5] })).toEqual([]);
    expect(
      findSafeAreaFindings({ ...textElement, box: [20, 80, 43, 8], align: 'right', valign: 'bottom' }),
    ).toHaveLength(1);
  });

  it('measures the words, not their box', () => {
    expect(findSafeAreaFindings({ ...textElement, box: [0, 10, 63.5, 5], align: 'center' })).toEqual([]);
  });

  it('ignores elements that are not drawn and decoration without a field', () => {
    expect(
      findSafeAreaFindings({ ...textElement, box: [2, 10, 40, 5], when: { at: '/character/name', is: 'nobody' } }),
    ).toEqual([]);
    const symbolElement = { kind: 'symbol', box: [1, 1, 8, 8], drawing: '/faction/symbol' };
    expect(findSafeAreaFindings(symbolElement)).toEqual([]);
    expect(findSafeAreaFindings({ ...symbolElement, field: '/factions' })).toEqual([
      { kind: 'safe-area', fields: ['/factions'] },
    ]);
  });
});
