import { ArrowDown, ArrowUp, CheckCheck, LayoutGrid, ListChecks, Rows2, Rows4, SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { formatShortcut } from '../../commands/command.ts';
import { runCommand } from '../../commands/registry.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Select } from '../../components/inputs/select.tsx';
import screenCss from '../../components/screen.module.css';
import { Tooltip } from '../../components/tooltip.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { ColumnChoice, type NamedColumn } from './columns/column-choice.tsx';
import css from './list-tools.module.css';
import type { Layout, ListView } from './list-view.ts';
import type { Sort } from './sort.ts';

interface Props {
  view: ListView;
  layouts: readonly Layout[];
  /** The columns by which the list can be sorted. */
  columns: readonly NamedColumn[];
  /** The columns that are visible. */
  visibleColumns: readonly NamedColumn[];
  /** Whether some columns, and so their sort buttons, are hidden. */
  isSortHidden: boolean;
  /** The number of chosen facet values. */
  chosenValueCount: number;
  isSelecting: boolean;
  isAllSelected: boolean;
  onChangeView(viewChange: Partial<ListView>): void;
  onSelecting(isSelecting: boolean): void;
}

const ICONS = { rows: <Rows2 />, compact: <Rows4 />, cards: <LayoutGrid /> };

/** The view options of a list: filters, order, rows or cards, and selection boxes. */
export const ListTools = memo(function ListTools(props: Props) {
  const translate = useTranslate();
  const {
    view,
    layouts,
    columns,
    visibleColumns,
    isSortHidden,
    chosenValueCount,
    isSelecting,
    isAllSelected,
    onChangeView,
    onSelecting,
  } = props;
  return (
    <div className={css.tools}>
      <Button
        icon={<SlidersHorizontal />}
        aria-label={
          chosenValueCount === 0
            ? translate('filters.filters')
            : translate('filters.filtersOn', { count: chosenValueCount })
        }
        aria-expanded={view.filters}
        className={css.toggle}
        onPress={() => onChangeView({ filters: !view.filters })}
      >
        <span className={screenCss.wide}>{translate('filters.filters')}</span>{' '}
        {chosenValueCount === 0 ? null : <span className={css.inUse}>{chosenValueCount}</span>}
      </Button>
      {isSortHidden ? (
        <>
          <div className={css.sort}>
            <Select
              label={translate('filters.sort')}
              isLabelHidden
              value={view.sort.by}
              choices={[
                { id: 'name', label: translate('filters.name') },
                ...columns.map(({ id, label }) => ({ id, label })),
              ]}
              onChange={(columnId) => onChangeView({ sort: { by: columnId, down: false } satisfies Sort })}
            />
          </div>
          <IconButton
            icon={view.sort.down ? <ArrowDown /> : <ArrowUp />}
            label={translate('filters.sortDown')}
            aria-pressed={view.sort.down}
            onPress={() => onChangeView({ sort: { ...view.sort, down: !view.sort.down } })}
          />
        </>
      ) : null}
      <ToggleButtonGroup
        className={css.layouts ?? ''}
        aria-label={translate('filters.layout')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view.layout]}
        onSelectionChange={(selectedKeys) => {
          const layout = layouts.find((candidate) => selectedKeys.has(candidate));
          if (layout !== undefined) onChangeView({ layout });
        }}
      >
        {layouts.map((layout) => (
          <Tooltip key={layout} text={translate(`filters.${layout}`)}>
            <ToggleButton id={layout} className={css.layout ?? ''} aria-label={translate(`filters.${layout}`)}>
              {ICONS[layout]}
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      {view.layout === 'cards' ? null : (
        <ColumnChoice columns={columns} visibleColumns={visibleColumns} view={view} onChangeView={onChangeView} />
      )}
      <IconButton
        icon={<ListChecks />}
        label={isSelecting ? translate('filters.selectDone') : translate('filters.select')}
        aria-pressed={isSelecting}
        className={css.toggle}
        onPress={() => onSelecting(!isSelecting)}
      />
      {isSelecting ? (
        <IconButton
          icon={<CheckCheck />}
          label={`${translate('lists.selectAll')} (${formatShortcut(translate, 'mod+a')})`}
          isDisabled={isAllSelected}
          onPress={() => runCommand('select-all')}
        />
      ) : null}
    </div>
  );
});
