/** The reason why an event is not allowed, as a code with typed values. Sentences are created where they are shown. */

/** The codes of refusals, in the order in which they are checked. */
const ORDER_CODES = [
  'order.event',
  'order.payload',
  'order.over',
  'order.unknown',
  'order.due',
  'order.phase',
  'order.turn',
  'order.state',
  'order.limit',
  'order.cost',
  'order.target',
  'order.choice',
  'order.dice',
] as const;
type OrderCode = (typeof ORDER_CODES)[number];

export interface Refusal {
  readonly code: OrderCode;
  readonly actual?: number | string;
  readonly required?: number | string;
  /** The fact that forbids the event; absent if Rollcall itself does. */
  readonly fact?: string | undefined;
  /** Other models that the refusal concerns, in addition to the one that acts. */
  readonly targets?: readonly string[];
}

/** Refuses because it is not the turn of this model or side. */
export const createTurnRefusal = (fact?: string): Refusal => ({ code: 'order.turn', fact });

/** Refuses because of a condition of the model. The word for the condition is public and does not change. */
export const createStateRefusal = (condition: string, fact?: string): Refusal => ({
  code: 'order.state',
  actual: condition,
  fact,
});

/** Refuses because something is used up, or more than the maximum. */
export const createLimitRefusal = (actual: number, max: number, fact?: string): Refusal => ({
  code: 'order.limit',
  actual,
  required: max,
  fact,
});

/** Refuses because the model cannot pay the cost. */
export const createCostRefusal = (available: number, required: number, fact?: string): Refusal => ({
  code: 'order.cost',
  actual: available,
  required,
  fact,
});

/** Refuses because these models are not valid targets. */
export const createTargetRefusal = (fact: string | undefined, ...targetIds: readonly string[]): Refusal => ({
  code: 'order.target',
  fact,
  targets: targetIds,
});

/** Refuses because the value cannot be chosen now. */
export const createChoiceRefusal = (choice: number | string, fact?: string): Refusal => ({
  code: 'order.choice',
  actual: choice,
  fact,
});
