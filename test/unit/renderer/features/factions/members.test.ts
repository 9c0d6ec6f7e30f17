import { describe, expect, it } from 'vitest';
import { factionKind } from '../../../../../src/renderer/features/factions/list/kind.tsx';
import { memberCounts, membersOf } from '../../../../../src/renderer/features/factions/members.ts';
import { filterList, NO_FILTER } from '../../../../../src/renderer/features/lists/filter/list-filter.ts';
import { createItem } from '../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { t } from '../../../../support/texts.ts';
import { character } from '../teams/support.ts';

const CAST: Character[] = [
  character('ada', { factions: ['tide', 'moth'] }),
  character('bo', { factions: ['moth', 'tide'] }),
  character('cy', { factions: ['tide'] }),
  character('di', { factions: [] }),
];

describe('who belongs to a faction', () => {
  it('E-29: those whose card wears its symbol come first', () => {
    expect(membersOf('tide', CAST).map((m) => [m.character.id, m.wears])).toEqual([
      ['ada', true],
      ['cy', true],
      ['bo', false],
    ]);
    expect(membersOf('none', CAST)).toEqual([]);
  });

  it('counts a character once, however often it names a faction', () => {
    const counts = memberCounts([...CAST, character('ed', { factions: ['tide', 'tide'] })]);
    expect([...counts]).toEqual([
      ['tide', 4],
      ['moth', 2],
    ]);
  });
});

describe('filtering factions', () => {
  const faction = (id: string, name: string) => ({ format: 'rollcall.faction', version: 1, id, name });
  const row = (document: { id: string }) =>
    createItem(GAMES, 'factions', { id: document.id, document, updatedAt: 0, rev: 1 });
  const items = [row(faction('moth', 'Mötley Moths')), row(faction('tide', 'The Tide')), row({ id: 'torn' })];
  const kind = factionKind(t, {} as Library, CAST);
  const found = (text: string) => filterList(kind, items, { ...NO_FILTER, text }).shown.map((item) => item.id);

  it('looks at the name without its marks, and at the names of members', () => {
    expect(found('')).toEqual(['moth', 'tide', 'torn']);
    expect(found('motley')).toEqual(['moth']);
    expect(found('CY')).toEqual(['tide']);
    expect(found('ada the')).toEqual(['tide']);
    expect(found('nobody')).toEqual([]);
  });

  it('finds what cannot be read by its id', () => {
    expect(found('torn')).toEqual(['torn']);
  });
});
