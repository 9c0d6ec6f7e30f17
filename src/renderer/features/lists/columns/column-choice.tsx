import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button, IconButton } from '../../../components/button.tsx';
import overlayCss from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DEFAULT_COLUMN_SETTINGS, type ListView } from '../list-view.ts';
import css from './column-choice.module.css';

export interface NamedColumn {
  readonly id: string;
  readonly label: string;
}

interface Props {
  columns: readonly NamedColumn[];
  /** The columns that are visible. */
  visibleColumns: readonly NamedColumn[];
  view: Pick<ListView, 'hidden' | 'widths'>;
  onChangeView(viewChange: Partial<ListView>): void;
}

/** Chooses the columns of a list and restores the default columns. */
export function ColumnChoice({ columns, visibleColumns, view: { hidden, widths }, onChangeView }: Props) {
  const translate = useTranslate();
  const isDefault = hidden.length === 0 && Object.keys(widths).length === 0;
  return (
    <DialogTrigger>
      <IconButton icon={<Columns3 />} label={translate('filters.columns')} />
      <Popover className={overlayCss.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.choice ?? ''} aria-label={translate('filters.columns')}>
          {columns.map(({ id, label: columnLabel }, index) => {
            const isChosen = !hidden.includes(id);
            return (
              <label key={id} className={css.column}>
                <input
                  type="checkbox"
                  autoFocus={index === 0}
                  checked={isChosen}
                  onChange={() =>
                    onChangeView({
                      hidden: isChosen ? [...hidden, id] : hidden.filter((hiddenId) => hiddenId !== id),
                    })
                  }
                />
                <span>{columnLabel}</span>
                {isChosen && visibleColumns.every((column) => column.id !== id) ? (
                  <span className={css.note}>{translate('filters.noRoom')}</span>
                ) : null}
              </label>
            );
          })}
          <p className={css.hint}>{translate('filters.columnsHint')}</p>
          <Button isDisabled={isDefault} onPress={() => onChangeView(DEFAULT_COLUMN_SETTINGS)}>
            {translate('filters.usualColumns')}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
