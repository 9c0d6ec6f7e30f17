import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import type { Choice } from '../components/inputs/choice.ts';
import { ChoiceList } from '../components/inputs/choice-list.tsx';
import css from '../components/inputs/field.module.css';
import { matching, named } from '../components/inputs/match.ts';
import overlay from '../components/overlay.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface NameFieldProps {
  label: string;
  /** Names to choose from. Called only when somebody types; the same function in every render. */
  suggestions(): readonly string[];
  bare?: boolean | undefined;
  placeholder?: string | undefined;
}

interface Props extends NameFieldProps {
  path: string;
  className?: string | undefined;
}

const MOST = 30;

/** A free name; what was used before is offered while typing. */
export function NameRow({ path, className, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} className={className}>
      <NameControl {...control} value={typeof value === 'string' ? value : ''} mark={mark} set={set} />
    </FieldFrame>
  );
}

interface ControlProps extends NameFieldProps, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
}

const NameControl = memo(function NameControl(props: ControlProps) {
  const { label, suggestions, bare, placeholder = '', value, mark, set } = props;
  /** What stood there before somebody typed; undefined while nobody does. */
  const [before, setBefore] = useState<string>();
  const typing = before !== undefined && before !== value;
  const choices = useMemo(() => (typing ? choicesOf(suggestions()) : []), [typing, suggestions]);
  const shown = useMemo(
    () => (typing ? matching(choices, value).filter((choice) => choice.label !== value) : []).slice(0, MOST),
    [typing, choices, value],
  );

  /** A name that is known in another spelling is written as it is known. */
  function leave() {
    const known = typing ? named(choices, value) : undefined;
    if (known !== undefined && known.label !== value) set(known.label);
    setBefore(undefined);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (event.key === 'Enter' && !(event.target as Element).getAttribute('aria-activedescendant')) leave();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box below is what has the focus
    <div onKeyDownCapture={press} onBlur={leave}>
      <ComboBox
        className={css.field ?? ''}
        allowsCustomValue
        menuTrigger="input"
        inputValue={value}
        onInputChange={(text) => {
          if (text === value) return;
          setBefore((was) => was ?? value);
          set(text);
        }}
        onChange={(key) => {
          if (typeof key === 'string') set(key);
        }}
      >
        <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
        <Group className={css.group ?? ''} {...mark}>
          <Input dir="auto" placeholder={placeholder} />
        </Group>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ChoiceList choices={shown} empty="" label={label} />
        </Popover>
      </ComboBox>
    </div>
  );
});

/** One list of choices for each list of names, so that it is folded once. */
const lists = new WeakMap<readonly string[], readonly Choice[]>();

function choicesOf(names: readonly string[]): readonly Choice[] {
  const held = lists.get(names);
  if (held !== undefined) return held;
  const choices = names.map((name) => ({ id: name, label: name }));
  lists.set(names, choices);
  return choices;
}
