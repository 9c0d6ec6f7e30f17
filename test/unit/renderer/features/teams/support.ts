/** Characters and teams for the tests of screens. */
import { mapCharactersById } from '../../../../../src/renderer/features/teams/verdict/judge-team.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import type { Character, Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import base from '../../../../fixtures/base/character.json';

export const createCharacter = (characterId: string, changes: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id: characterId,
  name: characterId.toUpperCase(),
  alignment: 'hero',
  level: 4,
  ...changes,
});

/** Creates the row that stores a document. */
export const createRow = (document: { id: string }): Row => ({ id: document.id, document, updatedAt: 0, rev: 1 });

/** Heroes of the Faction Watch, and the villain `rogue`. A character of Level 1 or 2 is a Henchman, any other a Super (E-31). */
export const CAST = {
  lead: createCharacter('lead', { level: 6, abilities: [{ name: 'Leadership' }] }),
  ally: createCharacter('ally', { level: 5 }),
  giant: createCharacter('giant', { level: 8 }),
  titan: createCharacter('titan', { level: 9 }),
  thug: createCharacter('thug', { level: 1 }),
  rogue: createCharacter('rogue', { alignment: 'villain' }),
  /** Has an invalid Level, so that the Levels of its team can't be added up. */
  broken: createCharacter('broken', { level: 4.5 }),
};
export const CHARACTERS_BY_ID = mapCharactersById(Object.values(CAST));

/** Creates a Combined Team of Heroes that agreed on 25 Levels. */
export const createTeam = (members: Team['members'], changes: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...changes,
});

export const createMembers = (...characterIds: (keyof typeof CAST)[]): Team['members'] =>
  characterIds.map((characterId) => ({ character: characterId }));
