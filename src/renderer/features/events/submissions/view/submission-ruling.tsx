import type { AuditEntry } from '../../../../../shared/event-pack/audit-trail.ts';
import { Button } from '../../../../components/button.tsx';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import { createRulingActions, type SubmissionHandlers } from './submission-menu.tsx';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  /** What was decided about all submissions, the oldest first. */
  auditTrail: readonly AuditEntry[];
  handlers: SubmissionHandlers;
}

/** Shows what was decided about a submission and its history, and lets a judge decide or withdraw it. */
export function SubmissionRuling({ submission, auditTrail, handlers }: Props) {
  const translate = useTranslate();
  const { isLate, rulings, file } = submission;
  const fileEntries = auditTrail.filter((entry) => entry.file === file);
  return (
    <section className={css.copy} aria-label={translate('eventLists.judge')}>
      <h3>{translate('eventLists.judge')}</h3>
      {rulings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLate === true ? <p>{translate('judgeRulings.late')}</p> : null}
      <div className={css.act}>
        {createRulingActions(translate, submission, handlers).map(({ id, label, icon, run }) => (
          <Button key={id} icon={icon} onPress={run}>
            {label}
          </Button>
        ))}
      </div>
      {fileEntries.length === 0 ? null : (
        <details>
          <summary>{translate('eventLists.history', { n: fileEntries.length })}</summary>
          <ol className={css.sentences}>
            {fileEntries.map((entry) => (
              <li key={`${entry.timestamp} ${entry.action}`}>
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
      )}
    </section>
  );
}
