/** Describes in a sentence why a file can't be used as a picture. */

import { formatPictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { explainFailure } from '../strings/failures.ts';
import { PictureRefusedError } from './add-picture.ts';

/** @param fileName the name of the file, or empty for a pasted picture without a name */
export function describePictureRefusal(translate: Translate, fileName: string, error: unknown): string {
  if (!(error instanceof PictureRefusedError))
    return translate('art.notKept', { reason: explainFailure(translate, error) });
  const shownName = fileName || translate('art.pasted');
  // `no-picture`: the file has another format. Empty files and damaged pictures are other problems, with their own reasons.
  return error.problem.kind === 'no-picture'
    ? translate('art.notPicture', { name: shortenName(shownName) })
    : translate('art.refused', {
        name: shortenName(shownName),
        reason: formatPictureProblem(translate, error.problem),
      });
}
