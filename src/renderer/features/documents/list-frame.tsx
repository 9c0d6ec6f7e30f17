import { FileOutput, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { NEW_KEYS } from '../../app/new-commands.ts';
import { toast } from '../../app/toasts/toasts.ts';
import { type Command, shortcutText } from '../../commands/command.ts';
import { isTextBox, runCommand, useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { Hint } from '../../components/hint.tsx';
import { Notice } from '../../components/notice.tsx';
import screen from '../../components/screen.module.css';
import { VirtualList } from '../../components/virtual-list.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { TableName } from '../../store/database.ts';
import { type Documents, type Item, storedName } from '../../store/item.ts';
import { readable } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { LISTS } from '../../strings/documents/lists.ts';
import { EXPORT } from '../../strings/library/export.ts';
import { SHELL } from '../../strings/shell.ts';
import { GameSwitch } from '../games/game-switch.tsx';
import { dragOut, prepareDrag } from '../transfer/export/drag-out.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import type { Named } from '../transfer/export/request.ts';
import { deleteSome, duplicateSome, renameDocument } from './document-actions.ts';
import css from './list.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { SelectRow } from './select-row.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useSelection } from './use-selection.ts';

/** What a list of documents is called, and what it says when it shows nothing. */
interface ListStrings {
  title: string;
  list: string;
  create: string;
  emptyTitle: string;
  emptyText: string;
  noMatchTitle: string;
  noMatchText: string;
  clearFilter: string;
  shown(shown: number, all: number): string;
  shownLong(shown: number, all: number): string;
}

interface Props<N extends TableName> {
  table: N;
  words: ListStrings;
  /** The game that the list is about, and those that it can be about. */
  game: Game;
  games: readonly Game[];
  shown: readonly Item<Documents[N]>[];
  /** How many there are without the filter. */
  total: number;
  filters: ReactNode;
  /** What the shown ones were found by. */
  filter: unknown;
  /** Stand before the button that creates one. */
  actions?: ReactNode;
  /** Stand before what can be done with any selection. */
  actionsOf?(selected: readonly Item<Documents[N]>[]): ReactNode;
  row(item: Item<Documents[N]>): ReactNode;
  onCreate(): void;
  onClearFilter(): void;
}

const ROW = 72;

/** A screen that lists documents: title and count, filters, actions, rows; and a way on when there are none. */
export function ListFrame<N extends TableName>(props: Props<N>) {
  const { table, words, game, games, shown, total, filters, filter, actions, actionsOf, row, onCreate, onClearFilter } =
    props;
  const library = useLibrary();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useSelection(ids);
  const selected = useMemo(() => shown.filter(({ id }) => selection.ids.has(id)), [shown, selection]);
  const [renaming, setRenaming] = useState<{ id: string; name: string }>();
  const count = selected.length;
  const meant = useRef(shown);
  meant.current = count > 0 ? selected : shown;

  const acts = useMemo(() => {
    const documents = () => readable<N>(selected) as (Documents[N] & { id: string; name: string })[];
    return {
      remove: async () => {
        const focused = document.activeElement?.closest('li');
        if (!(await deleteSome(library, table, [...selection.ids]))) return;
        selection.clear();
        if (focused != null) document.querySelector<HTMLElement>(`.${css.list}`)?.focus();
      },
      duplicate: async () => {
        const copies = await duplicateSome(library, table, documents());
        if (copies.length > 0) selection.set(copies);
      },
      rename: () => {
        const [only] = selected.length === 1 ? selected.map(({ id }) => id) : [];
        const id = only ?? document.activeElement?.closest<HTMLElement>('li[data-key]')?.dataset.key;
        const item = id === undefined ? undefined : library.tables[table].get(id);
        if (item?.kind === 'ready') setRenaming({ id: item.id, name: (item.document as { name: string }).name });
        else toast(LISTS.renameHow);
      },
    };
  }, [library, table, selected, selection]);

  const commands = useMemo<Command[]>(
    () => [
      exportCommand(() => ({ title: words.title, documents: meant.current.map(({ id }) => ({ kind: table, id })) })),
      { id: 'select-all', label: LISTS.selectAll, shortcut: 'mod+a', leavesText: true, run: () => selection.set(ids) },
      { id: 'rename', label: LISTS.rename, shortcut: 'f2', leavesText: true, run: acts.rename },
      {
        id: 'duplicate-selected',
        label: LISTS.duplicateSelected,
        shortcut: 'mod+d',
        enabled: count > 0,
        run: () => attempt(acts.duplicate()),
      },
      { id: 'delete-selected', label: LISTS.deleteSelected, enabled: count > 0, run: () => attempt(acts.remove()) },
    ],
    [acts, ids, selection, count, words, table],
  );
  useCommands(commands);

  function press(event: KeyboardEvent) {
    if (isTextBox(event.target)) return;
    const key = keyOf(event.target);
    if (event.key === 'Escape' && count > 0) selection.clear();
    else if (event.key === 'Delete' && count > 0) attempt(acts.remove());
    else if (event.key === 'Delete') deleteRow(event);
    else if (event.key === ' ' && key !== undefined && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      selection.toggle(key, event.shiftKey);
    }
  }

  /** With Ctrl or Shift held a click selects, as in every list. */
  function click(event: MouseEvent) {
    const key = keyOf(event.target);
    const isLink = (event.target as Element).closest('a') !== null;
    if (key === undefined || !isLink || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    selection.toggle(key, event.shiftKey);
  }

  /** A row that is pressed may be dragged out, with all that is selected where it is one of them. */
  function dragged(target: EventTarget): Named[] {
    const key = (target as Element).closest('a') === null ? undefined : keyOf(target);
    if (key === undefined) return [];
    const ids = selection.ids.has(key) ? selected.map(({ id }) => id) : [key];
    return ids.map((id) => ({ kind: table, id }));
  }

  const exportButton = (
    <Button icon={<FileOutput />} aria-label={EXPORT.command} onPress={() => runCommand('export')}>
      <span className={screen.wide}>{EXPORT.command}</span>
    </Button>
  );
  const create = (
    <Hint text={shortcutText(NEW_KEYS)}>
      <Button kind="primary" icon={<Plus />} onPress={onCreate}>
        {words.create}
      </Button>
    </Hint>
  );
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{words.title}</h1>
          <span
            className={screen.count}
            role="status"
            aria-label={count > 0 ? LISTS.selected(count, shown.length) : words.shownLong(shown.length, total)}
          >
            {count > 0 ? LISTS.selected(count, shown.length) : words.shown(shown.length, total)}
          </span>
          {/* What is selected is of one game, and its actions want the room. */}
          {count > 0 ? null : <GameSwitch game={game} games={games} />}
        </div>
        {filters}
        <div className={screen.actions}>
          {count > 0 ? (
            <SelectionActions
              count={count}
              readable={selected.filter(({ kind }) => kind === 'ready').length}
              onRename={acts.rename}
              onDuplicate={() => attempt(acts.duplicate())}
              onDelete={() => attempt(acts.remove())}
              onClear={selection.clear}
            >
              {exportButton}
              {actionsOf?.(selected)}
            </SelectionActions>
          ) : (
            <>
              {shown.length === 0 ? null : exportButton}
              {actions}
              {create}
            </>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the row inside is what has the focus */}
      <div
        className={css.body}
        onKeyDown={press}
        onClickCapture={click}
        onPointerDown={({ target, button }) => {
          const documents = button === 0 ? dragged(target) : [];
          if (documents.length > 0) prepareDrag(library, documents);
        }}
        onDragStart={(event) => dragOut(event, dragged(event.target))}
      >
        {shown.length > 0 ? (
          <VirtualList
            items={shown}
            keyOf={(item) => item.id}
            rowHeight={ROW}
            label={words.list}
            className={css.list}
            keepsScroll
            filter={filter}
            row={(item) => (
              <SelectRow
                id={item.id}
                label={LISTS.select(nameOf(item))}
                isSelected={selection.ids.has(item.id)}
                isActive={count > 0}
                onToggle={selection.toggle}
              >
                {row(item)}
              </SelectRow>
            )}
          />
        ) : total === 0 ? (
          <Notice title={words.emptyTitle} text={words.emptyText}>
            {create}
            <Button onPress={() => attempt(library.restoreSamples(game.id), SHELL.samplesNotBack)}>
              {SHELL.restoreSamples}
            </Button>
          </Notice>
        ) : (
          <Notice title={words.noMatchTitle} text={words.noMatchText}>
            <Button onPress={onClearFilter}>{words.clearFilter}</Button>
          </Notice>
        )}
      </div>
      {renaming === undefined ? null : (
        <RenameDialog
          name={renaming.name}
          onRename={(name) => attempt(renameDocument(library, table, renaming.id, name))}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </div>
  );
}

/** The row that something in the list belongs to, by its key. */
const keyOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('li[data-key]')?.dataset.key;

const nameOf = ({ row }: Item<unknown>): string => storedName(row) || EDITING.unnamed;

/** Delete on a row does what its button does. */
function deleteRow({ target, currentTarget }: KeyboardEvent): void {
  if (!(target instanceof HTMLAnchorElement)) return;
  const row = target.closest('li');
  if (row !== null && currentTarget.contains(row)) row.querySelector<HTMLElement>('[data-remove]')?.click();
}
