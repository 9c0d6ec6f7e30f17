import { FileOutput, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { NEW_KEYS } from '../app/new-commands.ts';
import { shortcutText } from '../commands/command.ts';
import { runCommand, useCommands } from '../commands/registry.ts';
import { Button } from '../components/button.tsx';
import { Hint } from '../components/hint.tsx';
import { Notice } from '../components/notice.tsx';
import screen from '../components/screen.module.css';
import { VirtualList } from '../components/virtual-list.tsx';
import type { TableName } from '../store/database.ts';
import { useLibrary } from '../store/library-context.ts';
import { EXPORT } from '../strings/export.ts';
import { SHELL } from '../strings/shell.ts';
import css from './characters/list.module.css';
import { exportCommand } from './transfer/export/export-command.ts';

/** What a list of documents is called, and what it says when it shows nothing. */
interface Words {
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

interface Props<Item extends { id: string }> {
  words: Words;
  /** The table of these documents. */
  table: TableName;
  shown: readonly Item[];
  /** How many there are without the filter. */
  total: number;
  filters: ReactNode;
  /** What the shown ones were found by. */
  filter: unknown;
  /** Stand before the button that creates one. */
  actions?: ReactNode;
  row(item: Item): ReactNode;
  onCreate(): void;
  onClearFilter(): void;
}

const ROW = 72;

/** A screen that lists documents: title and count, filters, actions, rows; and a way on when there are none. */
export function ListFrame<Item extends { id: string }>(props: Props<Item>) {
  const { words, table, shown, total, filters, filter, actions, row, onCreate, onClearFilter } = props;
  const library = useLibrary();
  const held = useRef(shown);
  held.current = shown;
  const commands = useMemo(
    () => [
      exportCommand(() => ({ title: words.title, documents: held.current.map(({ id }) => ({ kind: table, id })) })),
    ],
    [words, table],
  );
  useCommands(commands);
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
          <span className={screen.count} role="status" aria-label={words.shownLong(shown.length, total)}>
            {words.shown(shown.length, total)}
          </span>
        </div>
        {filters}
        <div className={screen.actions}>
          {shown.length === 0 ? null : (
            <Button icon={<FileOutput />} onPress={() => runCommand('export')}>
              {EXPORT.command}
            </Button>
          )}
          {actions}
          {create}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the row inside is what has the focus */}
      <div className={css.body} onKeyDown={deleteRow}>
        {shown.length > 0 ? (
          <VirtualList
            items={shown}
            keyOf={(item) => item.id}
            rowHeight={ROW}
            label={words.list}
            className={css.list}
            remembers
            filter={filter}
            row={row}
          />
        ) : total === 0 ? (
          <Notice title={words.emptyTitle} text={words.emptyText}>
            {create}
            <Button onPress={() => void library.restoreSamples()}>{SHELL.restoreSamples}</Button>
          </Notice>
        ) : (
          <Notice title={words.noMatchTitle} text={words.noMatchText}>
            <Button onPress={onClearFilter}>{words.clearFilter}</Button>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Delete on a row does what its button does; in a text box it is a key like any other. */
function deleteRow({ key, target, currentTarget }: KeyboardEvent): void {
  if (key !== 'Delete' || !(target instanceof HTMLAnchorElement)) return;
  const row = target.closest('li');
  if (row !== null && currentTarget.contains(row)) row.querySelector<HTMLElement>('[data-remove]')?.click();
}
