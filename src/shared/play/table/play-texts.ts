/** What a game may say for the table in its own words. All of it is optional: without it words are made of keys and ids. */

import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Refusal } from '../event/refusal.ts';
import type { NameOf } from '../names.ts';
import type { Candidate } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { EventField } from './event-fields.ts';
import type { Fields } from './format.ts';
import type { OfferGroup } from './offer-text.ts';

/** Nothing here throws, whatever an event of a log holds; `name` gives what ids are called. */
export interface PlayTexts<P extends ActiveEncounter = ActiveEncounter> {
  /** An event as a line of the log: `Quick Tram charges 8 inches`. Undefined: `line` of the game, else its keys. */
  line?(translate: Translate, event: Fields, name: NameOf): string | undefined;
  /** What the event worked out, from the play after it, as the end of its line: `18 in all`. Undefined: as `last` has it. */
  outcome?(translate: Translate, encounter: P, event: Fields, name: NameOf): string | undefined;
  /**
   * A button: what the event does, within 32 characters: `Charge`, `Buffer`. Its model is put before it where another one acts
   * and the label does not name it.
   */
  label?(translate: Translate, encounter: P, event: Candidate, name: NameOf): string | undefined;
  /** Where the button stands; undefined: by its kind. */
  group?(encounter: P, event: Candidate): OfferGroup | undefined;
  /** What it takes, where that is no plain number: `1 AP per 2 inches`. Undefined: its cost. */
  price?(translate: Translate, encounter: P, event: Candidate): string | undefined;
  /** Why it is refused, as a sentence; undefined: by the code of the refusal. */
  reason?(translate: Translate, encounter: P, event: Candidate, refusal: Refusal, name: NameOf): string | undefined;
  /** What the table should do first, as a sentence: the rules would allow the event, but what it leaves out could not be caught up on. */
  early?(translate: Translate, encounter: P, event: Candidate): string | undefined;
  /** At a moment at which players choose, and no next thing is the usual one: what they choose, within 32 characters. */
  choice?(translate: Translate, encounter: P): string | undefined;
  /** What is to be thought of at this moment, and is stated by hand. */
  hint?(translate: Translate, encounter: P): string | undefined;
  /** What things and markers on the table are called. */
  called?(translate: Translate, encounter: P, id: string): string | undefined;
  /** Kinds and values of events as people say them: `agility` is `Agility`. */
  readonly values?: Readonly<Record<string, LateText>>;
  /** What a key asks for, by `kind.key` or `key`: `inches` is `How far`. */
  readonly keys?: Readonly<Record<string, LateText>>;
  /** Tracks, tags and costs as people say them, by their English words: `Move`, `flying`. */
  readonly labels?: Readonly<Record<string, LateText>>;
  /** Keys that the button has said already, by kind: no form asks for them again. */
  readonly settled?: Readonly<Record<string, readonly string[]>>;
  /** Keys that are seldom stated, by kind: a form keeps them folded. */
  readonly rare?: Readonly<Record<string, readonly string[]>>;
  /** The fields of a form as this game wants them: choices by name, common answers, hints; from those made of the keys. */
  fields?(
    translate: Translate,
    encounter: P,
    event: Candidate,
    fields: readonly EventField[],
    name: NameOf,
  ): readonly EventField[];
  /** Conditions of a model with names for ids, where `tracked` has ids. */
  tags?(translate: Translate, encounter: P, model: string, name: NameOf): readonly string[];
  /** Labels and tags in English, up to a colon, that come and go with every turn: that they do is no news. */
  readonly passing?: readonly string[];
}
