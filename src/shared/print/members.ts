/** Whose cards a team needs. */
import { canonicalJson, orderedJson } from '../document/fingerprint/canonical.ts';
import type { Character, Team } from '../document/schema.ts';
import { defaultsOf, type Options } from '../games/options.ts';
import { gameOf } from '../games/registry.ts';
import { optionsFor } from '../judge.ts';

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

/** Characters without a team, each once, under the house rules their games have when nobody says otherwise. */
export function charactersToPrint(characters: readonly Character[]): Printed[] {
  const options = new Map<string, Options>();
  return characters.map((character) => {
    const game = gameOf(character);
    const own = options.get(game.id) ?? defaultsOf(game.options);
    options.set(game.id, own);
    return { character, copies: 1, options: own };
  });
}

/**
 * The members of a team with their copies, in its order, looked up as the checker does: what is printed is what was
 * judged. Copies that are no whole number of 1 or more print once: that they are wrong is a finding, not a reason to
 * print nothing.
 */
export function membersToPrint(team: Team, characters: readonly Character[]): TeamCards {
  const options = optionsFor(team);
  // Of two with one id the first is taken.
  const known = new Map([...[...characters].reverse().map((one) => [one.id, one] as const), ...embedded(team)]);
  const printed: Printed[] = [];
  const unknown: string[] = [];
  for (const { character: id, copies = 1 } of team.members) {
    const character = known.get(id);
    if (character) printed.push({ character, copies: Number.isInteger(copies) && copies > 0 ? copies : 1, options });
    else unknown.push(id);
  }
  return { printed, unknown };
}

/** The characters a team embeds by id: of several with one id that whose canonical text comes first. */
function embedded(team: Team): ReadonlyMap<string, Character> {
  const byId = new Map<string, Character>();
  for (const one of team.characters ?? []) {
    const held = byId.get(one.id);
    if (held === undefined || isBefore(one, held)) byId.set(one.id, one);
  }
  return byId;
}

/** By what they say with all defaults filled in, and of those that say the same by how it is written. */
function isBefore(a: Character, b: Character): boolean {
  const { complete } = gameOf(a).documents['rollcall.character'];
  const [full, other] = [orderedJson(complete(a)), orderedJson(complete(b))];
  return full === other ? canonicalJson(a) < canonicalJson(b) : full < other;
}
