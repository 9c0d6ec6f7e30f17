/** Names decks after the files of their spreadsheets. */

/**
 * Returns the name of a deck for a file name without its extension: `harbour-gear` becomes `Harbour gear`. Hyphens are only replaced in file
 * names of lowercase words without spaces, since they belong to the words of others (`X-Men`) and to dates and ranges (`2026-11-30`).
 */
export function createDeckName(fileStem: string): string {
  const areWordsJoined = !/\s/.test(fileStem) && fileStem === fileStem.toLowerCase();
  const words = (areWordsJoined ? replaceHyphens(fileStem) : fileStem).replace(/_+/g, ' ');
  const deckName = words.trim();
  const [firstLetter = ''] = deckName;
  return firstLetter.toUpperCase() + deckName.slice(firstLetter.length);
}

/** Replaces hyphens by spaces, except for one between two digits. */
const replaceHyphens = (fileStem: string): string =>
  fileStem.replace(/-+/g, (hyphens, start: number) =>
    hyphens === '-' && isDigit(fileStem[start - 1]) && isDigit(fileStem[start + 1]) ? hyphens : ' ',
  );

const isDigit = (letter: string | undefined): boolean => letter !== undefined && /\d/.test(letter);
