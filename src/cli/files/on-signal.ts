/** Cleans up when the process is ended by a signal, such as Ctrl-C. */

/** Exit codes by signal, as in shells. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof CODES;
const SIGNALS = Object.keys(CODES) as Signal[];

const open = new Set<() => void>();
let isHeard = false;

function end(signal: Signal): void {
  for (const clean of open) clean();
  process.exit(CODES[signal]);
}

/**
 * Runs `clean` before a signal ends the process, until the returned function is called. Listens only while there is
 * something to clean up, because a listener delays signals until the current step of the work has ended.
 */
export function cleanOnSignal(clean: () => void): () => void {
  open.add(clean);
  if (!isHeard) for (const signal of SIGNALS) process.on(signal, end);
  isHeard = true;
  return () => {
    open.delete(clean);
    // Removed later, because a signal that arrives during this step is delivered after it.
    setImmediate(() => {
      if (!isHeard || open.size > 0) return;
      for (const signal of SIGNALS) process.off(signal, end);
      isHeard = false;
    });
  };
}
