/**
 * Words that no German sentence has: small words of English, and what a slip of ours leaves. Names and quoted words of documents
 * are not looked at where a test knows them.
 */
const ENGLISH =
  /(?<![\p{L}\d_„-])(the|is|are|and|or|not|must|has|have|with|for|to|be|it|this|that|than|nobody|only|may|one|at|by|which|of|out|its|every|each|roll|rolls|undefined|NaN|null|\[object)(?![\p{L}\d_“-])/u;

/** Names of the rules that have such a word in them. */
const TERMS = /Battle of Wits|Smash it Up|Burst of Speed|The Old One-Two/g;

/** Keys of JSON, which stand in straight quotes, are the same in every language. */
const KEYS = /"[^"]*"/g;

export const isEnglish = (text: string): boolean => ENGLISH.test(text.replaceAll(TERMS, '…').replaceAll(KEYS, '…'));
