import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { card, faction, hero, plainTemplate, testFonts } from '../support.ts';

const notesOf = (element: object) => {
  const template = parseTemplate({ ...plainTemplate(), front: [element], back: [] });
  const { findings: notes } = layoutCard(GAMES, {
    character: hero(),
    factions: [faction],
    template,
    fonts: testFonts(),
  });
  return notes.filter(({ kind }) => kind === 'safe-area');
};
const text = { kind: 'text', style: 'body', value: { at: '/character/name' } };

describe('the safe area', () => {
  it('holds everything of the default template', () => {
    expect(card().findings.some(({ kind }) => kind === 'safe-area')).toBe(false);
  });

  it('is left by words that stand too close to the cut, and they are named', () => {
    expect(notesOf({ ...text, box: [2, 10, 40, 5] })).toEqual([{ kind: 'safe-area', fields: ['/name'] }]);
    expect(notesOf({ ...text, box: [3, 10, 40, 5] })).toEqual([]);
    expect(notesOf({ ...text, box: [20, 80, 43, 8], align: 'right', valign: 'bottom' })).toHaveLength(1);
  });

  it('is measured from the words, not from their box', () => {
    expect(notesOf({ ...text, box: [0, 10, 63.5, 5], align: 'center' })).toEqual([]);
  });

  it('is left by nothing that is not drawn, and by no decoration', () => {
    expect(notesOf({ ...text, box: [2, 10, 40, 5], when: { at: '/character/name', is: 'nobody' } })).toEqual([]);
    const symbol = { kind: 'symbol', box: [1, 1, 8, 8], drawing: '/faction/symbol' };
    expect(notesOf(symbol)).toEqual([]);
    expect(notesOf({ ...symbol, field: '/factions' })).toEqual([{ kind: 'safe-area', fields: ['/factions'] }]);
  });
});
