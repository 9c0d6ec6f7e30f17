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
  /** Whether the pack can judge. */
  isSound: boolean;
  /** Files are held over it. */
  isOver: boolean;
  actions: ListsActions;
  onJudge(): void;
}

/** Before anything is judged: where lists are dropped, or those that are kept and wait. */
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
  // The first ones are on their way: the line above says how far.
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

/** What is being done, and what went wrong. */
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
