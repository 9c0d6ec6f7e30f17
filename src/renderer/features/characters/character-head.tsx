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
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteCharacter, duplicateCharacter } from './actions.ts';

interface Props {
  character: Character;
  findings: readonly Finding[];
  editor: Editor;
  onPrint(): void;
}

const LIST: Route = { screen: 'characters' };

/** The name, the verdict, and the actions for the whole character. */
export function CharacterHead({ character, findings, editor, onPrint }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { id } = character;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => {
          const item = library.stores.characters.get(id);
          if (item?.kind === 'ready') attempt(duplicateCharacter(translate, library, item.document));
        },
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          const name = library.stores.characters.get(id)?.row.document as { name?: string } | undefined;
          navigateTo(LIST);
          attempt(deleteCharacter(translate, library, id, name?.name ?? ''));
        },
      },
      exportCommand(translate, () => {
        const row = library.stores.characters.get(id)?.row;
        return { title: readDocumentName(row?.document), documents: [{ kind: 'characters', id }] };
      }),
      { id: 'compare', label: translate('compare.command'), run: () => navigateTo({ screen: 'compare', id }) },
      { id: 'print', label: translate('characters.print'), shortcut: 'mod+p', run: onPrint },
    ],
    [library, id, onPrint, translate],
  );
  useCommands(commands);
  const all = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);

  return (
    <DocumentHead
      name={character.name}
      findings={findings}
      missing={listMissingFields(gameCatalog, character)}
      list={LIST}
      commands={all}
      printLabel={translate('characters.print')}
      onPrint={onPrint}
    />
  );
}
