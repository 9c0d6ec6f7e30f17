/** Refusals as sentences for the table. */

import type { JsonObject } from '../../document/json/json-object.ts';
import { nearest } from '../../document/near-key.ts';
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import { nameOf } from '../names.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { keysOf } from './event-keys.ts';
import { modelOf } from './judge-event.ts';
import { keysText, keyText } from './key-text.ts';
import { type Keys, readKeys } from './keys.ts';
import type { Refusal } from './refusal.ts';

/** Makes a message about an event; `event` is what it is called there: `“charge” of Wasp`. */
type EventMessage = (translate: Translate, event: string) => string;

/**
 * Says in one sentence who cannot do what, and why. The play is as it was when the event was refused; what the sentence needs
 * of it is read at once, since the play goes on changing. `kinds` are those that are refused alike.
 */
export function refusalMessage(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logged: JsonObject,
  refusal: Refusal,
  kinds: readonly string[] = [String(logged.kind)],
): LateText {
  const name = nameOf(encounter, modelOf(encounter, logged));
  const model = name === undefined ? undefined : shortened(name);
  const event = (translate: Translate) => orText(translate, kinds);
  if (refusal.code === 'order.turn') return turnMessage(encounter, model, event);
  const message = eventMessage(rules, encounter, logged, refusal);
  return (translate) =>
    message(
      translate,
      model === undefined ? event(translate) : translate('eventRefusals.of', { event: event(translate), name: model }),
    );
}

/** `“a”, “b” or “c”` */
const orText = (translate: Translate, words: readonly string[]): string =>
  formatList(
    translate.language,
    words.map((word) => translate('playWords.quoted', { text: shortened(word) })),
    'disjunction',
  );

function eventMessage(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logged: JsonObject,
  { code, actual, required, targets = [] }: Refusal,
): EventMessage {
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.event':
      return unknownEventMessage(rules, value);
    case 'order.payload':
      return payloadMessage(rules, encounter, logged, value);
    case 'order.over':
    case 'order.turn':
      return (translate) => translate('offerRefusals.over');
    case 'order.unknown':
      return unknownIdMessage(logged, actual, value);
    case 'order.due':
      return (translate, event) =>
        actual === 'nothing'
          ? translate('eventRefusals.nothingDue', { event })
          : translate('eventRefusals.due', { value, event });
    case 'order.phase':
      return phaseMessage(rules, encounter, logged, value);
    case 'order.state':
      return stateMessage(rules.conditions[value] ?? value);
    case 'order.limit':
      return Number(actual) > Number(required)
        ? (translate, event) => translate('eventRefusals.tooMuch', { event, value, max: required ?? '' })
        : (translate, event) => translate('eventRefusals.usedUp', { event, value, max: required ?? '' });
    case 'order.cost': {
      const cost = `${required}${unitOf(rules, encounter, logged, required)}`;
      return (translate, event) => translate('eventRefusals.cost', { event, value, cost });
    }
    case 'order.target':
      return targetMessage(targets.map((id) => shortened(nameOf(encounter, id) ?? id)));
    case 'order.choice':
      return choiceMessage(value, rules.conditions[`${logged.kind}:${value}`]);
    case 'order.dice':
      return diceMessage(rules, encounter, logged, value, required);
  }
}

const stateMessage =
  (reason: LateText): EventMessage =>
  (translate, event) =>
    translate('eventRefusals.state', { event, reason: formatText(translate, reason) });

const targetMessage =
  (names: readonly string[]): EventMessage =>
  (translate, event) =>
    names.length === 0
      ? translate('eventRefusals.target', { event })
      : translate('eventRefusals.targets', { event, names: formatList(translate.language, names, 'disjunction') });

function choiceMessage(value: string, reason: LateText | undefined): EventMessage {
  if (reason !== undefined) return stateMessage(reason);
  return (translate, event) =>
    value === 'missing'
      ? translate('eventRefusals.missingEntry', { event })
      : translate('eventRefusals.choice', { value, event });
}

