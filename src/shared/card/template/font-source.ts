/** Where the file of a template's own font is. Templates come from strangers: nothing here leads out of their folder or onto a network. */
import { isHidden } from '../../text/visible.ts';
import { libraryHash } from '../pictures/picture-source.ts';

/** Whether a file is called like a font. */
export const isFontFile = (path: string): boolean => /\.(?:ttf|otf|ttc|otc|woff2?)$/i.test(path);

/** A font of the library by its hash, or a file beside the template by a path with forward slashes. */
export const isFontSource = (src: string): boolean => libraryHash(src) !== undefined || isFontPath(src);

const isFontPath = (src: string): boolean =>
  isFontFile(src) && !isHidden(src) && !/[\\:]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(src);
