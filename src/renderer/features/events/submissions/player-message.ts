/** Composes the organizer's message to a player as plain text for an email, with a citation for every finding. */

import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { listRulings } from '../../../../shared/event-pack/report-messages.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatSource } from '../../../../shared/rules/format-source.ts';
import { formatWithCount, groupEqualFindings } from '../../../../shared/rules/group-findings.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import type { ShownSubmission } from './worker-messages.ts';

interface PackIdentity {
  readonly name: string;
  /** Date, place and deadline of the event, with their labels. */
  readonly dates: readonly (readonly [label: string, value: string])[];
  readonly fingerprint: string;
}

interface ReportedFinding {
  readonly finding: Finding;
  readonly repairs: readonly string[];
}

export function composePlayerMessage(translate: Translate, submission: ShownSubmission, pack: PackIdentity): string {
  const { verdict, decision, withdrawal, name, file, fingerprint, replacedBy, notes, reason } = submission;
  const reportedFindings: ReportedFinding[] = [
    ...submission.findings,
    ...submission.memberFindings.map((finding) => ({ finding, repairs: [] })),
  ];
  const listBySeverity = (severity: Finding['severity']): ReportedFinding[] =>
    reportedFindings.filter(({ finding }) => finding.severity === severity);
  const isJudged = verdict === 'legal' || verdict === 'illegal';
  const rulings = listMessageRulings(translate, submission);
  const errorsHeading = translate(
    decision?.action === 'accept' ? 'playerMessage.acceptedErrors' : 'playerMessage.errors',
  );
  const paragraphs = [
    withdrawal !== undefined
      ? translate('playerMessage.withdrawn', { event: pack.name, list: name })
      : decision !== undefined
        ? translate(`playerMessage.${decision.action}`, { event: pack.name, list: name })
        : isJudged
          ? translate(`playerMessage.${verdict}`, { event: pack.name, list: name })
          : translate('playerMessage.unreadable', { event: pack.name, file }),
    ...(rulings.length === 0 ? [] : [rulings.join('\n')]),
    ...(submission.isLate === true ? [translate('judgeRulings.late')] : []),
    ...(replacedBy === undefined ? [] : [translate('playerMessage.replaced', { file: replacedBy })]),
    // Nothing about a withdrawn list needs to be fixed.
    ...(withdrawal === undefined
      ? [
          ...(isJudged ? [] : [[reason, ...notes].join('\n')]),
          ...formatNumberedFindings(translate, errorsHeading, listBySeverity('error')),
          ...formatNumberedFindings(translate, translate('playerMessage.warnings'), listBySeverity('warning')),
        ]
      : []),
    [
      ...(fingerprint === ''
        ? []
        : [translate('playerMessage.fingerprint', { print: shortenFingerprint(fingerprint) })]),
      ...pack.dates.map(([label, value]) => translate('playerMessage.date', { label, value })),
      translate('playerMessage.pack', { name: pack.name, print: shortenFingerprint(pack.fingerprint) }),
    ].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Lists the rulings in force. A player needs no decision that has lapsed, and of a withdrawn list only the reason. */
function listMessageRulings(translate: Translate, { decision, withdrawal }: ShownSubmission): string[] {
  if (withdrawal !== undefined) return withdrawal.reason === '' ? [] : listRulings(translate, { withdrawal });
  return decision === undefined ? [] : listRulings(translate, { decision });
}

function formatNumberedFindings(
  translate: Translate,
  heading: string,
  reportedFindings: readonly ReportedFinding[],
): string[] {
  const groups = groupEqualFindings(reportedFindings, ({ finding }) => finding);
  const numberedItems = groups.map(({ first: { finding, repairs }, count }, index) => {
    const citation = formatCite(translate, finding.cite);
    const lines = [
      formatWithCount(translate, formatLateText(translate, finding.message), count),
      translate('playerMessage.rule', {
        place: finding.cite.chapter === undefined ? citation : `${formatSource(translate, finding.cite)}, ${citation}`,
      }),
      ...repairs.map((label: string) => translate('playerMessage.wayOut', { label })),
    ];
    return `${index + 1}. ${lines.join('\n   ')}`;
  });
  return numberedItems.length === 0 ? [] : [[heading, ...numberedItems].join('\n\n')];
}
