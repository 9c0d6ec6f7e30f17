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
import { createStepLines, getLogMoment } from '../../../../shared/play/log/log-lines.ts';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { getPlayRules } from '../../../../shared/play/playable-game.ts';
import { openEncounter, replayLogEvent } from '../../../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { isAsKnown } from './cast.ts';
import { keepLines } from './log/kept-lines.ts';

/**
 * The state that the play screen shows. It and its play never change; every change of the encounter creates another one.
 */
export interface Standing {
  readonly gameCatalog: GameCatalogWithPart<'play'>;
  readonly encounter: Encounter;
  readonly rules: PlayRules;
  /** Absent if the encounter cannot be played; `findings` give the reasons. */
  readonly activeEncounter: ActiveEncounter | undefined;
  /** The play before the last event of the log; absent if there is no event. */
  readonly playBefore: ActiveEncounter | undefined;
  /** The findings about the encounter itself. */
  readonly findings: readonly Finding[];
  /** The events of the log that were refused, by their index. */
  readonly refused: ReadonlyMap<number, Finding>;
}

/** The data from which the next session of an encounter is created. */
export interface Session {
  readonly standing: Standing;
  readonly characters: readonly Character[];
  /** The snapshots in ascending order. The first one precedes the first event. */
  readonly snapshots: readonly Snapshot[];
}

/** The play after a number of events. */
interface Snapshot {
  readonly events: number;
  readonly activeEncounter: ActiveEncounter;
}

/** The state of an encounter from which the rest of its log is played. */
interface Start {
  readonly standing: Standing;
  /** The number of events of the log that have been played. */
  readonly events: number;
  readonly snapshots: readonly Snapshot[];
}

/** Undo replays at most this many events, which takes about a millisecond. */
const SNAPSHOT_INTERVAL = 50;

/** Keys of an encounter that do not affect its state. The log and the cast are compared separately. */
const ASIDE: ReadonlySet<string> = new Set(['name', 'notes', 'seed', 'table', 'factions', 'log', 'characters']);

/**
 * Returns the session of an encounter: the previous one if nothing has changed, otherwise one that continues from it if
 * possible.
 */
export function nextSession(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  previous: Session | undefined,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  if (previous === undefined) return openSession(translate, gameCatalog, encounter, characters);
  const hasSameCharacters = previous.characters === characters;
  const { standing } = previous;
  if (standing.encounter === encounter && hasSameCharacters) return previous;
  const goesOn =
    standing.activeEncounter !== undefined && isSameGame(standing.encounter, encounter, previous.characters);
  if (!goesOn || (!hasSameCharacters && !isWhole(encounter)))
    return openSession(translate, gameCatalog, encounter, characters);
  const shared = countSharedEvents(standing.encounter, encounter);
  const start = goBack(previous, shared);
  const newcomers = hasSameCharacters
    ? undefined
    : openEncounter(gameCatalog, encounter, { characters }).activeEncounter?.characters;
  return playLog(
    translate,
    { ...start, standing: withNewcomers(start.standing, newcomers) },
    encounter,
    characters,
    shared,
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
  const standing = {
    gameCatalog,
    encounter,
    rules,
    activeEncounter,
    playBefore: undefined,
    findings,
    refused: new Map(),
  };
  const snapshots = activeEncounter === undefined ? [] : [{ events: 0, activeEncounter }];
  return playLog(translate, { standing, events: 0, snapshots }, encounter, characters, 0);
}

const withNewcomers = (standing: Standing, characters: ActiveEncounter['characters'] | undefined): Standing =>
  standing.activeEncounter === undefined || characters === undefined
    ? standing
    : { ...standing, activeEncounter: { ...standing.activeEncounter, characters } };

/** Returns the session itself if none of its events are undone, otherwise the last snapshot before event `to`. */
function goBack({ standing, snapshots }: Session, to: number): Start {
  const { activeEncounter, refused, encounter } = standing;
  if (activeEncounter === undefined || to === encounter.log.length) return { standing, events: to, snapshots };
  // At least one event is replayed, so that the play before it is known.
  const remaining = snapshots.filter(({ events }) => events < Math.max(to, 1));
  const { events, activeEncounter: earlier } = remaining.at(-1) as Snapshot;
  return {
    standing: {
      ...standing,
      activeEncounter: { ...earlier, characters: activeEncounter.characters },
      playBefore: undefined,
      refused: new Map([...refused].filter(([index]) => index < events)),
    },
    events,
    snapshots: remaining,
  };
}

/**
 * Plays the rest of the log of an encounter.
 *
 * @param known the number of events of the log whose lines are cached already
 */
function playLog(
  translate: Translate,
  start: Start,
  encounter: Encounter,
  characters: readonly Character[],
  known: number,
): Session {
  const { rules } = start.standing;
  let { activeEncounter, playBefore } = start.standing;
  const refused = new Map(start.standing.refused);
  const snapshots = [...start.snapshots];
  const last = encounter.log.length - 1;
  for (let n = start.events; activeEncounter !== undefined && n <= last; n += 1) {
    const before: ActiveEncounter = activeEncounter;
    const isSnapshot = n % SNAPSHOT_INTERVAL === 0 && n > (snapshots.at(-1)?.events ?? 0);
    // Playing changes the play in place, so it works on a copy: earlier states and snapshots must not change.
    if (n === start.events || n === last || isSnapshot) activeEncounter = copyEncounter(before);
    if (isSnapshot) snapshots.push({ events: n, activeEncounter: before });
    if (n === last) playBefore = before;
    const event = encounter.log[n] as JsonObject;
    const moment = getLogMoment(rules, activeEncounter);
    const finding = replayLogEvent(rules, activeEncounter, event, n);
    if (finding) refused.set(n, finding);
    if (n >= known)
      keepLines(event, createStepLines(translate, rules, activeEncounter, moment, event, n, finding?.message));
  }
  return { standing: { ...start.standing, encounter, activeEncounter, playBefore, refused }, characters, snapshots };
}

/**
 * Whether both encounters are the same game. They may differ in the log, in fields that play does not use, and in
 * embedding characters that were known before.
 */
function isSameGame(before: Encounter, after: Encounter, characters: readonly Character[]): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Encounter>;
  for (const key of keys) if (!ASIDE.has(key) && before[key] !== after[key]) return false;
  const [old = [], cast = []] = [before.characters, after.characters];
  return old.every((one, n) => one === cast[n]) && cast.slice(old.length).every((one) => isAsKnown(one, characters));
}

/** Returns how many events both logs have in common at the start. Events are compared by identity. */
function countSharedEvents({ log: a }: Encounter, { log: b }: Encounter): number {
  const differs = a.findIndex((event, n) => event !== b[n]);
  return differs === -1 ? a.length : differs;
}

/**
 * Whether an encounter embeds every character it refers to. Then a change in the library does not affect the events that
 * were played.
 */
function isWhole(encounter: Encounter): boolean {
  const there = new Set((encounter.characters ?? []).map(({ id }) => id));
  return [...getCharacterIds(encounter)].every((id) => there.has(id));
}
