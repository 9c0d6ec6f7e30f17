/** What is worked out once for each moment of a game, for all parts of the table. */
import type { Offer } from '../../../../shared/play/offers.ts';
import { askedOffers, ledOffers } from '../../../../shared/play/offers.ts';
import type { ByDie } from '../../../../shared/play/play-rules.ts';
import { type TrackedModels, trackedOf } from '../../../../shared/play/table/changes.ts';
import { dutyText, momentText, outcomeTextOf, standingText } from '../../../../shared/play/table/event-text.ts';
import { type Option, type OptionGroup, optionGroups } from '../../../../shared/play/table/offer-groups.ts';
import { usualOffer } from '../../../../shared/play/table/usual.ts';
import { type OrderItem, orderItems, type WhoIsOn, whoIsOn } from '../../../../shared/play/table/who-is-on.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Table } from './table-context.ts';

export interface TableView {
  readonly offers: readonly Offer[];
  readonly groups: readonly OptionGroup[];
  /** The usual next thing; undefined only when the game is over. */
  readonly usual: Option | undefined;
  /** What players choose where nothing is the usual next thing. */
  readonly choice: string | undefined;
  /** Steps that may be left to the dice. */
  readonly byDie: readonly ByDie[];
  readonly who: WhoIsOn;
  readonly order: readonly OrderItem[];
  /** What waits for an answer. */
  readonly duty: string | undefined;
  readonly phase: string;
  /** What came of a game that is over: who has won, by what. */
  readonly result: string | undefined;
  /** What lies on the table besides. */
  readonly standing: readonly string[];
  /** Models that come later and have not come yet. */
  readonly toCome: ReadonlySet<string>;
  /** What is watched of every model. */
  readonly tracked: TrackedModels;
  /** Who may be the model of what moves play on. */
  readonly mayAct: ReadonlySet<string>;
}

export function viewOf(translate: Translate, { rules, activeEncounter, encounter }: Table): TableView {
  const offers = [...ledOffers(rules, activeEncounter), ...askedOffers(rules, activeEncounter)];
  const groups = optionGroups(translate, rules, activeEncounter, offers);
  const who = whoIsOn(rules, activeEncounter);
  const last = who.kind === 'over' ? encounter.log.findLast(({ kind }) => kind !== 'note') : undefined;
  return {
    offers,
    groups,
    usual: optionOf(groups, usualOffer(rules, activeEncounter, offers)),
    choice: rules.words?.choice?.(translate, activeEncounter),
    byDie: [...(rules.byDie?.(activeEncounter) ?? [])],
    who,
    order: orderItems(rules, activeEncounter),
    duty: dutyText(translate, rules, activeEncounter),
    phase: momentText(translate, rules, activeEncounter),
    result: (last && outcomeTextOf(translate, rules, activeEncounter, last)) || undefined,
    standing: standingText(translate, rules, activeEncounter),
    tracked: trackedOf(translate, rules, activeEncounter),
    mayAct: new Set(rules.mayAct(activeEncounter)),
    toCome: toComeIn(activeEncounter, encounter.log),
  };
}

/** Nothing has happened to them so far. */
function toComeIn({ figures, state }: Table['activeEncounter'], log: Table['encounter']['log']): ReadonlySet<string> {
  const later = [...figures.values()].filter(({ id, isLater }) => isLater === true && state.models.get(id)?.out);
  return new Set(later.map(({ id }) => id).filter((id) => !log.some(({ model }) => model === id)));
}

function optionOf(groups: readonly OptionGroup[], offer: Offer | undefined): Option | undefined {
  const options = groups.flatMap((group) => group.options);
  return options.find((option) => option.offer === offer || option.targets?.some((target) => target.offer === offer));
}
