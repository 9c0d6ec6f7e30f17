import { ArrowLeft, Copy, Printer, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Team } from '../../../shared/document/schema.ts';
import type { Finding } from '../../../shared/finding/finding.ts';
import { go } from '../../app/router.ts';
import { type Command, shortcutText } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { VerdictMark } from '../../components/badges.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/use-editor.ts';
import { EDITING } from '../../strings/editing.ts';
import { TEAM } from '../../strings/team.ts';
import head from '../characters/character-screen.module.css';
import { deleteTeam, duplicateTeam } from './actions.ts';
import { TeamSymbol } from './symbol.tsx';
import css from './team-screen.module.css';
import { useTeam } from './team-view.ts';

interface Props {
  team: Team;
  findings: readonly Finding[];
  editor: Editor;
  onPrint(): void;
}

const ICONS: Readonly<Record<string, typeof Undo2>> = { undo: Undo2, redo: Redo2, duplicate: Copy, delete: Trash2 };

/** Symbol, name, verdict, and what can be done with the whole team. */
export function TeamHead({ team, findings, editor, onPrint }: Props) {
  const library = useLibrary();
  const { factions } = useTeam();
  const { kind, faction: factionId } = team.allegiance;
  const faction = kind === 'faction' ? factions.find((f) => f.id === factionId)?.faction : undefined;
  const commands = useMemo<Command[]>(
    () => [
      { id: 'duplicate', label: EDITING.duplicate, shortcut: 'mod+d', run: () => duplicateTeam(library, team) },
      {
        id: 'delete',
        label: EDITING.delete,
        run: () => {
          go({ screen: 'teams' });
          deleteTeam(library, team.id, team.name);
        },
      },
      { id: 'print', label: TEAM.print, shortcut: 'mod+p', run: onPrint },
    ],
    [library, team, onPrint],
  );
  useCommands(commands);
  const shown = [...editor.commands, ...commands].filter((c) => c.id in ICONS);

  return (
    <div className={head.head}>
      <IconButton icon={<ArrowLeft />} label={EDITING.back} onPress={() => go({ screen: 'teams' })} />
      {faction === undefined ? null : (
        <span className={css.symbol}>
          <TeamSymbol faction={faction} alignment={undefined} />
        </span>
      )}
      <h1 data-unnamed={team.name === '' ? true : undefined}>{team.name === '' ? EDITING.unnamed : team.name}</h1>
      <VerdictMark findings={findings} />
      <div className={head.tools}>
        {shown.map((command) => {
          const Icon = ICONS[command.id] ?? Undo2;
          const keys = command.shortcut === undefined ? '' : ` (${shortcutText(command.shortcut)})`;
          return (
            <IconButton
              key={command.id}
              icon={<Icon />}
              label={`${command.label}${keys}`}
              isDisabled={command.enabled === false}
              onPress={command.run}
            />
          );
        })}
        <Button kind="primary" icon={<Printer />} onPress={onPrint}>
          {TEAM.print}
        </Button>
      </div>
    </div>
  );
}
