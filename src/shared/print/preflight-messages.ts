/** The messages of preflight. */

import { noteMessage } from '../card/notes/note-messages.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import type { CardAbout, PreflightFinding } from './preflight.ts';

/** Letters of a sentence of the rules, which may quote a document. */
const REASON = 600;

/** One sentence with its subject, without an end mark. */
export function preflightMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { name: written, subject, about }: PreflightFinding,
): string {
  const name = shortened(written);
  switch (about.kind) {
    case 'illegal': {
      const { more } = about;
      const reason = shortened(about.reason, REASON).replace(/\.$/, '');
      return more > 0
        ? translate('printFindings.illegalAndMore', { name, reason, count: more })
        : translate('printFindings.illegal', { name, reason });
    }
    case 'unknown-member':
      return translate('printFindings.unknownMember', { member: shortened(subject), team: shortened(about.team) });
    // Without the card's name, so that equal messages of several cards can be merged.
    case 'missing-faction':
    case 'unread-field':
    case 'misread-field':
    case 'unread-word':
      return noteMessage(translate, gameCatalog, about);
    default:
      return `${name}: ${cardMessage(translate, gameCatalog, about)}`;
  }
}

/**
 * Merges the findings on the safe area into one, since their cause is the template; the fields of all cards are
 * named once, behind the number of cards.
 */
export function mergeSafeArea(translate: Translate, findings: readonly PreflightFinding[]): PreflightFinding[] {
  const [first, ...others] = findings.filter(isSafeArea);
  const cards = new Set([first, ...others].map((one) => one?.subject)).size;
  if (first === undefined || cards === 1) return [...findings];
  const fields = [...new Set([first, ...others].flatMap(({ about }) => about.fields))];
  const all: PreflightFinding = {
    ...first,
    name: translate('printFindings.cards', { count: cards }),
    about: { kind: 'safe-area', fields },
  };
  return findings.flatMap((one) => (one === first ? [all] : isSafeArea(one) ? [] : [one]));
}

type SafeArea = PreflightFinding & {
  readonly about: { readonly kind: 'safe-area'; readonly fields: readonly string[] };
};
const isSafeArea = (finding: PreflightFinding): finding is SafeArea => finding.about.kind === 'safe-area';

/** A message on the card itself: a sentence without subject and full stop. */
export function cardMessage(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, about: CardAbout): string {
  return about.kind === 'unknown-template'
    ? translate('printFindings.unknownTemplate', { template: shortened(about.template), used: shortened(about.used) })
    : noteMessage(translate, gameCatalog, about);
}
