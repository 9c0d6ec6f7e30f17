import { Import, Share } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { runCommand, useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import css from '../../components/list.module.css';
import screenCss from '../../components/screen.module.css';
import { attempt } from '../../failures/report-failure.ts';
import type { Documents, Item } from '../../store/item.ts';
import { listReadableDocuments } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { deleteDocuments, duplicateDocuments } from '../documents/document-actions.ts';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { TagDialog } from './bulk/bulk-dialogs.ts';
import type { ListKind } from './list-kind.ts';
import { LAYOUTS, type ListView } from './list-view.ts';
import type { Selection } from './selection/use-selection.ts';
import { getNextSort } from './sort.ts';

interface ListActionsInput<N extends TableName> {
  listKind: ListKind<N>;
  title: string;
  shownItems: readonly Item<Documents[N]>[];
  selectedItems: readonly Item<Documents[N]>[];
  selection: Selection;
  view: ListView;
  changeView(viewChange: Partial<ListView>): void;
}

/** Provides the actions on the documents of a list as functions, buttons and commands, and their dialog. */
export function useListActions<N extends TableName>(input: ListActionsInput<N>) {
  const translate = useTranslate();
  const { listKind, title, shownItems, selectedItems, selection, view, changeView } = input;
  const { tableName } = listKind;
  const library = useLibrary();
  const [documentToRename, setDocumentToRename] = useState<{ id: string; name: string }>();
  const [idsToTag, setIdsToTag] = useState<readonly string[]>();
  const selectedCount = selectedItems.length;
  const exportedItems = selectedCount > 0 ? selectedItems : shownItems;

  const actions = useMemo(() => {
    const getDocuments = () =>
      listReadableDocuments<N>(selectedItems) as (Documents[N] & { id: string; name: string })[];
    return {
      remove: async () => {
        const focusedRow = document.activeElement?.closest('[data-key]');
        if (!(await deleteDocuments(translate, library, tableName, [...selection.rowIds]))) return;
        selection.clear();
        // The row with the focus is gone, so the list gets the focus.
        if (focusedRow != null) document.querySelector<HTMLElement>(`.${css.list}`)?.focus();
      },
      duplicate: async () => {
        const copyIds = await duplicateDocuments(translate, library, tableName, getDocuments());
        if (copyIds.length > 0) selection.replace(copyIds);
      },
      rename: () => {
        const [selectedId] = selectedItems.length === 1 ? selectedItems.map(({ id }) => id) : [];
        const documentId = selectedId ?? getFocusedId();
        const renamedItem = documentId === undefined ? undefined : library.stores[tableName].get(documentId);
        if (renamedItem?.kind === 'ready')
          setDocumentToRename({ id: renamedItem.id, name: (renamedItem.document as { name: string }).name });
        else toast(translate('lists.renameHow'));
      },
      tag: () => {
        const focusedId = getFocusedId();
        const documentIds =
          selection.rowIds.size > 0 ? [...selection.rowIds] : focusedId === undefined ? [] : [focusedId];
        if (documentIds.length > 0) setIdsToTag(documentIds);
        else toast(translate('lists.tagHow'));
      },
    };
  }, [library, tableName, selectedItems, selection, translate]);

  // With `leavesText`, a text box or list that has the focus keeps the key for itself.
  const commands = useMemo<Command[]>(
    () => [
      createExportCommand(translate, () => ({
        title,
        documents: exportedItems.map(({ id }) => ({ kind: tableName, id })),
      })),
      {
        id: 'select-all',
        label: translate('lists.selectAll'),
        shortcut: 'mod+a',
        leavesText: true,
        run: () => selection.replace(shownItems.map(({ id }) => id)),
      },
      { id: 'rename', label: translate('lists.rename'), shortcut: 'f2', leavesText: true, run: actions.rename },
      { id: 'tag', label: translate('lists.tagCommand'), shortcut: 't', leavesText: true, run: actions.tag },
      {
        id: 'duplicate-selected',
        label: translate('lists.duplicateSelected'),
        shortcut: 'mod+d',
        isEnabled: selectedCount > 0,
        run: () => attempt(actions.duplicate()),
      },
      {
        id: 'delete-selected',
        label: translate('lists.deleteSelected'),
        shortcut: 'delete',
        leavesText: true,
        isEnabled: selectedCount > 0,
        run: () => attempt(actions.remove()),
      },
      { id: 'filters', label: translate('filters.filters'), run: () => changeView({ filters: !view.filters }) },
      ...LAYOUTS.filter((layout) => layout !== view.layout).map(
        (layout): Command => ({
          id: `look-${layout}`,
          label: `${translate('filters.layout')}: ${translate(`filters.${layout}`)}`,
          run: () => changeView({ layout }),
        }),
      ),
      ...[{ id: 'name', label: translate('filters.name') }, ...listKind.columns].map(
        ({ id, label }): Command => ({
          id: `sort-${id}`,
          label: translate('filters.sortBy', { column: label }),
          run: () => changeView({ sort: getNextSort(view.sort, id) }),
        }),
      ),
    ],
    [
      actions,
      shownItems,
      exportedItems,
      selection,
      selectedCount,
      title,
      tableName,
      view,
      changeView,
      listKind,
      translate,
    ],
  );
  useCommands(commands);

  const exportButton: ReactNode = (
    <Button icon={<Share />} aria-label={translate('export.command')} onPress={() => runCommand('export')}>
      <span className={screenCss.wide}>{translate('export.command')}</span>
    </Button>
  );
  const importButton: ReactNode = (
    <Button icon={<Import />} aria-label={translate('transfer.import')} onPress={() => runCommand('import')}>
      <span className={screenCss.wide}>{translate('transfer.import')}</span>
    </Button>
  );
  return {
    ...actions,
    importButton,
    exportButton,
    documentToRename,
    stopRenaming: () => setDocumentToRename(undefined),
    dialog:
      idsToTag === undefined ? null : (
        <TagDialog tableName={tableName} documentIds={idsToTag} onClose={() => setIdsToTag(undefined)} />
      ),
  };
}

/** Returns the id of the focused row. */
const getFocusedId = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
