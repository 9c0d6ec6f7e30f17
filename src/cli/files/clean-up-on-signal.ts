/** Cleans up when the process is ended by a signal, such as Ctrl-C. */

/** Exit codes by signal, as in shells. */
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof SIGNAL_EXIT_CODES;
const SIGNALS = Object.keys(SIGNAL_EXIT_CODES) as Signal[];

const cleanUpFunctions = new Set<() => void>();
let isListening = false;

function cleanUpAndExit(signal: Signal): void {
  for (const cleanUp of cleanUpFunctions) cleanUp();
  process.exit(SIGNAL_EXIT_CODES[signal]);
}

/**
 * Runs `cleanUp` before a signal ends the process, until the returned function is called. Listens only while there is
 * something to clean up, because a listener delays signals until the current synchronous step has ended.
 */
export function cleanUpOnSignal(cleanUp: () => void): () => void {
  cleanUpFunctions.add(cleanUp);
  if (!isListening) for (const signal of SIGNALS) process.on(signal, cleanUpAndExit);
  isListening = true;
  return () => {
    cleanUpFunctions.delete(cleanUp);
    // Listeners are removed later, because a signal that arrives during this step is delivered after it.
    setImmediate(() => {
      if (!isListening || cleanUpFunctions.size > 0) return;
      for (const signal of SIGNALS) process.off(signal, cleanUpAndExit);
      isListening = false;
    });
  };
}
