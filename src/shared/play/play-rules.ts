/** The rules of play of a game. The core parses events and looks up ids; the game decides what is allowed. */

import type { JsonObject } from '../document/json/json-object.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character } from '../document/schema.ts';
import type { Cite } from '../rules/finding.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { EncounterFinding } from './encounter/check-encounter.ts';
import type { EventKeys, ParsedEvent } from './event/keys.ts';
import type { Refusal } from './event/refusal.ts';
import type { DeedCounter, ScoreRow } from './log/game-summary.ts';
import type { Period } from './log/periods.ts';
import type { ScoreSheet } from './log/score-sheet.ts';
import type { GetName } from './model-names.ts';
import type { EventField } from './play-screen/event-fields.ts';
import type { Forecast } from './play-screen/forecast.ts';
import type { PlayTexts } from './play-screen/play-texts.ts';
import type { ActiveEncounter } from './state.ts';

/** A list of dice that an event requires. */
export interface RequiredDice {
  /** The number of sides of each die. */
  readonly sides: number;
  readonly dice: readonly number[];
  /** The required length of the list. It depends on the faces if a face can add a die. */
  readonly length: number;
}

/** One kind of event. `apply` changes the state in place, so it may only run after every check has passed. */
export interface EventSpec<P, K extends EventKeys = EventKeys> {
  readonly keys: K;
  /** Returns the keys of this event if its kind alone does not determine them. All other keys are ignored. */
  getKeys?(encounter: P, event: Readonly<Record<string, unknown>>): EventKeys;
  /** Whether an optional key is required in this event. The keys before it have been checked. */
  isRequired?(encounter: P, key: string, event: Readonly<Record<string, unknown>>): boolean;
  /**
   * Refuses the event if something else is due first, such as the defense of an attacked model, or if nothing is due that the event
   * answers.
   */
  due?(encounter: P, event: ParsedEvent<K>): Refusal | undefined;
  /** The phases in which the event is allowed. If it is absent, `getPhases` decides. Without either, every phase is allowed. */
  readonly phases?: readonly string[];
  /** Returns the phases for the current state of the encounter; undefined means every phase. */
  getPhases?(encounter: P, event: ParsedEvent<K>): readonly string[] | undefined;
  /** Refuses the event if the rules do not allow it now. The dice are checked separately. */
  refuse?(encounter: P, event: ParsedEvent<K>): Refusal | undefined;
  /** Lists the dice that the event requires, list by list. */
  dice?(encounter: P, event: ParsedEvent<K>): readonly RequiredDice[];
  /** Applies the event and returns its outcome for `last`. */
  apply(encounter: P, event: ParsedEvent<K>): Readonly<Record<string, unknown>> | undefined;
}

/** Lets TypeScript infer the type of an event from its keys. The list of all events does not carry that type. */
export const defineEventSpec =
  <P>() =>
  <const K extends EventKeys>(spec: EventSpec<P, K>): EventSpec<P> =>
    spec as unknown as EventSpec<P>;

/** An event that could be submitted now. Its `dice` are empty, because they have not been rolled yet. */
export type CandidateEvent = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The cost of an event: 3 AP. */
export interface Cost {
  readonly amount: number;
  readonly unit: string;
}

/** A number of a model that changes in play, as players see it: AP 4 of 10. */
export interface Track {
  /** An English word, which encounters store. `labelTexts` of the game's texts translates it. */
  readonly label: string;
  readonly value: number;
  /** The maximum, if the number has one. */
  readonly max?: number;
  /** How many of the lowest units form a zone of their own, such as red HP boxes. */
  readonly red?: number;
}

/** A number of a model that players may set by hand with `adjust`. */
export interface AdjustableField {
  /** The name that `adjust` uses. */
  readonly field: string;
  /** The English label. A tracked field has the same label as in `getTrackedValues`. */
  readonly label: string;
  readonly value: number;
  /** The minimum and maximum that it can be set to; 0 and 1 mean no and yes. */
  readonly min: number;
  readonly max: number;
}

