/** The games this Rollcall knows. A new game is one line here. */
import type { Team } from '../document/schema.ts';
import type { Role } from './game.ts';
import { registryOf } from './registry-of.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';
import type { TeamRules } from './team.ts';

export const { GAMES, gameOf, findGame } = registryOf([supersUnlimited]);

/** What a finding of a document means to those who do not know the game. */
export const roleOf = (document: { readonly ruleset: string }, code: string): Role | undefined =>
  gameOf(document).role?.(code);

/** What the game of a readable team offers to teams. Reading a document refuses teams of games that have none. */
export function teamRulesOf(team: Team): TeamRules {
  const { team: rules, name } = gameOf(team);
  if (!rules) throw new Error(`${name} has no teams`);
  return rules;
}
