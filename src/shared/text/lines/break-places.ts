/**
 * Finds line breaks in scripts without spaces between words. Chinese and Japanese lines may break between any two characters, except that
 * a closing mark can't begin a line and an opening mark can't end a line (kinsoku). Thai, Lao, Khmer and Burmese lines may break between
 * words, which are found with a dictionary.
 */
import { splitClusters } from '../fonts/clusters.ts';

/**
 * Matches Han, kana, bopomofo and Yi with their punctuation and full-width forms. Korean isn't included, since Korean has spaces between
 * words.
 */
const IDEOGRAPHIC =
  /[\u2e80-\u2fdf\u3000-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3220-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff9f\uffe0-\uffe6\u{1b000}-\u{1b16f}\u{20000}-\u{3fffd}]/u;
const DICTIONARY_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_TEXT = new RegExp(`${IDEOGRAPHIC.source}|${DICTIONARY_SCRIPT.source}`, 'u');

/** Characters that can't begin a line: closing brackets and marks, small kana, iteration marks and length marks. */
const FORBIDDEN_LINE_START =
  /^[!%),.:;?\]}\u00a2\u00b0\u00bb\u2019\u201d\u2020\u2021\u2026\u2025\u2030\u203a\u203c\u2047-\u2049\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301c-\u301f\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u3099-\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\u31f0-\u31ff\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff60-\uff65\uff67-\uff70\uff9e\uff9f\p{M}]/u;
/** Characters that can't end a line: opening brackets and marks, and currency signs. */
const FORBIDDEN_LINE_END =
  /[$([{\u00a3\u00a5\u00ab\u2018\u201c\u2039\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff04\uff08\uff3b\uff5b\uff5f\uff62\uffe1\uffe5]$/u;
/** Thai, Lao, Khmer and Burmese signs that belong to the previous word and can't begin a line. */
const FORBIDDEN_FIRST_WORD = /^[\u0e2f\u0e46\u0eaf\u0ec6\u17d4-\u17da\u104a\u104b]/;

/** Whether a text may have line breaks without a space. */
export const hasBreakPlaces = (sourceText: string): boolean => UNSPACED_TEXT.test(sourceText);

let segmenter: Intl.Segmenter | undefined;
/** Splits text into words with the dictionary of the runtime. Results for rare words may differ between versions, as in every browser. */
const splitWords = (sourceText: string): string[] => {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(sourceText), ({ segment }) => segment);
};

/** The maximum number of letters for one dictionary look-up, which limits its time. */
const MAX_LOOKUP_LETTERS = 1000;

/** Splits a text without white space at the places where a line may break. The joined parts equal the text. */
export function splitAtBreaks(sourceText: string): string[] {
  const parts: string[] = [];
  let currentPart = '';
  let previousPiece = '';
  for (const piece of splitPieces(sourceText)) {
    if (currentPart !== '' && canBreak(previousPiece, piece)) {
      parts.push(currentPart);
      currentPart = '';
    }
    currentPart += piece;
    previousPiece = piece;
  }
  return currentPart === '' ? parts : [...parts, currentPart];
}

/** Splits text into grapheme clusters, but keeps words of scripts with a dictionary whole. */
function splitPieces(sourceText: string): string[] {
  if (!DICTIONARY_SCRIPT.test(sourceText)) return splitClusters(sourceText);
  const parts: string[] = [];
  for (let start = 0; start < sourceText.length; start += MAX_LOOKUP_LETTERS)
    for (const word of splitWords(sourceText.slice(start, start + MAX_LOOKUP_LETTERS)))
      parts.push(...(DICTIONARY_SCRIPT.test(word) ? [word] : splitClusters(word)));
  return parts;
}

function canBreak(previousPiece: string, nextPiece: string): boolean {
  if (
    FORBIDDEN_LINE_START.test(nextPiece) ||
    FORBIDDEN_LINE_END.test(previousPiece) ||
    FORBIDDEN_FIRST_WORD.test(nextPiece)
  )
    return false;
  const areWords = DICTIONARY_SCRIPT.test(previousPiece) && DICTIONARY_SCRIPT.test(nextPiece);
  return areWords || IDEOGRAPHIC.test(previousPiece) || IDEOGRAPHIC.test(nextPiece);
}
