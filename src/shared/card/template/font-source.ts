/**
 * Checks the sources of a template's fonts. Templates come from strangers, so a source never leads out of the template's folder or to
 * a network.
 */
import { hasHiddenCharacters } from '../../text/hidden-characters.ts';
import { getLibraryHash } from '../pictures/picture-source.ts';

/** Whether a file has the extension of a font. */
export const isFontFile = (filePath: string): boolean => /\.(?:ttf|otf|ttc|otc|woff2?)$/i.test(filePath);

/** Whether a source is the hash of a font in the library, or a path to a file next to the template, with forward slashes. */
export const isFontSource = (source: string): boolean => getLibraryHash(source) !== undefined || isFontPath(source);

/** Refuses backslashes, colons (`http://…`, `C:`), absolute paths (`/fonts/a.ttf`) and parent folders (`../a.ttf`). */
const isFontPath = (source: string): boolean =>
  isFontFile(source) && !hasHiddenCharacters(source) && !/[\\:]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(source);
