/** The values that all parts of the play screen show, computed once for each moment of a game. */
import type { Offer } from '../../../../shared/play/offers.ts';
import { listLeadingOffers, listRequestedOffers } from '../../../../shared/play/offers.ts';
import type { DiceStep } from '../../../../shared/play/play-rules.ts';
import { getDefaultOffer } from '../../../../shared/play/play-screen/default-offer.ts';
import {
  formatDuty,
  formatEventOutcome,
  formatMoment,
  listBoardNotes,
} from '../../../../shared/play/play-screen/event-text.ts';
import { getTrackedModels, type TrackedModels } from '../../../../shared/play/play-screen/model-changes.ts';
import { groupOffers, type Option, type OptionGroup } from '../../../../shared/play/play-screen/offer-groups.ts';
import {
  getTurnHolder,
  listTurnOrder,
  type OrderItem,
  type TurnHolder,
} from '../../../../shared/play/play-screen/turn-order.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Table } from './table-context.ts';

export interface TableView {
  readonly offers: readonly Offer[];
  readonly groups: readonly OptionGroup[];
  /** The default next step; undefined only when the game is over. */
  readonly usual: Option | undefined;
  /** The prompt for the players' choice if there is no default next step. */
  readonly choice: string | undefined;
  /** Steps that can be left to the dice. */
  readonly byDie: readonly DiceStep[];
  readonly who: TurnHolder;
  readonly order: readonly OrderItem[];
  /** A sentence about the answer that is due. */
  readonly duty: string | undefined;
  readonly phase: string;
  /** The result of a finished game: the winner, and the reason. */
  readonly result: string | undefined;
  /** Notes about other things on the board. */
  readonly standing: readonly string[];
  /** Models that enter play later and are not in play yet. */
  readonly toCome: ReadonlySet<string>;
  /** The tracked numbers and conditions of every model. */
  readonly tracked: TrackedModels;
  /** The models that may take the next action. */
  readonly mayAct: ReadonlySet<string>;
}

export function viewOf(translate: Translate, { rules, activeEncounter, encounter }: Table): TableView {
  const offers = [...listLeadingOffers(rules, activeEncounter), ...listRequestedOffers(rules, activeEncounter)];
  const groups = groupOffers(translate, rules, activeEncounter, offers);
  const who = getTurnHolder(rules, activeEncounter);
  const last = who.kind === 'over' ? encounter.log.findLast(({ kind }) => kind !== 'note') : undefined;
  return {
    offers,
    groups,
    usual: optionOf(groups, getDefaultOffer(rules, activeEncounter, offers)),
    choice: rules.words?.getChoicePrompt?.(translate, activeEncounter),
    byDie: [...(rules.listDiceSteps?.(activeEncounter) ?? [])],
    who,
    order: listTurnOrder(rules, activeEncounter),
    duty: formatDuty(translate, rules, activeEncounter),
    phase: formatMoment(translate, rules, activeEncounter),
    result: (last && formatEventOutcome(translate, rules, activeEncounter, last)) || undefined,
    standing: listBoardNotes(translate, rules, activeEncounter),
    tracked: getTrackedModels(translate, rules, activeEncounter),
    mayAct: new Set(rules.mayAct(activeEncounter)),
    toCome: toComeIn(activeEncounter, encounter.log),
  };
}

/** Returns the models that enter play later and that no event refers to yet. */
function toComeIn({ figures, state }: Table['activeEncounter'], log: Table['encounter']['log']): ReadonlySet<string> {
  const later = [...figures.values()].filter(({ id, isLater }) => isLater === true && state.models.get(id)?.out);
  return new Set(later.map(({ id }) => id).filter((id) => !log.some(({ model }) => model === id)));
}

function optionOf(groups: readonly OptionGroup[], offer: Offer | undefined): Option | undefined {
  const options = groups.flatMap((group) => group.options);
  return options.find((option) => option.offer === offer || option.targets?.some((target) => target.offer === offer));
}
