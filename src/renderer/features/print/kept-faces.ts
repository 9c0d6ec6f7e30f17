import { type FaceId, faceKey } from './job.ts';

/** Sides that are kept drawn: several sheets to page to and fro. */
const MOST_FACES = 120;

/** What is held with what came, less the oldest ones beyond `most` that the sheet in sight does not show. */
export function keptFaces<F extends FaceId>(
  held: ReadonlyMap<string, F>,
  came: readonly F[],
  wanted: readonly FaceId[],
  most = MOST_FACES,
): ReadonlyMap<string, F> {
  const all = new Map([...held, ...came.map((face) => [faceKey(face), face] as const)]);
  const shown = new Set(wanted.map(faceKey));
  for (const key of all.keys()) {
    if (all.size <= most) break;
    if (!shown.has(key)) all.delete(key);
  }
  return all;
}
