/** What is done beside the log of an encounter - a note at an event, how its table plays - as steps among those of the log. */

import { LIMITS } from '../../../shared/base/limits.ts';
import type { JsonObject } from '../../../shared/document/json/json-object.ts';

/** `length` is how many events the log had: the step goes before those that came later. */
export type LogStep =
  | {
      readonly kind: 'note';
      readonly length: number;
      /** Of the event in the log. */
      readonly at: number;
      readonly was: string;
      readonly is: string;
    }
  | {
      readonly kind: 'table';
      readonly length: number;
      readonly was: JsonObject | undefined;
      readonly is: JsonObject | undefined;
    };

/** Steps that were made, the last one at the end, and those that were taken back, the next one to come again at the end. */
export interface LogSteps {
  readonly done: readonly LogStep[];
  readonly undone: readonly LogStep[];
}

export type StepWay = 'undo' | 'redo';

const NONE: LogSteps = { done: [], undone: [] };

/** The step that comes before the next event of the log, in this direction. */
export const stepAt = (steps: LogSteps = NONE, length: number, way: StepWay): LogStep | undefined => {
  const step = (way === 'undo' ? steps.done : steps.undone).at(-1);
  return step?.length === length ? step : undefined;
};

/** With one more step: those that were taken back, and those of a future that was left, are given up. */
export const withStep = (steps: LogSteps = NONE, step: LogStep): LogSteps => ({
  done: [...reached(steps, step.length), step].slice(-LIMITS.historySteps),
  undone: [],
});

/** After something was played behind so many events. */
export const stepsAfterPlay = (steps: LogSteps = NONE, length: number): LogSteps => ({
  done: reached(steps, length),
  undone: [],
});

/** With the last step taken back, or made again. */
export function stepsAfter({ done, undone }: LogSteps = NONE, way: StepWay): LogSteps {
  const [from, to] = way === 'undo' ? [done, undone] : [undone, done];
  const [left, moved] = [from.slice(0, -1), [...to, ...from.slice(-1)]];
  return way === 'undo' ? { done: left, undone: moved } : { done: moved, undone: left };
}

const reached = ({ done }: LogSteps, length: number): readonly LogStep[] => done.filter((one) => one.length <= length);
