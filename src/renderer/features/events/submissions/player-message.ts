/** Composes the organizer's message to a player as plain text for an email, with a citation for every finding. */

import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { isTextListFile } from '../../../../shared/event-pack/file-kinds.ts';
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

/** What a message says first. A withdrawal counts before a newer list of the player, and that before a decision and the verdict. */
type MessageStatus = 'withdrawn' | 'replaced' | 'accept' | 'reject' | 'legal' | 'illegal' | 'unreadable';

function getStatus({ verdict, decision, withdrawal, replacedBy }: ShownSubmission): MessageStatus {
  if (withdrawal !== undefined) return 'withdrawn';
  if (replacedBy !== undefined) return 'replaced';
  if (decision !== undefined) return decision.action;
  return verdict === 'legal' || verdict === 'illegal' ? verdict : 'unreadable';
}

export function composePlayerMessage(translate: Translate, submission: ShownSubmission, pack: PackIdentity): string {
  const { name, file, fingerprint, replacedBy = '' } = submission;
  const status = getStatus(submission);
  const paragraphs = [
    translate(`playerMessage.${status}`, {
      event: pack.name,
      list: name,
      file: status === 'replaced' ? replacedBy : file,
    }),
    ...listStatusReasons(translate, submission, status),
    ...listFindingParagraphs(translate, submission, status),
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

/** Lists why the status is as it is. A player needs no decision that has lapsed, and nothing but the reason if the list doesn't count. */
function listStatusReasons(translate: Translate, submission: ShownSubmission, status: MessageStatus): string[] {
  const { decision, withdrawal, isLate, reason, file } = submission;
  const lateSentences = (messageKey: 'late' | 'lateAccepted' | 'lateRejected'): string[] =>
    isLate === true ? [translate(`playerMessage.${messageKey}`)] : [];
  switch (status) {
    case 'withdrawn':
      return withdrawal === undefined || withdrawal.reason === '' ? [] : listRulings(translate, { withdrawal });
    case 'replaced':
      return [];
    case 'accept':
    case 'reject':
      return [
        ...(decision === undefined ? [] : listRulings(translate, { decision })),
        ...lateSentences(status === 'accept' ? 'lateAccepted' : 'lateRejected'),
        ...(status === 'reject' && submission.verdict === 'unreadable' ? [reason] : []),
      ];
    case 'unreadable':
      return [
        ...lateSentences('late'),
        [reason, translate(isTextListFile(file) ? 'playerMessage.clearUp' : 'playerMessage.sendAgain')].join('\n'),
      ];
    default:
      return lateSentences('late');
  }
}

/** Lists the findings with their fixes. Nothing is to be fixed in a list that is accepted or that doesn't count. */
function listFindingParagraphs(
  translate: Translate,
  { findings, memberFindings }: ShownSubmission,
  status: MessageStatus,
): string[] {
  if (status === 'withdrawn' || status === 'replaced') return [];
  const reportedFindings: readonly ReportedFinding[] = [
    ...findings,
    ...memberFindings.map((finding) => ({ finding, repairs: [] })),
  ].map(({ finding, repairs }) => ({ finding, repairs: status === 'accept' ? [] : repairs }));
  const listBySeverity = (severity: Finding['severity']): ReportedFinding[] =>
    reportedFindings.filter(({ finding }) => finding.severity === severity);
  const errorsKey = status === 'accept' ? 'acceptedErrors' : status === 'reject' ? 'rejectedErrors' : 'errors';
  const warningsKey = status === 'legal' ? 'warnings' : 'otherWarnings';
  return [
    ...formatNumberedFindings(translate, translate(`playerMessage.${errorsKey}`), listBySeverity('error')),
    ...formatNumberedFindings(translate, translate(`playerMessage.${warningsKey}`), listBySeverity('warning')),
  ];
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
