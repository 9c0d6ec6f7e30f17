import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Team } from '../../../shared/document/schema.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { useCommands } from '../../commands/registry.ts';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { useReveal } from '../../fields/use-reveal.ts';
import { useFollowGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useGames, useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { deleteTeam } from './actions.ts';
import { LibraryPane } from './members/library-pane.tsx';
import { useTeamMode } from './mode/team-mode.ts';
import { TeamForm } from './team-form.tsx';
import { TeamHead } from './team-head.tsx';
import css from './team-screen.module.css';
import { TeamContext, useTeamView } from './team-view.ts';
import { useKnown } from './use-known.ts';
import { VerdictPane } from './verdict/verdict-pane.tsx';

const BACK = { screen: 'teams' } as const;
const PARTS = [
  { id: 'library', label: 'team.library' },
  { id: 'team', label: 'team.who' },
  { id: 'verdict', label: 'team.verdict' },
] as const;
type Pane = (typeof PARTS)[number]['id'];

/** Shows one team: the library on the left, the team in the middle, the verdict on the right. */
export function TeamScreen({ id }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('teams', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    return (
      <Unreadable item={item} back={BACK} onDelete={() => attempt(deleteTeam(translate, library, id, item.name))} />
    );
  }
  return <TeamEditor item={item} />;
}

function TeamEditor({ item }: { item: ReadyItem<Team> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document: team, id } = item;
  const editor = useEditor('teams', id);
  const factions = useDocuments('factions');
  const game = gameCatalog.getGame(team);
  const known = useKnown(game);
  useFollowGame(team);
  const [part, setPart] = useState<Pane>('team');
  const showLibrary = useCallback(() => setPart('library'), []);
  const print = useCallback(() => navigateTo({ screen: 'print', table: 'teams', id }), [id]);
  // Typing has priority: the verdict and the trials follow when the browser has time.
  const view = useTeamView(team, useDeferredValue(team), known, factions, editor.edit, useTeamMode(team));
  const { tryEdit } = view;
  const { findings } = view.judgement;
  // An empty team is new, not wrong, so it has no verdict yet.
  const isBegun = team.members.length > 0;
  const port = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: tryEdit,
      draft: editor.draft,
      fix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor, tryEdit],
  );
  useCommands(editor.commands);

  const screen = useReveal<HTMLDivElement>(() => setPart('team'));
  const isUnnamed = useRef(team.name === '');
  useEffect(() => {
    if (isUnnamed.current) focusField('/name');
  }, []);

  return (
    <DocumentProvider port={port}>
      <TeamContext value={view}>
        <div className={css.screen} data-part={part} data-mode={view.mode.kind} ref={screen}>
          <TeamHead team={team} findings={isBegun ? findings : undefined} editor={editor} onPrint={print} />
          <div className={css.parts}>
            <Segmented
              label={translate('team.views')}
              bare
              value={part}
              segments={translateLabels(translate, PARTS)}
              onChange={setPart}
            />
          </div>
          <LibraryPane className={css.library} onFind={showLibrary} />
          <div className={css.team}>
            <TeamForm />
          </div>
          <VerdictPane className={css.verdict} onGo={(finding) => focusFinding(translate, finding, team)} />
        </div>
      </TeamContext>
    </DocumentProvider>
  );
}

/** Focuses the field of a finding. A finding on some members focuses the first of them. */
function focusFinding(translate: Translate, { path, subjects }: Finding, team: Team): void {
  const about = team.members.findIndex((m) => m.character === subjects[0]);
  const general = path === '/members' || path.startsWith('/characters/');
  goToFinding(translate, { path: general && about >= 0 ? `/members/${about}` : path });
}
