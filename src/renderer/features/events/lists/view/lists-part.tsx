import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useDrop } from '../../../../components/use-drop.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { getCharacterNames } from '../../../../games/game-items.ts';
import { canJudge } from '../../../../games/judge-pack.ts';
import { readDroppedFiles } from '../../../../platform/dropped-files.ts';
import { useGames, useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { actionsFor } from '../lists-actions.ts';
import { listsOf } from '../lists-of.ts';
import { chosenLists, FILTERS, type Filter, isOf, type Order, ordered } from '../lists-order.ts';
import type { JudgedLists, ShownList } from '../messages.ts';
import { ListDetails } from './list-details.tsx';
import css from './lists.module.css';
import { ListsBar } from './lists-bar.tsx';
import { ListsOverview } from './lists-overview.tsx';
import { ListsStatus, NoListsYet } from './lists-states.tsx';
import { ListsTable } from './lists-table.tsx';
import { PlayersDialog } from './players-dialog.tsx';

const NONE: readonly ShownList[] = [];

/** Shows the submitted lists: the user drops or chooses files, the pack judges them, and a report covers them all. */
export function ListsPart({ event }: { event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { database, stores: tables } = useLibrary();
  const lists = listsOf(translate, gameCatalog, database, event.id);
  const state = useStore(lists.store);
  const { judged, notes } = state;
  const isSound = canJudge(gameCatalog, event);
  const actions = useMemo(
    () =>
      actionsFor(translate, gameCatalog, lists, event, () =>
        getCharacterNames(gameCatalog, tables.characters.snapshot(), gameCatalog.getGame(event)),
      ),
    [lists, event, tables, gameCatalog, translate],
  );
  const { isRead } = state;
  const first = useRef(event);
  useEffect(() => attempt(lists.open(first.current), 'eventLists.failed'), [lists]);
  useEffect(() => {
    if (isSound && isRead) attempt(lists.judge(event), 'eventLists.failed');
  }, [lists, event, isSound, isRead]);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'add-lists', label: translate('eventLists.more'), shortcut: 'mod+o', run: () => attempt(actions.files()) },
      { id: 'add-list-folder', label: translate('eventLists.moreFolder'), run: () => attempt(actions.folder()) },
      {
        id: 'save-report',
        label: translate('eventLists.reportMore'),
        shortcut: 'mod+p',
        enabled: judged !== undefined,
        run: () => attempt(actions.save('pages'), 'eventLists.failed'),
      },
    ],
    [actions, judged, translate],
  );
  useCommands(commands);
  const drop = useDrop('Files', (data) => attempt(readDroppedFiles(data).then((files) => actions.take(files))));

  const { filter, setFilter, text, setText, order, setOrder, code, setCode, all, shown, count } = useShown(judged);
  const [asksPlayers, askPlayers] = useState(false);
  const [chosen, choose] = useState<string>();
  const open = all.find(({ file }) => file === chosen);

  return (
    <section
      className={css.part}
      data-takes-documents
      data-over={drop.over || undefined}
      aria-label={translate('eventLists.part')}
      {...drop.handlers}
    >
      <ListsStatus state={state} isSound={isSound} onStop={() => lists.stop()} />
      {judged === undefined ? (
        <NoListsYet
          state={state}
          isSound={isSound}
          isOver={drop.over}
          actions={actions}
          onJudge={() => attempt(lists.judge(event), 'eventLists.failed')}
        />
      ) : (
        <>
          <ListsBar
            state={state}
            filters={FILTERS.filter((one) => one === 'all' || count(one) > 0).map((id) => ({ id, count: count(id) }))}
            filter={filter}
            onFilter={setFilter}
            text={text}
            onText={setText}
            order={order}
            onOrder={setOrder}
            alike={code === undefined ? undefined : shown.length}
            onAlike={() => setCode(undefined)}
            onPlayers={() => askPlayers(true)}
            onByPack={() => lists.dismissByPack()}
            actions={actions}
          />
          <div className={css.split} data-open={open === undefined ? undefined : true}>
            {shown.length === 0 ? (
              <Notice
                title={count('all') === 0 ? translate('eventLists.noList') : translate('eventLists.noMatch')}
                text=""
              >
                <Button
                  onPress={() => {
                    setFilter(count('all') === 0 ? 'beside' : 'all');
                    setText('');
                    setCode(undefined);
                  }}
                >
                  {translate('eventLists.showAll')}
                </Button>
              </Notice>
            ) : (
              <ListsTable lists={shown} chosen={chosen} hasChanges={count('changed') > 0} onChoose={choose} />
            )}
            {open === undefined ? (
              <ListsOverview
                state={state}
                onReason={(reason) => {
                  setFilter('illegal');
                  setCode(reason);
                }}
                onPlayers={() => askPlayers(true)}
              />
            ) : (
              <ListDetails
                list={open}
                event={event}
                lists={lists}
                actions={actions}
                expected={notes.expected}
                copy={state.copies[open.file]}
                onClose={() => choose(undefined)}
              />
            )}
          </div>
        </>
      )}
      {asksPlayers ? (
        <PlayersDialog
          names={notes.expected}
          onKeep={(names) => attempt(actions.setExpected(names), 'eventLists.failed')}
          onClose={() => askPlayers(false)}
        />
      ) : null}
    </section>
  );
}

/** Returns the lists that match the filter and the search. */
function useShown(judged: JudgedLists | undefined) {
  const [filter, setFilter] = useState<Filter>('all');
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('worst');
  const [code, setCode] = useState<string>();
  const deferred = useDeferredValue(text);
  const all = judged?.lists ?? NONE;
  const sorted = useMemo(() => ordered(all, order), [all, order]);
  const shown = useMemo(() => chosenLists(sorted, { filter, text: deferred, code }), [sorted, filter, deferred, code]);
  const count = (of: Filter) => all.filter((one) => isOf(of, one)).length;
  return { filter, setFilter, text, setText, order, setOrder, code, setCode, all, shown, count };
}
