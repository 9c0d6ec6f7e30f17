/** What there is to know before something is printed, as sentences. */

import { inPreflightOrder, legalityFindings, type PreflightFinding } from '../../../shared/print/preflight.ts';
import { preflightSentence } from '../../../shared/print/preflight-words.ts';
import type { Order, PrintNote } from './job.ts';
import { cardsOf } from './subject.ts';

/** Everything that is illegal or not there. */
export function legalityOf(order: Order): PreflightFinding[] {
  const { team, characters } = order;
  const { printed, unknown } = cardsOf(order);
  return legalityFindings({
    teams: team === undefined ? [] : [team],
    printed,
    characters,
    unknown: team === undefined ? [] : unknown.map((id) => ({ team, id })),
  });
}

/** Sentences, errors first. */
export const printNotes = (findings: readonly PreflightFinding[]): PrintNote[] =>
  inPreflightOrder(findings).map((finding) => ({ severity: finding.severity, text: `${preflightSentence(finding)}.` }));
