/** Input of the benchmark: different teams of eight with their characters embedded. */
import type { Character, Team } from '../src/shared/games/supers-unlimited/documents/schema.ts';

const MEMBERS = 8;

/**
 * Team number n of a set, from the given characters: another choice of them for each n, and Levels that make a
 * different part of the teams legal. `art` = with their portraits, as a list that is sent to be printed.
 */
export function teamOfEight(characters: readonly Character[], n: number, { art }: { art: boolean }): Team {
  const chosen = Array.from({ length: MEMBERS }, (_, index): Character => {
    const { art: portrait, ...character } = characters[(n * 5 + index) % characters.length] as Character;
    return {
      ...character,
      id: `${character.id}-${index}`,
      name: `${character.name} ${n}`,
      ...(art && portrait ? { art: portrait } : {}),
    };
  });
  const [first] = chosen;
  return {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id: `list-${n}`,
    name: `List ${n}`,
    levels: [25, 35, 50][n % 3] as number,
    formation: 'combined-team',
    allegiance: { kind: 'faction', faction: first?.factions?.[0] ?? 'none' },
    members: chosen.map(({ id }, index) => ({ character: id, copies: index === 7 ? 2 : 1 })),
    gimmicks: ['precision'],
    characters: chosen,
  };
}
