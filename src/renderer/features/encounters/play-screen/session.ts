/**
 * Holds an open encounter as immutable values. Each change of the encounter creates the next session from the previous
 * one.
 */

import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { copyEncounter } from '../../../../shared/play/copy-encounter.ts';
import { getCharacterIds } from '../../../../shared/play/encounter/character-ids.ts';
import { isFollowingEvent } from '../../../../shared/play/log/is-following-event.ts';
import { createStepLines, getLogMoment } from '../../../../shared/play/log/log-lines.ts';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { getPlayRules } from '../../../../shared/play/playable-game.ts';
import { openEncounter, replayLogEvent } from '../../../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { matchesLibrary } from './cast.ts';
import { cacheLines } from './log/line-cache.ts';

/**
 * The state of an open encounter that the play screen shows. A state and its active encounter never change; every change
 * of the encounter creates another state.
 */
export interface EncounterState {
  readonly gameCatalog: GameCatalogWithPart<'play'>;
  readonly encounter: Encounter;
  readonly rules: PlayRules;
  /** Absent if the encounter cannot be played; `findings` give the reasons. */
  readonly activeEncounter: ActiveEncounter | undefined;
  /** The active encounter before the last step of the log; absent if there is no event. A step may have several events. */
  readonly previousActiveEncounter: ActiveEncounter | undefined;
  /** The findings about the encounter itself. */
  readonly findings: readonly Finding[];
  /** The events of the log that were refused, by their index. */
  readonly refused: ReadonlyMap<number, Finding>;
}

/** The data from which the next session of an encounter is created. */
export interface Session {
  readonly state: EncounterState;
  readonly characters: readonly Character[];
  /** The snapshots in ascending order. The first one precedes the first event. */
  readonly snapshots: readonly Snapshot[];
}

/** The active encounter after a number of events. */
interface Snapshot {
  readonly eventCount: number;
  readonly activeEncounter: ActiveEncounter;
}

/** The state of an encounter from which the rest of its log is played. */
interface ReplayStart {
  readonly state: EncounterState;
  /** The number of events of the log that have been played. */
  readonly eventCount: number;
  readonly snapshots: readonly Snapshot[];
}

/** Undo replays at most this many events, which takes about a millisecond. */
const SNAPSHOT_INTERVAL_EVENTS = 50;

/** Keys of an encounter that do not affect its state. The log and the cast are compared separately. */
const UNPLAYED_KEYS: ReadonlySet<string> = new Set(['name', 'notes', 'seed', 'table', 'factions', 'log', 'characters']);

/**
 * Returns the session of an encounter: the previous one if nothing has changed, otherwise one that continues from it if
 * possible.
 */
export function getNextSession(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  previousSession: Session | undefined,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  if (previousSession === undefined) return openSession(translate, gameCatalog, encounter, characters);
  const hasSameCharacters = previousSession.characters === characters;
  const { state } = previousSession;
  if (state.encounter === encounter && hasSameCharacters) return previousSession;
  const canContinue =
    state.activeEncounter !== undefined && isSameGame(state.encounter, encounter, previousSession.characters);
  if (!canContinue || (!hasSameCharacters && !embedsAllCharacters(encounter)))
    return openSession(translate, gameCatalog, encounter, characters);
  const sharedCount = countSharedEvents(state.encounter, encounter);
  const replayStart = findReplayStart(previousSession, sharedCount);
  const addedCharacters = hasSameCharacters
    ? undefined
    : openEncounter(gameCatalog, encounter, { characters }).activeEncounter?.characters;
  return playLog(
    translate,
    { ...replayStart, state: replaceCharacters(replayStart.state, addedCharacters) },
    encounter,
    characters,
    sharedCount,
  );
}

function openSession(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  const { findings, activeEncounter } = openEncounter(gameCatalog, encounter, { characters });
  const rules = getPlayRules(gameCatalog, encounter);
  const state = {
    gameCatalog,
    encounter,
    rules,
    activeEncounter,
    previousActiveEncounter: undefined,
    findings,
    refused: new Map(),
  };
  const snapshots = activeEncounter === undefined ? [] : [{ eventCount: 0, activeEncounter }];
  return playLog(translate, { state, eventCount: 0, snapshots }, encounter, characters, 0);
}

const replaceCharacters = (
  state: EncounterState,
  characters: ActiveEncounter['characters'] | undefined,
): EncounterState =>
  state.activeEncounter === undefined || characters === undefined
    ? state
    : { ...state, activeEncounter: { ...state.activeEncounter, characters } };

