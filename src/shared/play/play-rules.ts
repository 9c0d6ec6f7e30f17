/** The order of play of a game. The core reads events and looks ids up; the game decides what is allowed. */

import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character } from '../document/schema.ts';
import type { Cite } from '../rules/finding.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Defect } from './encounter/encounter-rules.ts';
import type { EventOf, Keys } from './event/keys.ts';
import type { Refusal } from './event/refusal.ts';
import type { Period } from './log/periods.ts';
import type { ScoreSheet } from './log/score-sheet.ts';
import type { NameOf } from './names.ts';
import type { ActiveEncounter } from './state.ts';
import type { Forecast } from './table/forecast.ts';
import type { PlayTexts } from './table/play-texts.ts';

/** The dice an event has to bring. */
export interface DiceAsked {
  /** Sides of each die. */
  readonly sides: number;
  readonly dice: readonly number[];
  /** How long the list must be: found from its faces where a face can add a die. */
  readonly length: number;
}

/** One kind of event. What `apply` does may only follow where nothing before it refused: the state is changed in place. */
export interface EventSpec<P, K extends Keys = Keys> {
  readonly keys: K;
  /** The keys that count for this event, where its kind alone does not say; the others are passed over. */
  keysNow?(encounter: P, event: Readonly<Record<string, unknown>>): Keys;
  /** Whether a key that may be left out may not be left out in this event. The keys before it have been read as right. */
  isNeeded?(encounter: P, key: string, event: Readonly<Record<string, unknown>>): boolean;
  /** Where something is due first, or nothing is due that this answers. */
  due?(encounter: P, event: EventOf<K>): Refusal | undefined;
  /** The phases it belongs to; absent: all, where `phasesOf` does not say otherwise. */
  readonly phases?: readonly string[];
  /** The same where the play decides; undefined: all. */
  phasesOf?(encounter: P, event: EventOf<K>): readonly string[] | undefined;
  /** Why the rules do not allow it now, its dice apart. */
  refuse?(encounter: P, event: EventOf<K>): Refusal | undefined;
  /** The dice it asks for, list by list. */
  dice?(encounter: P, event: EventOf<K>): readonly DiceAsked[];
  /** Carries it out, and gives what it worked out for `last`. */
  apply(encounter: P, event: EventOf<K>): Readonly<Record<string, unknown>> | undefined;
}

/** Lets TypeScript infer the type of an event from its keys, and forget it in the list of all events. */
export const eventSpec =
  <P>() =>
  <const K extends Keys>(spec: EventSpec<P, K>): EventSpec<P> =>
    spec as unknown as EventSpec<P>;

/** An event that could be handed in now. Its `dice` are empty: nobody has rolled them yet. */
export type Candidate = Readonly<Record<string, unknown>> & { readonly kind: string };

/** What an event takes: 3 of AP. */
export interface Cost {
  readonly amount: number;
  readonly of: string;
}

/** A number of a model that changes in play, for people: AP 4 of 10. */
export interface Track {
  /** An English word, which encounters store; `labels` of the game's texts says it to people. */
  readonly label: string;
  readonly value: number;
  /** What it can be at most, where that means something. */
  readonly most?: number;
  /** The lowest so many of `most` are a zone of their own, such as red HP boxes. */
  readonly red?: number;
}

/** A number of a model that a table may set by hand with `adjust`. */
export interface AdjustableField {
  /** As `adjust` names it. */
  readonly field: string;
  /** In English; a field that is tracked is called as in `tracked`. */
  readonly label: string;
  readonly value: number;
  /** What it can be set to; 0 and 1 stand for no and yes. */
  readonly least: number;
  readonly most: number;
}

/** A step that a table may leave to the dice. */
export interface ByDie {
  /** What the button says, within 32 characters. */
  readonly label: LateText;
  /** Sides of its dice. */
  readonly sides: number;
  /** The event that they say, with their faces; `roll` gives one face after the other. */
  event(roll: () => number): Candidate;
  /** Whether players still choose something of it. */
  readonly isOpen?: boolean;
}

/** What a game keeps of a model, cut down to what matters now. */
export interface Tracked {
  readonly tracks: readonly Track[];
  /** Conditions and the like, in English as encounters store them: `flying`, `stun 2`. */
  readonly tags: readonly string[];
  /** It lies on the table and does nothing for now. */
  readonly isDown?: boolean;
}

