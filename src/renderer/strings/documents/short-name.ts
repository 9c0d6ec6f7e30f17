import { shownOnPage } from '../../../shared/sheet/kit/printed.ts';
import { short } from '../../../shared/text/short.ts';

/**
 * A name as part of a sentence: a long one is cut, so that the rest of the sentence stays in sight, and nothing in it breaks the
 * line or turns the words around.
 */
export const shortName = (name: string): string => shownOnPage(short(name));
