/** Shows a progress line that overwrites itself, if standard error is a terminal. */
interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  show: (progressText: string) => void;
  clear: () => void;
}

/** The minimum time between two updates, in milliseconds. More frequent updates would only take time. */
const UPDATE_INTERVAL_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** Creates the progress line. Returns undefined if the output is not a terminal. `getTime` returns milliseconds. */
export function createProgress(terminal: Terminal, getTime: () => number = Date.now): Progress | undefined {
  if (!terminal.isTTY) return undefined;
  let lastUpdate = getTime();
  let isShown = false;
  return {
    show: (progressText) => {
      if (getTime() - lastUpdate < UPDATE_INTERVAL_MS) return;
      lastUpdate = getTime();
      isShown = true;
      terminal.write(`${CLEAR_LINE}${progressText}`);
    },
    clear: () => {
      if (isShown) terminal.write(CLEAR_LINE);
      isShown = false;
    },
  };
}
