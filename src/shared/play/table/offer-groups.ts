/** Offers as a table shows them: in groups, those that differ in nothing but their target as one. */

import type { Translate } from '../../texts/translate.ts';
import type { Offer } from '../offers.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { type OfferGroup, type OfferTexts, offerText } from './offer-text.ts';

/** What a button offers. */
export interface Option {
  /** The same for what is offered again after an event. */
  readonly key: string;
  /** The offer itself; of several targets the first that is allowed. */
  readonly offer: Offer;
  readonly words: OfferTexts;
  /** The model that it is an offer to, where that is not the one that acts. */
  readonly model?: string;
  /** Whom it can be aimed at, where it is offered for several. */
  readonly targets?: readonly Target[];
}

export interface Target {
  readonly id: string;
  readonly offer: Offer;
}

export interface OptionGroup {
  readonly id: OfferGroup;
  readonly options: readonly Option[];
}

const ORDER: readonly OfferGroup[] = ['answer', 'attack', 'act', 'move', 'turn', 'react', 'table'];

/** Groups that have any options: what must be answered first, reactions behind what moves play on. */
export function optionGroups(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): OptionGroup[] {
  const merged = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = keyOf(offer);
    const alike = merged.get(key);
    if (alike) alike.push(offer);
    else merged.set(key, [offer]);
  }
  const groups = new Map<OfferGroup, Option[]>();
  const isOn = new Set(rules.mayAct(encounter));
  for (const [key, [first, ...others]] of merged) {
    if (first === undefined) continue;
    const option = optionOf(translate, rules, encounter, key, first, others);
    const id = groupOf(option, isOn);
    const group = groups.get(id);
    if (group) group.push(option);
    else groups.set(id, [option]);
  }
  return ORDER.flatMap((id) => {
    const options = groups.get(id);
    return options === undefined ? [] : [{ id, options: allowedFirst(options) }];
  });
}

/** What somebody does who is not on is a reaction to what goes on, whatever it is otherwise. */
function groupOf({ words: { group }, model }: Option, isOn: ReadonlySet<string>): OfferGroup {
  const isDeed = group === 'act' || group === 'move' || group === 'attack';
  return isDeed && model !== undefined && !isOn.has(model) ? 'react' : group;
}

function optionOf(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  key: string,
  first: Offer,
  others: readonly Offer[],
): Option {
  const all = [first, ...others];
  const offer = all.find(({ refused }) => refused === undefined) ?? first;
  const { model } = offer.event;
  const isOfAnother =
    typeof model === 'string' && model !== encounter.state.active && encounter.state.models.has(model);
  return {
    key,
    offer,
    words: offerText(translate, rules, encounter, offer),
    ...(isOfAnother ? { model } : {}),
    ...(others.length === 0 ? {} : { targets: all.map((one) => ({ id: targetOf(one.event) ?? '', offer: one })) }),
  };
}

const allowedFirst = (options: readonly Option[]): Option[] => [
  ...options.filter(({ words }) => words.refused === undefined),
  ...options.filter(({ words }) => words.refused !== undefined),
];

/** Alike for events that differ in their target only. */
function keyOf({ event }: Offer): string {
  const { target, targets, ...rest } = event;
  return targetOf(event) === undefined ? JSON.stringify(event) : JSON.stringify(rest);
}

/** The one thing that an event is aimed at: a model, as a rule. */
function targetOf({ target, targets }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof target === 'string') return target;
  if (!Array.isArray(targets) || targets.length !== 1) return undefined;
  const [only] = targets as readonly unknown[];
  const id = typeof only === 'object' && only !== null ? (only as { target?: unknown }).target : undefined;
  return typeof id === 'string' ? id : undefined;
}
