/** Tags: free words that users sort documents by. Tags that differ only in case are the same. */

/** Maximum length of a tag. */
export const MAX_TAG_LETTERS = 40;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Normalizes the spaces of a typed tag. Returns an empty string if nothing is left. */
export const cleanTag = (typedText: string): string =>
  typedText.trim().replace(/\s+/g, ' ').slice(0, MAX_TAG_LETTERS).trim();

const normalizeTag = (tag: string): string => tag.normalize('NFC').toLowerCase();

/** Returns these tags and the added ones, sorted by name. */
export function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const tagsByKey = new Map(tags.map((tag) => [normalizeTag(tag), tag]));
  for (const tag of added.map(cleanTag))
    if (tag !== '' && !tagsByKey.has(normalizeTag(tag))) tagsByKey.set(normalizeTag(tag), tag);
  return [...tagsByKey.values()].sort(collator.compare);
}

/** Returns the added tags that aren't among these. */
export function findNewTags(tags: readonly string[], added: readonly string[]): string[] {
  const existingKeys = new Set(tags.map(normalizeTag));
  return added.filter((tag) => !existingKeys.has(normalizeTag(cleanTag(tag))));
}

/** Returns these tags without the removed ones. */
export function removeTags(tags: readonly string[], removed: readonly string[]): string[] {
  const removedKeys = new Set(removed.map((tag) => normalizeTag(cleanTag(tag))));
  return tags.filter((tag) => !removedKeys.has(normalizeTag(tag)));
}
