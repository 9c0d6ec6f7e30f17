/** The values that all parts of the play screen show, computed once for each moment of a game. */
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import { createGetName } from '../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../shared/play/offers.ts';
import { listCombinedOffers, listLeadingOffers, listRequestedOffers } from '../../../../shared/play/offers.ts';
import type { BoardItem, CandidateEvent, DiceStep, PlayRules } from '../../../../shared/play/play-rules.ts';
import { getDefaultOffer } from '../../../../shared/play/play-screen/default-offer.ts';
import {
  formatDuty,
  formatEventOutcome,
  formatMoment,
  listBoardNotes,
} from '../../../../shared/play/play-screen/event-text.ts';
import { createOpenOffer } from '../../../../shared/play/play-screen/manual-offers.ts';
import { getTrackedModels, type TrackedModels } from '../../../../shared/play/play-screen/model-changes.ts';
import {
  ACTION_GROUPS,
  groupOffers,
  type Option,
  type OptionGroup,
} from '../../../../shared/play/play-screen/offer-groups.ts';
import { createOfferTexts } from '../../../../shared/play/play-screen/offer-text.ts';
import type { ChoicePrompt } from '../../../../shared/play/play-screen/play-texts.ts';
import {
  getTurnHolder,
  listTurnOrder,
  type OrderItem,
  type TurnHolder,
} from '../../../../shared/play/play-screen/turn-order.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { listLaterModels } from './later-models.ts';
import type { PlaySession } from './play-session.ts';

/** The things on the table that are no models. */
export interface Board {
  readonly items: readonly {
    readonly item: BoardItem;
    /** The offer that corrects it; undefined while corrections are not possible. */
    readonly correction: Offer | undefined;
  }[];
  /** The offers that put new things on the table, with the labels of their buttons. */
  readonly additions: readonly { readonly label: string; readonly offer: Offer }[];
}

export interface PlayView {
  readonly offers: readonly Offer[];
  readonly groups: readonly OptionGroup[];
  /** The default next step; undefined only when the game is over. */
  readonly defaultOption: Option | undefined;
  /** What the next-step button says instead of the default option's label if the players have to choose between options. */
  readonly choicePrompt: ChoicePrompt | undefined;
  /** What comes with every option that moves play on, such as what a side has to pay. */
  readonly turnNote: string | undefined;
  /** What the acting model can still do, if the default next step ends its turn; otherwise empty. */
  readonly unspentOptions: readonly Option[];
  /** The steps that a die can decide, and that Rollcall can therefore roll. */
  readonly diceSteps: readonly DiceStep[];
  readonly turnHolder: TurnHolder;
  readonly turnOrder: readonly OrderItem[];
  /** A sentence about the answer that is due. */
  readonly duty: string | undefined;
  readonly phase: string;
  /** A stage of the game that changes the rules for everyone, such as the Endgame. */
  readonly stage: string | undefined;
  /** The result of a finished game: the winner, and the reason. */
  readonly result: string | undefined;
  /** The things on the table; undefined in a game without any. */
  readonly board: Board | undefined;
  /** Notes about what else is on the table. */
  readonly boardNotes: readonly string[];
  /** Models that enter play later and are not in play yet. */
  readonly laterModels: ReadonlySet<string>;
  /** The tracked numbers and conditions of every model. */
  readonly trackedModels: TrackedModels;
  /** The models that may take the next action. */
  readonly modelsThatMayAct: ReadonlySet<string>;
}

