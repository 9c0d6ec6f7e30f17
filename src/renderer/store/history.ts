/** One document as it was before a change, and which field the change was about. */
interface Step {
  before: unknown;
  path: string;
  at: number;
}

/** Changes of one field within this time are one step, in milliseconds. */
const TOGETHER = 1200;
const MOST_STEPS = 300;

/** Undo and redo of one document while it is open. What is on disk is always the newest state. */
export class History {
  #past: Step[] = [];
  #future: unknown[] = [];

  /** Notes a change that is about to be made to `before`. Only typing in one field has a `path` and is taken together. */
  note(before: unknown, path: string, now: number): void {
    this.#future = [];
    const last = this.#past.at(-1);
    if (last !== undefined && path !== '' && last.path === path && now - last.at < TOGETHER) {
      last.at = now;
      return;
    }
    this.#past.push({ before, path, at: now });
    if (this.#past.length > MOST_STEPS) this.#past.shift();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The document before the last step, or undefined when there is none. */
  undo(current: unknown): unknown {
    const step = this.#past.pop();
    if (step === undefined) return undefined;
    this.#future.push(current);
    return step.before;
  }

  redo(current: unknown): unknown {
    const next = this.#future.pop();
    if (next === undefined) return undefined;
    this.#past.push({ before: current, path: '', at: 0 });
    return next;
  }
}
