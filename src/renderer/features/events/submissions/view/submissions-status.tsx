import { FilePlus2, FolderPlus, Scale } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import css from './bar.module.css';
import { RulingHistory } from './ruling-history.tsx';

interface Props {
  state: SubmissionsState;
  /** Whether the pack can judge submissions. */
  isPackValid: boolean;
  /** Whether files are being dragged over this part of the screen. */
  isDraggedOver: boolean;
  actions: SubmissionActions;
  onJudge(): void;
}

/** Explains where to drop submissions, or offers to judge the saved ones. */
export function NoSubmissionsYet({ state, isPackValid, isDraggedOver, actions, onJudge }: Props) {
  const translate = useTranslate();
  const { isRead, fileCount, progress, notes } = state;
  if (!isRead) return null;
  if (fileCount > 0) {
    return (
      <Notice title={translate('eventLists.waiting', { n: fileCount })} text={translate('eventLists.waitingText')}>
        {progress === undefined ? (
          <Button kind="primary" icon={<Scale />} isDisabled={!isPackValid} onPress={onJudge}>
            {translate('eventLists.check')}
          </Button>
        ) : null}
      </Notice>
    );
  }
  // The first files are being read, and `SubmissionsStatus` shows the progress.
  if (progress !== undefined) return null;
  return (
    <Notice
      title={isDraggedOver ? translate('eventLists.over') : translate('eventLists.emptyTitle')}
      text={translate('eventLists.emptyText')}
    >
      <Button
        kind="primary"
        icon={<FolderPlus />}
        isDisabled={!isPackValid}
        onPress={() => attempt(actions.chooseFolder())}
      >
        {translate('eventLists.chooseFolder')}
      </Button>
      <Button icon={<FilePlus2 />} isDisabled={!isPackValid} onPress={() => attempt(actions.chooseFiles())}>
        {translate('eventLists.chooseFiles')}
      </Button>
      {notes.auditTrail.length === 0 ? null : (
        <RulingHistory
          title={translate('eventLists.removedHistory', { n: notes.auditTrail.length })}
          entries={notes.auditTrail}
        />
      )}
    </Notice>
  );
}

/** Shows the progress of the current work and its errors. */
export function SubmissionsStatus({
  state,
  isPackValid,
  onStop,
}: {
  state: SubmissionsState;
  isPackValid: boolean;
  onStop(): void;
}) {
  const translate = useTranslate();
  const { progress, failureText } = state;
  return (
    <div className={css.status} role="status">
      {progress === undefined ? null : (
        <>
          {translate(`eventLists.${progress.stage}`, { done: progress.done, of: progress.total })}
          <Button onPress={onStop}>{translate('eventLists.stop')}</Button>
        </>
      )}
      {isPackValid ? null : translate('eventLists.packBroken')}
      {failureText === undefined ? null : translate('eventLists.failed', { reason: failureText })}
    </div>
  );
}
