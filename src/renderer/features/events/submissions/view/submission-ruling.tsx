import { CircleCheck, CircleX, LogOut, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AuditEntry } from '../../../../../shared/event-pack/audit-trail.ts';
import { Button } from '../../../../components/button.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import { type ReasonedAction, RulingDialog } from './ruling-dialog.tsx';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  /** What was decided about all submissions, the oldest first. */
  auditTrail: readonly AuditEntry[];
  actions: SubmissionActions;
}

/** Shows what was decided about a submission and its history, and lets a judge decide or withdraw it. */
export function SubmissionRuling({ submission, auditTrail, actions }: Props) {
  const translate = useTranslate();
  const [askedAction, setAskedAction] = useState<ReasonedAction>();
  const { verdict, decision, withdrawal, isLate, rulings, file } = submission;
  const fileEntries = auditTrail.filter((entry) => entry.file === file);
  const rule = (action: AuditEntry['action'], reason = '', judge = '') =>
    attempt(actions.rule(submission, { action, reason, judge }), 'eventLists.failed');
  return (
    <section className={css.copy} aria-label={translate('eventLists.judge')}>
      <h3>{translate('eventLists.judge')}</h3>
      {rulings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLate === true ? <p>{translate('judgeRulings.late')}</p> : null}
      <div className={css.act}>
        {decision !== undefined ? (
          <Button icon={<Undo2 />} onPress={() => rule('revoke')}>
            {translate('eventLists.ruleAs.revoke')}
          </Button>
        ) : verdict === 'legal' ? (
          <Button icon={<CircleX />} onPress={() => setAskedAction('reject')}>
            {translate('eventLists.ruleAs.reject')}
          </Button>
        ) : (
          <Button icon={<CircleCheck />} onPress={() => setAskedAction('accept')}>
            {translate('eventLists.ruleAs.accept')}
          </Button>
        )}
        {withdrawal === undefined ? (
          <Button icon={<LogOut />} onPress={() => setAskedAction('withdraw')}>
            {translate('eventLists.ruleAs.withdraw')}
          </Button>
        ) : (
          <Button icon={<Undo2 />} onPress={() => rule('restore')}>
            {translate('eventLists.ruleAs.restore')}
          </Button>
        )}
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
      {askedAction === undefined ? null : (
        <RulingDialog
          action={askedAction}
          lastJudge={auditTrail.findLast(({ judge }) => judge !== '')?.judge ?? ''}
          onConfirm={(reason, judge) => rule(askedAction, reason, judge)}
          onClose={() => setAskedAction(undefined)}
        />
      )}
    </section>
  );
}
