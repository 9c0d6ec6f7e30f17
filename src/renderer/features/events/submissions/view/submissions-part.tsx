import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useContextMenu } from '../../../../components/row-menu/use-context-menu.tsx';
import { useDrop } from '../../../../components/use-drop.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { getCharacterNames } from '../../../../games/game-items.ts';
import { canJudge } from '../../../../games/judge-pack.ts';
import { endTextList, useTextListRequest } from '../../../../navigation/text-list-request.ts';
import { readDroppedFiles } from '../../../../platform/dropped-files.ts';
import { useGames, useLibrary, useLoaded } from '../../../../store/library-context.ts';
import type { TableName } from '../../../../store/rows.ts';
import { useLiveQuery } from '../../../../store/use-live-query.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import {
  filterSubmissions,
  matchesFilter,
  SUBMISSION_FILTERS,
  type SubmissionFilter,
  type SubmissionOrder,
  sortSubmissions,
} from '../filter-submissions.ts';
import { getEventSubmissions } from '../get-event-submissions.ts';
import { openToRepair } from '../open-to-repair.ts';
import { createSubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission, SubmissionResults } from '../worker-messages.ts';
import { PlayersDialog } from './players-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { type ReasonedAction, RulingDialog } from './ruling-dialog.tsx';
import { SubmissionDetails } from './submission-details.tsx';
import { createSubmissionMenu, type SubmissionHandlers } from './submission-menu.tsx';
import css from './submissions.module.css';
import { SubmissionsBar } from './submissions-bar.tsx';
import { SubmissionsOverview } from './submissions-overview.tsx';
import { NoSubmissionsYet, SubmissionsStatus } from './submissions-status.tsx';
import { SubmissionsTable } from './submissions-table.tsx';

const LISTED_TABLES: readonly TableName[] = ['characters', 'factions'];
const NO_SUBMISSIONS: readonly ShownSubmission[] = [];

