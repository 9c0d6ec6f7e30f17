/** The longest id that the document formats allow. */
const MAX_ID_LETTERS = 64;
/** The number of letters of a name that become an id, to leave room for a distinguishing suffix. */
export const MAX_ID_STEM_LETTERS = 40;

/**
 * Turns a name into an id of lowercase letters, digits and hyphens, without accents. The result is empty for a name in another script.
 */
export const slugify = (name: string, maxLetters = MAX_ID_LETTERS): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLetters)
    .replace(/^-|-$/g, '');
