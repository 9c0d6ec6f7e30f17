import { describe, expect, it } from 'vitest';
import { createFactionListKind } from '../../../../../src/renderer/features/factions/list/faction-list-kind.tsx';
import { countMembers, listMembers } from '../../../../../src/renderer/features/factions/members.ts';
import { filterItems, NO_FILTER } from '../../../../../src/renderer/features/lists/filter/list-filter.ts';
import { createItem } from '../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

const CHARACTERS: Character[] = [
  createCharacter('ada', { factions: ['tide', 'moth'] }),
  createCharacter('bo', { factions: ['moth', 'tide'] }),
  createCharacter('cy', { factions: ['tide'] }),
  createCharacter('di', { factions: [] }),
];

describe('members of a faction', () => {
  it('E-29: listMembers lists members whose card shows the symbol of the faction first', () => {
    expect(listMembers('tide', CHARACTERS).map((member) => [member.character.id, member.showsSymbol])).toEqual([
      ['ada', true],
      ['cy', true],
      ['bo', false],
    ]);
    expect(listMembers('none', CHARACTERS)).toEqual([]);
  });

  it('countMembers counts a member once, however often it names the faction', () => {
    const counts = countMembers([...CHARACTERS, createCharacter('ed', { factions: ['tide', 'tide'] })]);
    expect([...counts]).toEqual([
      ['tide', 4],
      ['moth', 2],
    ]);
  });
});

describe('filtering factions', () => {
  const createFaction = (factionId: string, factionName: string) => ({
    format: 'rollcall.faction',
    version: 1,
    id: factionId,
    name: factionName,
  });
  const createItemFromDocument = (document: { id: string }) =>
    createItem(GAMES, 'factions', { id: document.id, document, updatedAt: 0, rev: 1 });
  const factionItems = [
    createItemFromDocument(createFaction('moth', 'Mötley Moths')),
    createItemFromDocument(createFaction('tide', 'The Tide')),
    createItemFromDocument({ id: 'torn' }),
  ];
  const listKind = createFactionListKind(translate, {} as Library, CHARACTERS);
  const findIds = (searchText: string) =>
    filterItems(listKind, factionItems, { ...NO_FILTER, text: searchText }).matchingItems.map(
      (matchingItem) => matchingItem.id,
    );

  it('searches the name without accents, and the names of members', () => {
    expect(findIds('')).toEqual(['moth', 'tide', 'torn']);
    expect(findIds('motley')).toEqual(['moth']);
    expect(findIds('CY')).toEqual(['tide']);
    expect(findIds('ada the')).toEqual(['tide']);
    expect(findIds('nobody')).toEqual([]);
  });

  it('finds an unreadable faction by its id', () => {
    expect(findIds('torn')).toEqual(['torn']);
  });
});
