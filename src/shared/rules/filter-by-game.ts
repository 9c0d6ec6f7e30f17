import type { Character } from '../document/schema.ts';

/** Returns the characters of the document's game. Games share ids, and a team refers to characters of its own game. */
export const filterByGame = (
  { ruleset }: { readonly ruleset: string },
  characters: readonly Character[],
): Character[] => characters.filter((character) => character.ruleset === ruleset);
