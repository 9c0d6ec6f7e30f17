/** Lays out what is printed, in the worker: the cards when it is set up, pieces of the game when they are asked for. */

import { allCards, type CardSides } from '../../../../shared/card/layout-card.ts';
import { pictureSource } from '../../../../shared/card/pictures/pictures.ts';
import { templateSources } from '../../../../shared/card/template/picture-sources.ts';
import { templateCalled } from '../../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../../shared/card/template/templates.ts';
import { deckPictures } from '../../../../shared/deck/deck-rows.ts';
import { layDeck } from '../../../../shared/deck/lay-deck.ts';
import type { FontId } from '../../../../shared/display/font-ids.ts';
import { toMm } from '../../../../shared/display/units.ts';
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { withPart } from '../../../../shared/games/parts.ts';
import type { Replay } from '../../../../shared/play/replay.ts';
import { changedSince, type PrintRecord } from '../../../../shared/print/changed.ts';
import { type Deck, illustrated, keyOf } from '../../../../shared/print/deck/deck.ts';
import { layoutDeckCard } from '../../../../shared/print/deck/layout-deck.ts';
import { layoutPieces } from '../../../../shared/print/deck/pieces.ts';
import type { CardInfo } from '../../../../shared/print/deck/selection.ts';
import { deckLabel, type PrintLabel, piecesLabel, printLabel } from '../../../../shared/print/label.ts';
import { namedCharacter, type Printed } from '../../../../shared/print/members.ts';
import { inPreflightOrder, type PreflightFinding, rowFindings } from '../../../../shared/print/preflight.ts';
import { modelsAtTable } from '../../../../shared/print/table-cards.ts';
import { type FontSet, loadFonts } from '../../../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../../../shared/text/fonts/own-faces.ts';
import { fetchFontFiles } from '../../../platform/font-files.ts';
import { fontHashesOf } from '../../../store/fonts/font-files.ts';
import { libraryFonts } from '../../../store/fonts/library-fonts.ts';
import { openPictures, type PrintPictures } from '../../../store/pictures/print-pictures.ts';
import { lastPrint } from '../../../store/read-last-print.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { type CardPrintKind, type DeckOrder, isPiece, type Order, type PiecePrintKind } from '../job.ts';
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
  /** The game on the table; absent where none is printed. */
  readonly table: Replay | undefined;
  /** What was laid out so far. */
  readonly decks: Map<CardPrintKind, LaidDeck>;
}

interface LaidDeck {
  readonly cards: readonly CardSides[];
  readonly infos: readonly CardInfo[];
}

/** Loads type and pictures and lays out all cards. `wanted` is the template of all, '' = as each says. */
export async function setUp(games: Catalogue<Game>, order: Order, wanted: string): Promise<PrintInputs> {
  postProgress({ stage: 'fonts' });
  const files = await fetchFontFiles();
  const fonts = await withFontsOf(order, loadFonts(files));
  const documents = illustrated({ printed: cardsOf(games, order).printed, factions: order.factions });
  const sources = [
    ...documents.flatMap((document) => pictureSource(document) ?? []),
    ...sourcesOfRows(order),
    ...sourcesOfTemplates(order),
  ];
  const pictures = await openPictures(sources, (done, of) => postProgress({ stage: 'pictures', done, of }));
  return laidOut(games, { order, files, fonts, pictures, wanted, lost: [], table: await tableOf(games, order) });
}

/** The faces that ship, the fonts that templates of the order name, and the fallback fonts of the library. */
async function withFontsOf({ templates = [], deck }: Order, fonts: FontSet): Promise<FontSet> {
  const hashes = [...templates, deck?.template].flatMap(fontHashesOf);
  const { files, fallbacks } = await libraryFonts(hashes);
  return files.size === 0 ? fonts : withOwnFonts(fonts, files, fallbacks);
}

/** Orders of play are loaded on use: most prints have no encounter. */
async function tableOf(games: Catalogue<Game>, { encounter, characters }: Order): Promise<Replay | undefined> {
  if (encounter === undefined) return undefined;
  const [{ replay }, gamesWithPlay] = await Promise.all([
    import('../../../../shared/play/replay.ts'),
    withPart(games, 'play'),
  ]);
  return replay(gamesWithPlay, encounter, { characters });
}

/** Lays out all cards with the pictures there are, and posts the result to the page. */
export async function laidOut(games: Catalogue<Game>, basis: Omit<PrintInputs, 'decks'>): Promise<PrintInputs> {
  const { order, wanted } = basis;
  const own = ownTemplates(order);
  const template = wanted === '' ? undefined : templateCalled([...builtInTemplates(games), ...own], wanted);
  const last = await lastPrint();
  const { findings, ...deck } = order.deck
    ? rowsFor(games, basis, order.deck)
    : deckOf(games, basis, cardsOf(games, order).printed, template, last);
  const at = { ...basis, decks: new Map<CardPrintKind, LaidDeck>([['cards', deck]]) };
  post({ kind: 'deck', what: 'cards', cards: deck.infos, label: labelFor(games, at, 'cards').label });
  post({ kind: 'checked', findings: inPreflightOrder([...legalityOf(games, order), ...findings]) });
  return at;
}

