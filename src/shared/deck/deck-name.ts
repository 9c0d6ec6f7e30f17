/** Names decks after the files of their spreadsheets. */

/**
 * Returns the name of a deck for a file name without its extension: `harbour-gear` becomes `Harbour gear`. Hyphens and underscores are only
 * replaced if the file name has no spaces, since they may belong to its words otherwise.
 */
export function createDeckName(fileStem: string): string {
  const words = /\s/.test(fileStem) ? fileStem : fileStem.replace(/[-_]+/g, ' ');
  const deckName = words.trim();
  const [firstLetter = ''] = deckName;
  return firstLetter.toUpperCase() + deckName.slice(firstLetter.length);
}