/** Returns the session itself if none of its events are undone, otherwise the last snapshot before the undone ones. */
function findReplayStart({ state, snapshots }: Session, eventCount: number): ReplayStart {
  const { activeEncounter, refused, encounter } = state;
  if (activeEncounter === undefined || eventCount === encounter.log.length) return { state, eventCount, snapshots };
  // At least one event is replayed, so that the active encounter before it is known.
  const remainingSnapshots = snapshots.filter(
    ({ eventCount: snapshotCount }) => snapshotCount < Math.max(eventCount, 1),
  );
  // There is always a snapshot, because the first one precedes the first event.
  const { eventCount: snapshotCount, activeEncounter: earlierEncounter } = remainingSnapshots.at(-1) as Snapshot;
  return {
    state: {
      ...state,
      activeEncounter: { ...earlierEncounter, characters: activeEncounter.characters },
      previousActiveEncounter: undefined,
      refused: new Map([...refused].filter(([eventIndex]) => eventIndex < snapshotCount)),
    },
    eventCount: snapshotCount,
    snapshots: remainingSnapshots,
  };
}

/**
 * Plays the rest of the log of an encounter.
 *
 * @param cachedCount the number of events of the log whose lines are cached already
 */
function playLog(
  translate: Translate,
  replayStart: ReplayStart,
  encounter: Encounter,
  characters: readonly Character[],
  cachedCount: number,
): Session {
  const { rules } = replayStart.state;
  let { activeEncounter, previousActiveEncounter } = replayStart.state;
  const refused = new Map(replayStart.state.refused);
  const snapshots = [...replayStart.snapshots];
  const lastIndex = encounter.log.length - 1;
  const lastStepIndex = encounter.log.findLastIndex((logEvent) => !isFollowingEvent(logEvent));
  for (
    let eventIndex = replayStart.eventCount;
    activeEncounter !== undefined && eventIndex <= lastIndex;
    eventIndex += 1
  ) {
    const encounterBefore: ActiveEncounter = activeEncounter;
    const isSnapshot = eventIndex % SNAPSHOT_INTERVAL_EVENTS === 0 && eventIndex > (snapshots.at(-1)?.eventCount ?? 0);
    // An event changes the active encounter in place, so it is played on a copy: earlier states and snapshots must not change.
    if (eventIndex === replayStart.eventCount || eventIndex === lastStepIndex || eventIndex === lastIndex || isSnapshot)
      activeEncounter = copyEncounter(encounterBefore);
    if (isSnapshot) snapshots.push({ eventCount: eventIndex, activeEncounter: encounterBefore });
    if (eventIndex === lastStepIndex) previousActiveEncounter = encounterBefore;
    const event = encounter.log[eventIndex] as JsonObject;
    const moment = getLogMoment(rules, activeEncounter);
    const finding = replayLogEvent(rules, activeEncounter, event, eventIndex);
    if (finding) refused.set(eventIndex, finding);
    if (eventIndex >= cachedCount)
      cacheLines(
        event,
        createStepLines(translate, rules, activeEncounter, moment, event, eventIndex, finding?.message),
      );
  }
  return {
    state: { ...replayStart.state, encounter, activeEncounter, previousActiveEncounter, refused },
    characters,
    snapshots,
  };
}

/**
 * Whether both encounters are states of the same game. They may differ in the log and in fields that do not affect play. The
 * current encounter may also embed further characters if they equal those of the library.
 */
function isSameGame(
  previousEncounter: Encounter,
  currentEncounter: Encounter,
  characters: readonly Character[],
): boolean {
  const keys = new Set([...Object.keys(previousEncounter), ...Object.keys(currentEncounter)]) as Set<keyof Encounter>;
  for (const key of keys) if (!UNPLAYED_KEYS.has(key) && previousEncounter[key] !== currentEncounter[key]) return false;
  const [previousCast = [], currentCast = []] = [previousEncounter.characters, currentEncounter.characters];
  return (
    previousCast.every((character, index) => character === currentCast[index]) &&
    currentCast.slice(previousCast.length).every((character) => matchesLibrary(character, characters))
  );
}

/** Returns the number of events that both logs share from the start. Events are compared by identity. */
function countSharedEvents({ log: firstLog }: Encounter, { log: secondLog }: Encounter): number {
  const firstDifference = firstLog.findIndex((event, index) => event !== secondLog[index]);
  return firstDifference === -1 ? firstLog.length : firstDifference;
}

/**
 * Whether an encounter embeds every character it refers to. Then a change in the library does not affect the events that
 * were played.
 */
function embedsAllCharacters(encounter: Encounter): boolean {
  const embeddedIds = new Set((encounter.characters ?? []).map(({ id }) => id));
  return [...getCharacterIds(encounter)].every((characterId) => embeddedIds.has(characterId));
}
