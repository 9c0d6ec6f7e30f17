import { useMemo } from 'react';
import type { Team } from '../../../shared/document/schema.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { startTeamPicture } from '../../navigation/team-picture-request.ts';
import { openTextListEntry } from '../../navigation/text-list-request.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { createCopyTextCommand } from '../transfer/export/copy-team-texts.ts';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import { deleteTeam, duplicateTeam } from './team-actions.ts';
import css from './team-screen.module.css';
import { TeamSymbol } from './team-symbol.tsx';
import { useTeam } from './team-view.ts';

interface Props {
  team: Team;
  /** Absent while the team is empty. */
  findings: readonly Finding[] | undefined;
  editor: Editor;
  onPrint(): void;
}

const LIST_ROUTE: Route = { screen: 'teams' };

/** Shows the symbol, name and verdict of the team, and the actions on it. */
export function TeamHead({ team, findings, editor, onPrint }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { factionChoices, teamRules } = useTeam();
  const factionId = teamRules.getFactionId?.(team);
  const faction = factionChoices.find(({ id }) => id === factionId)?.faction;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => attempt(duplicateTeam(translate, library, team)),
      },
      createVersionsCommand(translate, 'teams', team.id),
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(LIST_ROUTE);
          attempt(deleteTeam(translate, library, team.id, team.name));
        },
      },
      createExportCommand(translate, () => ({ title: team.name, documents: [{ kind: 'teams', id: team.id }] })),
      createCopyTextCommand(translate, gameCatalog, library, [team.id]),
      {
        id: 'team-picture',
        label: translate('team.picture'),
        isEnabled: team.members.length > 0,
        run: () => startTeamPicture(team.id),
      },
      {
        id: 'paste-list',
        label: translate('textListEntry.open'),
        run: () => openTextListEntry({ kind: 'team', id: team.id }),
      },
      { id: 'print', label: translate('team.print'), shortcut: 'mod+p', run: onPrint },
    ],
    [library, gameCatalog, team, onPrint, translate],
  );
  useCommands(commands);
  const allCommands = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);

  return (
    <DocumentHead
      name={team.name}
      findings={findings}
      listRoute={LIST_ROUTE}
      commands={allCommands}
      printLabel={translate('team.print')}
      onPrint={onPrint}
    >
      {faction === undefined ? null : (
        <span className={css.symbol}>
          <TeamSymbol game={gameCatalog.getGame(team)} faction={faction} alignment={undefined} />
        </span>
      )}
    </DocumentHead>
  );
}
