/**
 * Places a card for the studio, with separate items for each element. Texts that have no room on front and back overflow to a further card
 * (`more` in the template).
 */

import { getOrCreateFor } from '../base/cache.ts';
import { createCardContext } from '../card/card-context.ts';
import type { CardGame } from '../card/card-rules.ts';
import { removeRepeatedOverflows, splitOverflows } from '../card/findings/overflow-findings.ts';
import type { CardInput } from '../card/layout-card.ts';
import { placeCached } from '../card/place/cached-elements.ts';
import { EMPTY_PLACEMENT, type LayoutContext, type Placement } from '../card/place/context.ts';
import { makeCreditRoom } from '../card/place/credit-room.ts';
import { layoutContinuationCards } from '../card/place/flow/continuation.ts';
import type { Overflow } from '../card/place/paragraph.ts';
import { type PlacedSide, placeSide } from '../card/place/place-side.ts';
import { isNamedOnFront, placeTextBeginning } from '../card/place/place-text.ts';
import { getRotation } from '../card/place/rotation.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import { removeHiddenElements } from '../card/template/themes.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { SIDES, type Side } from './view.ts';

type WithoutTemplate<T> = T extends unknown ? Omit<T, 'template'> : never;
/** The subject of a card, without the template. */
export type CardSubjectInput = WithoutTemplate<CardInput>;

export interface PlacedCard {
  readonly context: LayoutContext;
  readonly front: PlacedSide;
  readonly back: PlacedSide;
}

/** The cached context of a card, and the placements of its elements. */
interface CardSetting {
  readonly template: CardTemplate;
  /** The context of the front. */
  readonly context: LayoutContext;
  /** Whether the front takes care of a name that doesn't fit (see `isNamedOnFront`), which changes how other sides shorten the name. */
  readonly isNamed: boolean;
  readonly placedElements: { readonly front: WeakMap<Element, Placement>; readonly back: WeakMap<Element, Placement> };
}

const settingCache = new WeakMap<CardSubjectInput, CardSetting>();

/**
 * Returns the cached context of a card. While the user edits elements, everything else stays the same, so the placements of
 * other elements are reused without comparing their input.
 */
function getCardSetting(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subjectInput: CardSubjectInput,
): CardSetting {
  const previous = settingCache.get(subjectInput);
  if (previous?.template === template) return previous;
  const isReusable = previous !== undefined && differOnlyInElements(previous.template, template);
  const context: LayoutContext = isReusable
    ? { ...previous.context, template: { ...previous.context.template, ...removeHiddenElements(template) } }
    : createCardContext(gameCatalog, { ...subjectInput, template } as CardInput, false).context;
  const isNamed = isNamedOnFront({ ...context, side: 'back' });
  const placedElements =
    isReusable && isNamed === previous.isNamed
      ? previous.placedElements
      : { front: new WeakMap<Element, Placement>(), back: new WeakMap<Element, Placement>() };
  const cardSetting = { template, context, isNamed, placedElements };
  settingCache.set(subjectInput, cardSetting);
  return cardSetting;
}

const ELEMENT_LISTS: ReadonlySet<string> = new Set(SIDES);

/**
 * Returns whether templates only differ in their elements. Compares by identity. Templates with and without a further card
 * always differ.
 */
function differOnlyInElements(first: CardTemplate, second: CardTemplate): boolean {
  const templateKeys = new Set([...Object.keys(first), ...Object.keys(second)]) as ReadonlySet<keyof CardTemplate>;
  return [...templateKeys].every(
    (templateKey) =>
      first[templateKey] === second[templateKey] ||
      (ELEMENT_LISTS.has(templateKey) && first[templateKey] !== undefined && second[templateKey] !== undefined),
  );
}

function placeSetting(
  { context, placedElements }: CardSetting,
  cardSide: 'front' | 'back',
  incomingOverflows: readonly Overflow[],
): PlacedSide {
  // Incoming texts aren't part of the element, so the result can't be cached by element.
  const placeElement: typeof placeCached = (element, placeContext, sideKey) =>
    placeContext.incomingOverflows.length > 0
      ? placeCached(element, placeContext, sideKey)
      : getOrCreateFor(placedElements[cardSide], element, () => placeCached(element, placeContext, sideKey));
  return placeSide(context.template[cardSide], { ...context, side: cardSide, incomingOverflows }, placeElement);
}

/** Places a card with its elements where the template has them, so that their frames in the studio fit. */
export function placeCard(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subjectInput: CardSubjectInput,
): PlacedCard {
  const cardSetting = getCardSetting(gameCatalog, template, subjectInput);
  const frontSide = placeSetting(cardSetting, 'front', []);
  return {
    context: cardSetting.context,
    front: frontSide,
    back: placeSetting(cardSetting, 'back', frontSide.overflows),
  };
}

