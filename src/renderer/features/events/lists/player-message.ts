/** What an organiser writes to the player of a list: plain text for a mail, with the place of every rule. */

import { shortFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { nameSource } from '../../../../shared/rules/cite-source.ts';
import { equalFindings, withCount } from '../../../../shared/rules/equal-findings.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
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
      ...(fingerprint === '' ? [] : [translate('playerMessage.fingerprint', { print: shortFingerprint(fingerprint) })]),
      translate('playerMessage.pack', { name: pack.name, print: shortFingerprint(pack.fingerprint) }),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function numbered(translate: Translate, head: string, found: readonly Said[]): string[] {
  const groups = equalFindings(found, ({ finding }) => finding);
  const items = groups.map(({ one: { finding, repairs }, count }, index) => {
    const place = formatCite(translate, finding.cite);
    const lines = [
      withCount(translate, formatText(translate, finding.message), count),
      translate('playerMessage.rule', {
        place: finding.cite.chapter === undefined ? place : `${nameSource(translate, finding.cite)}, ${place}`,
      }),
      ...repairs.map((label: string) => translate('playerMessage.wayOut', { label })),
    ];
    return `${index + 1}. ${lines.join('\n   ')}`;
  });
  return items.length === 0 ? [] : [[head, ...items].join('\n\n')];
}
