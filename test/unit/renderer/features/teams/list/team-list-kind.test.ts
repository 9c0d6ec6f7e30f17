import { describe, expect, it } from 'vitest';
import {
  filterItems,
  type ListFilter,
  NO_FILTER,
} from '../../../../../../src/renderer/features/lists/filter/list-filter.ts';
import { createTeamListKind } from '../../../../../../src/renderer/features/teams/list/team-list-kind.tsx';
import { mapPacksById } from '../../../../../../src/renderer/features/teams/mode/team-mode.ts';
import { createItem } from '../../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { EventPack } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { translate } from '../../../../../support/texts.ts';
import { CHARACTERS_BY_ID, createMembers, createTeam } from '../support.ts';

const createTeamItem = (document: { id: string }) =>
  createItem(GAMES, 'teams', { id: document.id, document, updatedAt: 0, rev: 1 });
const TEAM_ITEMS = [
  createTeamItem(createTeam(createMembers('lead'), { id: 'dawn', name: 'Éclair' })),
  createTeamItem(
    createTeam(createMembers('rogue'), {
      id: 'dusk',
      name: 'Dusk',
      formation: 'goon-squad',
      allegiance: { kind: 'faction', faction: 'night' },
    }),
  ),
  createTeamItem({ id: 'half', ...({ name: 'Half a team' } as object) }),
];
const NIGHT_FACTION = { format: 'rollcall.faction', version: 1, id: 'night', name: 'The Night' } as const;
const CUP_PACK: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 30,
  formations: ['goon-squad'],
};
const createListKind = (...eventPacks: EventPack[]) =>
  createTeamListKind(translate, GAMES, {} as Library, GAMES.all[0], {
    charactersById: CHARACTERS_BY_ID,
    factions: [NIGHT_FACTION],
    eventPacks: mapPacksById(eventPacks),
  });
const LIST_KIND = createListKind();
const findTeamIds = (filterChanges: Partial<ListFilter>) =>
  filterItems(LIST_KIND, TEAM_ITEMS, { ...NO_FILTER, ...filterChanges }).matchingItems.map(
    (matchingItem) => matchingItem.id,
  );

describe('filtering teams', () => {
  it('finds teams by name, faction and member, without accents and case', () => {
    expect(findTeamIds({})).toEqual(['dawn', 'dusk', 'half']);
    expect(findTeamIds({ text: 'eclair' })).toEqual(['dawn']);
    expect(findTeamIds({ text: 'the night' })).toEqual(['dusk']);
    expect(findTeamIds({ text: 'ROGUE' })).toEqual(['dusk']);
    expect(findTeamIds({ text: 'half' })).toEqual(['half']);
  });

  it('finds teams by their event pack and by the verdict that it gives', () => {
    const enteredTeam = createTeamItem(createTeam(createMembers('lead'), { id: 'dawn', name: 'Dawn', event: 'cup' }));
    const countShown = (listKind: typeof LIST_KIND, chosenFacets: ListFilter['chosen']) =>
      filterItems(listKind, [enteredTeam], { ...NO_FILTER, chosen: chosenFacets }).matchingItems.length;
    expect(countShown(createListKind(CUP_PACK), { verdict: ['illegal'] })).toBe(1);
    expect(countShown(createListKind({ ...CUP_PACK, formations: ['combined-team'] }), { verdict: ['legal'] })).toBe(1);
    // An event pack that is missing or of another game cannot judge. One with an invalid size makes the team illegal.
    expect(countShown(LIST_KIND, { verdict: ['legal'] })).toBe(1);
    expect(
      countShown(createListKind({ ...CUP_PACK, ruleset: 'ssua' } as object as EventPack), { verdict: ['legal'] }),
    ).toBe(1);
    const kindWithInvalidSize = createListKind({ ...CUP_PACK, levels: 2.5 });
    expect(countShown(kindWithInvalidSize, { verdict: ['illegal'] })).toBe(1);
    expect(kindWithInvalidSize.facets.find(({ id: facetId }) => facetId === 'event')?.getLabel('cup')).toBe(
      'Event: Cup (its size is not valid)',
    );
    expect(countShown(createListKind(CUP_PACK), { event: ['cup'] })).toBe(1);
    expect(countShown(createListKind(CUP_PACK), { event: [''] })).toBe(0);
    const eventFacet = createListKind(CUP_PACK).facets.find(({ id: facetId }) => facetId === 'event');
    expect(['', 'cup', 'gone'].map((eventPackId) => eventFacet?.getLabel(eventPackId))).toEqual([
      'Sandbox',
      'Event: Cup',
      'Event: gone (not in your library)',
    ]);
  });

  it('finds teams by formation and verdict, but no unreadable ones', () => {
    expect(findTeamIds({ chosen: { '/formation': ['goon-squad'] } })).toEqual(['dusk']);
    expect(findTeamIds({ chosen: { verdict: ['legal'] } })).toEqual(['dawn']);
    expect(findTeamIds({ chosen: { verdict: ['illegal'] } })).toEqual(['dusk']);
  });
});
