/** What a call cleans up when it is ended from outside, by Ctrl-C for one. */

/** Exit codes by signal, as shells give them. */
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
 * Runs `clean` before a signal ends the process, until the answer is called. A signal is heard between two steps of the
 * work only, so nothing listens while there is nothing to clean up.
 */
export function cleanOnSignal(clean: () => void): () => void {
  open.add(clean);
  if (!isHeard) for (const signal of SIGNALS) process.on(signal, end);
  isHeard = true;
  return () => {
    open.delete(clean);
    // Not at once: a signal that came in the midst of a step is waiting to be heard.
    setImmediate(() => {
      if (!isHeard || open.size > 0) return;
      for (const signal of SIGNALS) process.off(signal, end);
      isHeard = false;
    });
  };
}
