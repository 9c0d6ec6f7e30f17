/** Why an event is not allowed, as a code with typed values; the sentence is made at the edge. */

/** The codes of refusals, in the order in which they are looked for. */
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
  /** The fact that forbids it; absent where Rollcall itself does. */
  readonly fact?: string | undefined;
  /** Models it concerns besides the one that acts. */
  readonly targets?: readonly string[];
}

/** It is not the turn of this model or side. */
export const notItsTurn = (fact?: string): Refusal => ({ code: 'order.turn', fact });

/** A condition of the model forbids it: the word for it, which is public and doesn't change. */
export const inState = (word: string, fact?: string): Refusal => ({ code: 'order.state', actual: word, fact });

/** Used up, or farther than possible. */
export const overLimit = (actual: number, most: number, fact?: string): Refusal => ({
  code: 'order.limit',
  actual,
  required: most,
  fact,
});

/** It cannot be paid. */
export const tooExpensive = (has: number, needs: number, fact?: string): Refusal => ({
  code: 'order.cost',
  actual: has,
  required: needs,
  fact,
});

/** Not at or with these models. */
export const wrongTarget = (fact: string | undefined, ...targets: readonly string[]): Refusal => ({
  code: 'order.target',
  fact,
  targets,
});

/** Not among what may be chosen now. */
export const wrongChoice = (value: number | string, fact?: string): Refusal => ({
  code: 'order.choice',
  actual: value,
  fact,
});