function unknownEventMessage(rules: PlayRules, value: string): EventMessage {
  const kinds = ['note', ...rules.events.keys()];
  const meant = nearest(
    value,
    kinds.map((key) => ({ key })),
  );
  return (translate) =>
    meant
      ? translate('eventRefusals.eventNear', { value, near: meant.key })
      : translate('eventRefusals.eventKinds', { value, kinds: kinds.join(', ') });
}

function payloadMessage(rules: PlayRules, encounter: ActiveEncounter, logged: JsonObject, key: string): EventMessage {
  // A note says no more of its text than that it takes one.
  const keys: Keys = logged.kind === 'note' ? {} : keysOf(rules, encounter, logged);
  const wanted = keys[key];
  const isMissing = !Object.hasOwn(logged, key);
  const names = keysText(keys, key);
  return (translate, event) => {
    const values = { event, key, keys: names || translate('eventRefusals.text') };
    if (wanted === undefined)
      return isMissing
        ? translate('eventRefusals.missingValue', values)
        : translate('eventRefusals.otherValue', values);
    const expected = keyText(translate, wanted);
    return isMissing
      ? translate('eventRefusals.missingValueOf', { ...values, expected })
      : translate('eventRefusals.otherValueOf', { ...values, expected });
  };
}

/** Names the key at which the unknown id stands, where it stands at one. */
function unknownIdMessage(logged: JsonObject, id: unknown, value: string): EventMessage {
  const found = Object.entries(logged).find(([, one]) => one === id);
  return (translate) =>
    found
      ? translate('eventRefusals.unknownFor', { value, key: shortened(found[0]) })
      : translate('eventRefusals.unknown', { value });
}

function phaseMessage(rules: PlayRules, encounter: ActiveEncounter, logged: JsonObject, value: string): EventMessage {
  const spec = rules.events.get(String(logged.kind));
  const possible =
    spec?.phases ?? spec?.phasesOf?.(encounter, readKeys(keysOf(rules, encounter, logged), logged) as never);
  return (translate, event) =>
    possible
      ? translate('eventRefusals.phaseBut', { event, value, phases: orText(translate, possible) })
      : translate('eventRefusals.phase', { event, value });
}

function turnMessage(
  { state, figures, seats }: ActiveEncounter,
  model: string | undefined,
  event: (translate: Translate) => string,
): LateText {
  const figure = state.active === null ? undefined : figures.get(state.active);
  const other = figure && shortened(figure.character.name || figure.id);
  const seat = seats.find(({ id }) => id === state.side);
  const side = seat && shortened(seat.name);
  return (translate) => {
    const values = { name: model ?? translate('eventRefusals.this'), event: event(translate) };
    if (other !== undefined) return translate('eventRefusals.turnActing', { ...values, other });
    return side === undefined
      ? translate('eventRefusals.turn', values)
      : translate('eventRefusals.turnOfSide', { ...values, side });
  };
}

function diceMessage(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logged: JsonObject,
  value: string,
  required: number | string | undefined,
): EventMessage {
  if (typeof required === 'string')
    return (translate) => translate('eventRefusals.dieFaces', { value, faces: required });
  const added = countAddedDice(rules, encounter, logged, required);
  const values = { required: required ?? '', value };
  return (translate, event) =>
    added > 0
      ? translate('eventRefusals.addedDice', { ...values, event, added })
      : translate('eventRefusals.dice', { ...values, event });
}

/** Counts the dice that faces of the roll itself ask for. */
function countAddedDice(rules: PlayRules, encounter: ActiveEncounter, logged: JsonObject, required: unknown): number {
  const spec = rules.events.get(String(logged.kind));
  const [asked] =
    spec?.dice?.(encounter, { ...readKeys(keysOf(rules, encounter, logged), logged), dice: [] } as never) ?? [];
  return Number(required) - (asked?.length ?? Number(required));
}

/** What it is paid with, where the price of the event says so. */
function unitOf(rules: PlayRules, encounter: ActiveEncounter, logged: JsonObject, required: unknown): string {
  const cost = rules.costOf?.(encounter, { ...logged, kind: String(logged.kind) });
  return cost?.amount === required ? ` ${cost?.of}` : '';
}
