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
  const t = useTranslate();
  const { isRead, files, progress } = state;
  if (!isRead) return null;
  if (files > 0) {
    return (
      <Notice title={t('eventLists.waiting', { n: files })} text={t('eventLists.waitingText')}>
        {progress === undefined ? (
          <Button kind="primary" icon={<Scale />} isDisabled={!isSound} onPress={onJudge}>
            {t('eventLists.judge')}
          </Button>
        ) : null}
      </Notice>
    );
  }
  // The first ones are on their way: the line above says how far.
  if (progress !== undefined) return null;
  return (
    <Notice title={isOver ? t('eventLists.over') : t('eventLists.emptyTitle')} text={t('eventLists.emptyText')}>
      <Button kind="primary" icon={<FolderPlus />} isDisabled={!isSound} onPress={() => attempt(actions.folder())}>
        {t('eventLists.chooseFolder')}
      </Button>
      <Button icon={<FilePlus2 />} isDisabled={!isSound} onPress={() => attempt(actions.files())}>
        {t('eventLists.chooseFiles')}
      </Button>
    </Notice>
  );
}

/** What is being done, and what went wrong. */
export function ListsStatus({ state, isSound, onStop }: { state: ListsState; isSound: boolean; onStop(): void }) {
  const t = useTranslate();
  const { progress, failed } = state;
  return (
    <div className={css.status} role="status">
      {progress === undefined ? null : (
        <>
          {t(`eventLists.${progress.stage}`, { done: progress.done, of: progress.of })}
          <Button onPress={onStop}>{t('eventLists.stop')}</Button>
        </>
      )}
      {isSound ? null : t('eventLists.packBroken')}
      {failed === undefined ? null : t('eventLists.failed', { reason: failed })}
    </div>
  );
}
