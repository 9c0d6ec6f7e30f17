import { describe, expect, it } from 'vitest';
import {
  filterList,
  type ListFilter,
  NO_FILTER,
} from '../../../../../../src/renderer/features/lists/filter/list-filter.ts';
import { teamKind } from '../../../../../../src/renderer/features/teams/list/kind.tsx';
import { packsOf } from '../../../../../../src/renderer/features/teams/mode/team-mode.ts';
import { createItem } from '../../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { EventPack } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { t } from '../../../../../support/texts.ts';
import { KNOWN, of, team } from '../support.ts';

const row = (document: { id: string }) =>
  createItem(GAMES, 'teams', { id: document.id, document, updatedAt: 0, rev: 1 });
const ITEMS = [
  row(team(of('lead'), { id: 'dawn', name: 'Éclair' })),
  row(
    team(of('rogue'), {
      id: 'dusk',
      name: 'Dusk',
      formation: 'goon-squad',
      allegiance: { kind: 'faction', faction: 'night' },
    }),
  ),
  row({ id: 'half', ...({ name: 'Half a team' } as object) }),
];
const NIGHT = { format: 'rollcall.faction', version: 1, id: 'night', name: 'The Night' } as const;
const CUP: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 30,
  formations: ['goon-squad'],
};
const kindAt = (...events: EventPack[]) =>
  teamKind(t, GAMES, {} as Library, GAMES.all[0], { known: KNOWN, factions: [NIGHT], packs: packsOf(events) });
const KIND = kindAt();
const found = (change: Partial<ListFilter>) =>
  filterList(KIND, ITEMS, { ...NO_FILTER, ...change }).shown.map((item) => item.id);

describe('finding teams', () => {
  it('by name, faction and member, without marks and case', () => {
    expect(found({})).toEqual(['dawn', 'dusk', 'half']);
    expect(found({ text: 'eclair' })).toEqual(['dawn']);
    expect(found({ text: 'the night' })).toEqual(['dusk']);
    expect(found({ text: 'ROGUE' })).toEqual(['dusk']);
    expect(found({ text: 'half' })).toEqual(['half']);
  });

  it('by the event they are made for, and by the verdict that it gives', () => {
    const entered = row(team(of('lead'), { id: 'dawn', name: 'Dawn', event: 'cup' }));
    const shown = (kind: typeof KIND, chosen: ListFilter['chosen']) =>
      filterList(kind, [entered], { ...NO_FILTER, chosen }).shown.length;
    expect(shown(kindAt(CUP), { verdict: ['illegal'] })).toBe(1);
    expect(shown(kindAt({ ...CUP, formations: ['combined-team'] }), { verdict: ['legal'] })).toBe(1);
    // A pack that is not there, or of another game, cannot judge; one of an impossible size makes the team illegal.
    expect(shown(KIND, { verdict: ['legal'] })).toBe(1);
    expect(shown(kindAt({ ...CUP, ruleset: 'ssua' } as object as EventPack), { verdict: ['legal'] })).toBe(1);
    const halved = kindAt({ ...CUP, levels: 2.5 });
    expect(shown(halved, { verdict: ['illegal'] })).toBe(1);
    expect(halved.facets.find(({ id }) => id === 'event')?.labelOf('cup')).toBe('Event: Cup (its size is not valid)');
    expect(shown(kindAt(CUP), { event: ['cup'] })).toBe(1);
    expect(shown(kindAt(CUP), { event: [''] })).toBe(0);
    const facet = kindAt(CUP).facets.find(({ id }) => id === 'event');
    expect(['', 'cup', 'gone'].map((id) => facet?.labelOf(id))).toEqual([
      'Sandbox',
      'Event: Cup',
      'Event: gone (not in your library)',
    ]);
  });

  it('by formation and verdict; what cannot be read has neither', () => {
    expect(found({ chosen: { '/formation': ['goon-squad'] } })).toEqual(['dusk']);
    expect(found({ chosen: { verdict: ['legal'] } })).toEqual(['dawn']);
    expect(found({ chosen: { verdict: ['illegal'] } })).toEqual(['dusk']);
  });
});
