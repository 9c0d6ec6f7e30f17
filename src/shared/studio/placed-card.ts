/** A card as the studio needs it: what each element has drawn, side by side, without the lists that print is made from. */

import { cachedFor } from '../base/cache.ts';
import { cardContext } from '../card/card-context.ts';
import type { CardGame } from '../card/card-rules.ts';
import type { CardInput } from '../card/layout-card.ts';
import { onceOnly, sorted } from '../card/notes/overflow-notes.ts';
import { placeCached } from '../card/place/cached-elements.ts';
import { type Context, NOTHING, type Placed } from '../card/place/context.ts';
import { continuationCards } from '../card/place/flow/continuation.ts';
import type { Overflow } from '../card/place/paragraph.ts';
import { type PlacedSide, placeSide } from '../card/place/place-side.ts';
import { namedOnFront } from '../card/place/place-text.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import { shownSides } from '../card/template/themes.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { SIDES, type Side } from './view.ts';

type WithoutTemplate<T> = T extends unknown ? Omit<T, 'template'> : never;
/** What a card is of, whatever its template. */
export type CardSubjectInput = WithoutTemplate<CardInput>;

export interface PlacedCard {
  readonly context: Context;
  readonly front: PlacedSide;
  readonly back: PlacedSide;
}

/** What a card was placed in last, and what its elements drew there. */
interface Setting {
  readonly template: CardTemplate;
  /** For the front. */
  readonly context: Context;
  readonly isNamed: boolean;
  readonly drawn: { readonly front: WeakMap<Element, Placed>; readonly back: WeakMap<Element, Placed> };
}

const settings = new WeakMap<CardSubjectInput, Setting>();

/**
 * The setting of a card. While only elements change, as they do under the hands of whoever draws a template, all that the others look at is
 * what it was: they need not even be asked whether they look the same.
 */
function settingOf(gameCatalog: GameCatalog<CardGame>, template: CardTemplate, input: CardSubjectInput): Setting {
  const before = settings.get(input);
  if (before?.template === template) return before;
  const isLike = before !== undefined && differOnlyInElements(before.template, template);
  const context: Context = isLike
    ? { ...before.context, template: { ...before.context.template, ...shownSides(template) } }
    : cardContext(gameCatalog, { ...input, template } as CardInput).context;
  const isNamed = namedOnFront({ ...context, side: 'back' });
  const drawn =
    isLike && isNamed === before.isNamed
      ? before.drawn
      : { front: new WeakMap<Element, Placed>(), back: new WeakMap<Element, Placed>() };
  const setting = { template, context, isNamed, drawn };
  settings.set(input, setting);
  return setting;
}

const LISTS: ReadonlySet<string> = new Set(SIDES);

/** Compares objects, not what is in them. Further cards are drawn or not. */
function differOnlyInElements(a: CardTemplate, b: CardTemplate): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as ReadonlySet<keyof CardTemplate>;
  return [...keys].every(
    (key) => a[key] === b[key] || (LISTS.has(key) && a[key] !== undefined && b[key] !== undefined),
  );
}

function placeSetting({ context, drawn }: Setting, side: 'front' | 'back', arriving: readonly Overflow[]): PlacedSide {
  // Words that come from elsewhere are no property of the element.
  const place: typeof placeCached = (element, inside, sideKey) =>
    inside.arriving.length > 0
      ? placeCached(element, inside, sideKey)
      : cachedFor(drawn[side], element, () => placeCached(element, inside, sideKey));
  return placeSide(context.template[side], { ...context, side, arriving }, place);
}

export function placeCard(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  input: CardSubjectInput,
): PlacedCard {
  const setting = settingOf(gameCatalog, template, input);
  const front = placeSetting(setting, 'front', []);
  return { context: setting.context, front, back: placeSetting(setting, 'back', front.overflows) };
}

/** Texts that go to further cards, and those that not even these have room for. */
export function onFurtherCards({ context, front, back }: PlacedCard): {
  readonly sent: readonly Overflow[];
  readonly lost: readonly Overflow[];
} {
  const { printable, unnamed } = sorted(onceOnly(front.overflows, back.overflows));
  const { lost } = continuationCards(printable, { ...context, side: 'back' });
  return { sent: printable, lost: [...unnamed, ...lost] };
}

/** A further card as the template draws it: with the words that front and back send there. */
export function placeMore(card: PlacedCard): PlacedSide {
  const { context } = card;
  const { more = [] } = context.template;
  const { sent } = onFurtherCards(card);
  const flow = more.find((one) => one.kind === 'flow' && one.continued !== undefined);
  const arriving = sent.map((one) => ({ ...one, to: flow?.id }));
  const named = flow?.id !== undefined;
  const side = placeSide(more, { ...context, side: 'back', arriving: named ? arriving : [] });
  if (named || flow === undefined || arriving.length === 0) return side;
  // A flow without a name takes words on a further card all the same.
  const id = 'words that go on';
  const [own] = placeSide([{ ...flow, id }], {
    ...context,
    side: 'back',
    arriving: arriving.map((one) => ({ ...one, to: id })),
  }).parts;
  return { ...side, parts: side.parts.map((part, index) => (more[index] === flow ? (own ?? part) : part)) };
}

/** What each element of a side has drawn, in the order of the template that was given; hidden ones have drawn nothing. */
export function placedParts(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  input: CardSubjectInput,
  side: Side,
): readonly Placed[] {
  const setting = settingOf(gameCatalog, template, input);
  const shown: readonly Element[] = setting.context.template[side] ?? [];
  const { parts } = placedOn(side, setting);
  const drawn = new Map(shown.map((element, index) => [element, parts[index]]));
  return (template[side] ?? []).map((element) => drawn.get(element) ?? NOTHING);
}

/** What stands on the front does not hang on the other sides. */
function placedOn(side: Side, setting: Setting): PlacedSide {
  const front = placeSetting(setting, 'front', []);
  if (side === 'front') return front;
  const back = placeSetting(setting, 'back', front.overflows);
  return side === 'back' ? back : placeMore({ context: setting.context, front, back });
}
