/** What the files of a call hold, for commands that print: a team with its members, or characters alone. */
import type { Character, Faction, Team } from '../shared/document/schema.ts';
import { resolveOptions, type SuOptions } from '../shared/rulesets/supers-unlimited/options.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { readAll, type Shelf, shelve, unreadableLine } from './read.ts';

/** Reads all files; one that cannot be read ends the call, because a print with a gap helps nobody. */
export function readForPrint(paths: readonly string[], io: Io): Shelf {
  const files = readAll(paths, io);
  const broken = files.find((file) => !file.ok);
  if (broken && !broken.ok) throw new Failure(unreadableLine(broken.file, broken.error));
  const shelf = shelve(files.flatMap((file) => (file.ok ? [file.document] : [])));
  return { ...shelf, factions: [...shelf.factions, ...shelf.teams.flatMap((team): Faction[] => team.factions ?? [])] };
}

/** The one team a command is about. */
export function onlyTeam({ teams }: Shelf, command: string): Team {
  const [team, another] = teams;
  if (!team) throw new Failure(`${command} wants a team; none of the files holds one`);
  if (another) throw new Failure(`${command} wants one team; the files hold ${teams.length}`);
  return team;
}

/** A character to be printed, under the house rules of the team it belongs to. */
export interface Printed {
  character: Character;
  copies: number;
  options: SuOptions;
}

/** The members of a team with their copies, in its order. A member nobody knows ends the call. */
export function membersOf(team: Team, characters: readonly Character[]): Printed[] {
  const options = resolveOptions(team.options);
  const known = [...(team.characters ?? []), ...characters];
  return team.members.map(({ character: id, copies = 1 }) => {
    const character = known.find((c) => c.id === id);
    if (!character) throw new Failure(`${team.name}: no character with the id ${id}; add its file to the call`);
    return { character, copies: Number.isInteger(copies) && copies > 0 ? copies : 1, options };
  });
}
