/** Describes in a sentence why a file can't be used as a picture. */

import { ART } from '../strings/art.ts';
import { reasonOf } from '../strings/failures.ts';
import { Refused } from './add-picture.ts';

/** @param fileName name of the file, or empty for a pasted picture without a name */
export function describePictureRefusal(fileName: string, error: unknown): string {
  if (!(error instanceof Refused)) return ART.notKept(reasonOf(error));
  const shownName = fileName || ART.pasted;
  // This file has the wrong format. Empty files and damaged pictures have more specific messages.
  return error.problem.kind === 'no-picture' ? ART.notPicture(shownName) : ART.refused(shownName, error.message);
}
