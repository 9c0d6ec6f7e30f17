import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { isTextBox, useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TrashEntry } from '../../store/undo/trash.ts';
import { useLiveQuery } from '../../store/use-live-query.ts';
import { describeEmptyTrash, describeReturn, describeTrash } from '../../strings/library/trash.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { getOperationKey, toast } from '../../toasts/toasts.ts';
import { useSelection } from '../lists/selection/use-selection.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './trash.module.css';
import { TrashRow } from './trash-row.tsx';

const ROW_HEIGHT = 60;

/** The deleted documents that can be restored. */
export function TrashPart() {
  const library = useLibrary();
  const listTrash = useCallback(() => library.trash.list(), [library]);
  const trashEntries = useLiveQuery(listTrash);
  return trashEntries === undefined ? null : <TrashList trashEntries={trashEntries} />;
}

function TrashList({ trashEntries }: { trashEntries: readonly TrashEntry[] }) {
  const translate = useTranslate();
  const library = useLibrary();
  const entryKeys = useMemo(() => trashEntries.map(({ key }) => key), [trashEntries]);
  const selection = useSelection(entryKeys);
  /** The entries that are about to be deleted permanently. */
  const [entriesToDelete, setEntriesToDelete] = useState<readonly TrashEntry[]>();
  const selectedCount = selection.rowIds.size;
  const targetKeys = useMemo(
    () => (selectedCount === 0 ? entryKeys : entryKeys.filter((entryKey) => selection.rowIds.has(entryKey))),
    [selectedCount, entryKeys, selection],
  );
  const findEntries = useCallback(
    (wantedKeys: readonly string[]) => trashEntries.filter(({ key }) => wantedKeys.includes(key)),
    [trashEntries],
  );

  const restoreEntries = useCallback(
    async (restoredKeys: readonly string[]) => {
      try {
        const { operationNumber, undo, count, renamed } = await library.trash.bringBack(restoredKeys);
        const [singleEntry] = restoredKeys.length === 1 ? findEntries(restoredKeys) : [];
        const undoRestore = () => attempt(undo(), 'operations.undoFailed');
        toast(describeReturn(translate, count, singleEntry?.name, renamed), {
          action: { label: translate('shell.undo'), undoes: [getOperationKey(operationNumber)], run: undoRestore },
        });
      } catch (error) {
        reportFailure(error, 'trash.notBack');
      }
    },
    [library, findEntries, translate],
  );

  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'select-all',
        label: translate('lists.selectAll'),
        shortcut: 'mod+a',
        leavesText: true,
        run: () => selection.replace(entryKeys),
      },
    ],
    [entryKeys, selection, translate],
  );
  useCommands(commands);

  function handleKey(event: KeyboardEvent) {
    if (isTextBox(event.target)) return;
    if (event.key === 'Escape' && selectedCount > 0) selection.clear();
    if (event.key === 'Delete' && selectedCount > 0) setEntriesToDelete(findEntries(targetKeys));
  }

  if (trashEntries.length === 0)
    return <Notice title={translate('trash.emptyTitle')} text={describeEmptyTrash(translate)} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside have the focus
    <div className={css.part} onKeyDown={handleKey}>
      <div className={css.bar}>
        <p role="status">
          {selectedCount > 0
            ? translate('lists.selected', { count: selectedCount, shown: trashEntries.length })
            : describeTrash(translate, trashEntries.length)}
        </p>
        <div className={css.actions}>
          <Button icon={<ArchiveRestore />} onPress={() => attempt(restoreEntries(targetKeys))}>
            {selectedCount > 0 ? translate('trash.bringBackSelected') : translate('trash.bringBackAll')}
          </Button>
          <Button kind="danger" icon={<Trash2 />} onPress={() => setEntriesToDelete(findEntries(targetKeys))}>
            {selectedCount > 0 ? translate('trash.deleteSelected') : translate('trash.empty')}
          </Button>
        </div>
      </div>
      <VirtualList
        items={trashEntries}
        getKey={({ key }) => key}
        rowHeight={ROW_HEIGHT}
        label={translate('trash.list')}
        className={css.list}
        renderRow={(trashEntry) => (
          <TrashRow
            trashEntry={trashEntry}
            isSelected={selection.rowIds.has(trashEntry.key)}
            isActive={selectedCount > 0}
            onToggle={selection.toggle}
            onBringBack={(entryKey) => attempt(restoreEntries([entryKey]))}
            onDelete={(entryToDelete) => setEntriesToDelete([entryToDelete])}
          />
        )}
      />
      {entriesToDelete === undefined ? null : (
        <DeleteDialog trashEntries={entriesToDelete} onClose={() => setEntriesToDelete(undefined)} />
      )}
    </div>
  );
}
