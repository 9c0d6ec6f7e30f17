import type { AuditEntry } from '../../../../../shared/event-pack/audit-trail.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './submissions.module.css';

interface Props {
  title: string;
  /** The oldest first. */
  entries: readonly AuditEntry[];
  /** The file whose history this is. Entries about other files name them. */
  shownFile?: string;
}

/** Lists what was decided, by whom and why, behind a title that unfolds. */
export function RulingHistory({ title, entries, shownFile }: Props) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{title}</summary>
      <ol className={css.sentences}>
        {entries.map((entry) => (
          <li key={`${entry.timestamp} ${entry.file} ${entry.action}`}>
            {entry.file === shownFile ? '' : `${shortenName(entry.file)}, `}
            {translate('eventLists.historyEntry', {
              time: formatTime(translate, entry.timestamp),
              action: translate(`eventLists.actions.${entry.action}`),
              hasJudge: entry.judge === '' ? 'no' : 'yes',
              judge: entry.judge,
              hasReason: entry.reason === '' ? 'no' : 'yes',
              reason: entry.reason,
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}
