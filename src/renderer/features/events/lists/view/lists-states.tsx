import { FilePlus2, FolderPlus, Scale } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ListsActions } from '../lists-actions.ts';
import type { ListsState } from '../lists-state.ts';
import css from './bar.module.css';

interface Props {
  state: ListsState;
  /** Whether the pack can judge lists. */
  isSound: boolean;
  /** Whether files are being dragged over it. */
  isOver: boolean;
  actions: ListsActions;
  onJudge(): void;
}

/** Shows where to drop lists, or the saved lists that wait to be judged. */
export function NoListsYet({ state, isSound, isOver, actions, onJudge }: Props) {
  const translate = useTranslate();
  const { isRead, files, progress } = state;
  if (!isRead) return null;
  if (files > 0) {
    return (
      <Notice title={translate('eventLists.waiting', { n: files })} text={translate('eventLists.waitingText')}>
        {progress === undefined ? (
          <Button kind="primary" icon={<Scale />} isDisabled={!isSound} onPress={onJudge}>
            {translate('eventLists.judge')}
          </Button>
        ) : null}
      </Notice>
    );
  }
  // The first files are being read, and the line above shows the progress.
  if (progress !== undefined) return null;
  return (
    <Notice
      title={isOver ? translate('eventLists.over') : translate('eventLists.emptyTitle')}
      text={translate('eventLists.emptyText')}
    >
      <Button kind="primary" icon={<FolderPlus />} isDisabled={!isSound} onPress={() => attempt(actions.folder())}>
        {translate('eventLists.chooseFolder')}
      </Button>
      <Button icon={<FilePlus2 />} isDisabled={!isSound} onPress={() => attempt(actions.files())}>
        {translate('eventLists.chooseFiles')}
      </Button>
    </Notice>
  );
}

/** Shows the progress of the current work and its errors. */
export function ListsStatus({ state, isSound, onStop }: { state: ListsState; isSound: boolean; onStop(): void }) {
  const translate = useTranslate();
  const { progress, failed } = state;
  return (
    <div className={css.status} role="status">
      {progress === undefined ? null : (
        <>
          {translate(`eventLists.${progress.stage}`, { done: progress.done, of: progress.of })}
          <Button onPress={onStop}>{translate('eventLists.stop')}</Button>
        </>
      )}
      {isSound ? null : translate('eventLists.packBroken')}
      {failed === undefined ? null : translate('eventLists.failed', { reason: failed })}
    </div>
  );
}
