import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { EventPack } from '../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { judgePack } from '../../games/judge-pack.ts';
import { useFollowGame } from '../../games/shown-game.ts';
import { type EventPart, navigateTo, type Route } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteEvent, duplicateEvent } from './actions.ts';
import css from './event-screen.module.css';
import { PackForm } from './form/pack-form.tsx';
import { ListsPart } from './lists/view/lists-part.tsx';
import { TeamsPane } from './teams/teams-pane.tsx';

const BACK: Route = { screen: 'events' };
const PARTS = [
  { id: 'rules', label: 'events.rules' },
  { id: 'lists', label: 'events.lists' },
] as const;

export interface EventScreenProps {
  gameCatalog: GameCatalogWithPart<'planning'>;
  id: string;
  part?: EventPart | undefined;
}

/** Shows one event: its pack, the verdicts on the teams of the library, and the submitted lists. */
export function EventScreen({ gameCatalog, id, part }: EventScreenProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('events', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    return (
      <Unreadable item={item} back={BACK} onDelete={() => attempt(deleteEvent(translate, library, id, item.name))} />
    );
  }
  return <EventEditor gameCatalog={gameCatalog} item={item} part={part} />;
}

interface EditorProps {
  gameCatalog: GameCatalogWithPart<'planning'>;
  item: ReadyItem<EventPack>;
  part: EventPart | undefined;
}

function EventEditor({ gameCatalog, item, part }: EditorProps) {
  const translate = useTranslate();
  const { document: event, id } = item;
  const library = useLibrary();
  const editor = useEditor('events', id);
  useFollowGame(event);
  // Typing has priority: the teams are judged when the browser has time.
  const settled = useDeferredValue(event);
  const { findings } = judgePack(gameCatalog, settled);
  const port = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      draft: editor.draft,
      fix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => attempt(duplicateEvent(translate, library, event)),
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(BACK);
          attempt(deleteEvent(translate, library, event.id, event.name));
        },
      },
      exportCommand(translate, () => ({ title: event.name, documents: [{ kind: 'events', id: event.id }] })),
    ],
    [library, event, translate],
  );
  useCommands(editor.commands);
  useCommands(commands);
  const all = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);
  const isUnnamed = useRef(event.name === '');
  useEffect(() => {
    if (isUnnamed.current) focusField('/name');
  }, []);

  return (
    <DocumentProvider port={port}>
      <div className={css.screen} data-part={part ?? 'rules'}>
        <DocumentHead
          name={event.name}
          findings={findings.length === 0 ? undefined : findings}
          list={BACK}
          commands={all}
          printLabel=""
          onPrint={undefined}
          parts={
            <Segmented
              label={translate('events.parts')}
              bare
              value={part ?? 'rules'}
              segments={translateLabels(translate, PARTS)}
              onChange={(to) => navigateTo({ screen: 'event', id, ...(to === 'lists' ? { part: 'lists' } : {}) })}
            />
          }
        />
        {part === 'lists' ? (
          <div className={css.lists}>
            <ListsPart event={settled} />
          </div>
        ) : (
          <>
            <div className={css.scroller}>
              <PackForm gameCatalog={gameCatalog} event={event} />
            </div>
            <aside className={css.aside}>
              {findings.length === 0 ? (
                <span />
              ) : (
                <section className={css.findings} aria-label={translate('events.findings')}>
                  <h2>{translate('events.findings')}</h2>
                  <FindingList findings={findings} onGo={(value) => goToFinding(translate, value)} onFix={port.fix} />
                </section>
              )}
              <TeamsPane event={settled} />
            </aside>
          </>
        )}
      </div>
    </DocumentProvider>
  );
}
