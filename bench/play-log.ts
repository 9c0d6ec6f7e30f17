/** A long log for an encounter: mostly what the game offers, some of what it refuses, the same for each run. */

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

/** Kinds that end a game, or let it end by itself: it has to last. */
const ENDS: ReadonlySet<unknown> = new Set(['end-game', 'scenario']);

/**
 * The encounter from its start with a log of this length. Throws where the game is over before.
 *
 * @param isMixed also what the game refuses; a log of the app has nothing of that kind
 */
export function withLog(
  encounter: Encounter,
  characters: readonly Character[],
  events: number,
  isMixed = true,
): Encounter {
  const start: Encounter = { ...encounter, log: [] };
  const { activeEncounter } = openEncounter(PLAYED_GAMES, start, { characters });
  if (!activeEncounter) throw new Error(`the encounter of the samples of ${encounter.ruleset} cannot be played`);
  const rules = getPlayRules(PLAYED_GAMES, encounter);
  const random = createRandom(1);
  const log = Array.from({ length: events }, () => {
    const event = draw(rules, activeEncounter, random, isMixed);
    submitLogEvent(rules, activeEncounter, event);
    return event;
  });
  if (activeEncounter.state.phase === 'over')
    throw new Error(`the game of ${encounter.ruleset} was over before its log was`);
  return { ...start, log };
}

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

/** Of ten events eight are offered and allowed, one is offered and perhaps refused, and one is malformed or by hand. */
function draw(rules: PlayRules, encounter: ActiveEncounter, random: Random, isMixed: boolean): JsonObject {
  const offered = [...rules.listCandidates(encounter)].filter(({ kind }) => !ENDS.has(kind)) as unknown as JsonObject[];
  if (!isMixed) return comeBack(rules, encounter, random) ?? allowedOf(rules, encounter, offered, random) ?? A_NOTE;
  const which = Math.floor(random() * 10);
  const event =
    which < 8 ? allowedOf(rules, encounter, offered, random) : rolled(rules, encounter, pick(offered, random), random);
  if (event === undefined || which === 9) return byHand(encounter, event, random);
  return event;
}

/** Every kind comes up alike often, however many offers there are of it. */
function allowedOf(
  rules: PlayRules,
  encounter: ActiveEncounter,
  offered: readonly JsonObject[],
  random: Random,
): JsonObject | undefined {
  const kinds = new Set(offered.map(({ kind }) => kind));
  while (kinds.size > 0) {
    const kind = pick([...kinds], random);
    kinds.delete(kind);
    const left = offered.filter((event) => event.kind === kind);
    while (left.length > 0) {
      const [event] = left.splice(Math.floor(random() * left.length), 1);
      const full = rolled(rules, encounter, event, random);
      if (full && 'allowed' in judgeEvent(rules, encounter, full)) return full;
    }
  }
  return undefined;
}

/** The event with all the faces that it asks for; as it is where it is refused. */
function rolled(
  rules: PlayRules,
  encounter: ActiveEncounter,
  event: JsonObject | undefined,
  random: Random,
): JsonObject | undefined {
  const full = event && (structuredClone(event) as JsonObject);
  // The dice of one list can depend on the faces of another.
  for (let lists = 0; full && lists < 50; lists++) {
    const judged = judgeEvent(rules, encounter, full, false);
    if ('refused' in judged) return full;
    const asked = judged.allowed.eventSpec.dice?.(encounter, judged.allowed.parsedEvent) ?? [];
    const wrong = asked.find(({ dice, length }) => dice.length !== length);
    if (wrong === undefined) return full;
    // The lists are those of the event itself.
    const dice = wrong.dice as number[];
    while (dice.length < wrong.length) dice.push(1 + Math.floor(random() * wrong.sides));
    dice.length = wrong.length;
  }
  return full;
}

const A_NOTE: JsonObject = { kind: 'note', text: 'A storm.' };

/** Somebody comes back, a note, or an event that lacks a key or names nobody. */
function byHand(encounter: ActiveEncounter, event: JsonObject | undefined, random: Random): JsonObject {
  const gone = goneFrom(encounter, random);
  const events: JsonObject[] = [
    ...(gone === undefined
      ? []
      : [
          { kind: 'in', model: gone },
          { kind: 'adjust', model: gone, field: 'out', to: 0 },
        ]),
    A_NOTE,
    ...(event ? [{ kind: event.kind ?? '' }, { ...event, model: 'nobody' }] : []),
  ];
  return pick(events, random) ?? { kind: 'note', text: '' };
}

const goneFrom = ({ state }: ActiveEncounter, random: Random): string | undefined =>
  pick(
    [...state.models].flatMap(([id, { out }]) => (out ? [id] : [])),
    random,
  );

/** Whoever has left comes back, so that as many sit at the table at the end of the log as at its start. */
function comeBack(rules: PlayRules, encounter: ActiveEncounter, random: Random): JsonObject | undefined {
  const model = goneFrom(encounter, random);
  if (model === undefined) return undefined;
  const ways: JsonObject[] = [
    { kind: 'in', model },
    { kind: 'adjust', model, field: 'out', to: 0 },
  ];
  return ways.find((event) => 'allowed' in judgeEvent(rules, encounter, event));
}
