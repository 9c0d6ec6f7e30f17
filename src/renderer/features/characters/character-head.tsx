import { useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import { readDocumentName } from '../../../shared/library/import/incoming.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { listMissingFields } from '../../games/judgements.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import { deleteCharacter, duplicateCharacter } from './character-actions.ts';

interface Props {
  character: Character;
  findings: readonly Finding[];
  editor: Editor;
  onPrint(): void;
}

const LIST_ROUTE: Route = { screen: 'characters' };

/** Shows the name and the verdict of the character, and the actions on it. */
export function CharacterHead({ character, findings, editor, onPrint }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { id: characterId } = character;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => {
          const item = library.stores.characters.get(characterId);
          if (item?.kind === 'ready') attempt(duplicateCharacter(translate, library, item.document));
        },
      },
      createVersionsCommand(translate, 'characters', characterId),
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          const storedDocument = library.stores.characters.get(characterId)?.row.document as
            | { name?: string }
            | undefined;
          navigateTo(LIST_ROUTE);
          attempt(deleteCharacter(translate, library, characterId, storedDocument?.name ?? ''));
        },
      },
      createExportCommand(translate, () => {
        const row = library.stores.characters.get(characterId)?.row;
        return { title: readDocumentName(row?.document), documents: [{ kind: 'characters', id: characterId }] };
      }),
      {
        id: 'compare',
        label: translate('compare.command'),
        run: () => navigateTo({ screen: 'compare', id: characterId }),
      },
      { id: 'print', label: translate('characters.print'), shortcut: 'mod+p', run: onPrint },
    ],
    [library, characterId, onPrint, translate],
  );
  useCommands(commands);
  const allCommands = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);

  return (
    <DocumentHead
      name={character.name}
      findings={findings}
      missingFields={listMissingFields(gameCatalog, character)}
      listRoute={LIST_ROUTE}
      commands={allCommands}
      printLabel={translate('characters.print')}
      onPrint={onPrint}
    />
  );
}