/** The order of play of one game. */
export interface PlayRules<P extends ActiveEncounter = ActiveEncounter> {
  /** Id of its game. */
  readonly ruleset: string;
  /** Kinds of events beside `note`, which every game has. */
  readonly events: ReadonlyMap<string, EventSpec<P>>;
  /** A legal character as this game plays it; absent: with its defaults filled in. */
  character?(document: Character, options: Options): Character;
  /** Where the game stands before anything has happened. Called once, with the models of the file in `figures`. */
  start(encounter: Omit<P, 'state'>): P['state'];
  /** After every accepted event: what can no longer be waited for is passed over. */
  settle?(encounter: P): void;
  /** Models that may be the `model` of the event that moves play on, in any order. */
  mayAct(encounter: P): Iterable<string>;
  /** Whether an event may name this, for kinds of names beside `model` and `side`. `event` is as it was read. */
  has?(encounter: P, kind: string, id: string, event: Readonly<Record<string, unknown>>): boolean;
  /** Keys of the state that are worked out from the rest. */
  derived?(encounter: P): Readonly<Record<string, unknown>>;
  /** What a candidate takes, where it takes anything. */
  costOf?(encounter: P, event: Candidate): Cost | undefined;
  /** What people watch of a model. */
  tracked(encounter: P, model: string): Tracked;
  /** What may be set of a model by hand; absent: nothing. Whether a correction is allowed now is found by judging it. */
  adjustable?(encounter: P, model: string): readonly AdjustableField[];
  /** What people call what `round` or `turn` counts, and which of them the table goes by. */
  readonly clock: { readonly word: 'Round' | 'Turn'; readonly by: 'round' | 'turn' };
  /** Phases in words, where their names do not tell a player what is going on: `between two turns`. */
  readonly phases?: Readonly<Record<string, LateText>>;
  /** What else lies on the table or was agreed on, a line each: markers, things, points. */
  standing?(translate: Translate, encounter: P, name: NameOf): Iterable<string>;
  /** What is due in words: whose answer, and to what. */
  dutyLine?(translate: Translate, encounter: P, name: NameOf): string | undefined;
  /**
   * An event that was read, as a line of a log without its number: `m3 attacks with Bash on m1`. Absent: made of its keys.
   * The command line prints it with ids; the table too, with names, where `words` has no line of its own.
   */
  line?(translate: Translate, event: Readonly<Record<string, unknown>>, name: NameOf): string | undefined;
  /** What the game calls things at the table. Absent: words are made of the keys of its events. */
  readonly words?: PlayTexts<P>;
  /** The usual next thing, where the order of the candidates does not say it: one of them, its values alike. */
  usual?(encounter: P): Candidate | undefined;
  /** What an event would roll and with which chances, before it is rolled; undefined where it rolls nothing. */
  forecast?(translate: Translate, encounter: P, event: Candidate): Forecast | undefined;
  /** Where the rulebook has a fact. */
  cite(fact: string): Cite;
  /**
   * What a condition is called in a sentence: `stunned` for `stun`. Under `start:order` why `order` cannot be chosen for `start`.
   */
  readonly conditions: Readonly<Record<string, LateText>>;
  /** What is wrong with the fields of an encounter that only this game has. */
  defects?(encounter: Encounter): Iterable<Defect>;
  /** The ids of what `setup` puts on the table, with their pointers. */
  things?(setup: Readonly<Record<string, unknown>>): Iterable<{ readonly id: string; readonly path: string }>;
  /** The sheet to keep score on, empty or filled in with what stood at the end of each round; a game without one prints none. */
  scoreSheet?(translate: Translate, encounter: P, periods: readonly Period<P['state']>[]): ScoreSheet;
  /** Kinds of events that the table writes as it needs them, also where none of them is offered. */
  readonly byHand?: readonly string[];
  /** Events worth offering now; which of them are allowed, and why not, is found by judging them. */
  candidates(encounter: P): Iterable<Candidate>;
  /** Of what may be stated freely what this moment asks for, so that it has a button of its own. */
  asked?(encounter: P): Iterable<Candidate>;
  /** Steps that may be left to the dice now. */
  byDie?(encounter: P): Iterable<ByDie>;
  /** Events that may be stated besides and that no play waits for, as the hands and special rules of the players bring them. */
  free?(encounter: P): Iterable<Candidate>;
}
