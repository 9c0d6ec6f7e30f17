/** Runs tasks one after the other, with pauses in which the page can draw and scroll. */

/** The duration of a batch. Drawing one card takes most of it, so that a batch usually draws one card. */
const BATCH_MS = 8;

type DrawTask = () => void;

const pendingTasks = new Set<DrawTask>();
let isScheduled = false;

function scheduleBatch(): void {
  if (isScheduled || pendingTasks.size === 0) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    const deadline = performance.now() + BATCH_MS;
    for (const drawTask of pendingTasks) {
      pendingTasks.delete(drawTask);
      drawTask();
      if (performance.now() > deadline) break;
    }
    scheduleBatch();
  }, 4);
}

/** Runs a task soon. Returns a function that cancels it if it has not run. */
export function queueDrawing(drawTask: DrawTask): () => void {
  pendingTasks.add(drawTask);
  scheduleBatch();
  return () => pendingTasks.delete(drawTask);
}
