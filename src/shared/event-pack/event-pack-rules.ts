/** The part of a game that event packs need: an empty pack and its settings in words. */
import type { EventPack } from '../document/schema.ts';
import type { GameForms } from '../form/game-forms.ts';
import type { Translate } from '../texts/translate.ts';

export interface EventPackRules<E extends EventPack = EventPack> {
  /** Pointer to the team size in a pack. If a finding is there, no team can be judged by the pack. */
  readonly sizePointer?: string;
  /** Creates a pack to start from: with the default size, and with everything allowed. */
  createBlank(id: string): E;
  /**
   * Lists the settings of a pack in addition to its house rules, as label and value: everything that could affect a verdict. `names` are
   * the names of known characters by id.
   */
  listSettings(
    translate: Translate,
    event: E,
    names: ReadonlyMap<string, string>,
  ): readonly (readonly [label: string, value: string])[];
}

/** The part of a game that is needed to judge submissions. */
export interface EventPackGame extends GameForms {
  readonly event?: EventPackRules;
}
