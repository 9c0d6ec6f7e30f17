import { FileDown, FilePlus2, FolderPlus, History, Search, Table2, Trash2, Users, X } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import list from '../../../../components/list.module.css';
import { attempt } from '../../../../failures/report-failure.ts';
import { describeGoneLists, describePackChange } from '../../../../strings/documents/events.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ListsActions } from '../lists-actions.ts';
import { type Filter, ORDERS, type Order } from '../lists-order.ts';
import type { ListsState } from '../lists-state.ts';
import bar from './bar.module.css';

interface Props {
  state: ListsState;
  filters: readonly { id: Filter; count: number }[];
  filter: Filter;
  onFilter(filter: Filter): void;
  text: string;
  onText(text: string): void;
  order: Order;
  onOrder(order: Order): void;
  /** The number of lists that share the chosen reason; absent if none is chosen. */
  alike: number | undefined;
  onAlike(): void;
  onPlayers(): void;
  onByPack(): void;
  actions: ListsActions;
}

/** The bar with the filters of the lists and the actions on all of them. */
export function ListsBar(props: Props) {
  const translate = useTranslate();
  const { state, filters, filter, onFilter, text, onText, order, onOrder, alike, onAlike, actions } = props;
  const { judged, since, notes, byPack } = state;
  const report = notes.reports.at(-1);
  const vanished = judged?.vanished ?? [];
  return (
    <div className={bar.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div className={bar.chips} role="group" aria-label={translate('eventLists.filter')}>
        {filters.map(({ id, count }) => (
          <Chip key={id} pressed={filter === id} onPress={() => onFilter(id)}>
            {translate(`eventLists.${id}`, { n: count })}
          </Chip>
        ))}
        {alike === undefined ? null : (
          <Chip pressed onPress={onAlike}>
            {translate('eventLists.because', { n: alike })}
          </Chip>
        )}
      </div>
      <div className={list.search}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label={translate('eventLists.search')}
          placeholder={translate('eventLists.searchHint')}
          value={text}
          onChange={(typed) => onText(typed.target.value)}
        />
      </div>
      <div className={bar.order}>
        <Select
          label={translate('eventLists.sort')}
          bare
          value={order}
          choices={ORDERS.map((id) => ({ id, label: translate(`eventLists.sorts.${id}`) }))}
          onChange={(id) => onOrder(id as Order)}
        />
      </div>
      <div className={bar.tools}>
        <IconButton
          icon={<FilePlus2 />}
          label={translate('eventLists.more')}
          onPress={() => attempt(actions.files())}
        />
        <IconButton
          icon={<FolderPlus />}
          label={translate('eventLists.moreFolder')}
          onPress={() => attempt(actions.folder())}
        />
        <IconButton icon={<Users />} label={translate('eventLists.playersEdit')} onPress={props.onPlayers} />
        <IconButton
          icon={since === undefined ? <History /> : <X />}
          label={since === undefined ? translate('eventLists.since') : translate('eventLists.dropSince')}
          onPress={() => attempt(since === undefined ? actions.compare() : actions.compareNot())}
        />
        <IconButton icon={<Trash2 />} label={translate('eventLists.clear')} onPress={() => attempt(actions.clear())} />
        <Button icon={<Table2 />} onPress={() => attempt(actions.save('table'), 'eventLists.failed')}>
          {translate('eventLists.table')}
        </Button>
        <Button kind="primary" icon={<FileDown />} onPress={() => attempt(actions.save('pages'), 'eventLists.failed')}>
          {translate('eventLists.report')}
        </Button>
      </div>
      {since === undefined && report === undefined ? null : (
        <p className={bar.since}>
          {translate('eventLists.sinceIs', {
            file: shortenName(
              since?.file ?? translate('eventLists.reportOf', { time: formatTime(translate, report?.at ?? 0) }),
            ),
          })}{' '}
          {vanished.length === 0 ? '' : describeGoneLists(translate, vanished)}
        </p>
      )}
      {byPack === undefined ? null : (
        <p className={bar.since} role="status">
          {describePackChange(translate, byPack.illegal, byPack.legal)}
          <IconButton icon={<X />} label={translate('shell.dismiss')} onPress={props.onByPack} />
        </p>
      )}
    </div>
  );
}
