/** The messages of preflight. */

import { noteMessage } from '../card/notes/note-messages.ts';
import type { Catalogue } from '../document/catalogue.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { t } from '../i18n/phrases.ts';
import { shortened } from '../text/short.ts';
import type { CardAbout, PreflightFinding } from './preflight.ts';

/** Letters of a sentence of the rules, which may quote a document. */
const REASON = 600;

/** One sentence with its subject, without an end mark. */
export function preflightMessage(
  games: Catalogue<GameDocuments>,
  { name: written, subject, about }: PreflightFinding,
): string {
  const name = shortened(written);
  switch (about.kind) {
    case 'illegal':
      return t`${name} is illegal: ${shortened(about.reason, REASON).replace(/\.$/, '')}${about.more > 0 ? t`, and ${about.more} more` : ''}`;
    case 'unknown-member':
      return t`${shortened(subject)}, a member of ${shortened(about.team)}, is nowhere to be found and cannot be printed`;
    // Without the card's name, so that equal messages of several cards can be merged.
    case 'missing-faction':
    case 'unread-field':
    case 'misread-field':
    case 'unread-word':
      return noteMessage(games, about);
    default:
      return `${name}: ${cardMessage(games, about)}`;
  }
}

/**
 * Merges the findings on the safe area into one, since their cause is the template; the fields of all cards are
 * named once, behind the number of cards.
 */
export function mergeSafeArea(findings: readonly PreflightFinding[]): PreflightFinding[] {
  const [first, ...others] = findings.filter(isSafeArea);
  const cards = new Set([first, ...others].map((one) => one?.subject)).size;
  if (first === undefined || cards === 1) return [...findings];
  const fields = [...new Set([first, ...others].flatMap(({ about }) => about.fields))];
  const all: PreflightFinding = { ...first, name: t`${cards} cards`, about: { kind: 'safe-area', fields } };
  return findings.flatMap((one) => (one === first ? [all] : isSafeArea(one) ? [] : [one]));
}

type SafeArea = PreflightFinding & {
  readonly about: { readonly kind: 'safe-area'; readonly fields: readonly string[] };
};
const isSafeArea = (finding: PreflightFinding): finding is SafeArea => finding.about.kind === 'safe-area';

/** A message on the card itself: a sentence without subject and full stop. */
export function cardMessage(games: Catalogue<GameDocuments>, about: CardAbout): string {
  return about.kind === 'unknown-template'
    ? t`there is no template ${shortened(about.template)}; ${shortened(about.used)} is used instead`
    : noteMessage(games, about);
}
