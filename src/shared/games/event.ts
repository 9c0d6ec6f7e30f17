/** What a game with events offers to the report on the lists of one. */
import type { EventPack } from '../document/schema.ts';

export interface EventRules<E extends EventPack = EventPack> {
  /** Where a pack says how large teams are: with a finding there, no team can be judged by it. */
  readonly sizeAt?: string;
  /** What a pack asks for beside its house rules, as label and value, for people: everything that could decide a verdict. */
  settings(event: E): readonly (readonly [label: string, value: string])[];
}
