/** The fourth step of a print: lists its preflight findings and counts its pages. */

import { describeDeckFindings } from '../deck/deck-findings.ts';
import type { Side } from '../pdf/side-content.ts';
import { createCardsImposition, imposeCards } from '../print/cards-pdf.ts';
import {
  createTableFinding,
  listLegalityFindings,
  type PreflightFinding,
  sortPreflightFindings,
} from '../print/preflight.ts';
import type { Translate } from '../texts/translate.ts';
import { getGroupCharacters } from './choose-cards.ts';
import type { OpenPrint } from './open-print.ts';
import type { PrintJob, SheetOptions } from './print-job.ts';
import { EVERYTHING, type PrintableCard, toPrintedCards } from './printable-card.ts';

/** Lists everything that is illegal, missing, or doesn't fit its card. Errors come first. */
export const checkPrint = (
  translate: Translate,
  openPrint: OpenPrint,
  printableCards: readonly PrintableCard<Side>[],
): PreflightFinding[] =>
  sortPreflightFindings([
    ...checkLegality(translate, openPrint),
    ...checkTable(translate, openPrint.job),
    ...printableCards.flatMap(({ findings }) => findings),
  ]);

/** Lists what is wrong with the table of a deck: cells, columns and numbers of copies. */
const checkTable = (translate: Translate, { deck: printedDeck }: Pick<PrintJob, 'deck'>): PreflightFinding[] =>
  printedDeck === undefined
    ? []
    : describeDeckFindings(translate, printedDeck.deck).map((sentence) =>
        createTableFinding(printedDeck.deck, sentence),
      );

/** Lists what is illegal or missing. Each team is judged by its own rules, and each character once. */
export function checkLegality(
  translate: Translate,
  {
    gameCatalog,
    job,
    deck: { printed },
    unknownMembers,
  }: Pick<OpenPrint, 'gameCatalog' | 'job' | 'deck' | 'unknownMembers'>,
): PreflightFinding[] {
  const teamFindings = job.groups.flatMap((printedGroup) => {
    const { document, eventPack, invalidEventPack } = printedGroup;
    if (document.format !== 'rollcall.team') return [];
    const unknownTeamMembers = unknownMembers.flatMap(({ group, id }) =>
      group === document ? [{ team: document, id }] : [],
    );
    const characters = getGroupCharacters(job, printedGroup);
    return listLegalityFindings(translate, gameCatalog, {
      teams: [document],
      printedCharacters: [],
      characters,
      unknownMembers: unknownTeamMembers,
      eventPack,
      invalidEventPack,
    });
  });
  return [
    ...teamFindings,
    ...listLegalityFindings(translate, gameCatalog, { teams: [], printedCharacters: printed, characters: [] }),
  ];
}

export interface PrintCounts {
  /** The number of cards including copies. */
  readonly cards: number;
  /** The number of sides of sheets or of single cards. */
  readonly pages: number;
}

/** Counts the cards and pages of a print. Throws a RangeError if the cards can't be imposed. */
export function countPages(
  translate: Translate,
  printableCards: readonly PrintableCard<Side>[],
  sheetOptions: SheetOptions,
): PrintCounts {
  if (printableCards.length === 0) return { cards: 0, pages: 0 };
  const printedCards = toPrintedCards(printableCards, EVERYTHING);
  return {
    cards: printedCards.reduce((sum, { copies = 1 }) => sum + copies, 0),
    pages: imposeCards(translate, createCardsImposition(translate, { ...sheetOptions, cards: printedCards })).length,
  };
}
