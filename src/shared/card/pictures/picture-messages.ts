/** Why a picture cannot be used, in words: clauses that say what is wrong and what to do. */

import { LIMITS } from '../../base/limits.ts';
import { currentLanguage, t } from '../../i18n/phrases.ts';
import { type ForeignFile, foreignFileClause } from '../../text/foreign-file.ts';

export type PictureProblem =
  | {
      readonly kind: 'bad-hash' | 'bad-data' | 'outside' | 'no-picture' | 'not-in-library' | 'not-read' | 'empty';
    }
  /** `path` names the file, where the document does. */
  | { readonly kind: 'damaged'; readonly path?: string }
  | { readonly kind: 'address'; readonly scheme: string }
  | { readonly kind: 'missing' | 'beside' | 'ending'; readonly path: string }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number; readonly most: number }
  | { readonly kind: 'too-long'; readonly width: number; readonly height: number }
  /** `reason` is a sentence. */
  | { readonly kind: 'svg'; readonly reason: string }
  | { readonly kind: 'foreign'; readonly file: ForeignFile }
  | { readonly kind: 'too-many-bytes'; readonly bytes: number };

const MILLION = 1_000_000;
const many = (n: number): string => n.toLocaleString(currentLanguage());
interface Sides {
  readonly width: number;
  readonly height: number;
}
const sides = ({ width, height }: Sides): string => t`${many(width)} by ${many(height)}`;
const megapixels = ({ width, height }: Sides): string => many(Math.ceil((width * height) / MILLION));

export function pictureProblemMessage(problem: PictureProblem): string {
  switch (problem.kind) {
    case 'bad-hash':
      return t`sha256: must be followed by 64 hexadecimal digits in lower case`;
    case 'bad-data':
      return t`a data: address must begin with data:image/png;base64, or another type of picture`;
    case 'outside':
      return t`its file must be beside the document or in a folder below it; name it by a relative path without ..`;
    case 'no-picture':
      return t`it is no PNG, JPEG, WebP or AVIF picture; save it as one of these`;
    case 'svg':
      return t`it is an SVG drawing that can't be used: ${problem.reason.replace(/\.$/, '')}`;
    case 'foreign':
      return foreignFileClause(problem.file, 'picture');
    case 'not-in-library':
      return t`it is a picture of a library that is not at hand; add the picture again`;
    case 'not-read':
      return t`it was not read yet`;
    case 'damaged':
      if (problem.path !== undefined) return t`${problem.path} is damaged or ends too early; save or copy it again`;
      return t`the file is damaged or ends too early; save or copy it again`;
    case 'empty':
      return t`the file is empty`;
    case 'address':
      return t`${problem.scheme} addresses are not followed; put the picture beside the document`;
    case 'missing':
      return t`there is no file ${problem.path}`;
    case 'ending':
      return t`the name ${problem.path} doesn't end like that of a picture (.png, .jpg, .webp, .avif or .svg); rename the file if it is one, or save it as one`;
    case 'beside':
      return t`it is the file ${problem.path} beside the document, which a library cannot open; choose the picture here`;
    case 'unreadable':
      return t`${problem.path} cannot be opened (${problem.reason})`;
    case 'too-many-pixels':
      return t`it has ${megapixels(problem)} megapixels (${sides(problem)}), ${problem.most / MILLION} at most; make it smaller`;
    case 'too-long':
      return t`it is ${sides(problem)} pixels, and no side may be longer than ${many(LIMITS.pictureSide)}; make it smaller`;
    case 'too-many-bytes':
      return t`the file has ${Math.ceil(problem.bytes / MILLION)} MB, ${LIMITS.pictureBytes / MILLION} at most; make it smaller`;
  }
}
