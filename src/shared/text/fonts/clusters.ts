/** Grapheme clusters, and long words in slices of whole clusters. */

/** A letter with its accents, a family of emoji. Never split between faces or lines. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Letters and signs of which each is a cluster, whatever stands beside it: ASCII, Latin, Greek, Cyrillic, Hebrew and Arabic
 * without marks, punctuation, kana and Chinese. A segmenter takes a hundred times as long for them.
 */
const SINGLE =
  /^[\t\n -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u2010-\u2027\u2030-\u205e\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff]*$/;

/**
 * UTF-16 units of one cluster. A family with skin tones has 19; by Unicode, thousands of accents on one letter, or of emoji
 * joined in a row, would be one cluster too, and nothing that long finds room in a line.
 */
const LONGEST_CLUSTER = 32;

/** Units that are segmented together: a segmenter takes quadratic time. */
const WINDOW = 512;

/** The first half of a character of two units, at the end. */
const HALF = /[\ud800-\udbff]$/;

/** The clusters of a text. Overlong ones are split. */
export function clustersOf(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  const out: string[] = [];
  for (let from = 0; from < text.length; ) {
    const seen = text.slice(from, from + WINDOW);
    const isAll = from + WINDOW >= text.length;
    const found = Array.from(graphemes.segment(isAll ? seen : seen.replace(HALF, '')), ({ segment }) => segment);
    // The last cluster may continue behind the window, so the next window begins with it.
    if (!isAll && found.length > 1) found.pop();
    for (const cluster of found) {
      from += cluster.length;
      if (cluster.length <= LONGEST_CLUSTER) out.push(cluster);
      else for (const part of slices([...cluster], LONGEST_CLUSTER)) out.push(part);
    }
  }
  return out;
}

/** Characters put together to texts of at most `most` units each; a single longer one stays whole. */
function slices(characters: readonly string[], most: number): string[] {
  const out: string[] = [];
  let slice = '';
  for (const character of characters) {
    if (slice !== '' && slice.length + character.length > most) {
      out.push(slice);
      slice = '';
    }
    slice += character;
  }
  return slice === '' ? out : [...out, slice];
}

/**
 * Units of text that are shaped, measured and kept at once. Longer words are handled slice by slice, so that breaking one
 * costs in proportion to its length; longer than any word of a language, so that real words are never sliced.
 */
export const LONGEST_WORD = 64;

/** A word in slices, none of which splits a cluster. */
export const slicesOf = (word: string): readonly string[] =>
  word.length <= LONGEST_WORD ? [word] : slices(clustersOf(word), LONGEST_WORD);
