/** Logs by chance: mostly what the table would offer, its dice rolled; now and then something that is refused or malformed. */

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
import { character, type Event, encounter } from './table.ts';

export const rules = supersUnlimitedPlay as PlayRules;

export type Chance = (below: number) => number;

/** Whole numbers below a bound, the same for the same seed. */
function chance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const pick = <T>(random: Chance, list: readonly T[]): T => list[random(list.length)] as T;

const MOVES = ['sprint', 'flight', 'glide', 'jump', 'line-swing', 'teleport', 'wall-crawl', 'winged-flight'];
const ATTACKS: readonly JsonObject[] = [
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

function anybody(random: Chance, id: string): JsonObject {
  return character(id, {
    level: 1 + random(8),
    alignment: pick(random, ['hero', 'villain', 'anti-hero']),
    classes: [pick(random, GIMMICKS).class].map((each) => (each === 'any' ? 'tank' : each)),
    power: 2 + random(5),
    move: random(7),
    size: random(4),
    hp: { total: 3 + random(10) },
    movement: [pick(random, MOVES), ...(random(3) === 0 ? ['teleport'] : [])].filter(
      (m, index, all) => all.indexOf(m) === index,
    ),
    keywords: { type: [pick(random, ['living', 'robotic'])], origin: [pick(random, ['occult', 'science'])] },
    weaknesses:
      random(2) === 0
        ? [{ keyword: pick(random, ['occult', 'living', 'plasma-x']), vulnerability: random(2) === 0 }]
        : [],
    immunities: random(4) === 0 ? [pick(random, ['fall', 'slam', 'stun', 'Immune/Poison'])] : [],
    abilities: random(2) === 0 ? [{ name: 'Super Strength' }] : [],
    attacks: [pick(random, ATTACKS), pick(random, ATTACKS)].filter((a, index, all) => all.indexOf(a) === index),
  });
}

function someOptions(random: Chance): JsonObject {
  const options: JsonObject = {};
  for (const [key, row] of Object.entries(OPTIONS)) {
    if (random(6) !== 0) continue;
    if (row.kind === 'toggle') options[key] = !row.default;
    if (row.kind === 'choice') options[key] = pick(random, row.values);
    if (row.kind === 'count' || row.kind === 'auto') options[key] = 1 + random(8);
  }
  return options;
}

/** Two or three sides with two or three models each, all Gimmicks in each pool. */
function anyEncounter(random: Chance): Encounter {
  const sides: Record<string, string[]> = {};
  for (const side of ['a', 'b', 'c'].slice(0, 2 + random(2))) {
    sides[side] = ['one', 'two', 'three'].slice(0, 2 + random(2)).map((name) => `${side}-${name}`);
  }
  const gimmicks = Object.fromEntries(Object.keys(sides).map((side) => [side, GIMMICKS.map(({ id }) => id)]));
  return encounter({
    sides,
    gimmicks,
    characters: Object.values(sides)
      .flat()
      .map((id) => anybody(random, id)),
    options: someOptions(random),
    setup: {
      things: [
        { id: 'car', kind: 'object', rank: 2 },
        { id: 'shed', kind: 'building', material: 'flimsy', size: [3, 4, 2] },
      ],
    },
    later: random(5) === 0 ? ['a-two'] : [],
  });
}

const faces = (random: Chance, count: number) => Array.from({ length: count }, () => 1 + random(10));

/** Rolls every die that the event asks for: as many as the refusals ask for, one list after the other. */
function rolled(activeEncounter: ActiveEncounter, random: Chance, event: JsonObject): JsonObject {
  let now = event;
  for (let tries = 0; tries < 60; tries++) {
    const judged = judgeEvent(rules, activeEncounter, now);
    if (!('refused' in judged) || judged.refused.code !== 'order.dice') return now;
    const { actual, required } = judged.refused;
    if (typeof required !== 'number') return now;
    now = withDice(now, random, Number(actual), required);
  }
  return now;
}

/** The first list of that length becomes one of the other length. */
function withDice(event: JsonObject, random: Chance, from: number, to: number): JsonObject {
  let isDone = false;
  const change = (value: unknown, key: string): unknown => {
    if (key === 'dice' && Array.isArray(value) && value.length === from && !isDone) {
      isDone = true;
      return to > from ? [...value, ...faces(random, to - from)] : value.slice(0, to);
    }
    if (Array.isArray(value)) return value.map((item) => change(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, change(item, inner)]));
  };
  return change(event, '') as JsonObject;
}

const EFFECTS = ['damage', 'stun', 'entangle', 'knockback', 'poison', 'countdown', 'attack-boost', 'hp-drain', 'blind'];
const FIELDS = ['hp', 'pp', 'power', 'move', 'altitude', 'ko', 'out', 'stun', 'nullify', 'bonusSuccesses'];

