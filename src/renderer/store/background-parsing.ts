/** The parser works for this long, then pauses, so that typing is not delayed. */
const SLICE_MS = 8;
const PAUSE_MS = 40;

/** Parses documents in the background before they are used, a few at a time, so that a search does not have to parse them. */
export class BackgroundParsing {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts again with new items. Reading the `kind` of an item parses the item. */
  start(itemIterator: Iterator<{ readonly kind: string }>): void {
    this.stop();
    const parseSlice = () => {
      const deadline = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = itemIterator.next();
        if (done === true) return;
        // Reading `kind` parses the item.
        if (value.kind !== 'broken' && performance.now() >= deadline) break;
      }
      this.#timer = setTimeout(parseSlice, PAUSE_MS);
    };
    this.#timer = setTimeout(parseSlice, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
