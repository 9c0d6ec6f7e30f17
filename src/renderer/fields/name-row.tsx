import { memo } from 'react';
import { ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import { ChoiceList } from '../components/choice-list.tsx';
import css from '../components/field.module.css';
import { fold } from '../components/fold.ts';
import overlay from '../components/overlay.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Look {
  label: string;
  /** The same array from one drawing to the next: what is drawn depends on it. */
  suggestions: readonly string[];
  bare?: boolean | undefined;
  placeholder?: string | undefined;
}

interface Props extends Look {
  path: string;
  className?: string | undefined;
}

const MOST = 30;

/** A free name; what was used before is offered while typing. */
export function NameRow({ path, className, ...look }: Props) {
  const { value, findings, mark, set } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} className={className}>
      <NameControl {...look} value={typeof value === 'string' ? value : ''} mark={mark} set={set} />
    </FieldFrame>
  );
}

interface ControlProps extends Look, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
}

const NameControl = memo(function NameControl(props: ControlProps) {
  const { label, suggestions, bare, placeholder = '', value, mark, set } = props;
  const wanted = fold(value);
  const shown = suggestions.filter((s) => s !== value && fold(s).includes(wanted)).slice(0, MOST);
  return (
    <ComboBox
      className={css.field ?? ''}
      allowsCustomValue
      menuTrigger="input"
      inputValue={value}
      onInputChange={(text) => {
        if (text !== value) set(text);
      }}
      onChange={(key) => {
        if (typeof key === 'string') set(key);
      }}
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      <Group className={css.group ?? ''} {...mark}>
        <Input placeholder={placeholder} />
      </Group>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <ChoiceList choices={shown.map((s) => ({ id: s, label: s }))} empty="" label={label} />
      </Popover>
    </ComboBox>
  );
});
