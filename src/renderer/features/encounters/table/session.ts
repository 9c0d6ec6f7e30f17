/** An open encounter as it is played: its state goes from event to event, and back by snapshots. */

import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import { copyOfPlay } from '../../../../shared/play/copy-play.ts';
import { castOf } from '../../../../shared/play/encounter/cast-of.ts';
import { logMoment, logStep } from '../../../../shared/play/log/log-lines.ts';
import type { PlaySpec } from '../../../../shared/play/play-spec.ts';
import { playOf } from '../../../../shared/play/played-game.ts';
import { advance, openEncounter, step } from '../../../../shared/play/replay.ts';
import type { Play } from '../../../../shared/play/state.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { isAsKnown } from './cast.ts';
import { keepLines } from './log/kept-lines.ts';

/** What the table shows: a new object after every change, though `play` is one that goes on changing. */
export interface Standing {
  readonly games: GamesWith<'play'>;
  readonly encounter: Encounter;
  readonly rules: PlaySpec;
  /** Absent where the encounter cannot be played; `findings` say why. */
  readonly play: Play | undefined;
  /** What is wrong with the encounter itself. */
  readonly findings: readonly Finding[];
  /** The events of the log that were refused, by their place in it. */
  readonly refused: ReadonlyMap<number, Finding>;
}

/** The play after so many events. */
interface Snapshot {
  readonly events: number;
  readonly play: Play;
}

/** Going back replays fewer events than this, in about a millisecond. */
const EVERY = 50;

/** Keys of an encounter that change nothing about where it stands; the log and the cast are compared apart. */
const ASIDE: ReadonlySet<string> = new Set(['name', 'notes', 'seed', 'table', 'factions', 'log', 'characters']);

export class Session {
  readonly #games: GamesWith<'play'>;
  #standing: Standing | undefined;
  #characters: readonly Character[] = [];
  /** In ascending order, the first of them before the first event. */
  #snapshots: Snapshot[] = [];

  constructor(games: GamesWith<'play'>) {
    this.#games = games;
  }

  /** Where the encounter stands. The same object for the same encounter and characters. */
  standing(encounter: Encounter, characters: readonly Character[]): Standing {
    const before = this.#standing;
    if (before?.encounter === encounter && this.#characters === characters) return before;
    const goesOn = before?.play !== undefined && isSameGame(before.encounter, encounter, this.#characters);
    if (!goesOn || (this.#characters !== characters && !isWhole(encounter))) return this.#begin(encounter, characters);
    const whoMayCome =
      this.#characters === characters
        ? undefined
        : openEncounter(this.#games, encounter, { characters }).play?.characters;
    this.#characters = characters;
    const shared = sharedEvents(before.encounter, encounter);
    const now = this.#goneBack(before, shared);
    const play = whoMayCome === undefined ? now.play : { ...now.play, characters: whoMayCome };
    return this.#played({ ...now, play, encounter }, now.events, shared);
  }

  /** A play of its own after so many events of the log; undefined where the encounter cannot be played. */
  playAt(events: number): Play | undefined {
    const { encounter, rules, play } = this.#standing ?? {};
    const before = this.#snapshots.findLast((snapshot) => snapshot.events <= events);
    if (encounter === undefined || rules === undefined || play === undefined || before === undefined) return undefined;
    const there = { ...copyOfPlay(before.play), characters: play.characters };
    for (const event of encounter.log.slice(before.events, events)) advance(rules, there, event);
    return there;
  }

  #begin(encounter: Encounter, characters: readonly Character[]): Standing {
    this.#characters = characters;
    const games = this.#games;
    const { findings, play } = openEncounter(games, encounter, { characters });
    this.#snapshots = play === undefined ? [] : [{ events: 0, play: copyOfPlay(play) }];
    return this.#played({ games, encounter, rules: playOf(games, encounter), play, findings, refused: new Map() }, 0);
  }

  /** The standing at the snapshot before this event; as it is where nothing is taken back. */
  #goneBack(before: Standing, to: number): Standing & { readonly play: Play; readonly events: number } {
    const { play, refused } = before as Standing & { readonly play: Play };
    if (to === before.encounter.log.length) return { ...before, play, events: to };
    this.#snapshots = this.#snapshots.filter(({ events }) => events <= to);
    const { events, play: there } = this.#snapshots.at(-1) as Snapshot;
    return {
      ...before,
      play: { ...copyOfPlay(there), characters: play.characters },
      refused: new Map([...refused].filter(([n]) => n < events)),
      events,
    };
  }

  /** Plays the events of the log from this place on. The lines of the first `known` events of the log are kept already. */
  #played(before: Standing, from: number, known = 0): Standing {
    const { encounter, rules, play } = before;
    const refused = new Map(before.refused);
    for (let n = from; play !== undefined && n < encounter.log.length; n += 1) {
      if (n % EVERY === 0 && n > (this.#snapshots.at(-1)?.events ?? 0)) {
        this.#snapshots.push({ events: n, play: copyOfPlay(play) });
      }
      const event = encounter.log[n] as JsonObject;
      const moment = logMoment(rules, play);
      const finding = step(rules, play, event, n);
      if (finding) refused.set(n, finding);
      if (n >= known) keepLines(event, logStep(rules, play, moment, event, n, finding?.message));
    }
    this.#standing = { ...before, refused };
    return this.#standing;
  }
}

/** Whether both are one game: they differ in the log, in what nobody plays with, and in embedding who was known before. */
function isSameGame(before: Encounter, after: Encounter, characters: readonly Character[]): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Encounter>;
  for (const key of keys) if (!ASIDE.has(key) && before[key] !== after[key]) return false;
  const [old = [], cast = []] = [before.characters, after.characters];
  return old.every((one, n) => one === cast[n]) && cast.slice(old.length).every((one) => isAsKnown(one, characters));
}

/** How many events both logs begin with. Compares objects, not what is in them. */
function sharedEvents({ log: a }: Encounter, { log: b }: Encounter): number {
  const differs = a.findIndex((event, n) => event !== b[n]);
  return differs === -1 ? a.length : differs;
}

/** Whether an encounter embeds everybody it names: then a change in the library changes nothing of what was played. */
function isWhole(encounter: Encounter): boolean {
  const there = new Set((encounter.characters ?? []).map(({ id }) => id));
  return [...castOf(encounter)].every((id) => there.has(id));
}
