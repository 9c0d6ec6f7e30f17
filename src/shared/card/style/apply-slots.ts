/** A template with what a style has chosen for its slots. */
import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import { checkTemplate } from '../template/check/check-template.ts';
import type { CardTemplate } from '../template/template.ts';
import { offeredSlots } from './offered-slots.ts';
import type { StyleProblem } from './style-problem.ts';

export interface Slotted {
  readonly template: CardTemplate;
  readonly problems: readonly StyleProblem[];
}

/** Without it every letter and every colour would check the template again. */
const made = new WeakMap<CardTemplate, Cache<Slotted>>();
/** Sets of choices that are kept for a template: more than anybody tries in one sitting. */
const MOST = 200;

/** The choices in the order of the template's slots. What it does not know, and what does not go together, is left out and reported. */
export function applySlots(base: CardTemplate, chosen: Readonly<Record<string, string>>): Slotted {
  const entries = Object.entries(chosen);
  if (entries.length === 0) return { template: base, problems: [] };
  const known = cachedFor(made, base, () => newCache());
  return cached(known, JSON.stringify(entries), MOST, () => slottedAnew(base, entries));
}

function slottedAnew(base: CardTemplate, entries: readonly (readonly [string, string])[]): Slotted {
  const slots = offeredSlots(base);
  const problems: StyleProblem[] = entries.flatMap(([slot]) =>
    slots.some(({ id }) => id === slot) ? [] : [{ kind: 'unknown-slot', slot }],
  );
  const { slots: _, ...plain } = base;
  let template: CardTemplate = plain;
  for (const { id: slot, choices } of slots) {
    const choice = entries.find(([id]) => id === slot)?.[1];
    if (choice === undefined) continue;
    const found = choices.find(({ id }) => id === choice);
    if (found === undefined) {
      problems.push({ kind: 'unknown-choice', slot, choice });
      continue;
    }
    const next = found.apply(template);
    if (next === undefined || checkTemplate(next).length > 0) problems.push({ kind: 'clash', slot, choice });
    else template = next;
  }
  return { template, problems };
}
