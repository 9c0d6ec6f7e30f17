/** An open encounter as it is played: its state goes from event to event, and is only replayed when the log was changed otherwise. */
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Finding } from '../../../../shared/finding/finding.ts';
import { playOf } from '../../../../shared/games/plays.ts';
import type { Encounter } from '../../../../shared/play/encounter.ts';
import type { PlaySpec } from '../../../../shared/play/play-spec.ts';
import { openEncounter, step } from '../../../../shared/play/replay.ts';
import type { Play } from '../../../../shared/play/state.ts';

/** What the table shows: a new object after every change, though `play` is one that goes on changing. */
export interface Standing {
  readonly encounter: Encounter;
  readonly rules: PlaySpec;
  /** Absent where the encounter cannot be played; `findings` say why. */
  readonly play: Play | undefined;
  /** What is wrong with the encounter itself. */
  readonly findings: readonly Finding[];
  /** The events of the log that were refused, by their place in it. */
  readonly refused: ReadonlyMap<number, Finding>;
}

export class Session {
  #standing: Standing | undefined;
  #characters: readonly Character[] = [];

  /** Where the encounter stands. The same object for the same encounter and characters. */
  standing(encounter: Encounter, characters: readonly Character[]): Standing {
    const before = this.#standing;
    if (before?.encounter === encounter && this.#characters === characters) return before;
    const goesOn = before !== undefined && this.#characters === characters && isLonger(before.encounter, encounter);
    this.#characters = characters;
    this.#standing = goesOn
      ? played(before, encounter, before.encounter.log.length)
      : played(this.#opened(encounter), encounter, 0);
    return this.#standing;
  }

  #opened(encounter: Encounter): Standing {
    const { findings, play } = openEncounter(encounter, { characters: this.#characters });
    return { encounter, rules: playOf(encounter), play, findings, refused: new Map() };
  }
}

/** The standing after the events of the log from this place on. */
function played(before: Standing, encounter: Encounter, from: number): Standing {
  const { rules, play } = before;
  if (play === undefined) return { ...before, encounter };
  const refused = new Map(before.refused);
  for (let n = from; n < encounter.log.length; n += 1) {
    const finding = step(rules, play, encounter.log[n] as JsonObject, n);
    if (finding) refused.set(n, finding);
  }
  return { ...before, encounter, refused };
}

/** Whether the encounter differs in nothing but events that came behind those it had. Compares objects, not what is in them. */
function isLonger(before: Encounter, after: Encounter): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Encounter>;
  for (const key of keys) if (key !== 'log' && before[key] !== after[key]) return false;
  const { log } = before;
  return log.length <= after.log.length && log.every((event, n) => event === after.log[n]);
}
