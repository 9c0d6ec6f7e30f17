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
import { operationKey, toast } from '../../toasts/toasts.ts';
import { useSelection } from '../lists/selection/use-selection.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './trash.module.css';
import { TrashedRow } from './trashed-row.tsx';

const ROW = 60;

/** The deleted documents that can be restored. */
export function TrashPart() {
  const library = useLibrary();
  const ask = useCallback(() => library.trash.list(), [library]);
  const rows = useLiveQuery(ask);
  return rows === undefined ? null : <TrashList rows={rows} />;
}

function TrashList({ rows }: { rows: readonly TrashEntry[] }) {
  const translate = useTranslate();
  const library = useLibrary();
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const selection = useSelection(keys);
  /** The rows that are about to be deleted permanently. */
  const [doomed, setDoomed] = useState<readonly TrashEntry[]>();
  const count = selection.ids.size;
  const meant = useMemo(
    () => (count === 0 ? keys : keys.filter((key) => selection.ids.has(key))),
    [count, keys, selection],
  );
  const rowsOf = useCallback((some: readonly string[]) => rows.filter(({ key }) => some.includes(key)), [rows]);

  const bringBack = useCallback(
    async (some: readonly string[]) => {
      try {
        const { operationNumber: n, undo, count: back, renamed } = await library.trash.bringBack(some);
        const [only] = some.length === 1 ? rowsOf(some) : [];
        const run = () => attempt(undo(), 'operations.undoFailed');
        toast(describeReturn(translate, back, only?.name, renamed), {
          action: { label: translate('shell.undo'), undoes: [operationKey(n)], run },
        });
      } catch (error) {
        reportFailure(error, 'trash.notBack');
      }
    },
    [library, rowsOf, translate],
  );

  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'select-all',
        label: translate('lists.selectAll'),
        shortcut: 'mod+a',
        leavesText: true,
        run: () => selection.set(keys),
      },
    ],
    [keys, selection, translate],
  );
  useCommands(commands);

  function press(event: KeyboardEvent) {
    if (isTextBox(event.target)) return;
    if (event.key === 'Escape' && count > 0) selection.clear();
    if (event.key === 'Delete' && count > 0) setDoomed(rowsOf(meant));
  }

  if (rows.length === 0) return <Notice title={translate('trash.emptyTitle')} text={describeEmptyTrash(translate)} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus
    <div className={css.part} onKeyDown={press}>
      <div className={css.bar}>
        <p role="status">
          {count > 0
            ? translate('lists.selected', { count, shown: rows.length })
            : describeTrash(translate, rows.length)}
        </p>
        <div className={css.actions}>
          <Button icon={<ArchiveRestore />} onPress={() => attempt(bringBack(meant))}>
            {count > 0 ? translate('trash.bringBackSelected') : translate('trash.bringBackAll')}
          </Button>
          <Button kind="danger" icon={<Trash2 />} onPress={() => setDoomed(rowsOf(meant))}>
            {count > 0 ? translate('trash.deleteSelected') : translate('trash.empty')}
          </Button>
        </div>
      </div>
      <VirtualList
        items={rows}
        keyOf={({ key }) => key}
        rowHeight={ROW}
        label={translate('trash.list')}
        className={css.list}
        row={(item) => (
          <TrashedRow
            item={item}
            isSelected={selection.ids.has(item.key)}
            isActive={count > 0}
            onToggle={selection.toggle}
            onBringBack={(key) => attempt(bringBack([key]))}
            onDelete={(one) => setDoomed([one])}
          />
        )}
      />
      {doomed === undefined ? null : <DeleteDialog rows={doomed} onClose={() => setDoomed(undefined)} />}
    </div>
  );
}
