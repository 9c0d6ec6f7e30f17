/** The duration of one slice of parsing, and of the pause after it, in milliseconds, so that typing is not delayed. */
const SLICE_MS = 8;
const PAUSE_MS = 40;

/** Parses unused documents in the background, a few at a time, so that a search does not have to. */
export class BackgroundParsing {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts again with new items. Reading the `kind` of an item parses it. */
  start(itemIterator: Iterator<{ readonly kind: string }>): void {
    this.stop();
    const parseSlice = () => {
      const deadline = performance.now() + SLICE_MS;
      for (;;) {
        const { done: isDone, value: item } = itemIterator.next();
        if (isDone === true) return;
        if (item.kind !== 'broken' && performance.now() >= deadline) break;
      }
      this.#timer = setTimeout(parseSlice, PAUSE_MS);
    };
    this.#timer = setTimeout(parseSlice, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
