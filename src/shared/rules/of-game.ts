import type { Character } from '../document/schema.ts';

/** The characters of one game. Ids are shared by all games, and a team speaks of the characters of its own. */
export const ofGame = ({ ruleset }: { readonly ruleset: string }, characters: readonly Character[]): Character[] =>
  characters.filter((character) => character.ruleset === ruleset);
