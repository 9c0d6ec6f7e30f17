/** Shows a progress line that overwrites itself, if standard error is a terminal. */
interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  show: (progressText: string) => void;
  clear: () => void;
}

/** Milliseconds between two updates. More frequent updates would only take time. */
const UPDATE_INTERVAL = 100;
const CLEAR_LINE = '\r\u001b[K';

/** Creates the progress line, or returns undefined for output that is no terminal. `getTime` returns milliseconds. */
export function createProgress(terminal: Terminal, getTime: () => number = Date.now): Progress | undefined {
  if (!terminal.isTTY) return undefined;
  let lastUpdate = getTime();
  let isShown = false;
  return {
    show: (progressText) => {
      if (getTime() - lastUpdate < UPDATE_INTERVAL) return;
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
