/** The third step of a print: its cards laid out, one after the other. */

import { allCards } from '../card/layout-card.ts';
import { layDeck } from '../deck/lay-deck.ts';
import type { DisplayList } from '../display/display-list.ts';
import { toMm } from '../display/units.ts';
import type { Side } from '../pdf/side-content.ts';
import { changedSince } from '../print/changed.ts';
import { keyOf } from '../print/deck/deck.ts';
import { layoutDeckCard } from '../print/deck/layout-deck.ts';
import { layoutPieces, type PieceSet } from '../print/deck/pieces.ts';
import { namedCharacter, type Printed } from '../print/members.ts';
import { rowFindings } from '../print/preflight.ts';
import { chooseCards, choosePieces, pieceTemplates } from './choose.ts';
import type { OpenPrint } from './open-print.ts';
import { type CardPrintKind, isPiece, type PiecePrintKind, type PrintedDeck } from './print-job.ts';
import type { PrintableCard } from './printable-card.ts';

/** Converts a side to the form that is kept: thousands of display lists would fill the memory. */
type KeepSide<S extends Side> = (list: DisplayList) => S;

export const keepList = (list: DisplayList): DisplayList => list;

/** Lays out all cards of one kind. */
export async function layOut<S extends Side>(
  print: OpenPrint,
  what: CardPrintKind,
  keep: KeepSide<S>,
): Promise<readonly PrintableCard<S>[]> {
  const { gameCatalog, job, deck } = print;
  if (isPiece(what)) return layOutPieces(print, what, await piecesFor(print, what), keep);
  if (what === 'dashboards') {
    const { printed } = chooseCards(gameCatalog, job, 'dashboards');
    return layOutCharacters({ ...print, deck: { ...deck, printed, template: undefined } }, printed, undefined, keep);
  }
  if (job.deck !== undefined) return layOutRows(print, job.deck, keep);
  // With a selection, cards were compared with the last print before they were laid out.
  const lastPrint = job.selection === undefined ? job.lastPrint : undefined;
  return layOutCharacters(print, deck.printed, lastPrint, keep);
}

/** The same as display lists, which are kept for previews and further outputs. */
export async function layOutOnce(print: OpenPrint, what: CardPrintKind): Promise<readonly PrintableCard[]> {
  const known = print.layouts.get(what);
  if (known !== undefined) return known;
  const layout = await layOut(print, what, keepList);
  print.layouts.set(what, layout);
  return layout;
}

/** Characters as cards. Without the last print no keys are computed, and everything counts as changed. */
function layOutCharacters<S extends Side>(
  { gameCatalog, job, deck, ports }: OpenPrint,
  printed: readonly Printed[],
  lastPrint: OpenPrint['job']['lastPrint'],
  keep: KeepSide<S>,
): PrintableCard<S>[] {
  return printed.map((one, index) => {
    ports.onProgress?.({ stage: 'cards', done: index + 1, of: printed.length });
    const { template, cards, findings } = layoutDeckCard(gameCatalog, one, deck, ports.fonts, keep);
    const key = lastPrint && keyOf(gameCatalog, one, deck);
    const { id } = one.character;
    return {
      name: namedCharacter(one).name || (job.unnamed ?? ''),
      file: id,
      subject: id,
      copies: one.copies,
      size: template.size,
      ...(key === undefined ? {} : { key }),
      changed: key === undefined || lastPrint === undefined || (changedSince([key], lastPrint)[0] ?? true),
      cards,
      notes: [],
      findings,
      character: one.character,
    };
  });
}

/** The rows of a table as cards. */
function layOutRows<S extends Side>(
  { gameCatalog, ports, pictures }: OpenPrint,
  { deck, template }: PrintedDeck,
  keep: KeepSide<S>,
): PrintableCard<S>[] {
  const onRow = (done: number, of: number) => ports.onProgress?.({ stage: 'cards', done, of });
  const layout = { template, fonts: ports.fonts, pictures: pictures.bookOf(deck), onRow };
  return layDeck(gameCatalog, deck, layout, keep).map(({ row, name, copies, cards, notes }) => ({
    name,
    file: name,
    copies,
    size: template.size,
    changed: true,
    cards,
    notes,
    findings: rowFindings(deck.id, name, notes),
    row,
  }));
}

/** The pieces that a print needs; found out once, since the log of an encounter may have to be replayed for them. */
function piecesFor(print: OpenPrint, what: PiecePrintKind): Promise<PieceSet> {
  const known = print.pieces.get(what) ?? choosePieces(print.gameCatalog, print.job, what);
  print.pieces.set(what, known);
  return known;
}

function layOutPieces<S extends Side>(
  { gameCatalog, job, ports, pictures }: OpenPrint,
  what: PiecePrintKind,
  set: PieceSet,
  keep: KeepSide<S>,
): PrintableCard<S>[] {
  const templates = pieceTemplates(gameCatalog, job, what);
  return layoutPieces(ports.translate, gameCatalog, set, templates, ports.fonts, pictures.ofTemplates).map((layout) => {
    const { piece, copies, notes, front } = layout;
    return {
      name: piece.name,
      file: `${piece.kind}-${piece.id}`,
      copies,
      size: { width: toMm(front.width), height: toMm(front.height) },
      changed: true,
      cards: allCards(layout).map((card) => ({ front: keep(card.front), back: keep(card.back) })),
      notes,
      findings: [],
    };
  });
}
