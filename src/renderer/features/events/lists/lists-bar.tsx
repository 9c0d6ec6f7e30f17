import { FileDown, FilePlus2, FolderPlus, History, Search, Table2, Trash2, X } from 'lucide-react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { EVENT_LISTS } from '../../../strings/documents/events.ts';
import list from '../../lists/list.module.css';
import type { ListsState } from './event-lists.ts';
import css from './lists.module.css';
import type { ListsActions } from './lists-actions.ts';

export const FILTERS = ['all', 'legal', 'illegal', 'unreadable', 'beside'] as const;
export type Filter = (typeof FILTERS)[number];

interface Props {
  state: ListsState;
  filters: readonly { id: Filter; count: number }[];
  filter: Filter;
  onFilter(filter: Filter): void;
  text: string;
  onText(text: string): void;
  actions: ListsActions;
}

/** What narrows the lists down, and what is done with all of them. */
export function ListsBar({ state, filters, filter, onFilter, text, onText, actions }: Props) {
  const { judged, since } = state;
  const vanished = judged?.vanished ?? [];
  return (
    <div className={css.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div className={css.chips} role="group" aria-label={EVENT_LISTS.filter}>
        {filters.map(({ id, count }) => (
          <Chip key={id} pressed={filter === id} onPress={() => onFilter(id)}>
            {EVENT_LISTS[id](count)}
          </Chip>
        ))}
      </div>
      <div className={list.search}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label={EVENT_LISTS.search}
          placeholder={EVENT_LISTS.searchHint}
          value={text}
          onChange={(typed) => onText(typed.target.value)}
        />
      </div>
      <div className={css.tools}>
        <IconButton icon={<FilePlus2 />} label={EVENT_LISTS.more} onPress={() => attempt(actions.files())} />
        <IconButton icon={<FolderPlus />} label={EVENT_LISTS.moreFolder} onPress={() => attempt(actions.folder())} />
        <IconButton
          icon={since === undefined ? <History /> : <X />}
          label={since === undefined ? EVENT_LISTS.since : EVENT_LISTS.dropSince}
          onPress={() => attempt(since === undefined ? actions.compare() : actions.compareNot())}
        />
        <IconButton icon={<Trash2 />} label={EVENT_LISTS.clear} onPress={() => attempt(actions.clear())} />
        <Button icon={<Table2 />} onPress={() => attempt(actions.save('table'), EVENT_LISTS.failed)}>
          {EVENT_LISTS.table}
        </Button>
        <Button kind="primary" icon={<FileDown />} onPress={() => attempt(actions.save('pages'), EVENT_LISTS.failed)}>
          {EVENT_LISTS.report}
        </Button>
      </div>
      {since === undefined ? null : (
        <p className={css.since}>
          {EVENT_LISTS.sinceIs(since.file)} {vanished.length === 0 ? '' : EVENT_LISTS.gone(vanished)}
        </p>
      )}
    </div>
  );
}
