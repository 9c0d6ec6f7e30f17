import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { collectEntries } from '../../../src/shared/glossary/collect-entries.ts';
import { listGlossaryKinds } from '../../../src/shared/glossary/kinds.ts';

const talentKind = { id: 'talents', title: 'Talents', known: ['Luck'] };
const createHero = (heroId: string, ...talents: unknown[]) => ({ id: heroId, talents }) as unknown as Character;

describe('listGlossaryKinds', () => {
  it.each([
    ['supers-unlimited', ['talents', 'abilities', 'spells']],
    ['ssua', ['powers']],
    ['battletech-kcw', ['equipment']],
    ['action-round', ['powers']],
    ['bulletproof-blues', ['powers']],
  ])('lists the entry kinds of %s', (ruleset, kindIds) => {
    const game = GAMES.all.find((candidate) => candidate.id === ruleset);
    expect(game === undefined ? undefined : listGlossaryKinds(game).map((glossaryKind) => glossaryKind.id)).toEqual(
      kindIds,
    );
  });
});

describe('collectEntries', () => {
  it('merges spellings of a name, prefers the most frequent text and lists the characters that use it', () => {
    const heroes = [
      createHero('a', { name: 'Iron Will', text: 'Stands.' }),
      createHero('b', { name: 'iron  will', text: 'Falls.' }, { name: ' ' }, 'no entry'),
      createHero('c', { name: 'Iron Will', text: 'Stands.', items: ['Helmet'] }, { name: 'Gear', items: ['Rope'] }),
    ];
    expect(collectEntries(talentKind, heroes, [])).toEqual([
      { name: 'Gear', text: '', items: ['Rope'], usedBy: ['c'], otherTexts: [] },
      { name: 'Iron Will', text: 'Stands.', items: [], usedBy: ['a', 'b', 'c'], otherTexts: ['Falls.'] },
      { name: 'Luck', text: '', items: [], usedBy: [], otherTexts: [] },
    ]);
  });

  it("prefers the user's glossary entry to the texts on cards", () => {
    const userEntry = { name: 'IRON WILL', text: 'Mine.' };
    const [collectedEntry] = collectEntries(
      { ...talentKind, known: [] },
      [createHero('a', { name: 'Iron Will', text: 'Theirs.' })],
      [userEntry],
    );
    expect(collectedEntry).toEqual({
      name: 'IRON WILL',
      text: 'Mine.',
      items: [],
      usedBy: ['a'],
      otherTexts: ['Theirs.'],
      userEntry,
    });
  });
});
