import { useState } from 'react';
import { shortenFingerprint } from '../../../../../shared/document/fingerprint/sha256.ts';
import { getArrival } from '../../../../../shared/event-pack/event-dates.ts';
import { Button } from '../../../../components/button.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { isPlayerList } from './submission-menu.tsx';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  actions: SubmissionActions;
}

/** The file of a submission, when it arrived, which the organizer can set, and its fingerprint. */
export function SubmissionFacts({ submission, actions }: Props) {
  const translate = useTranslate();
  const [isSettingTime, setSettingTime] = useState(false);
  const { file, arrivalTimes, fingerprint } = submission;
  const receivedAt = getArrival(arrivalTimes);
  return (
    <>
      <dl className={css.facts}>
        <dt>{translate('eventLists.file')}</dt>
        <dd>{file}</dd>
        <dt>{translate('eventLists.received')}</dt>
        <dd className={css.received}>
          {receivedAt === undefined ? translate('eventLists.receivedUnknown') : formatTime(translate, receivedAt)}
          {isPlayerList(submission) ? (
            <Button kind="quiet" onPress={() => setSettingTime(true)}>
              {translate('eventLists.setReceived')}
            </Button>
          ) : null}
        </dd>
        {fingerprint === '' ? null : (
          <>
            <dt>{translate('eventLists.fingerprint')}</dt>
            <dd>{shortenFingerprint(fingerprint)}</dd>
          </>
        )}
      </dl>
      {isSettingTime ? (
        <ReceivedDialog
          receivedAt={receivedAt}
          onSave={(time) => attempt(actions.setReceived(submission, time), 'eventLists.failed')}
          onClose={() => setSettingTime(false)}
        />
      ) : null}
    </>
  );
}