/** A step that players may leave to the dice. */
export interface DiceStep {
  /** The label of the button, at most 32 characters. */
  readonly label: LateText;
  /** The kind of the event that it creates. */
  readonly kind: string;
  /** The number of sides of its dice. */
  readonly sides: number;
  /** Creates the event with the rolled faces. `roll` returns one face after another. */
  event(roll: () => number): CandidateEvent;
  /** Whether players still have a choice in the event. */
  readonly hasChoices?: boolean;
}

/** The values of a model that a game tracks, reduced to what matters now. */
export interface TrackedValues {
  readonly tracks: readonly Track[];
  /** Conditions and similar tags, in English as encounters store them: `flying`, `stun 2`. */
  readonly tags: readonly string[];
  /** Whether the model is down: on the table, but unable to act for now. */
  readonly isDown?: boolean;
}

/** A thing on the table that is no model, such as a car or a Building. */
export interface BoardItem {
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is: `Object of Rank 2`. */
  readonly description: string;
  /** Its damage in words; absent while it is undamaged. */
  readonly condition?: string;
  readonly isDestroyed: boolean;
  /** The event with which players correct it by hand. */
  readonly correction: CandidateEvent;
}

/** What the line-up of a game asks about the table. */
export interface SetupForm {
  readonly title: LateText;
  /** The label of the agreed size, and how it is used. */
  readonly levels: LateText;
  readonly levelsHint: LateText;
  /** The things that can be added, without their ids. They are valid as they are. */
  readonly additions: readonly { readonly label: LateText; readonly thing: JsonObject }[];
  /** Creates the fields of a thing. The last part of their paths is the key of the thing. */
  createFields(translate: Translate, thing: unknown): readonly EventField[];
  getThingName(thing: JsonObject): string;
  /** Returns the kind of a thing, as a label: `Object`. */
  getThingKind(thing: JsonObject): string;
}

