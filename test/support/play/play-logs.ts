/** Generates random games for the laws of play: mostly offered events, some refused ones, and malformed events. */

import fc from 'fast-check';
import { getOrCreateFor } from '../../../src/shared/base/cache.ts';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listLeadingOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, replay, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../games.ts';
import { createEncounter, type EncounterSpec, type TestEvent } from './encounter.ts';

/**
 * A draw: the sort of event (below 75 an allowed offer, below 84 any offer, below 93 an event beyond the offers, otherwise a malformed
 * one), and a number that chooses one.
 */
interface EventDraw {
  readonly sort: number;
  readonly which: number;
}

/** Setup of a generated game: the models, and events that the game does not offer. */
export interface GameSetup extends Omit<EncounterSpec, 'log' | 'options'> {
  readonly ruleset: string;
  extras(pickFrom: PickFrom, modelIds: readonly string[]): readonly TestEvent[];
}
/** Picks an element of a list. */
export type PickFrom = <T>(choices: readonly T[]) => T;

/** Creates a function whose choices follow from a seed. */
export function createPicker(startSeed: number): PickFrom {
  let state = startSeed;
  return (choices) => {
    const choice = choices[state % choices.length];
    // Multiplying by this large prime and dropping the lowest bits gives numbers that look random.
    state = Math.imul(state, 0x9e3779b1) >>> 3;
    return choice as never;
  };
}

/** Generated encounters, by house rules and draws. */
const encountersBySetup = new WeakMap<GameSetup, Map<string, Encounter>>();

/**
 * Generates encounters with some dozens of events and any house rules. Each is created once: laws with the same seed share the same
 * encounters, also in other files.
 */
export function generateEncounters(gameSetup: GameSetup): fc.Arbitrary<Encounter> {
  const knownEncounters = getOrCreateFor(encountersBySetup, gameSetup, () => new Map<string, Encounter>());
  const arbitraryPlan = fc.record({
    options: arbitraryHouseRules(gameSetup.ruleset),
    draws: fc.array(fc.record({ sort: fc.nat({ max: 99 }), which: fc.nat() }), { minLength: 20, maxLength: 70 }),
  });
  return arbitraryPlan.map(({ options, draws }) => {
    const planKey = JSON.stringify([options, draws]);
    const encounter =
      knownEncounters.get(planKey) ??
      addDrawnLog(createEncounter(gameSetup.ruleset, { ...gameSetup, options }), draws, gameSetup);
    knownEncounters.set(planKey, encounter);
    return encounter;
  });
}

function arbitraryHouseRules(ruleset: string): fc.Arbitrary<Record<string, unknown>> {
  const optionArbitraries = Object.entries(GAMES.find(ruleset)?.options ?? {}).map(([optionKey, optionRow]) => {
    if (optionRow.kind === 'choice') return [optionKey, fc.constantFrom(...optionRow.values)] as const;
    return [optionKey, optionRow.kind === 'toggle' ? fc.boolean() : fc.integer({ min: 1, max: 6 })] as const;
  });
  return fc.record(Object.fromEntries(optionArbitraries), { requiredKeys: [] });
}

function addDrawnLog(encounter: Encounter, eventDraws: readonly EventDraw[], gameSetup: GameSetup): Encounter {
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const logEvents = eventDraws.map((eventDraw) => {
    const logEvent = createEvent(playRules, activeEncounter, eventDraw, gameSetup);
    submitLogEvent(playRules, activeEncounter, logEvent);
    return logEvent;
  });
  return { ...encounter, log: logEvents };
}

function createEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  { sort: sortNumber, which: choiceSeed }: EventDraw,
  gameSetup: GameSetup,
): JsonObject {
  const pickFrom = createPicker(choiceSeed);
  // Few draws end the game, since no game continues after its end.
  const endsGame = choiceSeed % 50 === 0;
  const allOffers = listLeadingOffers(playRules, encounter).filter(
    ({ event: { kind } }) => kind !== 'end-game' || endsGame,
  );
  const allowedOffers = allOffers.filter(({ refused }) => refused === undefined);
  const offeredEvent = pickByKind(sortNumber < 75 ? allowedOffers : allOffers, pickFrom) ?? { kind: 'begin' };
  const modelIds = [...encounter.state.models.keys()];
  const logEvent =
    sortNumber < 84
      ? addDice(playRules, encounter, offeredEvent, pickFrom)
      : pickFrom([...listCommonEvents(pickFrom, encounter), ...gameSetup.extras(pickFrom, modelIds)]);
  return (sortNumber < 93 ? logEvent : malformEvent(logEvent, pickFrom)) as JsonObject;
}

