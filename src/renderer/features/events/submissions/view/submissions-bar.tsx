import { Ellipsis, FileDiff, FileDown, FilePlus2, FolderPlus, ListX, Search, Table2, Users, X } from 'lucide-react';
import { MenuTrigger, Popover } from 'react-aria-components';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import listCss from '../../../../components/list.module.css';
import overlay from '../../../../components/overlay.module.css';
import { ActionMenu, type MenuAction } from '../../../../components/row-menu/action-menu.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { describeGoneLists, describePackChange } from '../../../../strings/documents/events.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { formatTime } from '../../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { SUBMISSION_ORDERS, type SubmissionFilter, type SubmissionOrder } from '../filter-submissions.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import barCss from './bar.module.css';

interface Props {
  state: SubmissionsState;
  filters: readonly { id: SubmissionFilter; count: number }[];
  filter: SubmissionFilter;
  onFilter(filter: SubmissionFilter): void;
  searchText: string;
  onSearch(searchText: string): void;
  order: SubmissionOrder;
  onOrder(order: SubmissionOrder): void;
  /** The number of submissions that share the chosen reason; absent if none is chosen. */
  sameReasonCount: number | undefined;
  onClearReason(): void;
  onEditPlayers(): void;
  onDismissChanges(): void;
  onSaveReport(): void;
  actions: SubmissionActions;
}

/** The bar with the filters of the submissions and the actions on all of them. */
export function SubmissionsBar(props: Props) {
  const translate = useTranslate();
  const {
    state,
    filters,
    filter,
    onFilter,
    searchText,
    onSearch,
    order,
    onOrder,
    sameReasonCount,
    onClearReason,
    actions,
  } = props;
  const { results, earlierTable, notes, changedVerdicts } = state;
  const lastReport = notes.reports.at(-1);
  const vanishedNames = results?.vanished ?? [];
  return (
    <div className={barCss.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div className={barCss.chips} role="group" aria-label={translate('eventLists.filter')}>
        {filters.map(({ id, count }) => (
          <Chip key={id} isPressed={filter === id} onPress={() => onFilter(id)}>
            {translate(`eventLists.${id}`, { n: count })}
          </Chip>
        ))}
        {sameReasonCount === undefined ? null : (
          <Chip isPressed onPress={onClearReason}>
            {translate('eventLists.because', { n: sameReasonCount })}
          </Chip>
        )}
      </div>
      <div className={listCss.search}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label={translate('eventLists.search')}
          placeholder={translate('eventLists.searchHint')}
          value={searchText}
          onChange={(changeEvent) => onSearch(changeEvent.target.value)}
        />
      </div>
      <div className={barCss.order}>
        <Select
          label={translate('eventLists.sort')}
          isLabelHidden
          value={order}
          choices={SUBMISSION_ORDERS.map((orderId) => ({
            id: orderId,
            label: translate(`eventLists.sorts.${orderId}`),
          }))}
          onChange={(orderId) => onOrder(orderId as SubmissionOrder)}
        />
      </div>
      <div className={barCss.tools}>
        <Button icon={<FilePlus2 />} onPress={() => attempt(actions.chooseFiles())}>
          {translate('eventLists.more')}
        </Button>
        <MoreActions
          hasEarlierTable={earlierTable !== undefined}
          actions={actions}
          onEditPlayers={props.onEditPlayers}
        />
        <Button icon={<Table2 />} onPress={() => attempt(actions.saveReport('table'), 'eventLists.failed')}>
          {translate('eventLists.table')}
        </Button>
        <Button kind="primary" icon={<FileDown />} onPress={props.onSaveReport}>
          {translate('eventLists.report')}
        </Button>
      </div>
      {earlierTable === undefined && lastReport === undefined ? null : (
        <p className={barCss.since}>
          {translate('eventLists.sinceIs', {
            file: shortenName(
              earlierTable?.file ??
                translate('eventLists.reportOf', { time: formatTime(translate, lastReport?.at ?? 0) }),
            ),
          })}{' '}
          {vanishedNames.length === 0 ? '' : describeGoneLists(translate, vanishedNames)}
        </p>
      )}
      {changedVerdicts === undefined ? null : (
        <p className={barCss.since} role="status">
          {describePackChange(translate, changedVerdicts.illegal, changedVerdicts.legal)}
          <IconButton icon={<X />} label={translate('shell.dismiss')} onPress={props.onDismissChanges} />
        </p>
      )}
    </div>
  );
}

interface MoreActionsProps extends Pick<Props, 'actions' | 'onEditPlayers'> {
  hasEarlierTable: boolean;
}

/** The actions on all submissions that are used less often, in a menu. */
function MoreActions({ hasEarlierTable, actions, onEditPlayers }: MoreActionsProps) {
  const translate = useTranslate();
  const label = translate('eventLists.moreActions');
  const menuActions: readonly MenuAction[] = [
    {
      id: 'add-folder',
      label: translate('eventLists.moreFolder'),
      icon: <FolderPlus aria-hidden />,
      run: () => attempt(actions.chooseFolder()),
    },
    { id: 'players', label: translate('eventLists.playersEdit'), icon: <Users aria-hidden />, run: onEditPlayers },
    hasEarlierTable
      ? {
          id: 'stop-comparing',
          label: translate('eventLists.dropSince'),
          icon: <X aria-hidden />,
          run: () => attempt(actions.stopComparing()),
        }
      : {
          id: 'compare',
          label: translate('eventLists.since'),
          icon: <FileDiff aria-hidden />,
          run: () => attempt(actions.chooseEarlierTable()),
        },
    {
      id: 'clear',
      label: translate('eventLists.clear'),
      icon: <ListX aria-hidden />,
      run: () => attempt(actions.clear()),
    },
  ];
  return (
    <MenuTrigger>
      <Button icon={<Ellipsis />}>{label}</Button>
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <ActionMenu label={label} actions={menuActions} onAction={(action) => action.run()} />
      </Popover>
    </MenuTrigger>
  );
}
