import { useDeferredValue, useMemo } from 'react';
import type { EventPack } from '../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { judgePack } from '../../games/judge-pack.ts';
import { useShowDocumentGame } from '../../games/shown-game.ts';
import { type EventPart, navigateTo, type Route } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import { deleteEventPack, duplicateEventPack } from './event-pack-actions.ts';
import css from './event-screen.module.css';
import { PackForm } from './form/pack-form.tsx';
import { getEventSubmissions } from './submissions/get-event-submissions.ts';
import { useListHistory } from './submissions/use-list-history.ts';
import { SubmissionsPart } from './submissions/view/submissions-part.tsx';
import { TeamsPane } from './teams/teams-pane.tsx';

const EVENT_LIST_ROUTE: Route = { screen: 'events' };
/** The parts of the screen: the rules of the event pack, and the submitted teams, which the address calls `lists`. */
const EVENT_PARTS = [
  { id: 'rules', label: 'events.rules' },
  { id: 'lists', label: 'events.lists' },
] as const;

export interface EventScreenProps {
  gameCatalog: GameCatalogWithPart<'planning'>;
  id: string;
  part?: EventPart | undefined;
}

/** Shows one event: its pack, the verdicts on the teams of the library, and the submissions. */
export function EventScreen({ gameCatalog, id: eventId, part }: EventScreenProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const eventItem = useItem('events', eventId);
  if (eventItem === undefined) return <MissingDocument listRoute={EVENT_LIST_ROUTE} />;
  if (eventItem.kind === 'broken') {
    return (
      <UnreadableDocument
        table="events"
        item={eventItem}
        listRoute={EVENT_LIST_ROUTE}
        onDelete={() => attempt(deleteEventPack(translate, library, eventId, eventItem.name))}
      />
    );
  }
  return <EventEditor gameCatalog={gameCatalog} eventItem={eventItem} part={part} />;
}

interface EventEditorProps {
  gameCatalog: GameCatalogWithPart<'planning'>;
  eventItem: ReadyItem<EventPack>;
  part: EventPart | undefined;
}

function EventEditor({ gameCatalog, eventItem, part }: EventEditorProps) {
  const translate = useTranslate();
  const { document: eventPack, id: eventId } = eventItem;
  const library = useLibrary();
  const editor = useEditor('events', eventId);
  useShowDocumentGame(eventPack);
  // Typing has priority: the teams are judged when the browser has time.
  const deferredPack = useDeferredValue(eventPack);
  const { findings } = judgePack(gameCatalog, deferredPack);
  const port = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      saveDraft: editor.draft,
      applyFix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => attempt(duplicateEventPack(translate, library, eventPack)),
      },
      createVersionsCommand(translate, 'events', eventPack.id),
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(EVENT_LIST_ROUTE);
          attempt(deleteEventPack(translate, library, eventPack.id, eventPack.name));
        },
      },
      createExportCommand(translate, () => ({
        title: eventPack.name,
        documents: [{ kind: 'events', id: eventPack.id }],
      })),
    ],
    [library, eventPack, translate],
  );
  const listHistory = useListHistory(getEventSubmissions(translate, gameCatalog, library, eventId).history);
  const historyCommands = part === 'lists' ? listHistory : editor.commands;
  useCommands(historyCommands);
  useCommands(commands);
  const allCommands = useMemo(() => [...historyCommands, ...commands], [historyCommands, commands]);
  useNameFocus(eventId, eventPack.name);

  return (
    <DocumentProvider port={port}>
      <div className={css.screen} data-part={part ?? 'rules'}>
        <DocumentHead
          name={eventPack.name}
          findings={findings.length === 0 ? undefined : findings}
          listRoute={EVENT_LIST_ROUTE}
          commands={allCommands}
          printLabel=""
          onPrint={undefined}
          parts={
            <SegmentedControl
              label={translate('events.parts')}
              isLabelHidden
              value={part ?? 'rules'}
              segments={translateLabels(translate, EVENT_PARTS)}
              onChange={(partId) =>
                navigateTo({ screen: 'event', id: eventId, ...(partId === 'lists' ? { part: 'lists' } : {}) })
              }
            />
          }
        />
        {part === 'lists' ? (
          <div className={css.lists}>
            <SubmissionsPart eventPack={deferredPack} />
          </div>
        ) : (
          <>
            <div className={css.scroller}>
              <PackForm gameCatalog={gameCatalog} eventPack={eventPack} />
            </div>
            <aside className={css.aside}>
              {findings.length === 0 ? (
                <span />
              ) : (
                <section className={css.findings} aria-label={translate('events.findings')}>
                  <h2>{translate('events.findings')}</h2>
                  <FindingList
                    findings={findings}
                    onShowField={(finding) => goToFinding(translate, finding)}
                    onFix={port.applyFix}
                  />
                </section>
              )}
              <TeamsPane eventPack={deferredPack} />
            </aside>
          </>
        )}
      </div>
    </DocumentProvider>
  );
}
