import { FilePlus2, FolderPlus, Scale } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { EVENT_LISTS } from '../../../../strings/documents/events.ts';
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
  const { isRead, files, progress } = state;
  if (!isRead) return null;
  if (files > 0) {
    return (
      <Notice title={EVENT_LISTS.waiting(files)} text={EVENT_LISTS.waitingText}>
        {progress === undefined ? (
          <Button kind="primary" icon={<Scale />} isDisabled={!isSound} onPress={onJudge}>
            {EVENT_LISTS.judge}
          </Button>
        ) : null}
      </Notice>
    );
  }
  // The first ones are on their way: the line above says how far.
  if (progress !== undefined) return null;
  return (
    <Notice title={isOver ? EVENT_LISTS.over : EVENT_LISTS.emptyTitle} text={EVENT_LISTS.emptyText}>
      <Button kind="primary" icon={<FolderPlus />} isDisabled={!isSound} onPress={() => attempt(actions.folder())}>
        {EVENT_LISTS.chooseFolder}
      </Button>
      <Button icon={<FilePlus2 />} isDisabled={!isSound} onPress={() => attempt(actions.files())}>
        {EVENT_LISTS.chooseFiles}
      </Button>
    </Notice>
  );
}

/** What is being done, and what went wrong. */
export function ListsStatus({ state, isSound, onStop }: { state: ListsState; isSound: boolean; onStop(): void }) {
  const { progress, failed } = state;
  return (
    <div className={css.status} role="status">
      {progress === undefined ? null : (
        <>
          {EVENT_LISTS[progress.stage](progress.done, progress.of)}
          <Button onPress={onStop}>{EVENT_LISTS.stop}</Button>
        </>
      )}
      {isSound ? null : EVENT_LISTS.packBroken}
      {failed === undefined ? null : EVENT_LISTS.failed(failed)}
    </div>
  );
}
