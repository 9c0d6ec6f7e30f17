import { ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { ICON_SHAPES, type IconShape, iconCharacter } from '../../../../shared/text/markup/icons.ts';
import overlay from '../../../components/overlay.module.css';
import css from './shape-picker.module.css';

interface Props {
  label: string;
  value: IconShape;
  onChange(shape: IconShape): void;
}

const SHAPES = ICON_SHAPES.map((id) => ({ id }));

/** The shape of an icon, chosen from all of them as they are drawn. */
export function ShapePicker({ label, value, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(key) => {
        const shape = ICON_SHAPES.find((one) => one === key);
        if (shape !== undefined) onChange(shape);
      }}
    >
      <Button className={css.button ?? ''}>
        <span className={css.glyph} aria-hidden="true">
          {iconCharacter(value)}
        </span>
        <span className={css.name}>{label}</span>
        <span className="visually-hidden">{value}</span>
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <ListBox className={css.shapes ?? ''} items={SHAPES} layout="grid" aria-label={label}>
          {({ id }) => (
            <ListBoxItem id={id} textValue={id} className={css.shape ?? ''}>
              <span className={css.glyph} aria-hidden="true">
                {iconCharacter(id)}
              </span>
              <span>{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
