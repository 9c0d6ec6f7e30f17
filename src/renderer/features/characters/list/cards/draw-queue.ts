/** Runs tasks one after the other, with pauses in which the page can draw and scroll. */

/** The time of one batch, in milliseconds. A card takes a large part of it, so that usually one card is drawn. */
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

/** Runs a task soon. Returns a function that cancels it if it has not run. */
export function drawSoon(work: Work): () => void {
  waiting.add(work);
  plan();
  return () => waiting.delete(work);
}
