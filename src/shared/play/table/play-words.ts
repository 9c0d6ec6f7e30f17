/** What a game may say for the table in its own words. All of it is optional: without it words are made of keys and ids. */

import type { NameOf } from '../names.ts';
import type { Candidate } from '../play-spec.ts';
import type { Play } from '../state.ts';
import type { EventField } from './event-fields.ts';
import type { OfferGroup } from './offer-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lines and labels never throw, whatever an event of a log holds. */
export interface PlayWords<P extends Play = Play> {
  /** An event as a line of the log, with names: `Quick Tram charges 8 inches`. Undefined: `line` of the game, else its keys. */
  line?(event: Fields, name: NameOf): string | undefined;
  /** What the event worked out, from `last` of the play after it, as the end of its line: `18 in all`. */
  outcome?(play: P, event: Fields, name: NameOf): string | undefined;
  /** A button: what the event does, without its model, within 32 characters: `Charge`, `Attack with Buffer`. */
  label?(play: P, event: Candidate, name: NameOf): string | undefined;
  /** Where the button stands. */
  group?(play: P, event: Candidate): OfferGroup | undefined;
  /** What things and markers on the table are called. */
  called?(play: P, id: string): string | undefined;
  /** Kinds and values of events: `pick-up` is `pick up`. */
  readonly values?: Readonly<Record<string, string>>;
  /** What a key asks for, by `kind.key` or `key`: `inches` is `How far`. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The fields of a form as this game wants them: choices by name, common answers, hints; from those made of the keys. */
  fields?(play: P, event: Candidate, fields: readonly EventField[], name: NameOf): readonly EventField[];
}