/** Picks an offer. Every kind is equally likely, however many offers of that kind there are. */
function pickByKind(choices: readonly Offer[], pickFrom: PickFrom): TestEvent | undefined {
  const eventKind = pickFrom([...new Set(choices.map(({ event: logEvent }) => logEvent.kind))]);
  return pickFrom(choices.filter(({ event: logEvent }) => logEvent.kind === eventKind))?.event;
}

function listCommonEvents(pickFrom: PickFrom, { state }: ActiveEncounter): readonly TestEvent[] {
  const modelIds = [...state.models.keys()];
  const removedModels = modelIds.filter((modelId) => state.models.get(modelId)?.out);
  const returningModel = pickFrom(removedModels.length > 0 ? removedModels : modelIds);
  return [
    { kind: 'note', text: 'a storm' },
    { kind: 'out', model: pickFrom(modelIds) },
    { kind: 'in', model: returningModel },
    { kind: 'in', model: returningModel, before: pickFrom(state.order.length > 0 ? state.order : modelIds) },
  ];
}

/** Adds dice that the game requires. Low faces are more likely, since ties are wanted. */
function addDice(playRules: PlayRules, encounter: ActiveEncounter, logEvent: TestEvent, pickFrom: PickFrom): TestEvent {
  if (!('dice' in logEvent)) return logEvent;
  const [requestedDice] = playRules.events.get(logEvent.kind)?.dice?.(encounter, logEvent) ?? [];
  const { sides = 6, length: diceCount = 1 } = requestedDice ?? {};
  return {
    ...logEvent,
    dice: Array.from({ length: diceCount }, () => pickFrom([1, 1, 2, sides, Math.ceil(sides / 2)])),
  };
}

const MALFORMED_VALUES = [
  null,
  true,
  -1,
  0.5,
  7,
  1e300,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  'constructor',
  '__proto__',
  [],
  [[1]],
  {},
  ['a'],
];

function malformEvent(logEvent: TestEvent, pickFrom: PickFrom): TestEvent {
  const eventKey = pickFrom(Object.keys(logEvent));
  const { [eventKey]: _removedValue, ...remainingKeys } = logEvent;
  if (eventKey === 'kind') return { ...logEvent, kind: pickFrom(['', 'constructor', 'fly', 'end', 'begin']) };
  return pickFrom<TestEvent>([
    { ...(remainingKeys as TestEvent) },
    { ...logEvent, [eventKey]: pickFrom(MALFORMED_VALUES) },
    { ...logEvent, [eventKey]: pickFrom(MALFORMED_VALUES) },
  ]);
}

/** One event of a replay, with snapshots of the state before and after it. */
export interface Step<S> {
  readonly event: TestEvent;
  readonly isAccepted: boolean;
  readonly before: S;
  readonly after: S;
}

const stepsByEncounter = new WeakMap<Encounter, readonly Step<unknown>[]>();

export const listSteps = <S>(encounter: Encounter): readonly Step<S>[] =>
  getOrCreateFor(stepsByEncounter, encounter, () => computeSteps(encounter)) as readonly Step<S>[];

function computeSteps<S>(encounter: Encounter): Step<S>[] {
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const takeSnapshot = (activeEncounter: ActiveEncounter) =>
    createStateSnapshot(playRules, activeEncounter, encounter.ruleset) as S;
  const openedEncounter = openEncounter(LOADED_GAMES, encounter, {}).activeEncounter;
  if (!openedEncounter) throw new Error('the encounter cannot be played');
  let previousState = takeSnapshot(openedEncounter);
  const steps: Step<S>[] = [];
  replay(LOADED_GAMES, encounter, {
    onStep(stepIndex, isAccepted, activeEncounter) {
      const nextState = takeSnapshot(activeEncounter);
      steps.push({
        event: encounter.log?.[stepIndex] as unknown as TestEvent,
        isAccepted,
        before: previousState,
        after: nextState,
      });
      previousState = nextState;
    },
  });
  return steps;
}

/** Lists only the accepted steps. */
export const listAcceptedSteps = <S>(encounter: Encounter): Step<S>[] =>
  listSteps<S>(encounter).filter(({ isAccepted }) => isAccepted);