/** Places a card as it is printed, where elements make room for its credit line. They are then different objects than in the template. */
export function placePrintedCard(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subjectInput: CardSubjectInput,
): PlacedCard {
  const placedCard = placeCard(gameCatalog, template, subjectInput);
  const printContext = makeCreditRoom(placedCard.context);
  if (printContext === placedCard.context) return placedCard;
  const { template: printedTemplate } = printContext;
  const frontSide = placeSide(printedTemplate.front, printContext);
  const backSide = placeSide(printedTemplate.back, {
    ...printContext,
    side: 'back',
    incomingOverflows: frontSide.overflows,
  });
  return { context: printContext, front: frontSide, back: backSide };
}

/** Splits overflowing texts into those that go to further cards, and those that don't fit there either. */
export function splitFurtherTexts({ context, front: frontSide, back: backSide }: PlacedCard): {
  readonly sent: readonly Overflow[];
  readonly lost: readonly Overflow[];
} {
  const { printable, templateTexts } = splitOverflows(removeRepeatedOverflows(frontSide.overflows, backSide.overflows));
  const { lostOverflows } = layoutContinuationCards(printable, { ...context, side: 'back' });
  return { sent: printable, lost: [...templateTexts, ...lostOverflows] };
}

/** Places a further card with the texts that overflow from front and back. */
export function placeFurtherCard(placedCard: PlacedCard): PlacedSide {
  const { context } = placedCard;
  const { more: furtherElements = [] } = context.template;
  const { sent } = splitFurtherTexts(placedCard);
  const continuedFlow = furtherElements.find((element) => element.kind === 'flow' && element.continued !== undefined);
  const incomingOverflows = sent.map((overflow) => ({ ...overflow, targetFlowId: continuedFlow?.id }));
  const hasId = continuedFlow?.id !== undefined;
  const cardSide = placeSide(furtherElements, {
    ...context,
    side: 'back',
    incomingOverflows: hasId ? incomingOverflows : [],
  });
  if (hasId || continuedFlow === undefined || incomingOverflows.length === 0) return cardSide;
  // A flow without an id still accepts texts on a further card.
  const temporaryId = 'words that go on';
  const [ownPlaced] = placeSide([{ ...continuedFlow, id: temporaryId }], {
    ...context,
    side: 'back',
    incomingOverflows: incomingOverflows.map((overflow) => ({ ...overflow, targetFlowId: temporaryId })),
  }).placements;
  return {
    ...cardSide,
    placements: cardSide.placements.map((placedPart, index) =>
      furtherElements[index] === continuedFlow ? (ownPlaced ?? placedPart) : placedPart,
    ),
  };
}

/** Returns the context in which the elements of a card are placed. */
export const getCardContext = (
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subjectInput: CardSubjectInput,
): LayoutContext => getCardSetting(gameCatalog, template, subjectInput).context;

const beginningCache = new WeakMap<Placement, Placement>();

/**
 * Returns the placement of an element as an editor shows it: a text that is printed elsewhere, since it does not fit its box, shows its
 * beginning, so that the box is not blank. Returns the same object for the same placement.
 */
const showBeginning = (element: Element, placement: Placement, context: LayoutContext): Placement =>
  element.kind !== 'text' || placement.overflows.length === 0 || placement.items.length > 0
    ? placement
    : getOrCreateFor(beginningCache, placement, () => {
        const items = placeTextBeginning(element, context);
        return items.length === 0
          ? placement
          : { ...placement, items: [{ kind: 'group', role: 'text', ...getRotation(element), items }] };
      });

/**
 * Lists the placements of a side's elements, in the order of the template. Hidden elements have an empty placement, and texts that do not
 * fit their box show their beginning.
 */
export function listPlacedParts(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subjectInput: CardSubjectInput,
  cardSide: Side,
): readonly Placement[] {
  const cardSetting = getCardSetting(gameCatalog, template, subjectInput);
  const shownElements: readonly Element[] = cardSetting.context.template[cardSide] ?? [];
  const { placements } = placeCachedSide(cardSide, cardSetting);
  const placedByElement = new Map(
    shownElements.map((element, index) => [
      element,
      showBeginning(element, placements[index] ?? EMPTY_PLACEMENT, cardSetting.context),
    ]),
  );
  return (template[cardSide] ?? []).map((element) => placedByElement.get(element) ?? EMPTY_PLACEMENT);
}

/** Places only the needed sides: the front doesn't depend on the others. */
function placeCachedSide(cardSide: Side, cardSetting: CardSetting): PlacedSide {
  const frontSide = placeSetting(cardSetting, 'front', []);
  if (cardSide === 'front') return frontSide;
  const backSide = placeSetting(cardSetting, 'back', frontSide.overflows);
  return cardSide === 'back'
    ? backSide
    : placeFurtherCard({ context: cardSetting.context, front: frontSide, back: backSide });
}
