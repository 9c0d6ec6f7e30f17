/** Refusals as sentences for the table. */
import { visible } from '../text/visible.ts';
import type { Refusal } from './refusal.ts';

export interface RefusalWords {
  /** What people call the model or side of the event; undefined where it names none. */
  readonly who: string | undefined;
  /** What was to be done. */
  readonly kind: string;
  /** What conditions are called. */
  readonly conditions: Readonly<Record<string, string>>;
}

/** One sentence: who cannot do what, and why. */
export function refusalMessage({ code, actual, required }: Refusal, { who, kind, conditions }: RefusalWords): string {
  const doing = who === undefined ? `“${visible(kind)}”` : `“${visible(kind)}” of ${visible(who)}`;
  const value = visible(String(actual ?? ''));
  switch (code) {
    case 'order.event':
      return `This game has no event “${value}”.`;
    case 'order.payload':
      return `${doing} lacks its “${value}”, or it is not of the type ${required}.`;
    case 'order.over':
      return 'The game is over.';
    case 'order.unknown':
      return `There is no “${value}” here.`;
    case 'order.due':
      return actual === 'nothing'
        ? `Nothing is due that ${doing} would answer.`
        : `“${value}” comes first; ${doing} has to wait.`;
    case 'order.phase':
      return `${doing} is not possible in the phase “${value}”.`;
    case 'order.turn':
      return `It is not the moment of ${who === undefined ? 'this' : visible(who)} for “${visible(kind)}”.`;
    case 'order.state':
      return `${doing} is not possible: ${conditions[value] ?? value}.`;
    case 'order.limit':
      return `${doing} is more than is allowed: ${value}, at most ${required}.`;
    case 'order.cost':
      return `${doing} cannot be paid: there is ${value}, it costs ${required}.`;
    case 'order.target':
      return `${doing} is not possible at this target.`;
    case 'order.choice':
      return value === 'missing' ? `${doing} lacks somebody’s entry.` : `“${value}” cannot be chosen for ${doing}.`;
    case 'order.dice':
      return typeof required === 'string'
        ? `The die shows ${value}; its faces are ${required}.`
        : `${doing} needs ${required} dice; these are ${value}.`;
  }
}
