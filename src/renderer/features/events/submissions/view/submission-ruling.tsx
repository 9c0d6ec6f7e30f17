import { getArrival } from '../../../../../shared/event-pack/event-dates.ts';
import { Button } from '../../../../components/button.tsx';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import { RulingHistory } from './ruling-history.tsx';
import { createRulingActions, isPlayerList, type SubmissionHandlers } from './submission-menu.tsx';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  handlers: SubmissionHandlers;
}

/** Shows what was decided about a submission and its history, and lets a judge decide or withdraw it. Other files have no such section. */
export function SubmissionRuling({ submission, handlers }: Props) {
  const translate = useTranslate();
  const { isLate, arrivalTimes, rulings, file, history } = submission;
  if (!isPlayerList(submission)) return null;
  return (
    <section className={css.copy} aria-label={translate('eventLists.judge')}>
      <h3>{translate('eventLists.judge')}</h3>
      {rulings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLate === true ? (
        <p>{translate('judgeRulings.late', { time: formatTime(translate, getArrival(arrivalTimes) ?? 0) })}</p>
      ) : null}
      <div className={css.act}>
        {createRulingActions(translate, submission, handlers).map(({ id, label, icon, run }) => (
          <Button key={id} icon={icon} onPress={run}>
            {label}
          </Button>
        ))}
      </div>
      {history === undefined ? null : (
        <RulingHistory
          title={translate('eventLists.history', { n: history.length })}
          entries={history}
          shownFile={file}
        />
      )}
    </section>
  );
}
