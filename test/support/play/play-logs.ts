/** Random games for the laws of play: mostly what a game offers, some of what it refuses, and events that are malformed. */

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

/** A draw: what sort of event, and which one. */
interface Draw {
  readonly sort: number;
  readonly which: number;
}

/** How a game is drawn: who sits at the table, and events that it does not offer. */
export interface GameSetup extends Omit<EncounterSpec, 'log' | 'options'> {
  readonly ruleset: string;
  extras(pick: PickFrom, models: readonly string[]): readonly TestEvent[];
}
/** Picks one of a list. */
export type PickFrom = <T>(list: readonly T[]) => T;

/** Picks that follow from a number. */
export function createPicker(seed: number): PickFrom {
  let rest = seed;
  return (list) => {
    const one = list[rest % list.length];
    rest = Math.imul(rest, 0x9e3779b1) >>> 3;
    return one as never;
  };
}

/** Encounters that were drawn, by house rules and draws. */
const drawnAt = new WeakMap<GameSetup, Map<string, Encounter>>();

/**
 * Encounters with some dozens of events, and house rules of all sorts. Each is made once: laws with the same seed look at the
 * same ones, in whatever file they stand.
 */
export function generateEncounters(table: GameSetup): fc.Arbitrary<Encounter> {
  const known = getOrCreateFor(drawnAt, table, () => new Map<string, Encounter>());
  const plan = fc.record({
    options: houseRules(table.ruleset),
    draws: fc.array(fc.record({ sort: fc.nat({ max: 99 }), which: fc.nat() }), { minLength: 20, maxLength: 70 }),
  });
  return plan.map(({ options, draws }) => {
    const key = JSON.stringify([options, draws]);
    const encounter = known.get(key) ?? drawn(createEncounter(table.ruleset, { ...table, options }), draws, table);
    known.set(key, encounter);
    return encounter;
  });
}

function houseRules(ruleset: string): fc.Arbitrary<Record<string, unknown>> {
  const rows = Object.entries(GAMES.find(ruleset)?.options ?? {}).map(([key, row]) => {
    if (row.kind === 'choice') return [key, fc.constantFrom(...row.values)] as const;
    return [key, row.kind === 'toggle' ? fc.boolean() : fc.integer({ min: 1, max: 6 })] as const;
  });
  return fc.record(Object.fromEntries(rows), { requiredKeys: [] });
}

function drawn(encounter: Encounter, draws: readonly Draw[], table: GameSetup): Encounter {
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const log = draws.map((draw) => {
    const event = eventOf(rules, activeEncounter, draw, table);
    submitLogEvent(rules, activeEncounter, event);
    return event;
  });
  return { ...encounter, log };
}

function eventOf(rules: PlayRules, encounter: ActiveEncounter, { sort, which }: Draw, table: GameSetup): JsonObject {
  const pick = createPicker(which);
  const all = listLeadingOffers(rules, encounter);
  const allowed = all.filter(({ refused }) => refused === undefined);
  const offered = oneOfAKind(sort < 75 ? allowed : all, pick) ?? { kind: 'begin' };
  const models = [...encounter.state.models.keys()];
  const event =
    sort < 84
      ? withDice(rules, encounter, offered, pick)
      : pick([...common(pick, encounter), ...table.extras(pick, models)]);
  return (sort < 93 ? event : malformed(event, pick)) as JsonObject;
}

/** Every kind that is offered comes up as often as every other, however many offers there are of it. */
function oneOfAKind(list: readonly Offer[], pick: PickFrom): TestEvent | undefined {
  const kind = pick([...new Set(list.map(({ event }) => event.kind))]);
  return pick(list.filter(({ event }) => event.kind === kind))?.event;
}

function common(pick: PickFrom, { state }: ActiveEncounter): readonly TestEvent[] {
  const models = [...state.models.keys()];
  const gone = models.filter((id) => state.models.get(id)?.out);
  const back = pick(gone.length > 0 ? gone : models);
  return [
    { kind: 'note', text: 'a storm' },
    { kind: 'out', model: pick(models) },
    { kind: 'in', model: back },
    { kind: 'in', model: back, before: pick(state.order.length > 0 ? state.order : models) },
  ];
}

/** Faces are those that the game asks for, low more often than not: ties are wanted. */
function withDice(rules: PlayRules, encounter: ActiveEncounter, event: TestEvent, pick: PickFrom): TestEvent {
  if (!('dice' in event)) return event;
  const [asked] = rules.events.get(event.kind)?.dice?.(encounter, event) ?? [];
  const { sides = 6, length = 1 } = asked ?? {};
  return { ...event, dice: Array.from({ length }, () => pick([1, 1, 2, sides, Math.ceil(sides / 2)])) };
}

const JUNK = [
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

function malformed(event: TestEvent, pick: PickFrom): TestEvent {
  const key = pick(Object.keys(event));
  const { [key]: _, ...without } = event;
  if (key === 'kind') return { ...event, kind: pick(['', 'constructor', 'fly', 'end', 'begin']) };
  return pick<TestEvent>([
    { ...(without as TestEvent) },
    { ...event, [key]: pick(JUNK) },
    { ...event, [key]: pick(JUNK) },
  ]);
}

/** One event of a replay, with the state before and after it as they are printed. */
export interface Step<S> {
  readonly event: TestEvent;
  readonly isAccepted: boolean;
  readonly before: S;
  readonly after: S;
}

const stepsMade = new WeakMap<Encounter, readonly Step<unknown>[]>();

export const listSteps = <S>(encounter: Encounter): readonly Step<S>[] =>
  getOrCreateFor(stepsMade, encounter, () => stepsIn(encounter)) as readonly Step<S>[];

function stepsIn<S>(encounter: Encounter): Step<S>[] {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const view = (activeEncounter: ActiveEncounter) =>
    createStateSnapshot(rules, activeEncounter, encounter.ruleset) as S;
  const opened = openEncounter(LOADED_GAMES, encounter, {}).activeEncounter;
  if (!opened) throw new Error('the encounter cannot be played');
  let before = view(opened);
  const steps: Step<S>[] = [];
  replay(LOADED_GAMES, encounter, {
    onStep(n, isAccepted, activeEncounter) {
      const after = view(activeEncounter);
      steps.push({ event: encounter.log?.[n] as unknown as TestEvent, isAccepted, before, after });
      before = after;
    },
  });
  return steps;
}

/** Only what was allowed. */
export const listAcceptedSteps = <S>(encounter: Encounter): Step<S>[] =>
  listSteps<S>(encounter).filter(({ isAccepted }) => isAccepted);
