/**
 * Words that no German sentence contains: short English words, and traces of programming errors. Tests remove names and quoted words
 * of documents first.
 */
const ENGLISH =
  /(?<![\p{L}\d_„-])(the|is|are|and|or|not|must|has|have|with|for|to|be|it|this|that|than|nobody|only|may|one|at|by|which|of|out|its|every|each|roll|rolls|undefined|NaN|null|\[object)(?![\p{L}\d_“-])/u;

/** Terms of the rules that contain such a word. */
const TERMS = /Battle of Wits|Smash it Up|Burst of Speed|The Old One-Two/g;

/** JSON keys in straight quotes, which are the same in every language. */
const KEYS = /"[^"]*"/g;

export const isEnglish = (sourceText: string): boolean =>
  ENGLISH.test(sourceText.replaceAll(TERMS, '…').replaceAll(KEYS, '…'));
