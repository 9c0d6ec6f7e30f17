/** Splits texts into grapheme clusters, and long words into slices of whole clusters. */

/** Finds graphemes, such as a letter with its accents or a joined emoji, which are never split between fonts or lines. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Matches texts in which every character is a cluster: ASCII, Latin, Greek, Cyrillic, Hebrew and Arabic without marks, punctuation, kana
 * and Chinese. A segmenter would take a hundred times as long.
 */
const SINGLE_CLUSTERS =
  /^[\t\n -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u2010-\u2027\u2030-\u205e\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff]*$/;

/**
 * The maximum length of a cluster, in UTF-16 units. A family emoji with skin tones has 19. In Unicode, thousands of accents on one letter
 * or of joined emoji would also be one cluster, which would fit in no line.
 */
const MAX_CLUSTER_UNITS = 32;

/** The number of units that are segmented together, since a segmenter takes quadratic time. */
const WINDOW_UNITS = 512;

/** Matches the first half of a surrogate pair at the end of a text. */
const UNPAIRED_SURROGATE = /[\ud800-\udbff]$/;

/** Splits a text into clusters, and overlong clusters into several. */
export function splitClusters(sourceText: string): string[] {
  if (SINGLE_CLUSTERS.test(sourceText)) return sourceText.split('');
  const clusters: string[] = [];
  for (let windowStart = 0; windowStart < sourceText.length; ) {
    const windowText = sourceText.slice(windowStart, windowStart + WINDOW_UNITS);
    const isLastWindow = windowStart + WINDOW_UNITS >= sourceText.length;
    const windowClusters = Array.from(
      graphemes.segment(isLastWindow ? windowText : windowText.replace(UNPAIRED_SURROGATE, '')),
      ({ segment }) => segment,
    );
    // The last cluster may continue after the window, so the next window begins with this cluster.
    if (!isLastWindow && windowClusters.length > 1) windowClusters.pop();
    for (const cluster of windowClusters) {
      windowStart += cluster.length;
      if (cluster.length <= MAX_CLUSTER_UNITS) clusters.push(cluster);
      else for (const part of joinCharacters([...cluster], MAX_CLUSTER_UNITS)) clusters.push(part);
    }
  }
  return clusters;
}

/** Joins characters into slices of at most `maxUnits` units each. A single longer entry stays whole. */
function joinCharacters(characters: readonly string[], maxUnits: number): string[] {
  const slices: string[] = [];
  let slice = '';
  for (const character of characters) {
    if (slice !== '' && slice.length + character.length > maxUnits) {
      slices.push(slice);
      slice = '';
    }
    slice += character;
  }
  return slice === '' ? slices : [...slices, slice];
}

/**
 * The maximum length of a word that is shaped, measured and cached at once, in UTF-16 units. Longer words are processed in slices, so that
 * the time grows in proportion to the length. Real words of any language are shorter and are never sliced.
 */
export const MAX_WORD_UNITS = 64;

/** Splits a word into slices without splitting clusters. */
export const sliceWord = (word: string): readonly string[] =>
  word.length <= MAX_WORD_UNITS ? [word] : joinCharacters(splitClusters(word), MAX_WORD_UNITS);
