/** Draws random logs: mostly offered events with rolled dice, sometimes events that are refused or malformed. */

import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { GIMMICKS } from '../../../../../src/shared/games/supers-unlimited/facts.ts';
import { OPTIONS } from '../../../../../src/shared/games/supers-unlimited/options.ts';
import { play as supersUnlimitedPlay } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { SuEncounter } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { openEncounter, submitLogEvent } from '../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { createCharacter, createEncounter, type TestEvent } from './encounters.ts';

export const playRules = supersUnlimitedPlay as PlayRules;

/** Draws a random whole number from 0 to `bound - 1`. */
export type DrawNumber = (bound: number) => number;

/** Creates a generator of whole numbers below a bound. The same seed gives the same numbers. */
function createRandom(gameSeed: number): DrawNumber {
  let randomState = gameSeed >>> 0;
  return (bound) => {
    randomState = (Math.imul(randomState ^ (randomState >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((randomState ^ (randomState >>> 13)) >>> 0) % bound;
  };
}

const pickItem = <T>(drawNumber: DrawNumber, candidates: readonly T[]): T =>
  candidates[drawNumber(candidates.length)] as T;

const MOVEMENT_TYPES = ['sprint', 'flight', 'glide', 'jump', 'line-swing', 'teleport', 'wall-crawl', 'winged-flight'];
const ATTACK_PROFILES: readonly JsonObject[] = [
  {
    name: 'Bolt',
    trait: 'aim',
    type: 'projectile',
    range: 8,
    bonus: 1,
    effects: [{ effect: 'damage' }, { effect: 'knockback' }],
  },
  {
    name: 'Wave',
    trait: 'mind',
    type: 'pulse',
    range: 6,
    effects: [{ effect: 'control', type: 'all' }, { effect: 'blind' }],
  },
  {
    name: 'Hex',
    trait: 'magic',
    versus: 'mind',
    type: 'beam',
    range: 9,
    effects: [{ effect: 'poison' }, { effect: 'countdown' }, { effect: 'weaken' }],
  },
  {
    name: 'Net',
    trait: 'aim',
    type: 'projectile',
    range: 6,
    effects: [{ effect: 'entangle' }, { effect: 'pow-double-stun' }],
  },
  {
    name: 'Maul',
    trait: 'fight',
    type: 'close',
    bonusDice: 2,
    effects: [{ effect: 'stun' }, { effect: 'pow-double-knockback' }, { effect: 'damage' }],
  },
  {
    name: 'Drain',
    trait: 'mind',
    type: 'close',
    effects: [{ effect: 'hp-drain' }, { effect: 'power-drain' }, { effect: 'paralysis' }, { effect: 'nullify' }],
  },
];

function drawCharacter(drawNumber: DrawNumber, modelId: string): JsonObject {
  return createCharacter(modelId, {
    level: 1 + drawNumber(8),
    alignment: pickItem(drawNumber, ['hero', 'villain', 'anti-hero']),
    classes: [pickItem(drawNumber, GIMMICKS).class].map((className) => (className === 'any' ? 'tank' : className)),
    power: 2 + drawNumber(5),
    move: drawNumber(7),
    size: drawNumber(4),
    hp: { total: 3 + drawNumber(10) },
    movement: [pickItem(drawNumber, MOVEMENT_TYPES), ...(drawNumber(3) === 0 ? ['teleport'] : [])].filter(
      (movement, index, all) => all.indexOf(movement) === index,
    ),
    keywords: {
      type: [pickItem(drawNumber, ['living', 'robotic'])],
      origin: [pickItem(drawNumber, ['occult', 'science'])],
    },
    weaknesses:
      drawNumber(2) === 0
        ? [{ keyword: pickItem(drawNumber, ['occult', 'living', 'plasma-x']), vulnerability: drawNumber(2) === 0 }]
        : [],
    immunities: drawNumber(4) === 0 ? [pickItem(drawNumber, ['fall', 'slam', 'stun', 'Immune/Poison'])] : [],
    abilities: drawNumber(2) === 0 ? [{ name: 'Super Strength' }] : [],
    attacks: [pickItem(drawNumber, ATTACK_PROFILES), pickItem(drawNumber, ATTACK_PROFILES)].filter(
      (attackFields, index, all) => all.indexOf(attackFields) === index,
    ),
  });
}

function drawOptions(drawNumber: DrawNumber): JsonObject {
  const options: JsonObject = {};
  for (const [optionKey, optionRow] of Object.entries(OPTIONS)) {
    if (drawNumber(6) !== 0) continue;
    if (optionRow.kind === 'toggle') options[optionKey] = !optionRow.default;
    if (optionRow.kind === 'choice') options[optionKey] = pickItem(drawNumber, optionRow.values);
    if (optionRow.kind === 'count' || optionRow.kind === 'auto') options[optionKey] = 1 + drawNumber(8);
  }
  return options;
}

/** Draws an encounter of two or three sides with two or three models each and all Gimmicks in each pool. */
function drawEncounter(drawNumber: DrawNumber): Encounter {
  const sides: Record<string, string[]> = {};
  for (const sideId of ['a', 'b', 'c'].slice(0, 2 + drawNumber(2))) {
    sides[sideId] = ['one', 'two', 'three'].slice(0, 2 + drawNumber(2)).map((modelName) => `${sideId}-${modelName}`);
  }
  const gimmicks = Object.fromEntries(Object.keys(sides).map((sideId) => [sideId, GIMMICKS.map(({ id }) => id)]));
  return createEncounter({
    sides,
    gimmicks,
    characters: Object.values(sides)
      .flat()
      .map((modelId) => drawCharacter(drawNumber, modelId)),
    options: drawOptions(drawNumber),
    setup: {
      things: [
        { id: 'car', kind: 'object', rank: 2 },
        { id: 'shed', kind: 'building', material: 'flimsy', size: [3, 4, 2] },
      ],
    },
    later: drawNumber(5) === 0 ? ['a-two'] : [],
  });
}

const rollFaces = (drawNumber: DrawNumber, faceCount: number) =>
  Array.from({ length: faceCount }, () => 1 + drawNumber(10));

/** Rolls every die that the event needs. The refusals give the length of one list of dice after another. */
function rollDice(activeEncounter: ActiveEncounter, drawNumber: DrawNumber, logEvent: JsonObject): JsonObject {
  let rolledEvent = logEvent;
  for (let tryCount = 0; tryCount < 60; tryCount++) {
    const judgement = judgeEvent(playRules, activeEncounter, rolledEvent);
    if (!('refused' in judgement) || judgement.refused.code !== 'order.dice') return rolledEvent;
    const { actual, required: requiredLength } = judgement.refused;
    if (typeof requiredLength !== 'number') return rolledEvent;
    rolledEvent = resizeDice(rolledEvent, drawNumber, Number(actual), requiredLength);
  }
  return rolledEvent;
}

/** Changes the length of the first list of dice that has the old length. */
function resizeDice(logEvent: JsonObject, drawNumber: DrawNumber, oldLength: number, newLength: number): JsonObject {
  let isDone = false;
  const resizeValue = (jsonValue: unknown, valueKey: string): unknown => {
    if (valueKey === 'dice' && Array.isArray(jsonValue) && jsonValue.length === oldLength && !isDone) {
      isDone = true;
      return newLength > oldLength
        ? [...jsonValue, ...rollFaces(drawNumber, newLength - oldLength)]
        : jsonValue.slice(0, newLength);
    }
    if (Array.isArray(jsonValue)) return jsonValue.map((listItem) => resizeValue(listItem, ''));
    if (typeof jsonValue !== 'object' || jsonValue === null) return jsonValue;
    return Object.fromEntries(
      Object.entries(jsonValue).map(([innerKey, listItem]) => [innerKey, resizeValue(listItem, innerKey)]),
    );
  };
  return resizeValue(logEvent, '') as JsonObject;
}

const EFFECT_WORDS = [
  'damage',
  'stun',
  'entangle',
  'knockback',
  'poison',
  'countdown',
  'attack-boost',
  'hp-drain',
  'blind',
];
const FIELD_NAMES = ['hp', 'pp', 'power', 'move', 'altitude', 'ko', 'out', 'stun', 'nullify', 'bonusSuccesses'];

/** Draws an event that is not offered: one of an Ability or a correction by hand. */
function drawFreeEvent(activeEncounter: SuEncounter, drawNumber: DrawNumber): JsonObject {
  const modelIds = [...activeEncounter.state.models.keys()];
  const modelId = pickItem(drawNumber, modelIds);
  const markerIds = [...activeEncounter.state.markers.keys()];
  switch (drawNumber(8)) {
    case 0:
      return { kind: 'adjust', model: modelId, field: pickItem(drawNumber, FIELD_NAMES), to: drawNumber(4) };
    case 1:
      return { kind: 'summon', id: `pet-${drawNumber(4)}`, side: 'a', character: 'a-one', resistance: 5 };
    case 2:
      return { kind: 'dismiss', model: modelId };
    case 3:
      return {
        kind: 'claim',
        marker: pickItem(drawNumber, [...markerIds, 'power-1']),
        models: [modelId],
        near: [pickItem(drawNumber, modelIds)],
      };
    case 4:
      return {
        kind: 'inflict',
        model: modelId,
        effect: 'control',
        type: 'all',
        amount: 1 + drawNumber(3),
        by: pickItem(drawNumber, modelIds),
      };
    case 5:
      return { kind: 'thing', thing: { id: `crate-${drawNumber(3)}`, kind: 'object', rank: 1 } };
    case 6:
      return { kind: 'trait-roll', model: modelId, trait: 'mind', tn: 6, dice: [], powerUp: drawNumber(2) === 0 };
    default:
      return {
        kind: 'inflict',
        model: modelId,
        effect: pickItem(drawNumber, EFFECT_WORDS),
        amount: 1 + drawNumber(6),
        by: pickItem(drawNumber, modelIds),
      };
  }
}

/** Adds a random key to an event, which the rules mostly do not allow. */
function addRandomKeys(activeEncounter: SuEncounter, drawNumber: DrawNumber, logEvent: JsonObject): JsonObject {
  const modelIds = [...activeEncounter.state.models.keys()];
  const extraKeys: readonly JsonObject[] = [
    { powerUp: true },
    { growth: [pickItem(drawNumber, modelIds)] },
    {
      rerolls: [
        { by: pickItem(drawNumber, ['ability', 'mastery', 'precision']), indexes: [0], dice: [1 + drawNumber(9)] },
      ],
    },
    { inches: drawNumber(9), difficult: drawNumber(3) },
    { up: drawNumber(3) },
    { discard: 1 },
    { fall: drawNumber(8), dangerous: drawNumber(3) },
    { contact: pickItem(drawNumber, modelIds) },
    { near: [pickItem(drawNumber, modelIds)] },
    {
      gimmicks: [
        pickItem(drawNumber, ['burst-of-speed', 'ride-along', 'double-blast', 'sunday-punch', 'find-weakness']),
      ],
    },
    { with: [pickItem(drawNumber, modelIds)] },
    { object: 'car' },
    { model: pickItem(drawNumber, modelIds) },
    { distance: drawNumber(5) },
    { plasma: true },
    { what: 'hp' },
  ];
  return { ...logEvent, ...pickItem(drawNumber, extraKeys) };
}

/** Events that lack keys, name something unknown or are unknown themselves. */
const MALFORMED: readonly JsonObject[] = [
  { kind: 'attack' },
  { kind: 'nothing' },
  { kind: 'roll', dice: [11] },
  { kind: 'roll', dice: 'x' },
  { kind: 'choose', model: 'nobody' },
  { kind: 'attack', model: 'a-one', attack: 'Bash', targets: [{ target: 'entangle:nobody' }] },
  { kind: 'attack', model: 'a-one', attack: 'Missing', targets: [] },
  { kind: 'move', model: 'a-one', inches: 0.1 },
  { kind: 'summon', id: 'a-one', side: 'a', character: 'a-one' },
  { kind: 'note', text: 'x' },
  { kind: '__proto__' },
];

/** Draws the next event. `start` and `end-game` are drawn rarely, so that the games last. */
function drawEvent(activeEncounter: SuEncounter, drawNumber: DrawNumber): JsonObject {
  const encounter = activeEncounter as unknown as ActiveEncounter;
  const randomNumber = drawNumber(20);
  if (randomNumber === 0) return pickItem(drawNumber, MALFORMED);
  if (randomNumber < 3) return rollDice(encounter, drawNumber, drawFreeEvent(activeEncounter, drawNumber));
  const offeredEvents = [...playRules.listCandidates(encounter)] as JsonObject[];
  const allowedEvents = offeredEvents.filter(
    (logEvent) => 'allowed' in judgeEvent(playRules, encounter, logEvent, false),
  );
  const candidates = randomNumber < 6 || allowedEvents.length === 0 ? offeredEvents : allowedEvents;
  if (candidates.length === 0) return { kind: 'note', text: '' };
  const [isEnd, isStart] = [drawNumber(60) === 0, drawNumber(12) === 0];
  const lastingEvents = candidates.filter(
    ({ kind }) => (kind !== 'end-game' || isEnd) && (kind !== 'start' || isStart),
  );
  const chosenEvent = pickItem(drawNumber, lastingEvents.length > 0 ? lastingEvents : candidates);
  return rollDice(
    encounter,
    drawNumber,
    drawNumber(4) === 0 ? addRandomKeys(activeEncounter, drawNumber, chosenEvent) : chosenEvent,
  );
}

export interface RandomGame {
  readonly encounter: Encounter;
  readonly log: readonly TestEvent[];
}

/** Drawn games by seed and length. Listing candidates is slow, so that a game is drawn once for all laws. */
const drawnGames = new Map<string, RandomGame>();

/** Plays a random game of this many events and calls `onStep` for each. `onStep` calls `submit`, which tells if the event is allowed. */
export function playRandomGame(
  gameSeed: number,
  eventCount: number,
  onStep: (activeEncounter: SuEncounter, event: JsonObject, submit: () => boolean) => void = (_play, _event, submit) =>
    void submit(),
): RandomGame {
  const knownGame = drawnGames.get(`${gameSeed} ${eventCount}`);
  const drawNumber = createRandom(gameSeed);
  const encounter = knownGame?.encounter ?? drawEncounter(drawNumber);
  const { activeEncounter, findings } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error(JSON.stringify(findings));
  const suEncounter = activeEncounter as unknown as SuEncounter;
  const isSlugfest = drawNumber(2) === 0;
  const drawEventAt = (index: number): JsonObject =>
    index === 0 && isSlugfest ? { kind: 'scenario', scenario: 'slugfest' } : drawEvent(suEncounter, drawNumber);
  const eventLog: TestEvent[] = [];
  for (let index = 0; index < eventCount; index++) {
    const logEvent = (knownGame?.log[index] as JsonObject | undefined) ?? drawEventAt(index);
    eventLog.push(logEvent as TestEvent);
    onStep(suEncounter, logEvent, () => submitLogEvent(playRules, activeEncounter, logEvent) === undefined);
  }
  const randomGame = knownGame ?? { encounter, log: eventLog };
  drawnGames.set(`${gameSeed} ${eventCount}`, randomGame);
  return randomGame;
}