/** Events that nobody offers: those of Abilities and of hands. */
function free(activeEncounter: SuEncounter, random: Chance): JsonObject {
  const models = [...activeEncounter.state.models.keys()];
  const model = pick(random, models);
  const markers = [...activeEncounter.state.markers.keys()];
  switch (random(8)) {
    case 0:
      return { kind: 'adjust', model, field: pick(random, FIELDS), to: random(4) };
    case 1:
      return { kind: 'summon', id: `pet-${random(4)}`, side: 'a', character: 'a-one', resistance: 5 };
    case 2:
      return { kind: 'dismiss', model };
    case 3:
      return {
        kind: 'claim',
        marker: pick(random, [...markers, 'power-1']),
        models: [model],
        near: [pick(random, models)],
      };
    case 4:
      return {
        kind: 'inflict',
        model,
        effect: 'control',
        type: 'all',
        amount: 1 + random(3),
        by: pick(random, models),
      };
    case 5:
      return { kind: 'thing', thing: { id: `crate-${random(3)}`, kind: 'object', rank: 1 } };
    case 6:
      return { kind: 'trait-roll', model, trait: 'mind', tn: 6, dice: [], powerUp: random(2) === 0 };
    default:
      return { kind: 'inflict', model, effect: pick(random, EFFECTS), amount: 1 + random(6), by: pick(random, models) };
  }
}

/** Something added to an event, most of it beside the rules. */
function spiced(activeEncounter: SuEncounter, random: Chance, event: JsonObject): JsonObject {
  const models = [...activeEncounter.state.models.keys()];
  const extras: readonly JsonObject[] = [
    { powerUp: true },
    { growth: [pick(random, models)] },
    { rerolls: [{ by: pick(random, ['ability', 'mastery', 'precision']), indexes: [0], dice: [1 + random(9)] }] },
    { inches: random(9), difficult: random(3) },
    { up: random(3) },
    { discard: 1 },
    { fall: random(8), dangerous: random(3) },
    { contact: pick(random, models) },
    { near: [pick(random, models)] },
    { gimmicks: [pick(random, ['burst-of-speed', 'ride-along', 'double-blast', 'sunday-punch', 'find-weakness'])] },
    { with: [pick(random, models)] },
    { object: 'car' },
    { model: pick(random, models) },
    { distance: random(5) },
    { plasma: true },
    { what: 'hp' },
  ];
  return { ...event, ...pick(random, extras) };
}

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

/** The next event. The game shall last: set-up and end are seldom left to chance. */
function anyEvent(activeEncounter: SuEncounter, random: Chance): JsonObject {
  const core = activeEncounter as unknown as ActiveEncounter;
  const roll = random(20);
  if (roll === 0) return pick(random, MALFORMED);
  if (roll < 3) return rolled(core, random, free(activeEncounter, random));
  const offered = [...rules.listCandidates(core)] as JsonObject[];
  const allowed = offered.filter((event) => 'allowed' in judgeEvent(rules, core, event, false));
  const from = roll < 6 || allowed.length === 0 ? offered : allowed;
  if (from.length === 0) return { kind: 'note', text: '' };
  const [isEnd, isStart] = [random(60) === 0, random(12) === 0];
  const lasting = from.filter(({ kind }) => (kind !== 'end-game' || isEnd) && (kind !== 'start' || isStart));
  const chosen = pick(random, lasting.length > 0 ? lasting : from);
  return rolled(core, random, random(4) === 0 ? spiced(activeEncounter, random, chosen) : chosen);
}

export interface RandomGame {
  readonly encounter: Encounter;
  readonly log: readonly Event[];
}

/** Games that were drawn, by seed and length: what may be done next is asked once, however many laws look at a game. */
const drawn = new Map<string, RandomGame>();

/** A game of so many events, and what `onStep` sees on the way. */
export function randomGame(
  seed: number,
  events: number,
  onStep: (activeEncounter: SuEncounter, event: JsonObject, go: () => boolean) => void = (_play, _event, go) =>
    void go(),
): RandomGame {
  const known = drawn.get(`${seed} ${events}`);
  const random = chance(seed);
  const encounter = known?.encounter ?? anyEncounter(random);
  const { activeEncounter, findings } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error(JSON.stringify(findings));
  const su = activeEncounter as unknown as SuEncounter;
  const isSlugfest = random(2) === 0;
  const drawnAt = (index: number): JsonObject =>
    index === 0 && isSlugfest ? { kind: 'scenario', scenario: 'slugfest' } : anyEvent(su, random);
  const log: Event[] = [];
  for (let index = 0; index < events; index++) {
    const event = (known?.log[index] as JsonObject | undefined) ?? drawnAt(index);
    log.push(event as Event);
    onStep(su, event, () => submitLogEvent(rules, activeEncounter, event) === undefined);
  }
  const game = known ?? { encounter, log };
  drawn.set(`${seed} ${events}`, game);
  return game;
}
