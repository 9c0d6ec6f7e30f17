/** The fifth step of a print: the title of its file, and the line in the margin of its sheets. */

import { createDeckLabel, createPiecesLabel, createPrintLabel, type PrintLabel } from '../print/print-label.ts';
import type { Translate } from '../texts/translate.ts';
import { getJobGame } from './choose-cards.ts';
import type { OpenPrint } from './open-print.ts';
import { type CardPrintKind, getPieceKind, isPieceKind } from './print-job.ts';

/** Labels the sheets of one kind, or sheets that several kinds share: these are labeled like the cards of the characters. */
export function labelPrint(
  translate: Translate,
  { gameCatalog, job, deck: printDeck }: OpenPrint,
  printKinds: readonly CardPrintKind[],
): PrintLabel {
  if (job.deck !== undefined) return createDeckLabel(translate, gameCatalog, job.deck.deck);
  const [group] = job.groups;
  const [printKind = 'cards'] = printKinds;
  if (printKinds.length === 1 && isPieceKind(printKind))
    return createPiecesLabel(translate, gameCatalog, getPieceKind(printKind), getJobGame(gameCatalog, job).id, group);
  const characters = printDeck.printed.map(({ character }) => character);
  return createPrintLabel(translate, gameCatalog, job.groups, characters, group?.eventPack);
}
