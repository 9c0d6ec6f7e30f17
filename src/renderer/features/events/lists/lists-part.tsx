import { FilePlus2, FolderPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button } from '../../../components/button.tsx';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import { Notice } from '../../../components/notice.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { droppedFiles } from '../../../platform/dropped-files.ts';
import { EVENT_LISTS } from '../../../strings/documents/events.ts';
import { useDrop } from '../../documents/use-drop.ts';
import { canJudge } from '../judge-pack.ts';
import { type ListsState, listsOf } from './event-lists.ts';
import { ListDetails } from './list-details.tsx';
import css from './lists.module.css';
import { actionsFor } from './lists-actions.ts';
import { FILTERS, type Filter, ListsBar } from './lists-bar.tsx';
import { ListsTable } from './lists-table.tsx';
import type { ShownList } from './messages.ts';

const NONE: readonly ShownList[] = [];

const isOf = (filter: Filter, { verdict }: ShownList): boolean => {
  const isBeside = verdict === 'library' || verdict === 'no-list';
  if (filter === 'beside') return isBeside;
  return !isBeside && (filter === 'all' || verdict === filter);
};

/** The lists that were sent in: dropped or chosen, judged by the pack, each with its reasons, and the report on all. */
export function ListsPart({ event }: { event: EventPack }) {
  const lists = listsOf(event.id);
  const state = useSyncExternalStore(lists.subscribe, lists.snapshot);
  const { judged, since } = state;
  const isSound = canJudge(event);
  const actions = useMemo(() => actionsFor(lists, event), [lists, event]);
  useEffect(() => {
    if (isSound) attempt(lists.judge(event), EVENT_LISTS.failed);
  }, [lists, event, isSound]);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'add-lists', label: EVENT_LISTS.more, shortcut: 'mod+o', run: () => attempt(actions.files()) },
      { id: 'add-list-folder', label: EVENT_LISTS.moreFolder, run: () => attempt(actions.folder()) },
      {
        id: 'save-report',
        label: EVENT_LISTS.reportMore,
        shortcut: 'mod+p',
        enabled: judged !== undefined,
        run: () => attempt(actions.save('pages'), EVENT_LISTS.failed),
      },
    ],
    [actions, judged],
  );
  useCommands(commands);
  const drop = useDrop('Files', (data) => attempt(droppedFiles(data).then((files) => actions.take(files))));

  const [filter, setFilter] = useState<Filter>('all');
  const [text, setText] = useState('');
  const [chosen, choose] = useState<string>();
  const deferred = useDeferredValue(text);
  const all = judged?.lists ?? NONE;
  const shown = useMemo(() => {
    const terms = searchTerms(deferred);
    return all.filter((one) => isOf(filter, one) && hasTerms(fold(`${one.name} ${one.file} ${one.reason}`), terms));
  }, [all, filter, deferred]);
  const open = all.find(({ file }) => file === chosen);
  const count = (of: Filter) => all.filter((one) => isOf(of, one)).length;

  return (
    <section
      className={css.part}
      data-takes-documents
      data-over={drop.over || undefined}
      aria-label={EVENT_LISTS.part}
      {...drop.handlers}
    >
      <ListsStatus state={state} isSound={isSound} onStop={() => lists.stop()} />
      {judged === undefined ? (
        <Notice title={drop.over ? EVENT_LISTS.over : EVENT_LISTS.emptyTitle} text={EVENT_LISTS.emptyText}>
          <Button kind="primary" icon={<FolderPlus />} isDisabled={!isSound} onPress={() => attempt(actions.folder())}>
            {EVENT_LISTS.chooseFolder}
          </Button>
          <Button icon={<FilePlus2 />} isDisabled={!isSound} onPress={() => attempt(actions.files())}>
            {EVENT_LISTS.chooseFiles}
          </Button>
        </Notice>
      ) : (
        <>
          <ListsBar
            state={state}
            filters={FILTERS.filter((one) => one === 'all' || count(one) > 0).map((id) => ({ id, count: count(id) }))}
            filter={filter}
            onFilter={setFilter}
            text={text}
            onText={setText}
            actions={actions}
          />
          <div className={css.split} data-open={open === undefined ? undefined : true}>
            {shown.length === 0 ? (
              <Notice title={count('all') === 0 ? EVENT_LISTS.noList : EVENT_LISTS.noMatch} text="">
                <Button
                  onPress={() => {
                    setFilter(count('all') === 0 ? 'beside' : 'all');
                    setText('');
                  }}
                >
                  {EVENT_LISTS.showAll}
                </Button>
              </Notice>
            ) : (
              <ListsTable lists={shown} chosen={chosen} hasChanges={since !== undefined} onChoose={choose} />
            )}
            <ListDetails list={open} event={event} lists={lists} onClose={() => choose(undefined)} />
          </div>
        </>
      )}
    </section>
  );
}

function ListsStatus({ state, isSound, onStop }: { state: ListsState; isSound: boolean; onStop(): void }) {
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
