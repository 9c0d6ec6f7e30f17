import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button, IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListView, USUAL_COLUMNS } from '../view.ts';
import css from './column-choice.module.css';

export interface NamedColumn {
  readonly id: string;
  readonly label: string;
}

interface Props {
  columns: readonly NamedColumn[];
  /** The columns that are visible. */
  shown: readonly NamedColumn[];
  view: Pick<ListView, 'hidden' | 'widths'>;
  onView(part: Partial<ListView>): void;
}

/** Chooses the columns of a list and restores the default columns. */
export function ColumnChoice({ columns, shown, view: { hidden, widths }, onView }: Props) {
  const translate = useTranslate();
  const isUsual = hidden.length === 0 && Object.keys(widths).length === 0;
  return (
    <DialogTrigger>
      <IconButton icon={<Columns3 />} label={translate('filters.columns')} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.choice ?? ''} aria-label={translate('filters.columns')}>
          {columns.map(({ id, label }, index) => {
            const isOn = !hidden.includes(id);
            return (
              <label key={id} className={css.column}>
                <input
                  type="checkbox"
                  autoFocus={index === 0}
                  checked={isOn}
                  onChange={() => onView({ hidden: isOn ? [...hidden, id] : hidden.filter((one) => one !== id) })}
                />
                <span>{label}</span>
                {isOn && shown.every((one) => one.id !== id) ? (
                  <span className={css.note}>{translate('filters.noRoom')}</span>
                ) : null}
              </label>
            );
          })}
          <p className={css.hint}>{translate('filters.columnsHint')}</p>
          <Button isDisabled={isUsual} onPress={() => onView(USUAL_COLUMNS)}>
            {translate('filters.usualColumns')}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