export function createPlayView(
  translate: Translate,
  { rules, activeEncounter, encounter }: Pick<PlaySession, 'rules' | 'activeEncounter' | 'encounter'>,
): PlayView {
  // The offers that play waits for or that move play on, and free offers that this moment suggests.
  const combinedOffers = listCombinedOffers(rules, activeEncounter);
  const offers = [
    ...combinedOffers,
    ...listLeadingOffers(rules, activeEncounter),
    ...listRequestedOffers(rules, activeEncounter),
  ];
  const allGroups = groupOffers(translate, rules, activeEncounter, offers);
  const turnHolder = getTurnHolder(rules, activeEncounter);
  const lastEvent = turnHolder.kind === 'over' ? encounter.log.findLast(({ kind }) => kind !== 'note') : undefined;
  const defaultOption = findOption(allGroups, findDefault());
  const choicePrompt =
    rules.words?.getChoicePrompt?.(translate, activeEncounter) ??
    (isEqualChoice(defaultOption, offers)
      ? { text: translate('table.chooseWho'), kinds: new Set([defaultOption.offer.event.kind]) }
      : undefined);
  const isMeant = (kind: string) => choicePrompt?.kinds.has(kind) === true;
  // What the prompt asks for comes first.
  const groups = allGroups.map(({ id, options }) => ({
    id,
    options: sortMeantFirst(options, ({ offer }) => isMeant(offer.event.kind)),
  }));
  return {
    offers,
    groups,
    defaultOption,
    choicePrompt,
    turnNote: rules.words?.formatTurnNote?.(
      translate,
      activeEncounter,
      createGetName(translate, rules, activeEncounter),
    ),
    unspentOptions: listUnspentOptions(groups, defaultOption),
    diceSteps: sortMeantFirst([...(rules.listDiceSteps?.(activeEncounter) ?? [])], ({ kind }) => isMeant(kind)),
    turnHolder,
    turnOrder: listTurnOrder(rules, activeEncounter),
    duty: formatDuty(translate, rules, activeEncounter),
    phase: formatMoment(translate, rules, activeEncounter),
    stage: rules.words?.formatStage?.(translate, activeEncounter),
    result: (lastEvent && formatEventOutcome(translate, rules, activeEncounter, lastEvent)) || undefined,
    board: createBoard(translate, rules, activeEncounter),
    boardNotes: listBoardNotes(translate, rules, activeEncounter),
    trackedModels: getTrackedModels(translate, rules, activeEncounter),
    modelsThatMayAct: new Set(rules.mayAct(activeEncounter)),
    laterModels: listLaterModels(activeEncounter, encounter.log),
  };

  /** Returns the default offer, or the step that begins with it. */
  function findDefault(): Offer | undefined {
    const defaultOffer = getDefaultOffer(rules, activeEncounter, offers);
    return combinedOffers.find(({ event }) => isEqualJson(event, defaultOffer?.event)) ?? defaultOffer;
  }
}

const sortMeantFirst = <T>(items: readonly T[], isMeant: (item: T) => boolean): T[] => [
  ...items.filter(isMeant),
  ...items.filter((item) => !isMeant(item)),
];

/** Kinds with which players choose the model that acts. No model is better than another. */
const MODEL_CHOICES: ReadonlySet<string> = new Set(['choose', 'activate']);

/** Whether the default next step would choose one of several models. */
const isEqualChoice = (defaultOption: Option | undefined, offers: readonly Offer[]): defaultOption is Option =>
  defaultOption !== undefined &&
  MODEL_CHOICES.has(defaultOption.offer.event.kind) &&
  offers.filter(({ event, refused }) => refused === undefined && event.kind === defaultOption.offer.event.kind).length >
    1;

/** Kinds that end a turn or an activation. */
const ENDING_KINDS: ReadonlySet<string> = new Set(['end', 'end-activation']);

/** Lists the attacks and the actions with a price that the acting model could still take before the default next step ends its turn. */
function listUnspentOptions(groups: readonly OptionGroup[], defaultOption: Option | undefined): readonly Option[] {
  if (defaultOption === undefined || !ENDING_KINDS.has(defaultOption.offer.event.kind)) return [];
  return groups.flatMap(({ id, options }) =>
    ACTION_GROUPS.has(id)
      ? options.filter(
          ({ model, words, offer }) =>
            model === undefined && words.refused === undefined && (id === 'attack' || (offer.cost?.amount ?? 0) > 0),
        )
      : [],
  );
}

function createBoard(translate: Translate, rules: PlayRules, activeEncounter: ActiveEncounter): Board | undefined {
  if (rules.listBoardItems === undefined) return undefined;
  const getName = createGetName(translate, rules, activeEncounter);
  const createOpen = (event: CandidateEvent) => createOpenOffer(translate, rules, activeEncounter, event);
  return {
    items: rules.listBoardItems(translate, activeEncounter, getName).map((item) => ({
      item,
      correction: createOpen(item.correction),
    })),
    additions: (rules.listBoardAdditions?.(activeEncounter) ?? []).flatMap((event) => {
      const offer = createOpen(event);
      return offer === undefined
        ? []
        : [{ label: createOfferTexts(translate, rules, activeEncounter, offer).label, offer }];
    }),
  };
}

function findOption(groups: readonly OptionGroup[], offer: Offer | undefined): Option | undefined {
  const options = groups.flatMap((group) => group.options);
  return options.find((option) => option.offer === offer || option.targets?.some((target) => target.offer === offer));
}
