/** A progress line that overwrites itself, where standard error is a terminal. */
interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  show: (state: string) => void;
  clear: () => void;
}

/** Milliseconds between two updates: more would only cost time. */
const PAUSE = 100;
const WIPE = '\r\u001b[K';

/** Undefined where the output is no terminal, such as a log file. `now` is in milliseconds. */
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
