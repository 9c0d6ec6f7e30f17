/** Template + character or piece of the game -> display lists of both sides, in steps: bind, measure, place. */

import type { DisplayItem, DisplayList } from '../display/display-list.ts';
import { mm, toPt } from '../display/units.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Faction } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { withoutDirectionControls } from '../text/lines/bidi.ts';
import { beginningOf } from '../text/short.ts';
import { idOfSubject, nameOfSubject, type Subject } from './binding/bind.ts';
import { settable } from './binding/runs.ts';
import { cardContext } from './card-context.ts';
import type { CardGame } from './card-rules.ts';
import { missingGlyphs } from './notes/missing-glyphs.ts';
import type { CardNote } from './notes/note.ts';
import { notesTogether } from './notes/notes-together.ts';
import { onceOnly, overflowNotes, sorted } from './notes/overflow-notes.ts';
import { unreadFields } from './notes/unread-fields.ts';
import type { PictureBook } from './pictures/pictures.ts';
import { continuationCards } from './place/flow/continuation.ts';
import { placeSide } from './place/place-side.ts';
import type { CardTemplate } from './template/template.ts';

/** The card's subject is `character`, for a Gimmick or a marker `piece`, for a row of a table `row`. */
export type CardInput = Subject & {
  /** All factions at hand; the character's first one is looked up among them. */
  readonly factions: readonly Faction[];
  /** House rules that change derived values, as their ruleset resolved them. */
  readonly options?: Options;
  /** In the size that is wanted (sizes.ts). */
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  /** The bitmaps that documents name, by their source; absent = none could be read. */
  readonly pictures?: PictureBook | undefined;
  /** The same for the faction, whose document may lie elsewhere; absent = `pictures`. */
  readonly factionPictures?: PictureBook | undefined;
  /** Name of the template's theme that is wanted; absent = the one the document names, if any. */
  readonly theme?: string;
};

export interface CardSides {
  readonly front: DisplayList;
  readonly back: DisplayList;
}

export interface CardLayout extends CardSides {
  /** Further cards of the same size, for words that front and back have no room for. */
  readonly more: readonly CardSides[];
  readonly notes: readonly CardNote[];
}

/**
 * Lays out a card. Any readable character gets one, illegal or not; what could not be shown as it should is in `notes`.
 * Same input, same output.
 */
export function layoutCard(gameCatalog: GameCatalog<CardGame>, input: CardInput): CardLayout {
  const { template } = input;
  const { context, subject, faction, notes: ofDocuments } = cardContext(gameCatalog, input);
  const front = placeSide(context.template.front, context);
  const back = placeSide(context.template.back, { ...context, side: 'back', arriving: front.overflows });
  const { printable, unnamed } = sorted(onceOnly(front.overflows, back.overflows));
  const { cards, printed, lost, notes: ofCards } = continuationCards(printable, { ...context, side: 'back' });
  const name = calledFor(subject);
  const listOf = (side: string, items: readonly DisplayItem[]): DisplayList => ({
    width: toPt(mm(template.size.width)),
    height: toPt(mm(template.size.height)),
    bleed: toPt(mm(template.bleed)),
    label: `${name}, ${side}`,
    items,
  });
  const ofMore = missingGlyphs(cards.flatMap((card) => [...card.front.items, ...card.back.items]));
  const ofSides = [
    ...front.notes,
    ...back.notes,
    ...overflowNotes(front.overflows, back.overflows, printed, [...unnamed, ...lost], cards.length),
    ...ofCards,
    ...(ofMore === undefined ? [] : [ofMore]),
    ...ofDocuments,
  ];
  const notes = [
    ...notesTogether(ofSides),
    ...missingFaction(input, faction),
    ...unreadFields(gameCatalog, template, input),
  ];
  return {
    front: listOf('front', front.items),
    back: listOf('back', back.items),
    more: cards.map((card, index) => ({
      front: listOf(`card ${index + 2}, front`, card.front.items),
      back: listOf(`card ${index + 2}, back`, card.back.items),
    })),
    notes,
  };
}

/** The text alternative of the card: its name, or else its id. */
function calledFor(subject: Subject): string {
  const name = settable(nameOfSubject(subject)) || settable(beginningOf(idOfSubject(subject)));
  return beginningOf(withoutDirectionControls(name));
}

/** The first faction is the one whose colours a card has (E-29, E?51). */
function missingFaction(subject: Subject, faction: Faction | undefined): CardNote[] {
  const named = 'character' in subject ? subject.character.factions?.[0] : undefined;
  return named === undefined || faction !== undefined ? [] : [{ kind: 'missing-faction', faction: named }];
}

/** The card and its further cards, in the order they are printed in. */
export const allCards = (layout: CardLayout): readonly CardSides[] => [layout, ...layout.more];
