/** Characters and teams for the tests of the team screens. */
import { knownOf } from '../../../../../src/renderer/features/teams/verdict/judgement.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import type { Character, Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import base from '../../../../fixtures/base/character.json';

export const character = (id: string, change: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id,
  name: id.toUpperCase(),
  alignment: 'hero',
  level: 4,
  ...change,
});

/** A document as it stands in its table. */
export const rowOf = (document: { id: string }): Row => ({ id: document.id, document, updatedAt: 0, rev: 1 });

export const CAST = {
  lead: character('lead', { level: 6, abilities: [{ name: 'Leadership' }] }),
  ally: character('ally', { level: 5 }),
  giant: character('giant', { level: 8 }),
  titan: character('titan', { level: 9 }),
  thug: character('thug', { level: 1 }),
  rogue: character('rogue', { alignment: 'villain' }),
  broken: character('broken', { level: 4.5 }),
};
export const KNOWN = knownOf(Object.values(CAST));

export const team = (members: Team['members'], change: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...change,
});

export const of = (...ids: (keyof typeof CAST)[]): Team['members'] => ids.map((id) => ({ character: id }));
