/** Whose cards a team needs. */
import type { Character, Team } from '../document/schema.ts';
import type { Options } from '../games/options.ts';
import { summariseTeam } from '../games/supers-unlimited/derive/team-summary.ts';
import type { Character as SuCharacter, Team as SuTeam } from '../games/supers-unlimited/documents/schema.ts';
import { resolveOptions } from '../games/supers-unlimited/options.ts';

/** A character to be printed, under the house rules of the team it belongs to. */
export interface Printed {
  readonly character: Character;
  readonly copies: number;
  readonly options: Options;
}

export interface TeamCards {
  readonly printed: readonly Printed[];
  /** Ids of members that are nowhere to be found. */
  readonly unknown: readonly string[];
}

/**
 * The members of a team with their copies, in its order, looked up as the checker does: what is printed is what was
 * judged. Copies that are no whole number of 1 or more print once: that they are wrong is a finding, not a reason to
 * print nothing.
 */
export function membersToPrint(team: Team, characters: readonly Character[]): TeamCards {
  const options = resolveOptions(team.options);
  const known = new Map([...characters].reverse().map((c) => [c.id, c]));
  const printed: Printed[] = [];
  const unknown: string[] = [];
  for (const { id, copies, character } of summariseTeam(team as SuTeam, known as Map<string, SuCharacter>, options)
    .seats) {
    if (character) printed.push({ character, copies: Number.isInteger(copies) && copies > 0 ? copies : 1, options });
    else unknown.push(id);
  }
  return { printed, unknown };
}
