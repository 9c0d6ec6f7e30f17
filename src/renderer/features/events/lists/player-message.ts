/** What an organiser writes to the player of a list: plain text for a mail, with the place of every rule. */
import { shortFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { translatePhrase } from '../../../../shared/i18n/phrases.ts';
import { equalFindings, withCount } from '../../../../shared/rules/equal-findings.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { PLAYER_MESSAGE } from '../../../strings/documents/events.ts';
import { citeText } from '../../../strings/documents/findings.ts';
import type { ShownList } from './messages.ts';

interface Pack {
  readonly name: string;
  readonly fingerprint: string;
}

interface Said {
  readonly finding: Finding;
  readonly repairs: readonly string[];
}

export function playerMessage(list: ShownList, pack: Pack): string {
  const { verdict, name, file, fingerprint, replacedBy, notes, reason } = list;
  const found: Said[] = [...list.findings, ...list.elsewhere.map((finding) => ({ finding, repairs: [] }))];
  const of = (severity: Finding['severity']): Said[] => found.filter(({ finding }) => finding.severity === severity);
  const isRead = verdict === 'legal' || verdict === 'illegal';
  const parts = [
    isRead ? PLAYER_MESSAGE[verdict](pack.name, name) : PLAYER_MESSAGE.unreadable(pack.name, file),
    ...(replacedBy === undefined ? [] : [PLAYER_MESSAGE.replaced(replacedBy)]),
    ...(isRead ? [] : [[reason, ...notes].join('\n')]),
    ...numbered(PLAYER_MESSAGE.errors, of('error')),
    ...numbered(PLAYER_MESSAGE.warnings, of('warning')),
    [
      ...(fingerprint === '' ? [] : [PLAYER_MESSAGE.fingerprint(shortFingerprint(fingerprint))]),
      PLAYER_MESSAGE.pack(pack.name, shortFingerprint(pack.fingerprint)),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function numbered(head: string, found: readonly Said[]): string[] {
  const groups = equalFindings(found, ({ finding }) => finding);
  const items = groups.map(({ one: { finding, repairs }, count }, i) => {
    const { source, chapter } = finding.cite;
    const place = citeText(finding.cite);
    const lines = [
      withCount(finding.message, count),
      PLAYER_MESSAGE.rule(chapter === undefined ? place : `${translatePhrase(source)}, ${place}`),
      ...repairs.map(PLAYER_MESSAGE.wayOut),
    ];
    return `${i + 1}. ${lines.join('\n   ')}`;
  });
  return items.length === 0 ? [] : [[head, ...items].join('\n\n')];
}
