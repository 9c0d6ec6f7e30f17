/** The fourth step of a print: what is to be known before it. */

import type { Side } from '../pdf/side-content.ts';
import { geometryOf, imposeCards } from '../print/cards-pdf.ts';
import { inPreflightOrder, legalityFindings, type PreflightFinding } from '../print/preflight.ts';
import type { Translate } from '../texts/translate.ts';
import { charactersFor } from './choose.ts';
import type { OpenPrint } from './open-print.ts';
import type { SheetOptions } from './print-job.ts';
import { EVERYTHING, type PrintableCard, toPrintedCards } from './printable-card.ts';

/** Everything that is illegal, missing, or does not fit its card, the errors first. */
export const checkPrint = (
  translate: Translate,
  print: OpenPrint,
  layout: readonly PrintableCard<Side>[],
): PreflightFinding[] =>
  inPreflightOrder([...checkLegality(translate, print), ...layout.flatMap(({ findings }) => findings)]);

/** What is illegal or missing: each team by its own rules, each character once. */
export function checkLegality(
  translate: Translate,
  { gameCatalog, job, deck: { printed }, unknown }: Pick<OpenPrint, 'gameCatalog' | 'job' | 'deck' | 'unknown'>,
): PreflightFinding[] {
  const ofTeams = job.groups.flatMap((group) => {
    const { document, event, unusableEvent } = group;
    if (document.format !== 'rollcall.team') return [];
    const missing = unknown.flatMap(({ group, id }) => (group === document ? [{ team: document, id }] : []));
    const characters = charactersFor(job, group);
    return legalityFindings(translate, gameCatalog, {
      teams: [document],
      printed: [],
      characters,
      unknown: missing,
      event,
      unusableEvent,
    });
  });
  return [...ofTeams, ...legalityFindings(translate, gameCatalog, { teams: [], printed, characters: [] })];
}

export interface PrintCounts {
  /** Copies counted. */
  readonly cards: number;
  /** Sides of sheets, or of single cards. */
  readonly pages: number;
}

/** Counts cards and pages of a print. Throws a RangeError for what cannot be imposed. */
export function countPages(
  translate: Translate,
  layout: readonly PrintableCard<Side>[],
  sheets: SheetOptions,
): PrintCounts {
  if (layout.length === 0) return { cards: 0, pages: 0 };
  const cards = toPrintedCards(layout, EVERYTHING);
  return {
    cards: cards.reduce((sum, { copies = 1 }) => sum + copies, 0),
    pages: imposeCards(translate, geometryOf(translate, { ...sheets, cards })).length,
  };
}
