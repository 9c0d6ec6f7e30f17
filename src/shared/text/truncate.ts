/** Truncates texts from documents, so that sentences that quote them stay readable. */
import { showHiddenCharacters } from './hidden-characters.ts';

/** The default maximum for a name or word in a sentence. */
const MAX_CHARACTERS = 60;

/** The default maximum for a name in a title, in a label or on its own line, in UTF-16 units. */
const MAX_UNITS = 120;

/** Truncates a text to at most `maxCharacters` characters, including the ellipsis. Never splits a surrogate pair. */
export function truncate(longText: string, maxCharacters = MAX_CHARACTERS): string {
  if (longText.length <= maxCharacters) return longText;
  // Characters beyond U+FFFF have two units, so twice as many units are enough to look at.
  const characters = [...longText.slice(0, 2 * maxCharacters + 2)];
  return characters.length <= maxCharacters ? longText : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Truncates a text to `maxUnits` UTF-16 units, or one less to avoid splitting a surrogate pair, and adds an ellipsis. */
export const truncateUnits = (longText: string, maxUnits = MAX_UNITS): string =>
  longText.length <= maxUnits ? longText : `${longText.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '')}…`;

/** Truncates a text to `maxUnits` UTF-16 units and shows its hidden characters, on a single line. */
export const truncateVisibly = (longText: string, maxUnits = MAX_UNITS): string =>
  showHiddenCharacters(truncateUnits(longText, maxUnits));
