import { ArrowLeft, Copy, Printer, Redo2, Trash2, Undo2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import type { Finding } from '../../../shared/finding/finding.ts';
import { go } from '../../app/router.ts';
import { type Command, shortcutText } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { VerdictMark } from '../../components/badges.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/use-editor.ts';
import { CHARACTERS } from '../../strings/characters.ts';
import { EDITING } from '../../strings/editing.ts';
import { deleteCharacter, duplicateCharacter } from './actions.ts';
import css from './character-screen.module.css';

interface Props {
  character: Character;
  findings: readonly Finding[];
  editor: Editor;
  onPrint(): void;
}

const ICONS: Readonly<Record<string, typeof Undo2>> = { undo: Undo2, redo: Redo2, duplicate: Copy, delete: Trash2 };

/** Name, verdict, and what can be done with the whole character. */
export function CharacterHead({ character, findings, editor, onPrint }: Props) {
  const library = useLibrary();
  const { id } = character;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: EDITING.duplicate,
        shortcut: 'mod+d',
        run: () => {
          const item = library.shelves.characters.get(id);
          if (item?.kind === 'ready') duplicateCharacter(library, item.document);
        },
      },
      {
        id: 'delete',
        label: EDITING.delete,
        run: () => {
          const name = library.shelves.characters.get(id)?.row.document as { name?: string } | undefined;
          go({ screen: 'characters' });
          deleteCharacter(library, id, name?.name ?? '');
        },
      },
      { id: 'print', label: CHARACTERS.print, shortcut: 'mod+p', run: onPrint },
    ],
    [library, id, onPrint],
  );
  useCommands(commands);
  const shown = useMemo(
    () => [...editor.commands, ...commands].filter((c) => c.id in ICONS),
    [editor.commands, commands],
  );

  return (
    <div className={css.head}>
      <IconButton icon={<ArrowLeft />} label={EDITING.back} onPress={() => go({ screen: 'characters' })} />
      <h1 data-unnamed={character.name === '' ? true : undefined}>
        {character.name === '' ? EDITING.unnamed : character.name}
      </h1>
      <VerdictMark findings={findings} />
      <Tools commands={shown} onPrint={onPrint} />
    </div>
  );
}

const Tools = memo(function Tools({ commands, onPrint }: { commands: readonly Command[]; onPrint(): void }) {
  return (
    <div className={css.tools}>
      {commands.map((command) => {
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
        {CHARACTERS.print}
      </Button>
    </div>
  );
});
