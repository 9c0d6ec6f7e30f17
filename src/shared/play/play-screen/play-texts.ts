/** Texts that a game may provide for the play screen. All of them are optional: without them, texts are created from keys and ids. */

import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Refusal } from '../event/refusal.ts';
import type { GetName } from '../model-names.ts';
import type { CandidateEvent } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { EventField } from './event-fields.ts';
import type { Fields } from './format-values.ts';
import type { OfferGroup } from './offer-text.ts';

/** Asks the players to choose between options. */
export interface ChoicePrompt {
  /** At most 32 characters: `Choose the scenario`. */
  readonly text: string;
  /** The kinds of the events between which they choose. */
  readonly kinds: ReadonlySet<string>;
}

/** None of these functions may throw, whatever an event of a log contains. `name` returns the names of ids. */
export interface PlayTexts<P extends ActiveEncounter = ActiveEncounter> {
  /**
   * Formats an event as a line of the log: `Quick Tram charges 8 inches`. Undefined: `formatEvent` of the game's rules is used, else the
   * keys.
   */
  formatEvent?(translate: Translate, event: Fields, getName: GetName): string | undefined;
  /**
   * Formats the outcome of the event after it was applied, as the end of its line: `18 in all`. Undefined: the outcome is shown as in
   * `last`.
   */
  formatOutcome?(translate: Translate, encounter: P, event: Fields, getName: GetName): string | undefined;
  /**
   * Formats the label of a button, at most 32 characters: `Charge`, `Buffer`. If another model acts and the label does not name it, its
   * name is put before the label.
   */
  formatLabel?(translate: Translate, encounter: P, event: CandidateEvent, getName: GetName): string | undefined;
  /** Returns what a player has to know about an option before it is chosen: `Aim 4 · Projectile 8 · Damage`. */
  formatDetails?(translate: Translate, encounter: P, event: CandidateEvent): string | undefined;
  /** Counts the targets that the form of an event offers; undefined: those with which the event is possible. */
  countTargets?(encounter: P, event: CandidateEvent): number | undefined;
  /** Returns the group of the button; undefined: its kind determines the group. */
  getGroup?(encounter: P, event: CandidateEvent): OfferGroup | undefined;
  /** Formats the price if it is not a plain number: `1 AP per 2 inches`. Undefined: the cost of the event. */
  formatPrice?(translate: Translate, encounter: P, event: CandidateEvent): string | undefined;
  /** Explains a refusal in a sentence; undefined: the code of the refusal determines the text. */
  explainRefusal?(
    translate: Translate,
    encounter: P,
    event: CandidateEvent,
    refusal: Refusal,
    getName: GetName,
  ): string | undefined;
  /**
   * Returns a sentence about what the players should do before this event, because they can't do it later. The rules allow the event.
   */
  getPrerequisite?(translate: Translate, encounter: P, event: CandidateEvent): string | undefined;
  /** Returns the prompt when players have a choice and there is no default next event. */
  getChoicePrompt?(translate: Translate, encounter: P): ChoicePrompt | undefined;
  /** Announces a stage of the game that changes the rules for everyone, such as the Endgame; undefined if there is none. */
  formatStage?(translate: Translate, encounter: P): string | undefined;
  /** Names the scenario that is played; undefined if there is none. */
  formatScenario?(translate: Translate, encounter: P): string | undefined;
  /** Formats the score of a side on a second screen: `2 VP`. */
  formatSideScore?(translate: Translate, encounter: P, sideId: string): string | undefined;
  /** Returns a hint about something that players should consider now and add by hand. */
  formatHint?(translate: Translate, encounter: P): string | undefined;
  /** Returns a note about what comes with every option that moves play on now, such as what a side has to pay; undefined if nothing does. */
  formatTurnNote?(translate: Translate, encounter: P, getName: GetName): string | undefined;
  /** Returns the name of a thing or marker on the table. */
  getThingName?(translate: Translate, encounter: P, id: string): string | undefined;
  /** Kinds and values of events in words: `agility` is `Agility`. */
  readonly valueTexts?: Readonly<Record<string, LateText>>;
  /** The labels of keys, by `kind.key` or `key`: `inches` is `How far`. */
  readonly keyLabels?: Readonly<Record<string, LateText>>;
  /** Tracks, tags and costs in words, by their English words: `Move`, `flying`. */
  readonly labelTexts?: Readonly<Record<string, LateText>>;
  /** Keys that the button has answered, by kind. No form asks for them again. */
  readonly answeredKeys?: Readonly<Record<string, readonly string[]>>;
  /** Keys that are rarely used, by kind. The form collapses them. */
  readonly rareKeys?: Readonly<Record<string, readonly string[]>>;
  /** Adjusts the fields that were created from the keys: choices by name, default answers, hints. */
  adjustFields?(
    translate: Translate,
    encounter: P,
    event: CandidateEvent,
    fields: readonly EventField[],
    getName: GetName,
  ): readonly EventField[];
  /** Lists the conditions of a model with names instead of ids. */
  listTags?(translate: Translate, encounter: P, model: string, getName: GetName): readonly string[];
  /** Labels and tags in English, up to a colon, that change with every turn, so that their changes are not reported. */
  readonly transientLabels?: readonly string[];
}
