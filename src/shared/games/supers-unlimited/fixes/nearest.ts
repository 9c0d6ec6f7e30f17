/** The word of a vocabulary that an unknown word was probably meant to be. */
import { editDistance } from '../../../text/edit-distance.ts';

/** Other spellings in the rules and at tables (E?1, E?2, E?3c), as they are compared: letters only. */
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

const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The only word of the vocabulary that is the same but for case and hyphens, a known alias, or at most two slips of the
 * pen away (one for words of up to four letters). Undefined when there is none or more than one.
 */
export function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const wanted = letters(word.slice(0, 40));
  if (wanted === '') return undefined;
  const same = vocabulary.find((w) => letters(w) === wanted);
  if (same !== undefined) return same;
  const alias = Object.hasOwn(ALIASES, wanted) ? ALIASES[wanted] : undefined;
  if (alias !== undefined && vocabulary.includes(alias)) return alias;
  const slips = wanted.length <= 4 ? 1 : 2;
  const close = vocabulary.filter((w) => editDistance(letters(w), wanted) <= slips);
  return close.length === 1 ? close[0] : undefined;
}
