/** Refusals as sentences for the table. */

import type { JsonObject } from '../../document/json/json-object.ts';
import { nearest } from '../../document/near-key.ts';
import { shortened } from '../../text/short.ts';
import { nameOf } from '../names.ts';
import type { PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { keysOf } from './event-keys.ts';
import { modelOf } from './judge-event.ts';
import { keysText, keyText, orText } from './key-text.ts';
import { type Keys, readKeys } from './keys.ts';
import type { Refusal } from './refusal.ts';

/**
 * One sentence: who cannot do what, and why. The play is as it was when the event was refused. `kinds` are those that are
 * refused alike.
 */
export function refusalMessage(
  rules: PlaySpec,
  play: Play,
  logged: JsonObject,
  refusal: Refusal,
  kinds: readonly string[] = [String(logged.kind)],
): string {
  const { code, actual, required, targets = [] } = refusal;
  const what = orText(kinds.map((kind) => `“${shortened(kind)}”`));
  const name = nameOf(play, modelOf(play, logged));
  const who = name === undefined ? undefined : shortened(name);
  const doing = who === undefined ? what : `${what} of ${who}`;
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.event':
      return `This game has no event “${value}”; ${eventsText(rules, value)}.`;
    case 'order.payload':
      return payloadMessage(rules, play, logged, doing, value);
    case 'order.over':
      return 'The game is over.';
    case 'order.unknown':
      return `There is no “${value}” here${keyOf(logged, actual)}.`;
    case 'order.due':
      return actual === 'nothing'
        ? `Nothing is due that ${doing} would answer.`
        : `“${value}” comes first; ${doing} has to wait.`;
    case 'order.phase':
      return `${doing} is not possible in the phase “${value}”${phasesText(rules, play, logged)}.`;
    case 'order.turn':
      return `It is not the moment of ${who ?? 'this'} for ${what}${turnText(play)}.`;
    case 'order.state':
      return `${doing} is not possible: ${rules.conditions[value] ?? value}.`;
    case 'order.limit':
      return Number(actual) > Number(required)
        ? `${doing} asks for ${value}; at most ${required} is allowed.`
        : `${doing} is used up: ${value} of ${required}.`;
    case 'order.cost':
      return `${doing} cannot be paid: there is ${value}, it costs ${required}${unitOf(rules, play, logged, required)}.`;
    case 'order.target':
      return targets.length === 0
        ? `${doing} is not possible at or with this.`
        : `${doing} is not possible at or with ${orText(targets.map((id) => shortened(nameOf(play, id) ?? id)))}.`;
    case 'order.choice':
      return choiceMessage(doing, value, rules.conditions[`${logged.kind}:${value}`]);
    case 'order.dice':
      return typeof required === 'string'
        ? `The die shows ${value}; its faces are ${required}.`
        : `${doing} needs ${required} dice${addedDice(rules, play, logged, required)}; these are ${value}.`;
  }
}

function choiceMessage(doing: string, value: string, why: string | undefined): string {
  if (why !== undefined) return `${doing} is not possible: ${why}.`;
  return value === 'missing' ? `${doing} lacks somebody’s entry.` : `“${value}” cannot be chosen for ${doing}.`;
}

function eventsText(rules: PlaySpec, value: string): string {
  const kinds = ['note', ...rules.events.keys()];
  const meant = nearest(
    value,
    kinds.map((key) => ({ key })),
  );
  return meant ? `“${meant.key}” is the nearest` : `there are ${kinds.join(', ')}`;
}

function payloadMessage(rules: PlaySpec, play: Play, logged: JsonObject, doing: string, at: string): string {
  // A note says no more of its text than that it takes one.
  const keys: Keys = logged.kind === 'note' ? {} : keysOf(rules, play, logged);
  const key = keys[at];
  const wanted = key ? `: ${keyText(key)}` : '';
  const wrong = Object.hasOwn(logged, at) ? 'needs another' : 'lacks its';
  return `${doing} ${wrong} “${at}”${wanted}. It takes ${keysText(keys, at) || 'text'}.`;
}

/** Under which key a value stands, where it stands at one. */
function keyOf(logged: JsonObject, value: unknown): string {
  const found = Object.entries(logged).find(([, one]) => one === value);
  return found ? ` for its “${shortened(found[0])}”` : '';
}

function phasesText(rules: PlaySpec, play: Play, logged: JsonObject): string {
  const spec = rules.events.get(String(logged.kind));
  const possible = spec?.phases ?? spec?.phasesOf?.(play, readKeys(keysOf(rules, play, logged), logged) as never);
  return possible ? `, but in ${orText(possible.map((phase) => `“${phase}”`))}` : '';
}

function turnText({ state, figures, seats }: Play): string {
  const figure = state.active === null ? undefined : figures.get(state.active);
  if (figure) return `; ${shortened(figure.character.name || figure.id)} is acting`;
  const seat = seats.find(({ id }) => id === state.side);
  return seat ? `; it is the chance of ${shortened(seat.name)}` : '';
}

/** Where faces of the roll itself ask for more dice. */
function addedDice(rules: PlaySpec, play: Play, logged: JsonObject, required: unknown): string {
  const spec = rules.events.get(String(logged.kind));
  const [asked] = spec?.dice?.(play, { ...readKeys(keysOf(rules, play, logged), logged), dice: [] } as never) ?? [];
  const added = Number(required) - (asked?.length ?? Number(required));
  return added > 0 ? `, ${added} of them for its highest faces` : '';
}

/** What it is paid with, where the price of the event says so. */
function unitOf(rules: PlaySpec, play: Play, logged: JsonObject, required: unknown): string {
  const cost = rules.costOf?.(play, { ...logged, kind: String(logged.kind) });
  return cost?.amount === required ? ` ${cost?.of}` : '';
}
