/** Work that is done one piece after the other, with pauses in which the page can draw and scroll. */

/** Milliseconds of work at a time. A card takes some of them, so that mostly one is drawn. */
const SLICE_MS = 8;

type Work = () => void;

const waiting = new Set<Work>();
let isPlanned = false;

function plan(): void {
  if (isPlanned || waiting.size === 0) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    const end = performance.now() + SLICE_MS;
    for (const work of waiting) {
      waiting.delete(work);
      work();
      if (performance.now() > end) break;
    }
    plan();
  }, 4);
}

/** Does the work soon; the answer takes it back, where it has not been done. */
export function drawSoon(work: Work): () => void {
  waiting.add(work);
  plan();
  return () => waiting.delete(work);
}
