import type { Team } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { formatHashedTeam } from './hashed-text.ts';
import { replaceIdsInTeam } from './replace-ids.ts';

/** Teams of characters. `DocumentKind` explains the properties. */
export const teamKind = {
  format: 'rollcall.team',
  name: 'team',
  nouns: { one: 'team', many: 'teams' },
  extension: '.team.json',
  table: 'teams',
  owner: 'game',
  embeds: { characters: 'rollcall.character', factions: 'rollcall.faction' },
  getHashedText: formatHashedTeam,
  replaceIds: replaceIdsInTeam,
  isPrinted: true,
  pages: { teams: 'teams', team: 'teams/:id' },
  opensIn: 'team',
} as const satisfies DocumentKind<Team>;
