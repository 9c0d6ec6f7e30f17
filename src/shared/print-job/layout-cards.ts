/** The third step of a print: arranges its cards one after the other. */

import { listCardSides } from '../card/layout-card.ts';
import { type MaxScales, shareTypeSizes } from '../card/place/type-fit.ts';
import { layoutDeckRows } from '../deck/layout-deck-rows.ts';
import type { DisplayList } from '../display/display-list.ts';
import { toMm } from '../display/units.ts';
import type { Side } from '../pdf/side-content.ts';
import { computeDeckKey } from '../print/deck/deck.ts';
import { layoutDeckCard } from '../print/deck/layout-deck.ts';
import { layoutPieces, type PieceSet } from '../print/deck/pieces.ts';
import { listRowFindings } from '../print/preflight.ts';
import { listChanged } from '../print/print-record.ts';
import { applyPlayName, type PrintedCharacter } from '../print/printed-characters.ts';
import { chooseCards, choosePieces, listPieceTemplates } from './choose-cards.ts';
import type { OpenPrint } from './open-print.ts';
import { type CardPrintKind, isPieceKind, type PiecePrintKind, type PrintedDeck } from './print-job.ts';
import type { PrintableCard } from './printable-card.ts';

/** Converts the display list of a side to the form that is kept. Thousands of display lists would fill the memory. */
type ConvertSide<S extends Side> = (displayList: DisplayList) => S;

export const keepDisplayList = (displayList: DisplayList): DisplayList => displayList;

/** Arranges all cards of one kind. */
export async function layoutCards<S extends Side>(
  openPrint: OpenPrint,
  printKind: CardPrintKind,
  convertSide: ConvertSide<S>,
): Promise<readonly PrintableCard<S>[]> {
  const { gameCatalog, job, deck: printDeck } = openPrint;
  if (isPieceKind(printKind))
    return layoutPieceCards(openPrint, printKind, await findPieces(openPrint, printKind), convertSide);
  if (printKind === 'dashboards') {
    const { printed: printedCharacters } = chooseCards(gameCatalog, job, 'dashboards');
    return layoutCharacters(
      { ...openPrint, deck: { ...printDeck, printed: printedCharacters, template: undefined } },
      printedCharacters,
      undefined,
      convertSide,
    );
  }
  if (job.deck !== undefined) return layoutDeckCards(openPrint, job.deck, convertSide);
  // With a selection, the cards have already been compared with the last print.
  const lastPrint = job.selection === undefined ? job.lastPrint : undefined;
  return layoutCharacters(openPrint, printDeck.printed, lastPrint, convertSide);
}

/** Arranges all cards of one kind as display lists, and caches them for previews and further outputs. */
export async function layoutCardsCached(
  openPrint: OpenPrint,
  printKind: CardPrintKind,
): Promise<readonly PrintableCard[]> {
  const cachedLayout = openPrint.layouts.get(printKind);
  if (cachedLayout !== undefined) return cachedLayout;
  const printableCards = await layoutCards(openPrint, printKind, keepDisplayList);
  openPrint.layouts.set(printKind, printableCards);
  return printableCards;
}

/**
 * Arranges characters as cards. Their backs share a type size where they can; only cards whose type becomes smaller are arranged again.
 * Without a last print, no keys are computed and every card counts as changed.
 */
function layoutCharacters<S extends Side>(
  { gameCatalog, job, deck: printDeck, ports }: OpenPrint,
  printedCharacters: readonly PrintedCharacter[],
  lastPrint: OpenPrint['job']['lastPrint'],
  convertSide: ConvertSide<S>,
): PrintableCard<S>[] {
  const layoutCharacter = (printedCharacter: PrintedCharacter, maxScales?: MaxScales) =>
    layoutDeckCard(gameCatalog, printedCharacter, printDeck, ports.fonts, convertSide, maxScales);
  const ownLayouts = printedCharacters.map((printedCharacter, index) => {
    ports.onProgress?.({ stage: 'cards', done: index + 1, of: printedCharacters.length });
    return layoutCharacter(printedCharacter);
  });
  const sharedScales = shareTypeSizes(ownLayouts.map(({ backTypeFits }) => backTypeFits));
  return ownLayouts.map((ownLayout, index) => {
    const maxScales = sharedScales[index];
    const deckCard = maxScales === undefined ? ownLayout : layoutCharacter(ownLayout, maxScales);
    const { character, copies, template, cards, findings } = deckCard;
    const printKey = lastPrint && computeDeckKey(gameCatalog, deckCard, printDeck);
    const playName = applyPlayName(deckCard).name;
    return {
      name: playName || (job.unnamed ?? ''),
      // The id keeps the first name of a character, so only a character without a name is called after it.
      file: playName || character.id,
      subject: character.id,
      copies,
      size: template.size,
      ...(printKey === undefined ? {} : { key: printKey }),
      isChanged: printKey === undefined || lastPrint === undefined || (listChanged([printKey], lastPrint)[0] ?? true),
      cards,
      notes: [],
      findings,
      character,
    };
  });
}

/** Arranges the rows of a deck as cards. */
function layoutDeckCards<S extends Side>(
  { gameCatalog, ports, pictures }: OpenPrint,
  { deck: deckDocument, template }: PrintedDeck,
  convertSide: ConvertSide<S>,
): PrintableCard<S>[] {
  const reportRow = (doneCount: number, total: number) =>
    ports.onProgress?.({ stage: 'cards', done: doneCount, of: total });
  const layoutOptions = {
    template,
    fonts: ports.fonts,
    pictures: pictures.getPictureBook(deckDocument),
    onRow: reportRow,
  };
  return layoutDeckRows(gameCatalog, deckDocument, layoutOptions, convertSide).map(
    ({ row, name, copies, cards, notes }) => ({
      name,
      file: name,
      copies,
      size: template.size,
      isChanged: true,
      cards,
      notes,
      findings: listRowFindings(deckDocument.id, name, notes),
      row,
    }),
  );
}

/** Finds the pieces that a print needs. The result is cached, because finding them may replay the log of an encounter. */
function findPieces(openPrint: OpenPrint, printKind: PiecePrintKind): Promise<PieceSet> {
  const pieceSet = openPrint.pieces.get(printKind) ?? choosePieces(openPrint.gameCatalog, openPrint.job, printKind);
  openPrint.pieces.set(printKind, pieceSet);
  return pieceSet;
}

function layoutPieceCards<S extends Side>(
  { gameCatalog, job, ports, pictures }: OpenPrint,
  printKind: PiecePrintKind,
  pieceSet: PieceSet,
  convertSide: ConvertSide<S>,
): PrintableCard<S>[] {
  const templates = listPieceTemplates(gameCatalog, job, printKind);
  return layoutPieces(ports.translate, gameCatalog, pieceSet, templates, ports.fonts, pictures.templatePictures).map(
    (pieceLayout) => {
      const { piece, copies, findings: notes, front } = pieceLayout;
      return {
        name: piece.name,
        file: `${piece.kind}-${piece.id}`,
        copies,
        size: { width: toMm(front.width), height: toMm(front.height) },
        isChanged: true,
        cards: listCardSides(pieceLayout).map((cardSides) => ({
          front: convertSide(cardSides.front),
          back: convertSide(cardSides.back),
        })),
        notes,
        findings: [],
      };
    },
  );
}
