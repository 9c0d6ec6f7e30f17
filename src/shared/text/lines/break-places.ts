/**
 * Where lines may end in scripts that put no spaces between words: between Chinese and Japanese characters, but no closing mark begins a
 * line and no opening one ends it (kinsoku); between words of Thai, Lao, Khmer and Burmese, which only a dictionary knows.
 */
import { clustersOf } from '../fonts/clusters.ts';

/** Han, kana, bopomofo, Yi, and the punctuation and full-width forms that stand among them. Korean puts spaces between its words. */
const IDEOGRAPHIC =
  /[\u2e80-\u2fdf\u3000-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3220-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff9f\uffe0-\uffe6\u{1b000}-\u{1b16f}\u{20000}-\u{3fffd}]/u;
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const EITHER = new RegExp(`${IDEOGRAPHIC.source}|${WITHOUT_SPACES.source}`, 'u');

/** May not begin a line: closing brackets and marks, small kana, marks of iteration and of length. */
const NOT_FIRST =
  /^[!%),.:;?\]}\u00a2\u00b0\u00bb\u2019\u201d\u2020\u2021\u2026\u2025\u2030\u203a\u203c\u2047-\u2049\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301c-\u301f\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u3099-\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\u31f0-\u31ff\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff60-\uff65\uff67-\uff70\uff9e\uff9f\p{M}]/u;
/** May not end a line: opening brackets and marks, signs of currency. */
const NOT_LAST =
  /[$([{\u00a3\u00a5\u00ab\u2018\u201c\u2039\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff04\uff08\uff3b\uff5b\uff5f\uff62\uffe1\uffe5]$/u;
/** Thai and Lao marks that belong to the word before them; vowels that belong to the letter behind them. */
const NOT_FIRST_WORD = /^[\u0e2f\u0e46\u0eaf\u0ec6\u17d4-\u17da\u104a\u104b]/;

/** Whether lines may end in a text at places that no space shows. */
export const hasBreakPlaces = (text: string): boolean => EITHER.test(text);

let segmenter: Intl.Segmenter | undefined;
/** Its dictionary is that of the runtime: results may differ in rare words from one version to another, as in every browser. */
const splitWords = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Letters that are looked up in the dictionary at once: it takes time in proportion to them, but not for ever. */
const LONGEST_LOOKED_UP = 1000;

/** The text without white space in the parts between which a line may end. Together they are the text. */
export function partsBetweenBreaks(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let previous = '';
  for (const piece of splitPieces(text)) {
    if (part !== '' && canBreak(previous, piece)) {
      parts.push(part);
      part = '';
    }
    part += piece;
    previous = piece;
  }
  return part === '' ? parts : [...parts, part];
}

/** Clusters, but words of scripts that a dictionary divides as a whole. */
function splitPieces(text: string): string[] {
  if (!WITHOUT_SPACES.test(text)) return clustersOf(text);
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += LONGEST_LOOKED_UP)
    for (const word of splitWords(text.slice(start, start + LONGEST_LOOKED_UP)))
      parts.push(...(WITHOUT_SPACES.test(word) ? [word] : clustersOf(word)));
  return parts;
}

function canBreak(previous: string, next: string): boolean {
  if (NOT_FIRST.test(next) || NOT_LAST.test(previous) || NOT_FIRST_WORD.test(next)) return false;
  const areWords = WITHOUT_SPACES.test(previous) && WITHOUT_SPACES.test(next);
  return areWords || IDEOGRAPHIC.test(previous) || IDEOGRAPHIC.test(next);
}
