/** Letters for comparing: no marks, no case. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What stands between words. An apostrophe within a word is left out: `O'Neill` is found as `oneill` and as `o'neill`. */
const BETWEEN = /[^\p{L}\p{N}]+/u;
const WITHIN = /['’ʼ]/g;

/** The words of a text, for comparing. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(WITHIN, '')
    .split(BETWEEN)
    .filter((word) => word !== '');
