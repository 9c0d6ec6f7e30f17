/** Records the actions on the submissions for an event, so that they can be undone and redone. */
import { createStore } from 'zustand/vanilla';

/** An action that can be undone. */
export interface UndoableAction {
  /** The sentence that describes the action: `Withdrew Wax Works.` */
  readonly description: string;
  /** Identifies the action, for `ToastAction.undoes`. */
  readonly key: string;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

interface HistoryState {
  /** The last one is undone next. */
  readonly done: readonly UndoableAction[];
  /** The last one is redone next. */
  readonly undone: readonly UndoableAction[];
}

/** The maximum number of actions that can be undone. Actions keep the contents of removed files. */
const MAX_ACTIONS = 100;

/** The history of one event. It lasts as long as the window. */
export class SubmissionsHistory {
  /** The actions, for the commands that undo and redo them. */
  readonly store = createStore<HistoryState>(() => ({ done: [], undone: [] }));
  #actionCount = 0;
  #lastStep: Promise<unknown> = Promise.resolve();

  /** Adds an action and returns it with its key. What was undone before can't be redone any more. */
  add(newAction: Omit<UndoableAction, 'key'>): UndoableAction {
    this.#actionCount += 1;
    const action = { ...newAction, key: `list action ${this.#actionCount}` };
    this.store.setState(({ done }) => ({ done: [...done, action].slice(-MAX_ACTIONS), undone: [] }));
    return action;
  }

  /** Undoes an action, or the last one. Resolves with the action, or with undefined if there was nothing to undo. */
  undo(action?: UndoableAction): Promise<UndoableAction | undefined> {
    return this.#runStep(async () => {
      const { done } = this.store.getState();
      const undoneAction = action === undefined ? done.at(-1) : done.find((candidate) => candidate === action);
      if (undoneAction === undefined) return undefined;
      await undoneAction.undo();
      this.store.setState((state) => ({
        done: state.done.filter((candidate) => candidate !== undoneAction),
        undone: [...state.undone, undoneAction],
      }));
      return undoneAction;
    });
  }

  /** Redoes the action that was undone last. Resolves with it, or with undefined if there was nothing to redo. */
  redo(): Promise<UndoableAction | undefined> {
    return this.#runStep(async () => {
      const action = this.store.getState().undone.at(-1);
      if (action === undefined) return undefined;
      await action.redo();
      this.store.setState((state) => ({
        done: [...state.done, action],
        undone: state.undone.filter((candidate) => candidate !== action),
      }));
      return action;
    });
  }

  /** Runs one step after the other, because each needs the state that the one before leaves. */
  #runStep<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = this.#lastStep.then(step);
    this.#lastStep = result.catch(() => undefined);
    return result;
  }
}
