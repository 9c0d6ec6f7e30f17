import { Import, Share } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { runCommand, useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import css from '../../components/list.module.css';
import screen from '../../components/screen.module.css';
import { attempt } from '../../failures/report-failure.ts';
import type { Documents, Item } from '../../store/item.ts';
import { listReadableDocuments } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { deleteSome, duplicateSome } from '../documents/document-actions.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import { TagDialog } from './bulk/bulk-dialogs.ts';
import type { ListKind } from './kind.ts';
import type { Selection } from './selection/use-selection.ts';
import { nextSort } from './sort.ts';
import { LAYOUTS, type ListView } from './view.ts';

interface Input<N extends TableName> {
  kind: ListKind<N>;
  title: string;
  shown: readonly Item<Documents[N]>[];
  selected: readonly Item<Documents[N]>[];
  selection: Selection;
  view: ListView;
  changeView(part: Partial<ListView>): void;
}

/** Provides the actions on the documents of a list as buttons, keyboard handlers and commands. */
export function useListActions<N extends TableName>(input: Input<N>) {
  const translate = useTranslate();
  const { kind, title, shown, selected, selection, view, changeView } = input;
  const { table } = kind;
  const library = useLibrary();
  const [renaming, setRenaming] = useState<{ id: string; name: string }>();
  const [tagging, setTagging] = useState<readonly string[]>();
  const count = selected.length;
  const meant = count > 0 ? selected : shown;

  const acts = useMemo(() => {
    const documents = () => listReadableDocuments<N>(selected) as (Documents[N] & { id: string; name: string })[];
    return {
      remove: async () => {
        const focused = document.activeElement?.closest('[data-key]');
        if (!(await deleteSome(translate, library, table, [...selection.ids]))) return;
        selection.clear();
        if (focused != null) document.querySelector<HTMLElement>(`.${css.list}`)?.focus();
      },
      duplicate: async () => {
        const copies = await duplicateSome(translate, library, table, documents());
        if (copies.length > 0) selection.set(copies);
      },
      rename: () => {
        const [only] = selected.length === 1 ? selected.map(({ id }) => id) : [];
        const id = only ?? focusedKey();
        const item = id === undefined ? undefined : library.stores[table].get(id);
        if (item?.kind === 'ready') setRenaming({ id: item.id, name: (item.document as { name: string }).name });
        else toast(translate('lists.renameHow'));
      },
      tag: () => {
        const focused = focusedKey();
        const ids = selection.ids.size > 0 ? [...selection.ids] : focused === undefined ? [] : [focused];
        if (ids.length > 0) setTagging(ids);
        else toast(translate('lists.tagHow'));
      },
    };
  }, [library, table, selected, selection, translate]);

  const commands = useMemo<Command[]>(
    () => [
      exportCommand(translate, () => ({ title, documents: meant.map(({ id }) => ({ kind: table, id })) })),
      {
        id: 'select-all',
        label: translate('lists.selectAll'),
        shortcut: 'mod+a',
        leavesText: true,
        run: () => selection.set(shown.map(({ id }) => id)),
      },
      { id: 'rename', label: translate('lists.rename'), shortcut: 'f2', leavesText: true, run: acts.rename },
      { id: 'tag', label: translate('lists.tagCommand'), shortcut: 't', leavesText: true, run: acts.tag },
      {
        id: 'duplicate-selected',
        label: translate('lists.duplicateSelected'),
        shortcut: 'mod+d',
        enabled: count > 0,
        run: () => attempt(acts.duplicate()),
      },
      {
        id: 'delete-selected',
        label: translate('lists.deleteSelected'),
        shortcut: 'delete',
        leavesText: true,
        enabled: count > 0,
        run: () => attempt(acts.remove()),
      },
      { id: 'filters', label: translate('filters.filters'), run: () => changeView({ filters: !view.filters }) },
      ...LAYOUTS.filter((layout) => layout !== view.layout).map(
        (layout): Command => ({
          id: `look-${layout}`,
          label: `${translate('filters.layout')}: ${translate(`filters.${layout}`)}`,
          run: () => changeView({ layout }),
        }),
      ),
      ...[{ id: 'name', label: translate('filters.name') }, ...kind.columns].map(
        ({ id, label }): Command => ({
          id: `sort-${id}`,
          label: translate('filters.sortBy', { column: label }),
          run: () => changeView({ sort: nextSort(view.sort, id) }),
        }),
      ),
    ],
    [acts, shown, meant, selection, count, title, table, view, changeView, kind, translate],
  );
  useCommands(commands);

  const exportButton: ReactNode = (
    <Button icon={<Share />} aria-label={translate('export.command')} onPress={() => runCommand('export')}>
      <span className={screen.wide}>{translate('export.command')}</span>
    </Button>
  );
  const importButton: ReactNode = (
    <Button icon={<Import />} aria-label={translate('transfer.import')} onPress={() => runCommand('import')}>
      <span className={screen.wide}>{translate('transfer.import')}</span>
    </Button>
  );
  return {
    ...acts,
    importButton,
    exportButton,
    renaming,
    stopRenaming: () => setRenaming(undefined),
    dialog:
      tagging === undefined ? null : <TagDialog table={table} ids={tagging} onClose={() => setTagging(undefined)} />,
  };
}

/** Returns the key of the focused row. */
const focusedKey = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