/** The rules of play of one game. */
export interface PlayRules<P extends ActiveEncounter = ActiveEncounter> {
  /** The id of the game. */
  readonly ruleset: string;
  /** The kinds of events in addition to `note`, which every game has. */
  readonly events: ReadonlyMap<string, EventSpec<P>>;
  /** Prepares a legal character for play. Without it, only defaults are filled in. */
  prepareCharacter?(document: Character, options: Options): Character;
  /** Creates the state before the first event. Called once, with the models of the file in `figures`. */
  start(encounter: Omit<P, 'state'>): P['state'];
  /** Called after every accepted event. Removes duties and slots that no longer apply. */
  settle?(encounter: P): void;
  /** Lists the models that may act next, in any order. */
  mayAct(encounter: P): Iterable<string>;
  /** Whether an event may name this id, for kinds of names other than `model` and `side`. `event` has been parsed. */
  hasName?(encounter: P, kind: string, id: string, event: Readonly<Record<string, unknown>>): boolean;
  /** Returns the cost of a candidate event; undefined if it is free. */
  getCost?(encounter: P, event: CandidateEvent): Cost | undefined;
  /** Returns the values of a model that players follow. */
  getTrackedValues(encounter: P, model: string): TrackedValues;
  /**
   * Lists the fields of a model that can be set by hand; absent if there are none. Judging a correction decides whether it is allowed now.
   */
  listAdjustableFields?(encounter: P, model: string): readonly AdjustableField[];
  /** The word for what the game counts, and which key of the state counts it. */
  readonly clock: { readonly word: 'Round' | 'Turn'; readonly by: 'round' | 'turn' };
  /**
   * Returns how far a side is in this round, in a game whose sides take turns or whose models roll for their whole side: its roll is missing
   * (`rolls`), it still has something to do (`waits`), or it is done.
   */
  getSideProgress?(encounter: P, sideId: string): 'rolls' | 'waits' | 'done';
  /** Returns how many rounds or Turns were played, if the key of the state counts one that never started. */
  countPeriods?(encounter: P): number;
  /** The phases in words, if their names do not tell a player what is going on: `between two turns`. */
  readonly phases?: Readonly<Record<string, LateText>>;
  /**
   * Lists what else is on the table or was agreed on, a line each: markers, things, points. `omitsItems` leaves out what `listBoardItems`
   * lists.
   */
  listBoardNotes?(translate: Translate, encounter: P, getName: GetName, omitsItems?: boolean): Iterable<string>;
  /** What the line-up asks in addition to the sides. */
  readonly setupForm?: SetupForm;
  /** Lists the things on the table. A game without it has none. */
  listBoardItems?(translate: Translate, encounter: P, getName: GetName): readonly BoardItem[];
  /** Lists the events that put new things on the table now. Their forms ask for the rest. */
  listBoardAdditions?(encounter: P): readonly CandidateEvent[];
  /** Formats what is due: who must answer, and to what. */
  formatDuty?(translate: Translate, encounter: P, getName: GetName): string | undefined;
  /**
   * Formats a parsed event as a line of a log without its number: `m3 attacks with Bash on m1`. If it is absent, the line is created from
   * the keys. The command line passes ids as names; the play screen passes names, and uses this line if `words` has none.
   */
  formatEvent?(translate: Translate, event: Readonly<Record<string, unknown>>, getName: GetName): string | undefined;
  /** The texts of the game for the play screen. If they are absent, texts are created from the keys of the events. */
  readonly words?: PlayTexts<P>;
  /** Returns the default next event, one of the candidates, if the order of the candidates does not determine it. */
  getDefaultEvent?(encounter: P): CandidateEvent | undefined;
  /** Returns the next event if the players have nothing to decide before it, so that the app appends it by itself. */
  getAutomaticEvent?(encounter: P): CandidateEvent | undefined;
  /** Lists steps of several events that players usually take together. The label of the last event names the step. */
  listCombinedSteps?(encounter: P): Iterable<readonly CandidateEvent[]>;
  /** Returns what an event would roll and with which chances, before it is rolled; undefined if it rolls nothing. */
  forecast?(translate: Translate, encounter: P, event: CandidateEvent): Forecast | undefined;
  /** Returns where a fact is in the rulebook. */
  cite(fact: string): Cite;
  /** The conditions in words: `stunned` for `stun`. The key `start:order` says why `order` cannot be chosen for `start`. */
  readonly conditions: Readonly<Record<string, LateText>>;
  /** Checks the fields of an encounter that only this game has. */
  checkEncounter?(encounter: Encounter): Iterable<EncounterFinding>;
  /** Lists the ids of the things that `setup` puts on the table, with their pointers. */
  listThings?(setup: Readonly<Record<string, unknown>>): Iterable<{ readonly id: string; readonly path: string }>;
  /** Creates the score sheet, empty or filled in with the state at the end of each round. A game without it has no score sheet. */
  createScoreSheet?(translate: Translate, encounter: P, periods: readonly Period<P['state']>[]): ScoreSheet;
  /** Lists the score of each side, as it is now or as it was at the end of the game. */
  listScoreRows?(translate: Translate, encounter: P): readonly ScoreRow[];
  /** Lists the sides that have the best score, or would have it if the game ended now. */
  listLeadingSides?(encounter: P): readonly string[];
  /** Creates a counter of what each model does, for an encounter before its first event. */
  createDeedCounter?(encounter: P): DeedCounter<P>;
  /** Kinds of events that players add as they need them, even if none of them is offered. */
  readonly manualKinds?: readonly string[];
  /** Lists the events with which the forms of a manual kind start. If undefined, there is one with default values. */
  listManualEvents?(encounter: P, eventKind: string): readonly CandidateEvent[] | undefined;
  /** Lists the events worth offering now. Judging them decides which are allowed. */
  listCandidates(encounter: P): Iterable<CandidateEvent>;
  /** Lists the free events that this moment suggests, so that each has a button of its own. */
  listRequested?(encounter: P): Iterable<CandidateEvent>;
  /** Lists the free events about one model that players find with its numbers. */
  listModelEvents?(encounter: P, model: string): Iterable<CandidateEvent>;
  /** Lists the steps that can be left to the dice now. */
  listDiceSteps?(encounter: P): Iterable<DiceStep>;
  /** Lists the events that players may state at any time, such as special rules that they use. Play does not wait for them. */
  listFree?(encounter: P): Iterable<CandidateEvent>;
}
