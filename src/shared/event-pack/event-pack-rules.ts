/** Defines what a game provides for event packs: a blank pack, and the settings of a pack in words. */
import type { EventPack } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { Translate } from '../texts/translate.ts';

export interface EventPackRules<E extends EventPack = EventPack> {
  /** Pointer to the team size in a pack. If a finding is there, no team can be judged by the pack. */
  readonly sizePointer?: string;
  /** Creates a blank pack with the default size, in which everything is allowed. */
  createBlank(id: string): E;
  /**
   * Lists every setting that could affect a verdict, except the house rules, as label and value. `nameById` has the names of known
   * characters.
   */
  listSettings(
    translate: Translate,
    eventPack: E,
    nameById: ReadonlyMap<string, string>,
  ): readonly (readonly [label: string, value: string])[];
}

/** The part of a game that is needed to judge submissions. */
export interface EventPackGame extends GameWithForms {
  readonly event?: EventPackRules;
}
