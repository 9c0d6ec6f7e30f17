import { ClipboardCopy, Copy, Import, PencilLine, Share, Tag, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { runCommand, useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import css from '../../components/list.module.css';
import screenCss from '../../components/screen.module.css';
import { attempt } from '../../failures/report-failure.ts';
import type { Documents, Item } from '../../store/item.ts';
import { listReadableDocuments } from '../../store/library.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { deleteDocuments, duplicateDocuments } from '../documents/document-actions.ts';
import { createOpenAction } from '../documents/document-menu-actions.tsx';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { TagDialog } from './bulk/bulk-dialogs.ts';
import { createListCommand, type ListAction } from './list-action.ts';
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
  /** The actions on the selected documents that only this list has. */
  extraActions: readonly ListAction[];
  view: ListView;
  changeView(viewChange: Partial<ListView>): void;
}

/** Provides the actions on the documents of a list as functions, buttons and commands, and their dialog. */
export function useListActions<N extends TableName>(input: ListActionsInput<N>) {
  const translate = useTranslate();
  const { listKind, title, shownItems, selectedItems, selection, extraActions, view, changeView } = input;
  const { tableName } = listKind;
  const gameCatalog = useGames();
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
        const documentIds = listChosenIds(selection);
        if (documentIds.length > 0) setIdsToTag(documentIds);
        else toast(translate('lists.tagHow'));
      },
      copy: async () => {
        const documentIds = listChosenIds(selection);
        if (documentIds.length === 0) return toast(translate('lists.copyHow'));
        const { copyDocuments } = await import('../transfer/export/copy-documents.ts');
        await copyDocuments(translate, gameCatalog, library, tableName, documentIds);
      },
    };
  }, [gameCatalog, library, tableName, selectedItems, selection, translate]);

  const { exportAction, renameAction, copyAction, selectionActions } = useMemo(() => {
    const hasReadable = selectedItems.some(({ kind }) => kind === 'ready');
    const exportCommand = createExportCommand(translate, () => ({
      title,
      documents: exportedItems.map(({ id }) => ({ kind: tableName, id })),
    }));
    const exportAction: ListAction = { ...exportCommand, icon: <Share aria-hidden />, isFrequent: true };
    const tagAction: ListAction = {
      id: 'tag',
      label: translate('lists.tag'),
      commandLabel: translate('lists.tagCommand'),
      icon: <Tag aria-hidden />,
      shortcut: 't',
      isFrequent: true,
      leavesText: true,
      run: actions.tag,
    };
    const renameAction: ListAction = {
      id: 'rename',
      label: translate('lists.rename'),
      icon: <PencilLine aria-hidden />,
      shortcut: 'f2',
      leavesText: true,
      run: actions.rename,
    };
    const duplicateAction: ListAction = {
      id: 'duplicate-selected',
      label: translate('lists.duplicate'),
      commandLabel: translate('lists.duplicateSelected'),
      icon: <Copy aria-hidden />,
      shortcut: 'mod+d',
      isEnabled: hasReadable,
      run: () => attempt(actions.duplicate()),
    };
    const copyAction: ListAction = {
      id: 'copy',
      label: translate('lists.copy'),
      icon: <ClipboardCopy aria-hidden />,
      shortcut: 'mod+c',
      leavesText: true,
      run: () => attempt(actions.copy(), 'shell.notCopiedText'),
    };
    const deleteAction: ListAction = {
      id: 'delete-selected',
      label: translate('lists.delete'),
      commandLabel: translate('lists.deleteSelected'),
      icon: <Trash2 aria-hidden />,
      shortcut: 'delete',
      kind: 'danger',
      leavesText: true,
      isEnabled: selectedCount > 0,
      run: () => attempt(actions.remove()),
    };
    const isRenamable = selectedCount === 1 && hasReadable;
    return {
      exportAction,
      renameAction,
      copyAction,
      selectionActions: [
        exportAction,
        ...extraActions,
        tagAction,
        ...(isRenamable ? [renameAction] : []),
        duplicateAction,
        deleteAction,
      ],
    };
  }, [actions, extraActions, exportedItems, selectedItems, selectedCount, title, tableName, translate]);

  const menuActions = useMemo((): readonly ListAction[] => {
    const [openedItem] = selectedCount === 1 ? selectedItems : [];
    const deleteAction = selectionActions.slice(-1);
    return [
      ...(openedItem === undefined ? [] : [createOpenAction(translate, listKind.getHref(openedItem.id))]),
      ...selectionActions.slice(1, -1),
      copyAction,
      exportAction,
      ...deleteAction,
    ];
  }, [selectionActions, exportAction, copyAction, selectedItems, selectedCount, listKind, translate]);

  // With `leavesText`, a text box or list that has the focus keeps the key for itself.
  const commands = useMemo<Command[]>(
    () => [
      ...selectionActions.map(createListCommand),
      // These also work on the focused row.
      ...(selectionActions.includes(renameAction) ? [] : [createListCommand(renameAction)]),
      createListCommand(copyAction),
      {
        id: 'select-all',
        label: translate('lists.selectAll'),
        shortcut: 'mod+a',
        leavesText: true,
        run: () => selection.replace([...selection.rowIds, ...shownItems.map(({ id }) => id)]),
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
    [selectionActions, renameAction, copyAction, shownItems, selection, view, changeView, listKind, translate],
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
    selectionActions,
    menuActions,
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

/** Returns the ids of the selected rows, or of the focused row if none is selected. */
function listChosenIds({ rowIds }: Selection): readonly string[] {
  const focusedId = getFocusedId();
  return rowIds.size > 0 ? [...rowIds] : focusedId === undefined ? [] : [focusedId];
}

/** Returns the id of the focused row. */
const getFocusedId = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
