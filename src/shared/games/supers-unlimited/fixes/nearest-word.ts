/** Finds the word of a vocabulary that the author of an unknown word probably meant. */
import { computeEditDistance } from '../../../text/edit-distance.ts';

/** Other words that the rules and players use, such as Shoot for Aim (E?1, E?2, E?3c). The keys have only lower-case letters. */
const ALIASES: Readonly<Record<string, string>> = {
  shoot: 'aim',
  gliding: 'glide',
  leap: 'jump',
  leaping: 'jump',
  lineswinging: 'line-swing',
  wallcrawling: 'wall-crawl',
  flying: 'flight',
  run: 'sprint',
  robot: 'robotic',
  electric: 'electricity',
  magnetic: 'magnetism',
  dark: 'darkness',
  melee: 'close',
  ranged: 'projectile',
  combined: 'combined-team',
  goons: 'goon-squad',
  superteam: 'super-force',
};

const getLetters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Returns the word of the vocabulary that has the same letters, has the unknown word as an alias, or is at most two typos away (one typo
 * for words of up to four letters). Returns undefined if no word or more than one is that close. Compares at most 40 characters.
 */
export function findNearestWord(unknownWord: string, vocabulary: readonly string[]): string | undefined {
  const wantedLetters = getLetters(unknownWord.slice(0, 40));
  if (wantedLetters === '') return undefined;
  const sameWord = vocabulary.find((word) => getLetters(word) === wantedLetters);
  if (sameWord !== undefined) return sameWord;
  const alias = Object.hasOwn(ALIASES, wantedLetters) ? ALIASES[wantedLetters] : undefined;
  if (alias !== undefined && vocabulary.includes(alias)) return alias;
  const maxDistance = wantedLetters.length <= 4 ? 1 : 2;
  const closeWords = vocabulary.filter((word) => computeEditDistance(getLetters(word), wantedLetters) <= maxDistance);
  return closeWords.length === 1 ? closeWords[0] : undefined;
}
