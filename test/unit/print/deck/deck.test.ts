import { describe, expect, it } from 'vitest';
import { getDefaultTemplate, listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { computeDeckKey, listIllustratedDocuments, type PrintDeck } from '../../../../src/shared/print/deck/deck.ts';
import { layoutDeckCard } from '../../../../src/shared/print/deck/layout-deck.ts';
import { listCharactersToPrint, type PrintedCharacter } from '../../../../src/shared/print/printed-characters.ts';
import { readBaseCharacter } from '../../../support/documents/fixture.ts';
import { getTestFonts } from '../../card/support.ts';

const fonts = getTestFonts();
const createCharacter = (characterKeys: object = {}): Character =>
  ({ ...readBaseCharacter(), ...characterKeys }) as unknown as Character;
const createDeck = (characters: readonly Character[], deckKeys: Partial<PrintDeck> = {}): PrintDeck => ({
  printed: listCharactersToPrint(GAMES, characters),
  factions: [],
  getPictures: () => new Map(),
  ...deckKeys,
});
const layoutCharacter = (character: Character, deckKeys: Partial<PrintDeck> = {}) => {
  const printDeck = createDeck([character], deckKeys);
  // The last argument would convert each side for writing. Here the display lists are needed as they are.
  return layoutDeckCard(GAMES, printDeck.printed[0] as PrintedCharacter, printDeck, fonts, (list) => list);
};
const computeKey = (character: Character, deckKeys: Partial<PrintDeck> = {}) => {
  const printDeck = createDeck([character], deckKeys);
  return computeDeckKey(GAMES, printDeck.printed[0] as PrintedCharacter, printDeck).key;
};
const tarotTemplate = listBuiltInTemplates(GAMES).find(({ id }) => id === 'tarot');
const ownTemplate = { ...getDefaultTemplate(GAMES), id: 'mine', name: 'Mine' };

describe('the template of a card', () => {
  it('comes from the deck, or else from the character, or else from its game', () => {
    const namingCharacter = createCharacter({ art: { template: 'tarot' } });
    expect(layoutCharacter(namingCharacter, { template: ownTemplate }).template).toBe(ownTemplate);
    expect(layoutCharacter(namingCharacter).template).toBe(tarotTemplate);
    expect(layoutCharacter(createCharacter()).template).toBe(getDefaultTemplate(GAMES, 'supers-unlimited'));
  });

  it('can be a user template, and a finding reports an unknown one', () => {
    const namingCharacter = createCharacter({ art: { template: 'mine' } });
    expect(layoutCharacter(namingCharacter, { getOwnTemplates: () => [ownTemplate] }).template).toBe(ownTemplate);
    expect(
      layoutCharacter(namingCharacter, { getOwnTemplates: () => [ownTemplate] }).findings.map(
        ({ about }) => about.kind,
      ),
    ).not.toContain('unknown-template');
    expect(layoutCharacter(namingCharacter).findings.map(({ about }) => about.kind)).toContain('unknown-template');
  });
});

describe('a deck', () => {
  it('lists its characters and their factions once as illustrated documents', () => {
    const faction = { format: 'rollcall.faction', version: 1, id: 'moth', name: 'Moth' } as const;
    const twoCharacters = [
      createCharacter({ factions: ['moth'] }),
      createCharacter({ id: 'other', factions: ['moth'] }),
    ];
    expect(listIllustratedDocuments(createDeck(twoCharacters, { factions: [faction] }))).toEqual([
      ...twoCharacters,
      faction,
    ]);
    expect(listIllustratedDocuments(createDeck([createCharacter()], { factions: [faction] }))).toEqual([
      createCharacter(),
    ]);
  });

  it('computes a different key for each card that looks different', () => {
    expect(computeKey(createCharacter())).toBe(computeKey(createCharacter()));
    expect(computeKey(createCharacter({ name: 'Another' }))).not.toBe(computeKey(createCharacter()));
    expect(computeKey(createCharacter(), { template: ownTemplate })).not.toBe(computeKey(createCharacter()));
  });
});
