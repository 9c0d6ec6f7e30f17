/** What a game with events offers: a pack to start from, and the report on an event's lists. */
import type { EventPack } from '../document/schema.ts';
import type { GameForms } from '../form/game-forms.ts';
import type { Translate } from '../texts/translate.ts';

export interface EventRules<E extends EventPack = EventPack> {
  /** Pointer to the size of teams in a pack: with a finding there, no team can be judged by the pack. */
  readonly sizeAt?: string;
  /** A pack to start from: the usual size, everything allowed. */
  blank(id: string): E;
  /**
   * What a pack asks for beside its house rules, as label and value, for people: everything that could decide a verdict.
   * `names` are those of characters by id, as far as they are known.
   */
  settings(
    translate: Translate,
    event: E,
    names: ReadonlyMap<string, string>,
  ): readonly (readonly [label: string, value: string])[];
}

/** What judging the lists of an event needs of a game. */
export interface EventGame extends GameForms {
  readonly event?: EventRules;
}
