import { ArrowDown, ArrowUp, CheckCheck, LayoutGrid, ListChecks, Rows2, Rows4, SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { formatShortcut } from '../../commands/command.ts';
import { runCommand } from '../../commands/registry.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Hint } from '../../components/hint.tsx';
import { Select } from '../../components/inputs/select.tsx';
import screen from '../../components/screen.module.css';
import { useTranslate } from '../../texts/use-translate.ts';
import { ColumnChoice, type NamedColumn } from './columns/column-choice.tsx';
import css from './list-tools.module.css';
import type { Sort } from './sort.ts';
import type { Layout, ListView } from './view.ts';

interface Props {
  view: ListView;
  layouts: readonly Layout[];
  /** The columns by which the list can be sorted. */
  columns: readonly NamedColumn[];
  /** The columns that are visible. */
  shown: readonly NamedColumn[];
  /** Whether some columns, and so their sort buttons, are hidden. */
  isSortHidden: boolean;
  /** The number of chosen facet values. */
  inUse: number;
  isSelecting: boolean;
  isAllSelected: boolean;
  onView(part: Partial<ListView>): void;
  onSelecting(isSelecting: boolean): void;
}

const ICONS = { rows: <Rows2 />, compact: <Rows4 />, cards: <LayoutGrid /> };

/** The view options of a list: filters, order, rows or cards, and selection boxes. */
export const ListTools = memo(function ListTools(props: Props) {
  const translate = useTranslate();
  const { view, layouts, columns, shown, isSortHidden, inUse, isSelecting, isAllSelected, onView, onSelecting } = props;
  return (
    <div className={css.tools}>
      <Button
        icon={<SlidersHorizontal />}
        aria-label={inUse === 0 ? translate('filters.filters') : translate('filters.filtersOn', { count: inUse })}
        aria-expanded={view.filters}
        className={css.toggle}
        onPress={() => onView({ filters: !view.filters })}
      >
        <span className={screen.wide}>{translate('filters.filters')}</span>{' '}
        {inUse === 0 ? null : <span className={css.inUse}>{inUse}</span>}
      </Button>
      {isSortHidden ? (
        <>
          <div className={css.sort}>
            <Select
              label={translate('filters.sort')}
              bare
              value={view.sort.by}
              choices={[
                { id: 'name', label: translate('filters.name') },
                ...columns.map(({ id, label }) => ({ id, label })),
              ]}
              onChange={(by) => onView({ sort: { by, down: false } satisfies Sort })}
            />
          </div>
          <IconButton
            icon={view.sort.down ? <ArrowDown /> : <ArrowUp />}
            label={translate('filters.sortDown')}
            aria-pressed={view.sort.down}
            onPress={() => onView({ sort: { ...view.sort, down: !view.sort.down } })}
          />
        </>
      ) : null}
      <ToggleButtonGroup
        className={css.layouts ?? ''}
        aria-label={translate('filters.layout')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view.layout]}
        onSelectionChange={(keys) => {
          const layout = layouts.find((one) => keys.has(one));
          if (layout !== undefined) onView({ layout });
        }}
      >
        {layouts.map((layout) => (
          <Hint key={layout} text={translate(`filters.${layout}`)}>
            <ToggleButton id={layout} className={css.layout ?? ''} aria-label={translate(`filters.${layout}`)}>
              {ICONS[layout]}
            </ToggleButton>
          </Hint>
        ))}
      </ToggleButtonGroup>
      {view.layout === 'cards' ? null : <ColumnChoice columns={columns} shown={shown} view={view} onView={onView} />}
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
