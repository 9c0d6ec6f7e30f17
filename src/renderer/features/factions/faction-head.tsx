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
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteFaction, duplicateFaction } from './actions.ts';
import css from './faction-screen.module.css';
import { FactionMark } from './mark.tsx';

interface Props {
  faction: Faction;
  editor: Editor;
  /** Prints the cards of the members. Undefined if there is no member. */
  onPrint: (() => void) | undefined;
}

const LIST: Route = { screen: 'factions' };

/** The symbol, the name, and the actions for the whole faction. */
export function FactionHead({ faction, editor, onPrint }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { id } = faction;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => {
          const item = library.stores.factions.get(id);
          if (item?.kind === 'ready') attempt(duplicateFaction(translate, library, item.document));
        },
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          const item = library.stores.factions.get(id);
          navigateTo(LIST);
          attempt(deleteFaction(translate, library, id, item?.kind === 'ready' ? item.document.name : ''));
        },
      },
      exportCommand(translate, () => {
        const row = library.stores.factions.get(id)?.row;
        return { title: readDocumentName(row?.document), documents: [{ kind: 'factions', id }] };
      }),
      ...(onPrint === undefined
        ? []
        : [{ id: 'print', label: translate('factions.print'), shortcut: 'mod+p', run: onPrint } satisfies Command]),
    ],
    [library, id, onPrint, translate],
  );
  useCommands(commands);
  const all = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);

  return (
    <DocumentHead
      name={faction.name}
      list={LIST}
      commands={all}
      printLabel={translate('factions.print')}
      onPrint={onPrint}
    >
      <span className={css.headMark}>
        <FactionMark faction={faction} />
      </span>
    </DocumentHead>
  );
}
