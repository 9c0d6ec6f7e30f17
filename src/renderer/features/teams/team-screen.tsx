import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Team } from '../../../shared/document/schema.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { useCommands } from '../../commands/registry.ts';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { createLazyPart } from '../../components/lazy/lazy-part.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { useReveal } from '../../fields/use-reveal.ts';
import { useShowDocumentGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import { useTextListRequest } from '../../navigation/text-list-request.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useGames, useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { goToFinding } from '../documents/go-to-finding.ts';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { LibraryPane } from './members/library-pane.tsx';
import { useTeamMode } from './mode/team-mode.ts';
import { deleteTeam } from './team-actions.ts';
import { TeamForm } from './team-form.tsx';
import { TeamHead } from './team-head.tsx';
import css from './team-screen.module.css';
import { TeamContext, useTeamView } from './team-view.ts';
import { useCharactersById } from './use-characters-by-id.ts';
import { VerdictPane } from './verdict/verdict-pane.tsx';

const TeamTextList = createLazyPart(async () => (await import('./text-list/team-text-list.tsx')).TeamTextList);

const LIST_ROUTE = { screen: 'teams' } as const;
const PANES = [
  { id: 'library', label: 'team.library' },
  { id: 'team', label: 'team.who' },
  { id: 'verdict', label: 'team.verdict' },
] as const;
type Pane = (typeof PANES)[number]['id'];

/** Shows one team: the library on the left, the team in the middle, the verdict on the right. */
export function TeamScreen({ id: teamId }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('teams', teamId);
  if (item === undefined) return <MissingDocument listRoute={LIST_ROUTE} />;
  if (item.kind === 'broken') {
    return (
      <UnreadableDocument
        table="teams"
        item={item}
        listRoute={LIST_ROUTE}
        onDelete={() => attempt(deleteTeam(translate, library, teamId, item.name))}
      />
    );
  }
  return <TeamEditor item={item} />;
}

function TeamEditor({ item }: { item: ReadyItem<Team> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document: team, id: teamId } = item;
  const editor = useEditor('teams', teamId);
  const factions = useDocuments('factions');
  const game = gameCatalog.getGame(team);
  const charactersById = useCharactersById(game);
  useShowDocumentGame(team);
  const [shownPane, setShownPane] = useState<Pane>('team');
  const showLibrary = useCallback(() => setShownPane('library'), []);
  const openPrintScreen = useCallback(() => navigateTo({ screen: 'print', table: 'teams', id: teamId }), [teamId]);
  // The verdict and the checks of candidates use a deferred copy of the team, so that they do not delay typing.
  const teamView = useTeamView(team, useDeferredValue(team), charactersById, factions, editor.edit, useTeamMode(team));
  const { tryEdit } = teamView;
  const { findings } = teamView.judgement;
  // An empty team is new, not wrong, so it has no verdict yet.
  const hasMembers = team.members.length > 0;
  const documentPort = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: tryEdit,
      saveDraft: editor.draft,
      applyFix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor, tryEdit],
  );
  useCommands(editor.commands);
  const memberCount = teamView.summary.characters ?? team.members.length;
  const textListRequest = useTextListRequest('team', teamId);

  const screenRef = useReveal<HTMLDivElement>(() => setShownPane('team'));
  useNameFocus(team.id, team.name);

  return (
    <DocumentProvider port={documentPort}>
      <TeamContext value={teamView}>
        <div className={css.screen} data-part={shownPane} data-mode={teamView.teamMode.kind} ref={screenRef}>
          <TeamHead
            team={team}
            findings={hasMembers ? findings : undefined}
            editor={editor}
            onPrint={openPrintScreen}
          />
          <div className={css.parts}>
            <SegmentedControl
              label={translate('team.views')}
              isLabelHidden
              value={shownPane}
              segments={translateLabels(translate, PANES).map((pane) =>
                // Where only one part is shown, the number shows that an addition from the library has worked.
                pane.id === 'team' && memberCount > 0
                  ? { ...pane, label: translate('team.viewMembers', { n: memberCount }) }
                  : pane,
              )}
              onChange={setShownPane}
            />
          </div>
          <LibraryPane className={css.library} onSearchFocus={showLibrary} />
          <TeamForm className={css.team} />
          <VerdictPane className={css.verdict} onShowField={(finding) => focusFinding(translate, finding, team)} />
        </div>
        {textListRequest === undefined ? null : <TeamTextList key={textListRequest.number} request={textListRequest} />}
      </TeamContext>
    </DocumentProvider>
  );
}

/**
 * Focuses the field of a finding. A finding about the list of members or about an embedded character leads to the entry of the
 * first member that the finding names.
 */
function focusFinding(translate: Translate, { path, subjects }: Finding, team: Team): void {
  const memberIndex = team.members.findIndex((member) => member.character === subjects[0]);
  const isAboutMembers = path === '/members' || path.startsWith('/characters/');
  goToFinding(translate, { path: isAboutMembers && memberIndex >= 0 ? `/members/${memberIndex}` : path });
}
