import { createStore } from 'zustand/vanilla';
import type { StepDirection } from './step-direction.ts';
import { applyStep, mergeSteps, type Step } from './steps.ts';

/** Whether there is a step to undo or to redo. */
export type HistoryState = { readonly canUndo: boolean; readonly canRedo: boolean };

const NO_STEPS: HistoryState = { canUndo: false, canRedo: false };

/**
 * The undo history of one open document in memory, so that undo and redo need not wait for the disk. The steps on disk are
 * authoritative: they are read again after another window or an operation has changed the document.
 */
export class History {
  #past: Step[] = [];
  #future: Step[] = [];
  #isKnown = false;
  /** Steps that were added, undone or redone while the steps are being read from disk, and that this read may miss. */
  #stepsWhileReading: (Step | StepDirection)[] | undefined;
  /** The number of steps at the end of the past and the future that are valid even while `isKnown` is false, since they were made here. */
  #trustedCounts = { undo: 0, redo: 0 };
  readonly #maxSteps: number;
  readonly #store = createStore(() => NO_STEPS);

  /** @param maxSteps the maximum number of steps to undo */
  constructor(maxSteps: number) {
    this.#maxSteps = maxSteps;
  }

  readonly getState = (): HistoryState => this.#store.getState();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** False while the steps have to be read from disk. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Marks the steps in memory as out of date, since something else has changed the document. */
  invalidate(): void {
    this.#isKnown = false;
    this.#trustedCounts = { undo: 0, redo: 0 };
  }

  /**
   * Reads the steps from disk. If that fails, only steps that are already in memory can be undone. No write of the document may be pending.
   */
  async read(readSteps: () => Promise<readonly (Step & { undone: boolean })[]>): Promise<void> {
    const stepsMadeMeanwhile: (Step | StepDirection)[] = [];
    this.#stepsWhileReading = stepsMadeMeanwhile;
    const storedSteps = await readSteps().catch(() => undefined);
    // In the meantime the document changed in a way that only the disk knows, or another read has started.
    if (this.#stepsWhileReading !== stepsMadeMeanwhile) return;
    this.#stepsWhileReading = undefined;
    this.#isKnown = true;
    if (storedSteps === undefined) return;
    this.#past = storedSteps.filter(({ undone }) => !undone);
    this.#future = storedSteps.filter(({ undone }) => undone).reverse();
    for (const entry of stepsMadeMeanwhile) {
      if (typeof entry === 'string') this.#moveStep(entry);
      else this.addStep(entry);
    }
    this.#notify();
  }

  /** Adds a change of the document. Further typing in the same field is merged into the previous step. */
  addStep(step: Step): void {
    this.#stepsWhileReading?.push(step);
    const lastStep = this.#future.length === 0 ? this.#past.at(-1) : undefined;
    const mergedStep = lastStep && mergeSteps(lastStep, step);
    if (mergedStep === 'none') {
      this.#past.pop();
      this.#trustedCounts = { ...this.#trustedCounts, undo: Math.max(0, this.#trustedCounts.undo - 1) };
    } else if (mergedStep !== undefined) {
      this.#past.splice(-1, 1, mergedStep.step);
      this.#trustedCounts = { ...this.#trustedCounts, undo: Math.max(1, this.#trustedCounts.undo) };
    } else {
      this.#future = [];
      this.#past.push(step);
      if (this.#past.length > this.#maxSteps) this.#past.shift();
      this.#trustedCounts = { undo: this.#trustedCounts.undo + 1, redo: 0 };
    }
    this.#notify();
  }

  /**
   * Follows a change of another window, or a step that it has undone or redone. If the steps aren't known or are just being read, they
   * have to be read again, since the result of that read may or may not contain the change.
   */
  followStep(followedStep: Step | StepDirection): void {
    if (!this.#isKnown) {
      this.#stepsWhileReading = undefined;
      this.#trustedCounts = { undo: 0, redo: 0 };
    } else if (typeof followedStep === 'object') this.addStep(followedStep);
    else {
      this.#moveStep(followedStep);
      this.#notify();
    }
  }

  /** Undoes or redoes the next step. Returns the step and the resulting document, or undefined if no step is known to fit the document. */
  undoOrRedo(
    document: unknown,
    direction: StepDirection,
  ): { readonly step: Step; readonly document: unknown } | undefined {
    const isStepKnown = this.#isKnown || this.#trustedCounts[direction] > 0;
    const step = isStepKnown ? this.#getStack(direction).at(-1) : undefined;
    const nextDocument = step && applyStep(document, step, direction);
    if (step === undefined || nextDocument === undefined) {
      // The database decides, and the steps are read again after that.
      this.#stepsWhileReading = undefined;
      return undefined;
    }
    this.#stepsWhileReading?.push(direction);
    this.#moveStep(direction);
    this.#notify();
    return { step, document: nextDocument };
  }

  #getStack(direction: StepDirection): Step[] {
    return direction === 'undo' ? this.#past : this.#future;
  }

  #moveStep(direction: StepDirection): void {
    const opposite = direction === 'undo' ? 'redo' : 'undo';
    const step = this.#getStack(direction).pop();
    if (step !== undefined) this.#getStack(opposite).push(step);
    this.#trustedCounts = {
      ...this.#trustedCounts,
      [direction]: this.#trustedCounts[direction] - 1,
      [opposite]: this.#trustedCounts[opposite] + 1,
    };
  }

  #notify(): void {
    const canUndo = this.#past.length > 0;
    const canRedo = this.#future.length > 0;
    const state = this.getState();
    if (canUndo !== state.canUndo || canRedo !== state.canRedo) this.#store.setState({ canUndo, canRedo });
  }
}
