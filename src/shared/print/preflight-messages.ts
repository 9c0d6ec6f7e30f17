/** The messages of preflight findings. */

import { formatCardFinding } from '../card/findings/finding-messages.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import type { CardIssue, PreflightFinding } from './preflight.ts';

/** The maximum length of a reason. A reason is a message of the rules, which may quote a document. */
const MAX_REASON_CHARACTERS = 600;

/** Formats a finding as one sentence with its subject, without a full stop. */
export function formatPreflightMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { name, subject, about: issue }: PreflightFinding,
): string {
  const shortName = truncateVisibly(name);
  switch (issue.kind) {
    case 'illegal': {
      const { more: moreCount } = issue;
      const reason = truncateVisibly(issue.reason, MAX_REASON_CHARACTERS).replace(/\.$/, '');
      return moreCount > 0
        ? translate('printFindings.illegalAndMore', { name: shortName, reason, count: moreCount })
        : translate('printFindings.illegal', { name: shortName, reason });
    }
    case 'unknown-member':
      return translate('printFindings.unknownMember', {
        member: truncateVisibly(subject),
        team: truncateVisibly(issue.team),
      });
    case 'deck-table':
      return truncateVisibly(issue.reason, MAX_REASON_CHARACTERS).replace(/\.$/, '');
    // These messages don't name the card, so that equal messages of several cards can be merged.
    case 'missing-faction':
    case 'unread-field':
    case 'misread-field':
    case 'unread-word':
      return formatCardFinding(translate, gameCatalog, issue);
    default:
      return `${shortName}: ${formatCardIssue(translate, gameCatalog, issue)}`;
  }
}

/**
 * Merges the findings about the safe area into one, because their cause is the template. The merged finding names the number
 * of cards and lists each field once.
 */
export function mergeSafeAreaFindings(translate: Translate, findings: readonly PreflightFinding[]): PreflightFinding[] {
  const [firstFinding, ...otherFindings] = findings.filter(isSafeArea);
  const cardCount = new Set([firstFinding, ...otherFindings].map((finding) => finding?.subject)).size;
  if (firstFinding === undefined || cardCount === 1) return [...findings];
  const fieldPointers = [...new Set([firstFinding, ...otherFindings].flatMap(({ about: issue }) => issue.fields))];
  const mergedFinding: PreflightFinding = {
    ...firstFinding,
    name: translate('printFindings.cards', { count: cardCount }),
    about: { kind: 'safe-area', fields: fieldPointers },
  };
  return findings.flatMap((finding) =>
    finding === firstFinding ? [mergedFinding] : isSafeArea(finding) ? [] : [finding],
  );
}

type SafeAreaFinding = PreflightFinding & {
  readonly about: { readonly kind: 'safe-area'; readonly fields: readonly string[] };
};
const isSafeArea = (finding: PreflightFinding): finding is SafeAreaFinding => finding.about.kind === 'safe-area';

/** Formats a problem of a card as a sentence without subject and full stop. */
export function formatCardIssue(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  issue: CardIssue,
): string {
  switch (issue.kind) {
    case 'unknown-template':
      return translate('printFindings.unknownTemplate', {
        template: truncateVisibly(issue.template),
        used: truncateVisibly(issue.used),
      });
    case 'old-name':
      return translate('printFindings.oldName', {
        name: truncateVisibly(issue.formerName),
        count: issue.fields.length,
      });
    default:
      return formatCardFinding(translate, gameCatalog, issue);
  }
}
