/** Creates input for the benchmarks: different teams of eight with embedded characters. */
import type { Character, Team } from '../src/shared/games/supers-unlimited/documents/schema.ts';

const MEMBERS = 8;

/**
 * Creates team number `teamNumber` of a set: each has other characters, and a Levels limit that makes about a third of the teams
 * legal. `hasPortraits` embeds the portraits, as in a list that is sent to be printed.
 */
export function createEightMemberTeam(
  characters: readonly Character[],
  teamNumber: number,
  { hasPortraits }: { hasPortraits: boolean },
): Team {
  const chosenCharacters = Array.from({ length: MEMBERS }, (_, memberIndex): Character => {
    const { art: portrait, ...character } = characters[(teamNumber * 5 + memberIndex) % characters.length] as Character;
    return {
      ...character,
      id: `${character.id}-${memberIndex}`,
      name: `${character.name} ${teamNumber}`,
      ...(hasPortraits && portrait ? { art: portrait } : {}),
    };
  });
  const [firstCharacter] = chosenCharacters;
  return {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id: `list-${teamNumber}`,
    name: `List ${teamNumber}`,
    levels: [25, 35, 50][teamNumber % 3] as number,
    formation: 'combined-team',
    allegiance: { kind: 'faction', faction: firstCharacter?.factions?.[0] ?? 'none' },
    members: chosenCharacters.map(({ id }, memberIndex) => ({
      character: id,
      copies: memberIndex === 7 ? 2 : 1,
    })),
    gimmicks: ['precision'],
    characters: chosenCharacters,
  };
}
