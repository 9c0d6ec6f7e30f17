import { visible } from '../../shared/text/visible.ts';

/** Letters of a name that a sentence has room for. */
const MOST = 60;

/**
 * A name as part of a sentence: a long one is cut, so that what is said of it stays in sight, and nothing in it breaks the
 * line or turns the words around.
 */
export function shortName(name: string): string {
  const letters = [...name.slice(0, 2 * MOST + 2)];
  return visible(letters.length <= MOST ? name : `${letters.slice(0, MOST - 1).join('')}…`);
}
