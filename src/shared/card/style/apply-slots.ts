/** Applies a style's choices for the slots of a template. A slot is a part of the card, such as its numbers, with several designs. */
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import { checkTemplate } from '../template/check/check-template.ts';
import type { CardTemplate } from '../template/template.ts';
import { listOfferedSlots } from './offered-slots.ts';
import type { StyleFinding } from './style-finding.ts';

export interface SlottedTemplate {
  readonly template: CardTemplate;
  readonly problems: readonly StyleFinding[];
}

/** Templates with applied choices. Without this cache every edited letter or color of a style would check the template again. */
const slottedCache = new WeakMap<CardTemplate, Cache<SlottedTemplate>>();
/** The maximum number of cached sets of choices for one template: more than anyone tries in one session. */
const MAX_CACHED_CHOICES = 200;

/** Applies the choices in the order of the template's slots. Unknown and conflicting choices are skipped and reported. */
export function applySlots(base: CardTemplate, chosenSlots: Readonly<Record<string, string>>): SlottedTemplate {
  const entries = Object.entries(chosenSlots);
  if (entries.length === 0) return { template: base, problems: [] };
  const cache = getOrCreateFor(slottedCache, base, () => createCache());
  return getOrCreate(cache, JSON.stringify(entries), MAX_CACHED_CHOICES, () => applyEntries(base, entries));
}

function applyEntries(base: CardTemplate, entries: readonly (readonly [string, string])[]): SlottedTemplate {
  const slots = listOfferedSlots(base);
  const problems: StyleFinding[] = entries.flatMap(([slot]) =>
    slots.some(({ id }) => id === slot) ? [] : [{ kind: 'unknown-slot', slot }],
  );
  const { slots: _slots, ...templateWithoutSlots } = base;
  let template: CardTemplate = templateWithoutSlots;
  for (const { id: slot, choices } of slots) {
    const choice = entries.find(([slotId]) => slotId === slot)?.[1];
    if (choice === undefined) continue;
    const foundChoice = choices.find(({ id }) => id === choice);
    if (foundChoice === undefined) {
      problems.push({ kind: 'unknown-choice', slot, choice });
      continue;
    }
    const nextTemplate = foundChoice.apply(template);
    if (nextTemplate === undefined || checkTemplate(nextTemplate).length > 0)
      problems.push({ kind: 'clash', slot, choice });
    else template = nextTemplate;
  }
  return { template, problems };
}
