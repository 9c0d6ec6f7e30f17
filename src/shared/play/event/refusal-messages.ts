/** Formats refusals as sentences for players. */

import { findNearestField } from '../../document/find-nearest-field.ts';
import type { JsonObject } from '../../document/json/json-object.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import { getModelName } from '../model-names.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { getEventKeys } from './event-keys.ts';
import { getEventModel } from './judge-event.ts';
import { formatKey, formatKeys } from './key-text.ts';
import { type EventKeys, parseEvent } from './keys.ts';
import type { Refusal } from './refusal.ts';

/** Formats a message about an event. `event` is the event in words: `“charge” of Wasp`. */
type EventMessage = (translate: Translate, event: string) => string;

/**
 * Returns a sentence that says which model cannot do what, and why. The encounter must be in the state in which the event was refused. Its
 * values are read immediately and not when the sentence is shown, because later events change the encounter. `eventKinds` are the kinds of
 * events that are refused for the same reason.
 */
export function formatRefusal(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  refusal: Refusal,
  eventKinds: readonly string[] = [String(logEvent.kind)],
): LateText {
  const modelName = getModelName(encounter, getEventModel(encounter, logEvent));
  const shortName = modelName === undefined ? undefined : truncateVisibly(modelName);
  const formatEvent = (translate: Translate) => formatChoices(translate, eventKinds);
  if (refusal.code === 'order.turn') return createTurnMessage(encounter, shortName, formatEvent);
  const message = createMessage(playRules, encounter, logEvent, refusal);
  return (translate) =>
    message(
      translate,
      shortName === undefined
        ? formatEvent(translate)
        : translate('eventRefusals.of', { event: formatEvent(translate), name: shortName }),
    );
}

/** `“a”, “b” or “c”` */
const formatChoices = (translate: Translate, choices: readonly string[]): string =>
  formatList(
    translate.language,
    choices.map((choice) => translate('playWords.quoted', { text: truncateVisibly(choice) })),
    'disjunction',
  );

function createMessage(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  { code, actual, required, targets: targetIds = [] }: Refusal,
): EventMessage {
  const actualText = truncateVisibly(String(actual ?? ''));
  switch (code) {
    case 'order.event':
      return createUnknownEventMessage(playRules, actualText);
    case 'order.payload':
      return createPayloadMessage(playRules, encounter, logEvent, actualText);
    case 'order.over':
    // `formatRefusal` formats `order.turn` itself.
    case 'order.turn':
      return (translate) => translate('offerRefusals.over');
    case 'order.unknown':
      return createUnknownIdMessage(logEvent, actual, actualText);
    case 'order.due':
      return (translate, event) =>
        actual === 'nothing'
          ? translate('eventRefusals.nothingDue', { event })
          : translate('eventRefusals.due', { value: actualText, event });
    case 'order.phase':
      return createPhaseMessage(playRules, encounter, logEvent, actualText);
    case 'order.state':
      return createStateMessage(playRules.conditions[actualText] ?? actualText);
    case 'order.limit':
      return Number(actual) > Number(required)
        ? (translate, event) => translate('eventRefusals.tooMuch', { event, value: actualText, max: required ?? '' })
        : (translate, event) => translate('eventRefusals.usedUp', { event, value: actualText, max: required ?? '' });
    case 'order.cost': {
      const cost = `${required}${formatUnit(playRules, encounter, logEvent, required)}`;
      return (translate, event) => translate('eventRefusals.cost', { event, value: actualText, cost });
    }
    case 'order.target':
      return createTargetMessage(
        targetIds.map((targetId) => truncateVisibly(getModelName(encounter, targetId) ?? targetId)),
      );
    case 'order.choice':
      return createChoiceMessage(actualText, playRules.conditions[`${logEvent.kind}:${actualText}`]);
    case 'order.dice':
      return createDiceMessage(playRules, encounter, logEvent, actualText, required);
  }
}

const createStateMessage =
  (reason: LateText): EventMessage =>
  (translate, event) =>
    translate('eventRefusals.state', { event, reason: formatLateText(translate, reason) });

const createTargetMessage =
  (targetNames: readonly string[]): EventMessage =>
  (translate, event) =>
    targetNames.length === 0
      ? translate('eventRefusals.target', { event })
      : translate('eventRefusals.targets', {
          event,
          names: formatList(translate.language, targetNames, 'disjunction'),
        });

function createChoiceMessage(choice: string, reason: LateText | undefined): EventMessage {
  if (reason !== undefined) return createStateMessage(reason);
  return (translate, event) =>
    choice === 'missing'
      ? translate('eventRefusals.missingEntry', { event })
      : translate('eventRefusals.choice', { value: choice, event });
}