/** Shows the submissions: the user drops or chooses files, the pack judges them, and a report covers them all. */
export function SubmissionsPart({ eventPack }: { eventPack: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { stores } = library;
  const eventSubmissions = getEventSubmissions(translate, gameCatalog, library, eventPack.id);
  const state = useStore(eventSubmissions.store);
  const { results, notes } = state;
  const isPackValid = canJudge(gameCatalog, eventPack);
  const shownState = useShownSubmissions(results, translate('eventLists.playerUnknown'));
  const { filter, setFilter, searchText, setSearchText, order, setOrder, findingCode, setFindingCode, showAll } =
    shownState;
  const { allSubmissions, shownSubmissions, countMatches } = shownState;
  const actions = useMemo(
    () =>
      createSubmissionActions(translate, gameCatalog, eventSubmissions, eventPack, {
        getCharacterNames: () =>
          getCharacterNames(gameCatalog, stores.characters.snapshot(), gameCatalog.getGame(eventPack)),
        onFilesAdded: showAll,
      }),
    [eventSubmissions, eventPack, stores, gameCatalog, translate, showAll],
  );
  const { isRead } = state;
  // The saved submissions are read once, with the pack of that time. Each later state of the pack only judges them again.
  const firstPack = useRef(eventPack);
  // Text lists and teams without their characters use those of the library.
  const isLibraryLoaded = useLoaded(LISTED_TABLES);
  useEffect(() => {
    if (isLibraryLoaded) attempt(eventSubmissions.open(firstPack.current), 'eventLists.failed');
  }, [eventSubmissions, isLibraryLoaded]);
  useEffect(() => {
    if (isPackValid && isRead) attempt(eventSubmissions.judge(eventPack), 'eventLists.failed');
  }, [eventSubmissions, eventPack, isPackValid, isRead]);
  const storedNotes = useLiveQuery(eventSubmissions.readNotes);
  useEffect(() => {
    if (storedNotes !== undefined) attempt(eventSubmissions.adoptNotes(storedNotes), 'eventLists.failed');
  }, [eventSubmissions, storedNotes]);
  const [isEditingPlayers, setEditingPlayers] = useState(false);
  const [isChoosingReport, setChoosingReport] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'add-lists',
        label: translate('eventLists.more'),
        shortcut: 'mod+o',
        run: () => attempt(actions.chooseFiles()),
      },
      { id: 'add-list-folder', label: translate('eventLists.moreFolder'), run: () => attempt(actions.chooseFolder()) },
      {
        id: 'save-report',
        label: translate('eventLists.reportMore'),
        shortcut: 'mod+p',
        isEnabled: results !== undefined,
        run: () => setChoosingReport(true),
      },
    ],
    [actions, results, translate],
  );
  useCommands(commands);
  // A text that is pasted or opened on this screen is the list of a player.
  const textListRequest = useTextListRequest('event', eventPack.id);
  useEffect(() => {
    if (textListRequest === undefined) return;
    endTextList(textListRequest);
    attempt(actions.addText(textListRequest), 'eventLists.failed');
  }, [textListRequest, actions]);
  const dropTarget = useDrop('Files', (dataTransfer) =>
    attempt(readDroppedFiles(dataTransfer).then((sourceFiles) => actions.addFiles(sourceFiles))),
  );

  const hasPlayers = notes.expected.length > 0;
  const [chosenFile, chooseFile] = useState<string>();
  const openSubmission = allSubmissions.find(({ file }) => file === chosenFile);

  const [askedRuling, setAskedRuling] = useState<{
    readonly submission: ShownSubmission;
    readonly action: ReasonedAction;
  }>();
  const handlers: SubmissionHandlers = {
    onAsk: (submission, action) => setAskedRuling({ submission, action }),
    onRule: (submission, action) =>
      attempt(actions.rule(submission, { action, reason: '', judge: '' }), 'eventLists.failed'),
    onOpen: ({ file }) => chooseFile(file),
    onRepair: ({ file }) =>
      attempt(openToRepair(translate, library, eventSubmissions, file, eventPack), 'eventLists.failed'),
    onCopyMessage: (submission) => attempt(actions.copyMessage(submission)),
    onRemove: ({ file }) => attempt(actions.remove(file), 'eventLists.failed'),
  };
  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    const rowKey = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const submission = shownSubmissions.find(({ file }) => file === rowKey);
    if (submission === undefined) return undefined;
    return createSubmissionMenu(translate, submission, state.repairedTeamIds[submission.file] !== undefined, handlers);
  });

  return (
    <section
      className={css.part}
      data-takes-documents
      data-over={dropTarget.over || undefined}
      aria-label={translate('eventLists.part')}
      {...dropTarget.handlers}
    >
      <SubmissionsStatus state={state} isPackValid={isPackValid} onStop={() => eventSubmissions.stop()} />
      {results === undefined ? (
        <NoSubmissionsYet
          state={state}
          isPackValid={isPackValid}
          isDraggedOver={dropTarget.over}
          actions={actions}
          onJudge={() => attempt(eventSubmissions.judge(eventPack), 'eventLists.failed')}
        />
      ) : (
        <>
          <SubmissionsBar
            state={state}
            filters={SUBMISSION_FILTERS.filter(
              (filterId) =>
                filterId === 'all' ||
                // Without expected players, nobody asks whose a list is.
                (countMatches(filterId) > 0 && (filterId !== 'noPlayer' || hasPlayers)),
            ).map((filterId) => ({ id: filterId, count: countMatches(filterId) }))}
            filter={filter}
            onFilter={setFilter}
            searchText={searchText}
            onSearch={setSearchText}
            order={order}
            onOrder={setOrder}
            sameReasonCount={findingCode === undefined ? undefined : shownSubmissions.length}
            onClearReason={() => setFindingCode(undefined)}
            onEditPlayers={() => setEditingPlayers(true)}
            onDismissChanges={() => eventSubmissions.dismissChangedVerdicts()}
            onSaveReport={() => setChoosingReport(true)}
            actions={actions}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu is that of the rows, which are buttons */}
          <div
            className={css.split}
            data-open={openSubmission === undefined ? undefined : true}
            onContextMenu={onContextMenu}
          >
            {shownSubmissions.length === 0 ? (
              <Notice
                title={countMatches('all') === 0 ? translate('eventLists.noList') : translate('eventLists.noMatch')}
                text=""
              >
                <Button
                  onPress={() => {
                    showAll();
                    // Without any submission, the list shows the other files, such as single characters.
                    if (countMatches('all') === 0) setFilter('otherFiles');
                  }}
                >
                  {translate('eventLists.showAll')}
                </Button>
              </Notice>
            ) : (
              <SubmissionsTable
                submissions={shownSubmissions}
                chosenFile={chosenFile}
                hasChanges={countMatches('changed') > 0}
                hasPlayers={hasPlayers}
                onChoose={chooseFile}
              />
            )}
            {openSubmission === undefined ? (
              <SubmissionsOverview
                state={state}
                eventPack={eventPack}
                onChooseReason={(chosenCode) => {
                  setFilter('all');
                  setFindingCode(chosenCode);
                }}
                onEditPlayers={() => setEditingPlayers(true)}
              />
            ) : (
              <SubmissionDetails
                submission={openSubmission}
                eventPack={eventPack}
                eventSubmissions={eventSubmissions}
                actions={actions}
                handlers={handlers}
                expectedPlayers={notes.expected}
                repairedTeamId={state.repairedTeamIds[openSubmission.file]}
                onClose={() => chooseFile(undefined)}
              />
            )}
          </div>
        </>
      )}
      {isChoosingReport ? (
        <ReportDialog
          onSave={(reportKind) => attempt(actions.saveReport(reportKind), 'eventLists.reportFailed')}
          onClose={() => setChoosingReport(false)}
        />
      ) : null}
      {contextMenu}
      {askedRuling === undefined ? null : (
        <RulingDialog
          action={askedRuling.action}
          lastJudge={notes.auditTrail.findLast(({ judge }) => judge !== '')?.judge ?? ''}
          onConfirm={(reason, judge) =>
            attempt(
              actions.rule(askedRuling.submission, { action: askedRuling.action, reason, judge }),
              'eventLists.failed',
            )
          }
          onClose={() => setAskedRuling(undefined)}
        />
      )}
      {isEditingPlayers ? (
        <PlayersDialog
          state={state}
          eventPack={eventPack}
          onSave={(playerNames) => attempt(actions.setExpected(playerNames), 'eventLists.failed')}
          onClose={() => setEditingPlayers(false)}
        />
      ) : null}
    </section>
  );
}

