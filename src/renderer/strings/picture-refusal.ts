/** Why a file could not become a picture, as a sentence. */
import { Refused } from '../pictures/add-picture.ts';
import { ART } from './art.ts';
import { reasonOf } from './failures.ts';

/** @param name of the file; empty for a picture that was pasted without one */
export function pictureRefusal(name: string, error: unknown): string {
  if (!(error instanceof Refused)) return ART.notKept(reasonOf(error));
  const shownName = name || ART.pasted;
  // An empty file and a damaged picture have reasons of their own; this one only has the wrong format.
  return error.problem.kind === 'no-picture' ? ART.notPicture(shownName) : ART.refused(shownName, error.message);
}
