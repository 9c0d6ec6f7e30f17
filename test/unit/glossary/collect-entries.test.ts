import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { collectEntries } from '../../../src/shared/glossary/collect-entries.ts';
import { listGlossaryKinds } from '../../../src/shared/glossary/kinds.ts';

const kind = { id: 'talents', title: 'Talents', known: ['Luck'] };
const hero = (id: string, ...talents: unknown[]) => ({ id, talents }) as unknown as Character;

describe('which lists are remembered', () => {
  it.each([
    ['supers-unlimited', ['talents', 'abilities', 'spells']],
    ['ssua', ['powers']],
    ['battletech-kcw', ['equipment']],
    ['action-round', ['powers']],
    ['bulletproof-blues', ['powers']],
  ])('of %s', (id, kinds) => {
    const game = GAMES.all.find((one) => one.id === id);
    expect(game === undefined ? undefined : listGlossaryKinds(game).map((one) => one.id)).toEqual(kinds);
  });
});

describe('what is known of a kind', () => {
  it('a name is one entry in whatever spelling, with the text that most cards have, and who has it', () => {
    const cards = [
      hero('a', { name: 'Iron Will', text: 'Stands.' }),
      hero('b', { name: 'iron  will', text: 'Falls.' }, { name: ' ' }, 'no entry'),
      hero('c', { name: 'Iron Will', text: 'Stands.', items: ['Helmet'] }, { name: 'Gear', items: ['Rope'] }),
    ];
    expect(collectEntries(kind, cards, [])).toEqual([
      { name: 'Gear', text: '', items: ['Rope'], usedBy: ['c'], otherTexts: [] },
      { name: 'Iron Will', text: 'Stands.', items: [], usedBy: ['a', 'b', 'c'], otherTexts: ['Falls.'] },
      { name: 'Luck', text: '', items: [], usedBy: [], otherTexts: [] },
    ]);
  });

  it('what the glossary says goes before what cards say', () => {
    const own = { name: 'IRON WILL', text: 'Mine.' };
    const [entry] = collectEntries({ ...kind, known: [] }, [hero('a', { name: 'Iron Will', text: 'Theirs.' })], [own]);
    expect(entry).toEqual({
      name: 'IRON WILL',
      text: 'Mine.',
      items: [],
      usedBy: ['a'],
      otherTexts: ['Theirs.'],
      userEntry: own,
    });
  });
});
