import { ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { getIconCharacter, ICON_SHAPES, type IconShape } from '../../../../shared/text/markup/icons.ts';
import overlay from '../../../components/overlay.module.css';
import css from './shape-picker.module.css';

interface Props {
  label: string;
  value: IconShape;
  onChange(shape: IconShape): void;
}

const SHAPE_ITEMS = ICON_SHAPES.map((id) => ({ id }));

/** Chooses the shape of an icon from pictures of all shapes. */
export function ShapePicker({ label, value, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(shapeKey) => {
        const shape = ICON_SHAPES.find((iconShape) => iconShape === shapeKey);
        if (shape !== undefined) onChange(shape);
      }}
    >
      <Button className={css.button ?? ''}>
        <span className={css.glyph} aria-hidden="true">
          {getIconCharacter(value)}
        </span>
        <span className={css.name}>{label}</span>
        <span className="visually-hidden">{value}</span>
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <ListBox className={css.shapes ?? ''} items={SHAPE_ITEMS} layout="grid" aria-label={label}>
          {({ id }) => (
            <ListBoxItem id={id} textValue={id} className={css.shape ?? ''}>
              <span className={css.glyph} aria-hidden="true">
                {getIconCharacter(id)}
              </span>
              <span>{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
