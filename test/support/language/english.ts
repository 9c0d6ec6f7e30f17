/**
 * Words that no German sentence has: small words of English, and what a slip of ours leaves. Names and quoted words of documents
 * are not looked at where a test knows them.
 */
export const ENGLISH =
  /(?<![\w„-])(the|is|are|and|or|not|must|has|have|with|for|to|be|it|this|that|than|nobody|only|may|one|at|by|which|of|out|its|every|each|roll|rolls|undefined|NaN|null|\[object)(?![\w“-])/;
