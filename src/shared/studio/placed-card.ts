/** A card as the studio needs it: what each element has drawn, side by side, without the lists that print is made from. */
import { cardContext } from '../card/card-context.ts';
import type { CardInput } from '../card/layout-card.ts';
import { onceOnly, sorted } from '../card/notes/overflow-notes.ts';
import { type Context, NOTHING, type Placed } from '../card/place/context.ts';
import { continuationCards } from '../card/place/flow/continuation.ts';
import type { Overflow } from '../card/place/paragraph.ts';
import { type PlacedSide, placeSide } from '../card/place/place-side.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import type { Side } from './view.ts';

type WithoutTemplate<T> = T extends unknown ? Omit<T, 'template'> : never;
/** What a card is of, whatever its template. */
export type CardSubjectInput = WithoutTemplate<CardInput>;

export interface PlacedCard {
  readonly context: Context;
  readonly front: PlacedSide;
  readonly back: PlacedSide;
}

export function placeCard(template: CardTemplate, input: CardSubjectInput): PlacedCard {
  const { context } = cardContext({ ...input, template } as CardInput);
  const front = placeSide(context.template.front, context);
  const back = placeSide(context.template.back, { ...context, side: 'back', arriving: front.overflows });
  return { context, front, back };
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
  return { ...side, parts: side.parts.map((part, i) => (more[i] === flow ? (own ?? part) : part)) };
}

/** What each element of a side has drawn, in the order of the template that was given; hidden ones have drawn nothing. */
export function placedParts(template: CardTemplate, input: CardSubjectInput, side: Side): readonly Placed[] {
  const card = placeCard(template, input);
  const shown: readonly Element[] = card.context.template[side] ?? [];
  const { parts } = side === 'more' ? placeMore(card) : card[side];
  const drawn = new Map(shown.map((element, i) => [element, parts[i]]));
  return (template[side] ?? []).map((element) => drawn.get(element) ?? NOTHING);
}
