/** Milliseconds of parsing at a time, and of the pause after it, so that typing is not delayed. */
const SLICE_MS = 8;
const REST_MS = 40;

/** Parses documents that were not used yet, a few at a time, so that a search need not wait for them. */
export class BackgroundParsing {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts again with these items. Reading the kind of an item parses it. */
  start(items: Iterator<{ readonly kind: string }>): void {
    this.stop();
    const parseSlice = () => {
      const end = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = items.next();
        if (done === true) return;
        if (value.kind !== 'broken' && performance.now() >= end) break;
      }
      this.#timer = setTimeout(parseSlice, REST_MS);
    };
    this.#timer = setTimeout(parseSlice, REST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
