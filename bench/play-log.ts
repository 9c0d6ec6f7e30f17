/** Creates a long log for an encounter: mostly events that the game offers, some that it refuses. Every run creates the same log. */

import { createRandom } from '../src/shared/dice/random.ts';
import type { JsonObject } from '../src/shared/document/json/json-object.ts';
import type { Encounter } from '../src/shared/document/kinds/encounter.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { GAMES } from '../src/shared/games/catalogue.ts';
import { loadGamePart } from '../src/shared/games/parts.ts';
import { judgeEvent } from '../src/shared/play/event/judge-event.ts';
import type { PlayRules } from '../src/shared/play/play-rules.ts';
import { getPlayRules } from '../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../src/shared/play/state.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

/** Events that end a game, or let it end by itself. The game has to last, so they are left out. */
const ENDS: ReadonlySet<unknown> = new Set(['end-game', 'scenario']);

/**
 * Returns the encounter with a log of this length from its start. Throws if the game ends earlier.
 * @param isMixed whether to add events that the game refuses; logs of the app have none
 */
export function addLog(
  encounter: Encounter,
  characters: readonly Character[],
  eventCount: number,
  isMixed = true,
): Encounter {
  const startEncounter: Encounter = { ...encounter, log: [] };
  const { activeEncounter } = openEncounter(PLAYED_GAMES, startEncounter, { characters });
  if (!activeEncounter) throw new Error(`the encounter of the samples of ${encounter.ruleset} cannot be played`);
  const rules = getPlayRules(PLAYED_GAMES, encounter);
  const random = createRandom(1);
  const logEvents = Array.from({ length: eventCount }, () => {
    const logEvent = drawEvent(rules, activeEncounter, random, isMixed);
    submitLogEvent(rules, activeEncounter, logEvent);
    return logEvent;
  });
  if (activeEncounter.state.phase === 'over')
    throw new Error(`the game of ${encounter.ruleset} was over before its log was`);
  return { ...startEncounter, log: logEvents };
}

type Random = () => number;
const pickRandom = <T>(choices: readonly T[], random: Random): T | undefined =>
  choices[Math.floor(random() * choices.length)];

/**
 * Draws an event. If `isMixed`, eight of ten are offered and allowed, one is offered and perhaps refused, and one is malformed or
 * manual.
 */
function drawEvent(rules: PlayRules, encounter: ActiveEncounter, random: Random, isMixed: boolean): JsonObject {
  const candidates = [...rules.listCandidates(encounter)].filter(
    ({ kind }) => !ENDS.has(kind),
  ) as unknown as JsonObject[];
  if (!isMixed)
    return returnModel(rules, encounter, random) ?? drawAllowedEvent(rules, encounter, candidates, random) ?? A_NOTE;
  const choiceNumber = Math.floor(random() * 10);
  const logEvent =
    choiceNumber < 8
      ? drawAllowedEvent(rules, encounter, candidates, random)
      : addDiceRolls(rules, encounter, pickRandom(candidates, random), random);
  if (logEvent === undefined || choiceNumber === 9) return drawManualEvent(encounter, logEvent, random);
  return logEvent;
}

/** Draws an allowed event. Every kind is equally likely, however many offers of that kind there are. */
function drawAllowedEvent(
  rules: PlayRules,
  encounter: ActiveEncounter,
  candidates: readonly JsonObject[],
  random: Random,
): JsonObject | undefined {
  const kinds = new Set(candidates.map(({ kind }) => kind));
  while (kinds.size > 0) {
    const eventKind = pickRandom([...kinds], random);
    kinds.delete(eventKind);
    const remainingEvents = candidates.filter((logEvent) => logEvent.kind === eventKind);
    while (remainingEvents.length > 0) {
      const [logEvent] = remainingEvents.splice(Math.floor(random() * remainingEvents.length), 1);
      const completeEvent = addDiceRolls(rules, encounter, logEvent, random);
      if (completeEvent && 'allowed' in judgeEvent(rules, encounter, completeEvent)) return completeEvent;
    }
  }
  return undefined;
}

/** Returns the event with faces for all dice that it requires. An event that the rules refuse gets no dice. */
function addDiceRolls(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject | undefined,
  random: Random,
): JsonObject | undefined {
  const completeEvent = logEvent && (structuredClone(logEvent) as JsonObject);
  // Later dice can depend on the faces of earlier ones.
  for (let listIndex = 0; completeEvent && listIndex < 50; listIndex++) {
    // `false`: the faces are not judged, because some dice have not been rolled yet.
    const judgement = judgeEvent(rules, encounter, completeEvent, false);
    if ('refused' in judgement) return completeEvent;
    const requestedDice = judgement.allowed.eventSpec.dice?.(encounter, judgement.allowed.parsedEvent) ?? [];
    const incompleteDice = requestedDice.find(({ dice: diceFaces, length }) => diceFaces.length !== length);
    if (incompleteDice === undefined) return completeEvent;
    // These arrays belong to the event itself.
    const diceFaces = incompleteDice.dice as number[];
    while (diceFaces.length < incompleteDice.length) diceFaces.push(1 + Math.floor(random() * incompleteDice.sides));
    diceFaces.length = incompleteDice.length;
  }
  return completeEvent;
}

const A_NOTE: JsonObject = { kind: 'note', text: 'A storm.' };

/**
 * Draws an event that a person might write by hand: a note, an event without its keys or with an unknown model, or one that brings a
 * removed model back. `in` is the game's event for that, and `adjust` sets the field `out` directly.
 */
function drawManualEvent(encounter: ActiveEncounter, logEvent: JsonObject | undefined, random: Random): JsonObject {
  const removedModel = findRemovedModel(encounter, random);
  const manualEvents: JsonObject[] = [
    ...(removedModel === undefined
      ? []
      : [
          { kind: 'in', model: removedModel },
          { kind: 'adjust', model: removedModel, field: 'out', to: 0 },
        ]),
    A_NOTE,
    ...(logEvent ? [{ kind: logEvent.kind ?? '' }, { ...logEvent, model: 'nobody' }] : []),
  ];
  return pickRandom(manualEvents, random) ?? { kind: 'note', text: '' };
}

const findRemovedModel = ({ state }: ActiveEncounter, random: Random): string | undefined =>
  pickRandom(
    [...state.models].flatMap(([modelId, { out: isRemoved }]) => (isRemoved ? [modelId] : [])),
    random,
  );

/** Returns an event that brings a removed model back, so that the game ends with as many models as it starts with. */
function returnModel(rules: PlayRules, encounter: ActiveEncounter, random: Random): JsonObject | undefined {
  const removedModel = findRemovedModel(encounter, random);
  if (removedModel === undefined) return undefined;
  const returnEvents: JsonObject[] = [
    { kind: 'in', model: removedModel },
    { kind: 'adjust', model: removedModel, field: 'out', to: 0 },
  ];
  return returnEvents.find((logEvent) => 'allowed' in judgeEvent(rules, encounter, logEvent));
}
