/** Shows a progress line that overwrites itself, if standard error is a terminal. */
interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  show: (state: string) => void;
  clear: () => void;
}

/** Milliseconds between two updates. More frequent updates would only take time. */
const PAUSE = 100;
const WIPE = '\r\u001b[K';

/** Returns the progress line, or undefined if the output is not a terminal, such as a log file. `now` is in milliseconds. */
export function progressOn(terminal: Terminal, now: () => number = Date.now): Progress | undefined {
  if (!terminal.isTTY) return undefined;
  let shownAt = now();
  let isShown = false;
  return {
    show: (state) => {
      if (now() - shownAt < PAUSE) return;
      shownAt = now();
      isShown = true;
      terminal.write(`${WIPE}${state}`);
    },
    clear: () => {
      if (isShown) terminal.write(WIPE);
      isShown = false;
    },
  };
}
