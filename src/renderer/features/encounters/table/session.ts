/** An open encounter as it is played, as immutable values: each change of the encounter makes the next session from the one before. */

import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import { copyOfPlay } from '../../../../shared/play/copy-play.ts';
import { castOf } from '../../../../shared/play/encounter/cast-of.ts';
import { logMoment, logStep } from '../../../../shared/play/log/log-lines.ts';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { playOf } from '../../../../shared/play/played-game.ts';
import { openEncounter, step } from '../../../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { isAsKnown } from './cast.ts';
import { keepLines } from './log/kept-lines.ts';

/** What the play screen shows. Neither it nor its play ever changes; every change of the encounter makes another one. */
export interface Standing {
  readonly gameCatalog: GamesWith<'play'>;
  readonly encounter: Encounter;
  readonly rules: PlayRules;
  /** Absent where the encounter cannot be played; `findings` say why. */
  readonly activeEncounter: ActiveEncounter | undefined;
  /** The play before the last event of the log; absent where there is no event. */
  readonly playBefore: ActiveEncounter | undefined;
  /** What is wrong with the encounter itself. */
  readonly findings: readonly Finding[];
  /** The events of the log that were refused, by their place in it. */
  readonly refused: ReadonlyMap<number, Finding>;
}

/** What the next session of an encounter is made from. */
export interface Session {
  readonly standing: Standing;
  readonly characters: readonly Character[];
  /** In ascending order, the first of them before the first event. */
  readonly snapshots: readonly Snapshot[];
}

/** The play after so many events. */
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

/** Going back replays no more events than this, in about a millisecond. */
const SNAPSHOT_INTERVAL = 50;

/** Keys of an encounter that change nothing about where it stands; the log and the cast are compared apart. */
const ASIDE: ReadonlySet<string> = new Set(['name', 'notes', 'seed', 'table', 'factions', 'log', 'characters']);

/** Returns the session of an encounter: the previous one where nothing has changed, else one that plays on from it if it can. */
export function nextSession(
  translate: Translate,
  gameCatalog: GamesWith<'play'>,
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
  gameCatalog: GamesWith<'play'>,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  const { findings, activeEncounter } = openEncounter(gameCatalog, encounter, { characters });
  const rules = playOf(gameCatalog, encounter);
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

/** Returns the session itself where none of its events are taken back, else the last snapshot before event `to`. */
function goBack({ standing, snapshots }: Session, to: number): Start {
  const { activeEncounter, refused, encounter } = standing;
  if (activeEncounter === undefined || to === encounter.log.length) return { standing, events: to, snapshots };
  // At least one event is played again, so that the play before it is known.
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
 * @param known how many events of the log have their lines already
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
    // Playing changes the play in place: those of earlier standings and of snapshots are left as they are.
    if (n === start.events || n === last || isSnapshot) activeEncounter = copyOfPlay(before);
    if (isSnapshot) snapshots.push({ events: n, activeEncounter: before });
    if (n === last) playBefore = before;
    const event = encounter.log[n] as JsonObject;
    const moment = logMoment(rules, activeEncounter);
    const finding = step(rules, activeEncounter, event, n);
    if (finding) refused.set(n, finding);
    if (n >= known) keepLines(event, logStep(translate, rules, activeEncounter, moment, event, n, finding?.message));
  }
  return { standing: { ...start.standing, encounter, activeEncounter, playBefore, refused }, characters, snapshots };
}

/** Whether both are one game: they differ in the log, in what nobody plays with, and in embedding who was known before. */
function isSameGame(before: Encounter, after: Encounter, characters: readonly Character[]): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Encounter>;
  for (const key of keys) if (!ASIDE.has(key) && before[key] !== after[key]) return false;
  const [old = [], cast = []] = [before.characters, after.characters];
  return old.every((one, n) => one === cast[n]) && cast.slice(old.length).every((one) => isAsKnown(one, characters));
}

/** Returns how many events both logs begin with. Compares objects, not what is in them. */
function countSharedEvents({ log: a }: Encounter, { log: b }: Encounter): number {
  const differs = a.findIndex((event, n) => event !== b[n]);
  return differs === -1 ? a.length : differs;
}

/** Whether an encounter embeds everybody it names: then a change in the library changes nothing of what was played. */
function isWhole(encounter: Encounter): boolean {
  const there = new Set((encounter.characters ?? []).map(({ id }) => id));
  return [...castOf(encounter)].every((id) => there.has(id));
}