/** Holds the filter, the search and the order, and returns the submissions that match. */
function useShownSubmissions(results: SubmissionResults | undefined, unknownPlayer: string) {
  const [filter, setFilter] = useState<SubmissionFilter>('all');
  const [searchText, setSearchText] = useState('');
  const [order, setOrder] = useState<SubmissionOrder>('worst');
  const [findingCode, setFindingCode] = useState<string>();
  const deferredText = useDeferredValue(searchText);
  const showAll = useCallback(() => {
    setFilter('all');
    setSearchText('');
    setFindingCode(undefined);
  }, []);
  const allSubmissions = results?.submissions ?? NO_SUBMISSIONS;
  const sortedSubmissions = useMemo(() => sortSubmissions(allSubmissions, order), [allSubmissions, order]);
  const shownSubmissions = useMemo(
    () => filterSubmissions(sortedSubmissions, { filter, searchText: deferredText, findingCode, unknownPlayer }),
    [sortedSubmissions, filter, deferredText, findingCode, unknownPlayer],
  );
  const countMatches = (countedFilter: SubmissionFilter) =>
    allSubmissions.filter((submission) => matchesFilter(countedFilter, submission)).length;
  return {
    filter,
    setFilter,
    searchText,
    setSearchText,
    order,
    setOrder,
    findingCode,
    setFindingCode,
    showAll,
    allSubmissions,
    shownSubmissions,
    countMatches,
  };
}
