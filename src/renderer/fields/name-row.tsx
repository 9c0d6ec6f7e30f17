import { ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import { ChoiceList } from '../components/choice-list.tsx';
import css from '../components/field.module.css';
import { fold } from '../components/fold.ts';
import overlay from '../components/overlay.module.css';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  suggestions: readonly string[];
  bare?: boolean;
  placeholder?: string;
  className?: string | undefined;
}

const MOST = 30;

/** A free name; what was used before is offered while typing. */
export function NameRow({ path, label, suggestions, bare, placeholder, className }: Props) {
  const field = useField(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const wanted = fold(value);
  const shown = suggestions.filter((s) => s !== value && fold(s).includes(wanted)).slice(0, MOST);
  return (
    <FieldFrame path={path} findings={field.findings} className={className}>
      <ComboBox
        className={css.field ?? ''}
        allowsCustomValue
        menuTrigger="input"
        inputValue={value}
        onInputChange={(text) => {
          if (text !== value) field.set(text);
        }}
        onChange={(key) => {
          if (typeof key === 'string') field.set(key);
        }}
      >
        <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
        <Group className={css.group ?? ''} {...field.mark}>
          <Input placeholder={placeholder ?? ''} />
        </Group>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ChoiceList choices={shown.map((s) => ({ id: s, label: s }))} empty="" label={label} />
        </Popover>
      </ComboBox>
    </FieldFrame>
  );
}
