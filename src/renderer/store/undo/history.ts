import { createStore } from 'zustand/vanilla';
import { applyStep, join, type Step, type StepDirection } from './steps.ts';

/** Whether something can be undone and redone. */
export type HistoryState = { readonly canUndo: boolean; readonly canRedo: boolean };

const NOTHING: HistoryState = { canUndo: false, canRedo: false };

/**
 * Undo and redo of one open document in memory, so that they work at once. The steps on disk are authoritative: they are
 * read again when another window or an operation has changed the document.
 */
export class History {
  #past: Step[] = [];
  #future: Step[] = [];
  #known = false;
  /** Steps noted since reading from disk began, which that answer does not have. */
  #stepsWhileReading: (Step | StepDirection)[] | undefined;
  /** How many of the last steps were noted here after the disk had changed: these stay valid. */
  #trusted = { undo: 0, redo: 0 };
  readonly #maxSteps: number;
  readonly #store = createStore(() => NOTHING);

  /** @param most how many steps are kept */
  constructor(most: number) {
    this.#maxSteps = most;
  }

  readonly state = (): HistoryState => this.#store.getState();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** False while the steps have to be read from disk. */
  get known(): boolean {
    return this.#known;
  }

  /** Something else has changed the document: the steps in memory are out of date. */
  invalidate(): void {
    this.#known = false;
    this.#trusted = { undo: 0, redo: 0 };
  }

  /**
   * Reads the steps from disk. Where that fails, changes made here can be undone all the same. Called while no write of the
   * document is pending.
   */
  async read(steps: () => Promise<readonly (Step & { undone: boolean })[]>): Promise<void> {
    const madeMeanwhile: (Step | StepDirection)[] = [];
    this.#stepsWhileReading = madeMeanwhile;
    const rows = await steps().catch(() => undefined);
    // Another undo or redo happened meanwhile that only the disk knows: it is read again after that.
    if (this.#stepsWhileReading !== madeMeanwhile) return;
    this.#stepsWhileReading = undefined;
    this.#known = true;
    if (rows === undefined) return;
    this.#past = rows.filter(({ undone }) => !undone);
    this.#future = rows.filter(({ undone }) => undone).reverse();
    for (const each of madeMeanwhile) {
      if (typeof each === 'string') this.#move(each);
      else this.note(each);
    }
    this.#notify();
  }

  /** Notes a change of the document. Further typing in one field goes into the step before it. */
  note(step: Step): void {
    this.#stepsWhileReading?.push(step);
    const last = this.#future.length === 0 ? this.#past.at(-1) : undefined;
    const joined = last && join(last, step);
    if (joined === 'none') {
      this.#past.pop();
      this.#trusted = { ...this.#trusted, undo: Math.max(0, this.#trusted.undo - 1) };
    } else if (joined !== undefined) {
      this.#past.splice(-1, 1, joined.step);
      this.#trusted = { ...this.#trusted, undo: Math.max(1, this.#trusted.undo) };
    } else {
      this.#future = [];
      this.#past.push(step);
      if (this.#past.length > this.#maxSteps) this.#past.shift();
      this.#trusted = { undo: this.#trusted.undo + 1, redo: 0 };
    }
    this.#notify();
  }

  /**
   * Follows a change of another window, or a step that it has undone or redone. Where the steps are not known, or are being read
   * just now, they have to be read again: nobody can tell whether that answer has it.
   */
  follow(done: Step | StepDirection): void {
    if (!this.#known) {
      this.#stepsWhileReading = undefined;
      this.#trusted = { undo: 0, redo: 0 };
    } else if (typeof done === 'object') this.note(done);
    else {
      this.#move(done);
      this.#notify();
    }
  }

  /** The next step to undo or redo, with the document after it; undefined where there is none, or none that is known to fit. */
  walk(document: unknown, way: StepDirection): { readonly step: Step; readonly document: unknown } | undefined {
    const isSure = this.#known || this.#trusted[way] > 0;
    const step = isSure ? this.#from(way).at(-1) : undefined;
    const there = step && applyStep(document, step, way);
    if (step === undefined || there === undefined) {
      // The disk decides, and is asked for the steps after that.
      this.#stepsWhileReading = undefined;
      return undefined;
    }
    this.#stepsWhileReading?.push(way);
    this.#move(way);
    this.#notify();
    return { step, document: there };
  }

  #from(way: StepDirection): Step[] {
    return way === 'undo' ? this.#past : this.#future;
  }

  #move(way: StepDirection): void {
    const other = way === 'undo' ? 'redo' : 'undo';
    const step = this.#from(way).pop();
    if (step !== undefined) this.#from(other).push(step);
    this.#trusted = { ...this.#trusted, [way]: this.#trusted[way] - 1, [other]: this.#trusted[other] + 1 };
  }

  #notify(): void {
    const canUndo = this.#past.length > 0;
    const canRedo = this.#future.length > 0;
    const state = this.state();
    if (canUndo !== state.canUndo || canRedo !== state.canRedo) this.#store.setState({ canUndo, canRedo });
  }
}
