/** The fifth step of a print: what its file is called inside, and the line in the margin of its sheets. */

import { deckLabel, type PrintLabel, piecesLabel, printLabel } from '../print/label.ts';
import type { Translate } from '../texts/translate.ts';
import { getJobGame } from './choose.ts';
import type { OpenPrint } from './open-print.ts';
import { type CardPrintKind, isPiece, kindOf } from './print-job.ts';

export function labelPrint(
  translate: Translate,
  { gameCatalog, job, deck }: OpenPrint,
  what: CardPrintKind,
): PrintLabel {
  if (job.deck !== undefined) return deckLabel(translate, gameCatalog, job.deck.deck);
  const [group] = job.groups;
  if (isPiece(what))
    return piecesLabel(translate, gameCatalog, kindOf(what), getJobGame(gameCatalog, job).id, group?.document);
  const documents = job.groups.map(({ document }) => document);
  const characters = deck.printed.map(({ character }) => character);
  return printLabel(translate, gameCatalog, documents, characters, group?.event);
}
