import { describe, expect, it } from 'vitest';
import {
  filterList,
  type ListFilter,
  NO_FILTER,
} from '../../../../../../src/renderer/features/lists/filter/list-filter.ts';
import { teamKind } from '../../../../../../src/renderer/features/teams/list/kind.tsx';
import { readRow } from '../../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../../src/shared/games/registry.ts';
import { KNOWN, of, team } from '../support.ts';

const row = (document: { id: string }) => readRow('teams', { id: document.id, document, updatedAt: 0, rev: 1 });
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
const KIND = teamKind({} as Library, GAMES[0], KNOWN, [NIGHT]);
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

  it('by formation and verdict; what cannot be read has neither', () => {
    expect(found({ chosen: { '/formation': ['goon-squad'] } })).toEqual(['dusk']);
    expect(found({ chosen: { verdict: ['legal'] } })).toEqual(['dawn']);
    expect(found({ chosen: { verdict: ['illegal'] } })).toEqual(['dusk']);
  });
});
