/** Composes the organizer's message to a player: plain text for a mail, with the source of every rule. */

import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatSource } from '../../../../shared/rules/format-source.ts';
import { formatWithCount, groupEqualFindings } from '../../../../shared/rules/group-findings.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import type { ShownList } from './messages.ts';

interface Pack {
  readonly name: string;
  readonly fingerprint: string;
}

interface Said {
  readonly finding: Finding;
  readonly repairs: readonly string[];
}

export function playerMessage(translate: Translate, list: ShownList, pack: Pack): string {
  const { verdict, name, file, fingerprint, replacedBy, notes, reason } = list;
  const found: Said[] = [...list.findings, ...list.elsewhere.map((finding) => ({ finding, repairs: [] }))];
  const of = (severity: Finding['severity']): Said[] => found.filter(({ finding }) => finding.severity === severity);
  const isRead = verdict === 'legal' || verdict === 'illegal';
  const parts = [
    isRead
      ? translate(`playerMessage.${verdict}`, { event: pack.name, list: name })
      : translate('playerMessage.unreadable', { event: pack.name, file }),
    ...(replacedBy === undefined ? [] : [translate('playerMessage.replaced', { file: replacedBy })]),
    ...(isRead ? [] : [[reason, ...notes].join('\n')]),
    ...numbered(translate, translate('playerMessage.errors'), of('error')),
    ...numbered(translate, translate('playerMessage.warnings'), of('warning')),
    [
      ...(fingerprint === ''
        ? []
        : [translate('playerMessage.fingerprint', { print: shortenFingerprint(fingerprint) })]),
      translate('playerMessage.pack', { name: pack.name, print: shortenFingerprint(pack.fingerprint) }),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function numbered(translate: Translate, head: string, found: readonly Said[]): string[] {
  const groups = groupEqualFindings(found, ({ finding }) => finding);
  const items = groups.map(({ first: { finding, repairs }, count }, index) => {
    const place = formatCite(translate, finding.cite);
    const lines = [
      formatWithCount(translate, formatLateText(translate, finding.message), count),
      translate('playerMessage.rule', {
        place: finding.cite.chapter === undefined ? place : `${formatSource(translate, finding.cite)}, ${place}`,
      }),
      ...repairs.map((label: string) => translate('playerMessage.wayOut', { label })),
    ];
    return `${index + 1}. ${lines.join('\n   ')}`;
  });
  return items.length === 0 ? [] : [[head, ...items].join('\n\n')];
}
