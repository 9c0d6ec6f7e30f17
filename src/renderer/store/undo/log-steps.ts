/** Places notes and changes of settings among the events of an encounter's log, so that undo and redo treat them in order. */

import { LIMITS } from '../../../shared/base/limits.ts';
import type { JsonObject } from '../../../shared/document/json/json-object.ts';
import type { StepDirection } from './step-direction.ts';

/** A step that isn't a log event. `length` is the number of events in the log when the step was made. */
export type LogStep =
  | {
      readonly kind: 'note';
      readonly length: number;
      /** The index of the event in the log. */
      readonly at: number;
      /** The note before the step. */
      readonly was: string;
      /** The note after the step. */
      readonly is: string;
    }
  | {
      /** A change of the settings of play, the key `table` of the encounter. */
      readonly kind: 'table';
      readonly length: number;
      readonly was: JsonObject | undefined;
      readonly is: JsonObject | undefined;
    };

/** The steps of an encounter. The last entry of `done` is undone next; the last entry of `undone` is redone next. */
export interface LogSteps {
  readonly done: readonly LogStep[];
  readonly undone: readonly LogStep[];
}

const NO_STEPS: LogSteps = { done: [], undone: [] };

/** Returns the step to undo or redo before the next event of the log, or undefined if the event comes first. */
export const findStep = (
  steps: LogSteps = NO_STEPS,
  logLength: number,
  direction: StepDirection,
): LogStep | undefined => {
  const step = (direction === 'undo' ? steps.done : steps.undone).at(-1);
  return step?.length === logLength ? step : undefined;
};

/** Adds a step. Drops undone steps, and steps that were made after events that are now undone. */
export const addStep = (steps: LogSteps = NO_STEPS, step: LogStep): LogSteps => ({
  done: [...listReachedSteps(steps, step.length), step].slice(-LIMITS.historySteps),
  undone: [],
});

/** Drops undone steps when an event is added to a log of this length. */
export const dropStepsAfterPlay = (steps: LogSteps = NO_STEPS, logLength: number): LogSteps => ({
  done: listReachedSteps(steps, logLength),
  undone: [],
});

/** Moves the next step from `done` to `undone`, or back. */
export function moveLastStep({ done, undone }: LogSteps = NO_STEPS, direction: StepDirection): LogSteps {
  const [sourceSteps, targetSteps] = direction === 'undo' ? [done, undone] : [undone, done];
  const [remainingSteps, movedSteps] = [sourceSteps.slice(0, -1), [...targetSteps, ...sourceSteps.slice(-1)]];
  return direction === 'undo'
    ? { done: remainingSteps, undone: movedSteps }
    : { done: movedSteps, undone: remainingSteps };
}

/** Lists the steps that were made when the log had at most this many events. */
const listReachedSteps = ({ done }: LogSteps, logLength: number): readonly LogStep[] =>
  done.filter((candidate) => candidate.length <= logLength);
