/** Tags: free words that the user sorts documents by. Two that differ only by case are the same. */

/** Letters of a tag. */
export const LONGEST_TAG = 40;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A typed tag without blanks around it and with single ones within; empty for nothing. */
export const cleanTag = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TAG).trim();

const keyOf = (tag: string): string => tag.normalize('NFC').toLowerCase();

/** These tags and the added ones, by name. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const all = new Map(tags.map((tag) => [keyOf(tag), tag]));
  for (const tag of added.map(cleanTag)) if (tag !== '' && !all.has(keyOf(tag))) all.set(keyOf(tag), tag);
  return [...all.values()].sort(collator.compare);
}

/** The added tags that are not among these. */
export function newTags(tags: readonly string[], added: readonly string[]): string[] {
  const there = new Set(tags.map(keyOf));
  return added.filter((tag) => !there.has(keyOf(cleanTag(tag))));
}

/** These tags without the removed ones. */
export function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map((tag) => keyOf(cleanTag(tag))));
  return tags.filter((tag) => !gone.has(keyOf(tag)));
}