/** What the file is called inside, and what stands in the margin of its sheets. */
export function labelFor(games: Catalogue<Game>, { order, table }: PrintInputs, what: CardPrintKind): PrintLabel {
  if (order.deck) return deckLabel(games, order.deck.deck);
  const whole = order.team ?? order.encounter;
  if (isPiece(what)) {
    const { kind, ruleset } = pieceSetOf(games, order, what, table);
    return piecesLabel(games, kind, ruleset, whole);
  }
  const characters = cardsOf(games, order).printed.map((p) => p.character);
  return printLabel(games, whole === undefined ? [] : [whole], characters, order.event);
}

const ownTemplates = ({ templates = [] }: Order): readonly CardTemplate[] =>
  templates.filter((template) => (template.of ?? 'character') === 'character');

interface CheckedDeck extends LaidDeck {
  readonly findings: readonly PreflightFinding[];
}

/** Characters as cards, one after the other. Without the last print no keys are kept, and everything counts as changed. */
function deckOf(
  games: Catalogue<Game>,
  { order, fonts, pictures }: Omit<PrintInputs, 'decks'>,
  printed: readonly Printed[],
  template: CardTemplate | undefined,
  last?: PrintRecord,
): CheckedDeck {
  const own = ownTemplates(order);
  const deck: Deck = { printed, factions: order.factions, ownFor: () => own, template, bookOf: () => pictures.book };
  const cards: CardSides[] = [];
  const infos: CardInfo[] = [];
  const findings: PreflightFinding[] = [];
  for (const [i, one] of printed.entries()) {
    postProgress({ stage: 'cards', done: i + 1, of: printed.length });
    const laid = layoutDeckCard(games, one, deck, fonts, (list) => list);
    for (const finding of laid.findings) findings.push(finding);
    const key = last && keyOf(games, one, deck);
    const changed = key === undefined || last === undefined || (changedSince([key], last)[0] ?? true);
    const name = namedCharacter(one).name || EDITING.unnamed;
    const place = { first: cards.length, count: laid.cards.length };
    const known = key === undefined ? {} : { key };
    infos.push({
      name,
      file: one.character.id,
      subject: one.character.id,
      copies: one.copies,
      size: laid.template.size,
      ...place,
      ...known,
      changed,
    });
    cards.push(...laid.cards);
  }
  return { cards, infos, findings };
}

/** Those of all templates that may be chosen in the dialog. */
const sourcesOfTemplates = ({ templates = [], deck }: Order): string[] =>
  [...templates, ...(deck === undefined ? [] : [deck.template])].flatMap(templateSources);

const sourcesOfRows = ({ deck }: Order): string[] =>
  deck === undefined ? [] : [...deckPictures(deck.deck, deck.template).values()];

/** Rows of a table as cards. */
function rowsFor(
  games: Catalogue<Game>,
  { fonts, pictures }: Omit<PrintInputs, 'decks'>,
  { deck, template }: DeckOrder,
): CheckedDeck {
  const cards: CardSides[] = [];
  const infos: CardInfo[] = [];
  const findings: PreflightFinding[] = [];
  const onRow = (done: number, of: number) => postProgress({ stage: 'cards', done, of });
  for (const laid of layDeck(games, deck, { template, fonts, pictures: pictures.book, onRow }, (list) => list)) {
    const { name, copies } = laid;
    const place = { first: cards.length, count: laid.cards.length };
    infos.push({ name, file: `${deck.id}-${infos.length + 1}`, copies, size: template.size, ...place, changed: true });
    cards.push(...laid.cards);
    for (const finding of rowFindings(deck.id, name, laid.notes)) findings.push(finding);
  }
  return { cards, infos, findings };
}

/** The cards of one kind, laid out when they are first asked for. */
export function deckFor(games: Catalogue<Game>, at: PrintInputs, what: CardPrintKind): LaidDeck {
  const { order, decks } = at;
  const known = decks.get(what);
  if (known !== undefined || what === 'cards') return known ?? { cards: [], infos: [] };
  const deck =
    what === 'dashboards' ? deckOf(games, at, dashboardsOf(games, order), undefined) : piecesFor(games, at, what);
  decks.set(what, deck);
  return deck;
}

const dashboardsOf = (games: Catalogue<Game>, { encounter, characters }: Order): readonly Printed[] =>
  encounter === undefined ? [] : modelsAtTable(games, encounter, characters).printed;

function piecesFor(
  games: Catalogue<Game>,
  { order, fonts, table, pictures }: PrintInputs,
  what: PiecePrintKind,
): LaidDeck {
  const cards: CardSides[] = [];
  const set = pieceSetOf(games, order, what, table);
  const infos = layoutPieces(games, set, templatesOf(games, order, what), fonts, pictures.book).map(
    (piece): CardInfo => {
      const own = allCards(piece);
      const [width, height] = [toMm(piece.front.width), toMm(piece.front.height)];
      const first = cards.length;
      cards.push(...own);
      const { kind, id, name } = piece.piece;
      return {
        name,
        file: `${kind}-${id}`,
        copies: piece.copies,
        size: { width, height },
        first,
        count: own.length,
        changed: true,
      };
    },
  );
  return { cards, infos };
}
