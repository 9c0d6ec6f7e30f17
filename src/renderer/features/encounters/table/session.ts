/** An open encounter as it is played, as immutable values: each change of the encounter makes the next session from the one before. */

import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import { copyOfPlay } from '../../../../shared/play/copy-play.ts';
import { castOf } from '../../../../shared/play/encounter/cast-of.ts';
import { logMoment, logStep } from '../../../../shared/play/log/log-lines.ts';
import type { PlaySpec } from '../../../../shared/play/play-spec.ts';
import { playOf } from '../../../../shared/play/played-game.ts';
import { openEncounter, step } from '../../../../shared/play/replay.ts';
import type { Play } from '../../../../shared/play/state.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { isAsKnown } from './cast.ts';
import { keepLines } from './log/kept-lines.ts';

/** What the play screen shows. Neither it nor its play ever changes; every change of the encounter makes another one. */
export interface Standing {
  readonly games: GamesWith<'play'>;
  readonly encounter: Encounter;
  readonly rules: PlaySpec;
  /** Absent where the encounter cannot be played; `findings` say why. */
  readonly play: Play | undefined;
  /** The play before the last event of the log; absent where there is no event. */
  readonly playBefore: Play | undefined;
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
  readonly play: Play;
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
  games: GamesWith<'play'>,
  previous: Session | undefined,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  if (previous === undefined) return openSession(translate, games, encounter, characters);
  const hasSameCharacters = previous.characters === characters;
  const { standing } = previous;
  if (standing.encounter === encounter && hasSameCharacters) return previous;
  const goesOn = standing.play !== undefined && isSameGame(standing.encounter, encounter, previous.characters);
  if (!goesOn || (!hasSameCharacters && !isWhole(encounter)))
    return openSession(translate, games, encounter, characters);
  const shared = countSharedEvents(standing.encounter, encounter);
  const start = goBack(previous, shared);
  const newcomers = hasSameCharacters ? undefined : openEncounter(games, encounter, { characters }).play?.characters;
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
  games: GamesWith<'play'>,
  encounter: Encounter,
  characters: readonly Character[],
): Session {
  const { findings, play } = openEncounter(games, encounter, { characters });
  const rules = playOf(games, encounter);
  const standing = { games, encounter, rules, play, playBefore: undefined, findings, refused: new Map() };
  const snapshots = play === undefined ? [] : [{ events: 0, play }];
  return playLog(translate, { standing, events: 0, snapshots }, encounter, characters, 0);
}

const withNewcomers = (standing: Standing, characters: Play['characters'] | undefined): Standing =>
  standing.play === undefined || characters === undefined
    ? standing
    : { ...standing, play: { ...standing.play, characters } };

/** Returns the session itself where none of its events are taken back, else the last snapshot before event `to`. */
function goBack({ standing, snapshots }: Session, to: number): Start {
  const { play, refused, encounter } = standing;
  if (play === undefined || to === encounter.log.length) return { standing, events: to, snapshots };
  // At least one event is played again, so that the play before it is known.
  const remaining = snapshots.filter(({ events }) => events < Math.max(to, 1));
  const { events, play: earlier } = remaining.at(-1) as Snapshot;
  return {
    standing: {
      ...standing,
      play: { ...earlier, characters: play.characters },
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
  let { play, playBefore } = start.standing;
  const refused = new Map(start.standing.refused);
  const snapshots = [...start.snapshots];
  const last = encounter.log.length - 1;
  for (let n = start.events; play !== undefined && n <= last; n += 1) {
    const before: Play = play;
    const isSnapshot = n % SNAPSHOT_INTERVAL === 0 && n > (snapshots.at(-1)?.events ?? 0);
    // Playing changes the play in place: those of earlier standings and of snapshots are left as they are.
    if (n === start.events || n === last || isSnapshot) play = copyOfPlay(before);
    if (isSnapshot) snapshots.push({ events: n, play: before });
    if (n === last) playBefore = before;
    const event = encounter.log[n] as JsonObject;
    const moment = logMoment(rules, play);
    const finding = step(rules, play, event, n);
    if (finding) refused.set(n, finding);
    if (n >= known) keepLines(event, logStep(translate, rules, play, moment, event, n, finding?.message));
  }
  return { standing: { ...start.standing, encounter, play, playBefore, refused }, characters, snapshots };
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
