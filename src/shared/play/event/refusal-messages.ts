/** Refusals as sentences for the table. */

import type { JsonObject } from '../../document/json/json-object.ts';
import { nearest } from '../../document/near-key.ts';
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import { nameOf } from '../names.ts';
import type { PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { keysOf } from './event-keys.ts';
import { modelOf } from './judge-event.ts';
import { keysText, keyText } from './key-text.ts';
import { type Keys, readKeys } from './keys.ts';
import type { Refusal } from './refusal.ts';

/** Makes a message about an event; `event` is what it is called there: `“charge” of Wasp`. */
type EventMessage = (t: Translate, event: string) => string;

/**
 * Says in one sentence who cannot do what, and why. The play is as it was when the event was refused; what the sentence needs
 * of it is read at once, since the play goes on changing. `kinds` are those that are refused alike.
 */
export function refusalMessage(
  rules: PlaySpec,
  play: Play,
  logged: JsonObject,
  refusal: Refusal,
  kinds: readonly string[] = [String(logged.kind)],
): LateText {
  const name = nameOf(play, modelOf(play, logged));
  const model = name === undefined ? undefined : shortened(name);
  const event = (t: Translate) => orText(t, kinds);
  if (refusal.code === 'order.turn') return turnMessage(play, model, event);
  const message = eventMessage(rules, play, logged, refusal);
  return (t) => message(t, model === undefined ? event(t) : t('eventRefusals.of', { event: event(t), name: model }));
}

/** `“a”, “b” or “c”` */
const orText = (t: Translate, words: readonly string[]): string =>
  formatList(
    t.language,
    words.map((word) => t('playWords.quoted', { text: shortened(word) })),
    'disjunction',
  );

function eventMessage(
  rules: PlaySpec,
  play: Play,
  logged: JsonObject,
  { code, actual, required, targets = [] }: Refusal,
): EventMessage {
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.event':
      return unknownEventMessage(rules, value);
    case 'order.payload':
      return payloadMessage(rules, play, logged, value);
    case 'order.over':
    case 'order.turn':
      return (t) => t('offerRefusals.over');
    case 'order.unknown':
      return unknownIdMessage(logged, actual, value);
    case 'order.due':
      return (t, event) =>
        actual === 'nothing' ? t('eventRefusals.nothingDue', { event }) : t('eventRefusals.due', { value, event });
    case 'order.phase':
      return phaseMessage(rules, play, logged, value);
    case 'order.state':
      return stateMessage(rules.conditions[value] ?? value);
    case 'order.limit':
      return Number(actual) > Number(required)
        ? (t, event) => t('eventRefusals.tooMuch', { event, value, max: required ?? '' })
        : (t, event) => t('eventRefusals.usedUp', { event, value, max: required ?? '' });
    case 'order.cost': {
      const cost = `${required}${unitOf(rules, play, logged, required)}`;
      return (t, event) => t('eventRefusals.cost', { event, value, cost });
    }
    case 'order.target':
      return targetMessage(targets.map((id) => shortened(nameOf(play, id) ?? id)));
    case 'order.choice':
      return choiceMessage(value, rules.conditions[`${logged.kind}:${value}`]);
    case 'order.dice':
      return diceMessage(rules, play, logged, value, required);
  }
}

const stateMessage =
  (reason: LateText): EventMessage =>
  (t, event) =>
    t('eventRefusals.state', { event, reason: formatText(t, reason) });

const targetMessage =
  (names: readonly string[]): EventMessage =>
  (t, event) =>
    names.length === 0
      ? t('eventRefusals.target', { event })
      : t('eventRefusals.targets', { event, names: formatList(t.language, names, 'disjunction') });

function choiceMessage(value: string, reason: LateText | undefined): EventMessage {
  if (reason !== undefined) return stateMessage(reason);
  return (t, event) =>
    value === 'missing' ? t('eventRefusals.missingEntry', { event }) : t('eventRefusals.choice', { value, event });
}

