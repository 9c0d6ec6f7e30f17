/** Longest id that the formats ask for. */
const LONGEST_ID = 64;
/** Letters of a name in an id, where a distinguishing ending may follow. */
export const ID_START = 40;

/**
 * A name as an id: lowercase letters, digits and hyphens. Accents fall off; a name in another script leaves nothing, and the
 * answer is empty.
 * @param most letters of the answer
 */
export const idText = (name: string, most = LONGEST_ID): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-|-$/g, '');
