/** Finds the word of a vocabulary that was probably meant by an unknown word. */
import { computeEditDistance } from '../../../text/edit-distance.ts';

/** Other spellings that the rules and players use (E?1, E?2, E?3c), as they are compared: letters only. */
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
 * Returns the only word of the vocabulary that differs in case and hyphens, is a known alias, or is at most two typos away (one
 * for words of up to four letters). Returns undefined if there is none or more than one.
 */
export function findNearestWord(unknownWord: string, vocabulary: readonly string[]): string | undefined {
  const wantedLetters = getLetters(unknownWord.slice(0, 40));
  if (wantedLetters === '') return undefined;
  const sameWord = vocabulary.find((knownWord) => getLetters(knownWord) === wantedLetters);
  if (sameWord !== undefined) return sameWord;
  const alias = Object.hasOwn(ALIASES, wantedLetters) ? ALIASES[wantedLetters] : undefined;
  if (alias !== undefined && vocabulary.includes(alias)) return alias;
  const maxDistance = wantedLetters.length <= 4 ? 1 : 2;
  const closeWords = vocabulary.filter(
    (knownWord) => computeEditDistance(getLetters(knownWord), wantedLetters) <= maxDistance,
  );
  return closeWords.length === 1 ? closeWords[0] : undefined;
}
