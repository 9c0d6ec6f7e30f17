import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import { FIELDS } from '../strings/fields.ts';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import css from './field.module.css';
import { fold } from './fold.ts';
import overlay from './overlay.module.css';

interface Props {
  label: string;
  choices: readonly Choice[];
  onPick(id: string): void;
  placeholder: string;
  icon?: ReactNode;
}

/** A box to type in that offers what the vocabulary holds. Picking empties it for the next one. */
export function Picker({ label, choices, onPick, placeholder, icon }: Props) {
  const [text, setText] = useState('');
  const wanted = fold(text);
  const shown = choices.filter((c) => fold(`${c.label} ${c.group ?? ''}`).includes(wanted));
  return (
    <ComboBox
      className={css.adder ?? ''}
      aria-label={label}
      allowsEmptyCollection
      menuTrigger="focus"
      inputValue={text}
      onInputChange={setText}
      value={null}
      onChange={(key) => {
        if (typeof key !== 'string') return;
        onPick(key);
        setText('');
      }}
    >
      <Label className={css.hidden}>{label}</Label>
      <Group className={css.group ?? ''}>
        <Input placeholder={placeholder} />
        <Button className={css.drop ?? ''}>{icon ?? (choices.length > 0 ? <Plus /> : <ChevronDown />)}</Button>
      </Group>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <ChoiceList choices={shown} empty={text === '' ? FIELDS.nothingLeft : FIELDS.noMatch} label={label} />
      </Popover>
    </ComboBox>
  );
}
