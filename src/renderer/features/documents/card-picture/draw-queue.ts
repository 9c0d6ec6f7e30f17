/** Runs tasks one after the other, with pauses in which the page can draw and scroll. */

/** The time after which a batch starts no more tasks. Drawing one card takes about as long, so a batch usually draws one card. */
const BATCH_MS = 8;
/** The pause before each batch. */
const PAUSE_MS = 4;

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
  }, PAUSE_MS);
}

/** Queues a task. Returns a function that removes the task from the queue if the task has not run yet. */
export function queueDrawing(drawTask: DrawTask): () => void {
  pendingTasks.add(drawTask);
  scheduleBatch();
  return () => pendingTasks.delete(drawTask);
}