function unknownEventMessage(rules: PlaySpec, value: string): EventMessage {
  const kinds = ['note', ...rules.events.keys()];
  const meant = nearest(
    value,
    kinds.map((key) => ({ key })),
  );
  return (t) =>
    meant
      ? t('eventRefusals.eventNear', { value, near: meant.key })
      : t('eventRefusals.eventKinds', { value, kinds: kinds.join(', ') });
}

function payloadMessage(rules: PlaySpec, play: Play, logged: JsonObject, key: string): EventMessage {
  // A note says no more of its text than that it takes one.
  const keys: Keys = logged.kind === 'note' ? {} : keysOf(rules, play, logged);
  const wanted = keys[key];
  const isMissing = !Object.hasOwn(logged, key);
  const names = keysText(keys, key);
  return (t, event) => {
    const values = { event, key, keys: names || t('eventRefusals.text') };
    if (wanted === undefined)
      return isMissing ? t('eventRefusals.missingValue', values) : t('eventRefusals.otherValue', values);
    const expected = keyText(t, wanted);
    return isMissing
      ? t('eventRefusals.missingValueOf', { ...values, expected })
      : t('eventRefusals.otherValueOf', { ...values, expected });
  };
}

/** Names the key at which the unknown id stands, where it stands at one. */
function unknownIdMessage(logged: JsonObject, id: unknown, value: string): EventMessage {
  const found = Object.entries(logged).find(([, one]) => one === id);
  return (t) =>
    found ? t('eventRefusals.unknownFor', { value, key: shortened(found[0]) }) : t('eventRefusals.unknown', { value });
}

function phaseMessage(rules: PlaySpec, play: Play, logged: JsonObject, value: string): EventMessage {
  const spec = rules.events.get(String(logged.kind));
  const possible = spec?.phases ?? spec?.phasesOf?.(play, readKeys(keysOf(rules, play, logged), logged) as never);
  return (t, event) =>
    possible
      ? t('eventRefusals.phaseBut', { event, value, phases: orText(t, possible) })
      : t('eventRefusals.phase', { event, value });
}

function turnMessage(
  { state, figures, seats }: Play,
  model: string | undefined,
  event: (t: Translate) => string,
): LateText {
  const figure = state.active === null ? undefined : figures.get(state.active);
  const other = figure && shortened(figure.character.name || figure.id);
  const seat = seats.find(({ id }) => id === state.side);
  const side = seat && shortened(seat.name);
  return (t) => {
    const values = { name: model ?? t('eventRefusals.this'), event: event(t) };
    if (other !== undefined) return t('eventRefusals.turnActing', { ...values, other });
    return side === undefined ? t('eventRefusals.turn', values) : t('eventRefusals.turnOfSide', { ...values, side });
  };
}

function diceMessage(
  rules: PlaySpec,
  play: Play,
  logged: JsonObject,
  value: string,
  required: number | string | undefined,
): EventMessage {
  if (typeof required === 'string') return (t) => t('eventRefusals.dieFaces', { value, faces: required });
  const added = countAddedDice(rules, play, logged, required);
  const values = { required: required ?? '', value };
  return (t, event) =>
    added > 0
      ? t('eventRefusals.addedDice', { ...values, event, added })
      : t('eventRefusals.dice', { ...values, event });
}

/** Counts the dice that faces of the roll itself ask for. */
function countAddedDice(rules: PlaySpec, play: Play, logged: JsonObject, required: unknown): number {
  const spec = rules.events.get(String(logged.kind));
  const [asked] = spec?.dice?.(play, { ...readKeys(keysOf(rules, play, logged), logged), dice: [] } as never) ?? [];
  return Number(required) - (asked?.length ?? Number(required));
}

/** What it is paid with, where the price of the event says so. */
function unitOf(rules: PlaySpec, play: Play, logged: JsonObject, required: unknown): string {
  const cost = rules.costOf?.(play, { ...logged, kind: String(logged.kind) });
  return cost?.amount === required ? ` ${cost?.of}` : '';
}
