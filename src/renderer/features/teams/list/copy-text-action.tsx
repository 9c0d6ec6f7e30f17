import { ClipboardCopy } from 'lucide-react';
import { useMemo } from 'react';
import { useCommands } from '../../../commands/registry.ts';
import { ActionButton } from '../../../components/action-button.tsx';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createCopyTextCommand } from '../../transfer/export/copy-team-texts.ts';

/** Copies the selected teams as plain text, as a button and as a command. */
export function CopyTextAction({ teamIds }: { teamIds: readonly string[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const commands = useMemo(
    () => [createCopyTextCommand(translate, gameCatalog, library, teamIds)],
    [translate, gameCatalog, library, teamIds],
  );
  useCommands(commands);
  return (
    <>
      {commands.map(({ id, label, run }) => (
        <ActionButton key={id} icon={<ClipboardCopy />} label={label} onPress={run} />
      ))}
    </>
  );
}
