import { useMemo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { readDocumentName } from '../../../shared/library/import/incoming.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import { deleteFaction, duplicateFaction } from './actions.ts';
import { FactionMark } from './faction-mark.tsx';
import css from './faction-screen.module.css';

interface Props {
  faction: Faction;
  editor: Editor;
  /** Prints the cards of the members. Undefined if there is no member. */
  onPrint: (() => void) | undefined;
}

const FACTION_LIST: Route = { screen: 'factions' };

/** The symbol, the name, and the actions for the whole faction. */
export function FactionHead({ faction, editor, onPrint }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { id: factionId } = faction;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => {
          const item = library.stores.factions.get(factionId);
          if (item?.kind === 'ready') attempt(duplicateFaction(translate, library, item.document));
        },
      },
      createVersionsCommand(translate, 'factions', factionId),
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          const item = library.stores.factions.get(factionId);
          navigateTo(FACTION_LIST);
          attempt(deleteFaction(translate, library, factionId, item?.kind === 'ready' ? item.document.name : ''));
        },
      },
      createExportCommand(translate, () => {
        const storedRow = library.stores.factions.get(factionId)?.row;
        return { title: readDocumentName(storedRow?.document), documents: [{ kind: 'factions', id: factionId }] };
      }),
      ...(onPrint === undefined
        ? []
        : [{ id: 'print', label: translate('factions.print'), shortcut: 'mod+p', run: onPrint } satisfies Command]),
    ],
    [library, factionId, onPrint, translate],
  );
  useCommands(commands);
  const allCommands = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);

  return (
    <DocumentHead
      name={faction.name}
      listRoute={FACTION_LIST}
      commands={allCommands}
      printLabel={translate('factions.print')}
      onPrint={onPrint}
    >
      <span className={css.headMark}>
        <FactionMark faction={faction} />
      </span>
    </DocumentHead>
  );
}