function createUnknownEventMessage(playRules: PlayRules, unknownKind: string): EventMessage {
  const eventKinds = ['note', ...playRules.events.keys()];
  const nearestKind = findNearestField(
    unknownKind,
    eventKinds.map((eventKind) => ({ key: eventKind })),
  );
  return (translate) =>
    nearestKind
      ? translate('eventRefusals.eventNear', { value: unknownKind, near: nearestKind.key })
      : translate('eventRefusals.eventKinds', { value: unknownKind, kinds: eventKinds.join(', ') });
}

function createPayloadMessage(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  keyName: string,
): EventMessage {
  // For a note, the message only says that it takes a text.
  const eventKeys: EventKeys = logEvent.kind === 'note' ? {} : getEventKeys(playRules, encounter, logEvent);
  const expectedKey = eventKeys[keyName];
  const isMissing = !Object.hasOwn(logEvent, keyName);
  const keyNames = formatKeys(eventKeys, keyName);
  return (translate, event) => {
    const messageValues = { event, key: keyName, keys: keyNames || translate('eventRefusals.text') };
    if (expectedKey === undefined)
      return isMissing
        ? translate('eventRefusals.missingValue', messageValues)
        : translate('eventRefusals.otherValue', messageValues);
    const expected = formatKey(translate, expectedKey);
    return isMissing
      ? translate('eventRefusals.missingValueOf', { ...messageValues, expected })
      : translate('eventRefusals.otherValueOf', { ...messageValues, expected });
  };
}

/** Names the key that has the unknown id, if a key has it. */
function createUnknownIdMessage(logEvent: JsonObject, unknownId: unknown, shownId: string): EventMessage {
  const foundEntry = Object.entries(logEvent).find(([, entryValue]) => entryValue === unknownId);
  return (translate) =>
    foundEntry
      ? translate('eventRefusals.unknownFor', { value: shownId, key: truncateVisibly(foundEntry[0]) })
      : translate('eventRefusals.unknown', { value: shownId });
}

function createPhaseMessage(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  currentPhase: string,
): EventMessage {
  const eventSpec = playRules.events.get(String(logEvent.kind));
  const allowedPhases =
    eventSpec?.phases ??
    eventSpec?.getPhases?.(encounter, parseEvent(getEventKeys(playRules, encounter, logEvent), logEvent));
  return (translate, event) =>
    allowedPhases
      ? translate('eventRefusals.phaseBut', {
          event,
          value: currentPhase,
          phases: formatChoices(translate, allowedPhases),
        })
      : translate('eventRefusals.phase', { event, value: currentPhase });
}

function createTurnMessage(
  { state, figures, seats }: ActiveEncounter,
  modelName: string | undefined,
  formatEvent: (translate: Translate) => string,
): LateText {
  const figure = state.active === null ? undefined : figures.get(state.active);
  const actingName = figure && truncateVisibly(figure.character.name || figure.id);
  const seat = seats.find(({ id }) => id === state.side);
  const sideName = seat && truncateVisibly(seat.name);
  return (translate) => {
    const messageValues = { name: modelName ?? translate('eventRefusals.this'), event: formatEvent(translate) };
    if (actingName !== undefined) return translate('eventRefusals.turnActing', { ...messageValues, other: actingName });
    return sideName === undefined
      ? translate('eventRefusals.turn', messageValues)
      : translate('eventRefusals.turnOfSide', { ...messageValues, side: sideName });
  };
}

function createDiceMessage(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  actualText: string,
  required: number | string | undefined,
): EventMessage {
  if (typeof required === 'string')
    return (translate) => translate('eventRefusals.dieFaces', { value: actualText, faces: required });
  const addedCount = countAddedDice(playRules, encounter, logEvent, required);
  const messageValues = { required: required ?? '', value: actualText };
  return (translate, event) =>
    addedCount > 0
      ? translate('eventRefusals.addedDice', { ...messageValues, event, added: addedCount })
      : translate('eventRefusals.dice', { ...messageValues, event });
}

/** Counts the dice that rolled faces have added to the roll, by comparing with the dice that the event requires before any is rolled. */
function countAddedDice(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  required: unknown,
): number {
  const eventSpec = playRules.events.get(String(logEvent.kind));
  const [requiredDice] =
    eventSpec?.dice?.(encounter, {
      ...parseEvent(getEventKeys(playRules, encounter, logEvent), logEvent),
      dice: [],
    }) ?? [];
  return Number(required) - (requiredDice?.length ?? Number(required));
}

/** Returns the unit of the cost, if the event's price has it. */
function formatUnit(playRules: PlayRules, encounter: ActiveEncounter, logEvent: JsonObject, required: unknown): string {
  const cost = playRules.getCost?.(encounter, { ...logEvent, kind: String(logEvent.kind) });
  return cost?.amount === required ? ` ${cost?.unit}` : '';
}
