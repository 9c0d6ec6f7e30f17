/** Lays out what is printed, in the worker: the cards when it is set up, pieces of the game when they are asked for. */
import { toMm } from '../../../../shared/card/display/units.ts';
import { allCards, type CardSides } from '../../../../shared/card/layout-card.ts';
import { templateCalled } from '../../../../shared/card/template/sizes.ts';
import { builtInTemplates } from '../../../../shared/card/template/templates.ts';
import { changedSince } from '../../../../shared/print/changed.ts';
import { type Deck, illustrated, keyOf } from '../../../../shared/print/deck/deck.ts';
import { layoutDeckCard } from '../../../../shared/print/deck/layout-deck.ts';
import { layoutPieces } from '../../../../shared/print/deck/pieces.ts';
import type { CardInfo } from '../../../../shared/print/deck/selection.ts';
import { inPreflightOrder } from '../../../../shared/print/preflight.ts';
import type { FontId } from '../../../../shared/text/fonts/font-ids.ts';
import { type FontSet, loadFonts } from '../../../../shared/text/fonts/fonts.ts';
import { openPictures, type PrintPictures } from '../../../pictures/print-pictures.ts';
import { fetchFontFiles } from '../../../platform/font-files.ts';
import { lastPrint } from '../../../store/last-print.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import type { CardPrintKind, Order } from '../job.ts';
import { cardsOf } from '../subject.ts';
import { pieceSetOf, templatesOf } from './pieces.ts';
import { post, postProgress } from './post.ts';
import { legalityOf } from './preflight.ts';

export interface PrintInputs {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
  readonly pictures: PrintPictures;
  /** Id of the template for all, '' = as each says. */
  readonly wanted: string;
  /** Names of characters whose picture turned out broken when it was to be printed. */
  readonly lost: readonly string[];
  /** What was laid out so far. */
  readonly decks: Map<CardPrintKind, LaidDeck>;
}

interface LaidDeck {
  readonly cards: readonly CardSides[];
  readonly infos: readonly CardInfo[];
}

/** Loads type and pictures and lays out all cards. `wanted` is the template of all, '' = as each says. */
export async function setUp(order: Order, wanted: string): Promise<PrintInputs> {
  postProgress({ stage: 'fonts' });
  const files = await fetchFontFiles();
  const fonts = loadFonts(files);
  const documents = illustrated({ printed: cardsOf(order).printed, factions: order.factions });
  const pictures = await openPictures(documents, (done, of) => postProgress({ stage: 'pictures', done, of }));
  return laidOut({ order, files, fonts, pictures, wanted, lost: [] });
}

/** Lays out all cards with the pictures there are, and posts the result to the page. */
export async function laidOut(basis: Omit<PrintInputs, 'decks'>): Promise<PrintInputs> {
  const { order, fonts, pictures, wanted } = basis;
  const own = (order.templates ?? []).filter((template) => (template.of ?? 'character') === 'character');
  const template = wanted === '' ? undefined : templateCalled([...builtInTemplates(), ...own], wanted);
  const { printed } = cardsOf(order);
  const deck: Deck = { printed, factions: order.factions, own, template, bookOf: () => pictures.book };
  const findings = legalityOf(order);
  const cards: CardSides[] = [];
  const infos: CardInfo[] = [];
  const last = await lastPrint();
  for (const [i, one] of printed.entries()) {
    postProgress({ stage: 'cards', done: i + 1, of: printed.length });
    const laid = layoutDeckCard(one, deck, fonts, (list) => list);
    for (const finding of laid.findings) findings.push(finding);
    const key = keyOf(one, deck);
    const changed = changedSince([key], last)[0] ?? true;
    const name = one.character.name || EDITING.unnamed;
    const place = { first: cards.length, count: laid.cards.length };
    infos.push({ name, copies: one.copies, size: laid.template.size, ...place, key, changed });
    cards.push(...laid.cards);
  }
  post({ kind: 'deck', what: 'cards', cards: infos });
  post({ kind: 'checked', findings: inPreflightOrder(findings) });
  return { ...basis, decks: new Map([['cards', { cards, infos }]]) };
}

/** The cards of one kind, laid out when they are first asked for. */
export function deckFor({ order, fonts, decks }: PrintInputs, what: CardPrintKind): LaidDeck {
  const known = decks.get(what);
  if (known !== undefined || what === 'cards') return known ?? { cards: [], infos: [] };
  const cards: CardSides[] = [];
  const infos = layoutPieces(pieceSetOf(order, what), templatesOf(order, what), fonts).map((piece): CardInfo => {
    const own = allCards(piece);
    const [width, height] = [toMm(piece.front.width), toMm(piece.front.height)];
    const first = cards.length;
    cards.push(...own);
    const { name } = piece.piece;
    return { name, copies: piece.copies, size: { width, height }, first, count: own.length, changed: true };
  });
  const deck = { cards, infos };
  decks.set(what, deck);
  return deck;
}
