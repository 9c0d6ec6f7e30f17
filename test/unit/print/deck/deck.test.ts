import { describe, expect, it } from 'vitest';
import { getDefaultTemplate, listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { computeDeckKey, listIllustratedDocuments, type PrintDeck } from '../../../../src/shared/print/deck/deck.ts';
import { layoutDeckCard } from '../../../../src/shared/print/deck/layout-deck.ts';
import { listCharactersToPrint, type PrintedCharacter } from '../../../../src/shared/print/printed-characters.ts';
import { baseCharacter } from '../../../support/documents/fixture.ts';
import { testFonts } from '../../card/support.ts';

const fonts = testFonts();
const of = (more: object = {}): Character => ({ ...baseCharacter(), ...more }) as unknown as Character;
const deckOf = (characters: readonly Character[], more: Partial<PrintDeck> = {}): PrintDeck => ({
  printed: listCharactersToPrint(GAMES, characters),
  factions: [],
  getPictureBook: () => new Map(),
  ...more,
});
const laid = (character: Character, more: Partial<PrintDeck> = {}) => {
  const deck = deckOf([character], more);
  return layoutDeckCard(GAMES, deck.printed[0] as PrintedCharacter, deck, fonts, (list) => list);
};
const keyed = (character: Character, more: Partial<PrintDeck> = {}) => {
  const deck = deckOf([character], more);
  return computeDeckKey(GAMES, deck.printed[0] as PrintedCharacter, deck).key;
};
const tarot = listBuiltInTemplates(GAMES).find(({ id }) => id === 'tarot');
const mine = { ...getDefaultTemplate(GAMES), id: 'mine', name: 'Mine' };

describe('the template of a card', () => {
  it('is that of all, else the one the character names, else the first of its game', () => {
    const named = of({ art: { template: 'tarot' } });
    expect(laid(named, { template: mine }).template).toBe(mine);
    expect(laid(named).template).toBe(tarot);
    expect(laid(of()).template).toBe(getDefaultTemplate(GAMES, 'supers-unlimited'));
  });

  it('may be one of the user, and is told of where nobody here has it', () => {
    const named = of({ art: { template: 'mine' } });
    expect(laid(named, { getOwnTemplates: () => [mine] }).template).toBe(mine);
    expect(laid(named, { getOwnTemplates: () => [mine] }).findings.map(({ about }) => about.kind)).not.toContain(
      'unknown-template',
    );
    expect(laid(named).findings.map(({ about }) => about.kind)).toContain('unknown-template');
  });
});

describe('a deck', () => {
  it('shows the pictures of its characters and of the factions they wear, each once', () => {
    const faction = { format: 'rollcall.faction', version: 1, id: 'moth', name: 'Moth' } as const;
    const two = [of({ factions: ['moth'] }), of({ id: 'other', factions: ['moth'] })];
    expect(listIllustratedDocuments(deckOf(two, { factions: [faction] }))).toEqual([...two, faction]);
    expect(listIllustratedDocuments(deckOf([of()], { factions: [faction] }))).toEqual([of()]);
  });

  it('has a key for each card, which another look changes and nothing else', () => {
    expect(keyed(of())).toBe(keyed(of()));
    expect(keyed(of({ name: 'Another' }))).not.toBe(keyed(of()));
    expect(keyed(of(), { template: mine })).not.toBe(keyed(of()));
  });
});
