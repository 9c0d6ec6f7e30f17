/** The rulesets this Rollcall knows, by the id that documents carry. */
import type { Ruleset } from './game.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

const RULESETS: Readonly<Record<string, Ruleset>> = { [supersUnlimited.id]: supersUnlimited };

/** The ruleset of a readable document. Reading a document refuses rulesets that are not here. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = Object.hasOwn(RULESETS, id) ? RULESETS[id] : undefined;
  if (!ruleset) throw new Error(`Rollcall has no ruleset called ${id}`);
  return ruleset;
}
