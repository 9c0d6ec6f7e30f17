import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import { ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import type { Choice } from '../components/inputs/choice.ts';
import { ChoiceList } from '../components/inputs/choice-list.tsx';
import css from '../components/inputs/field.module.css';
import { matching, named } from '../components/inputs/match.ts';
import overlay from '../components/overlay.module.css';
import { type FieldPort, useEdits, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface NameFieldProps {
  label: string;
  /** Returns the suggested names. It is called only when the user types, and must be the same function in every render. */
  suggestions(): readonly Choice[];
  bare?: boolean | undefined;
  placeholder?: string | undefined;
}

interface Props extends NameFieldProps {
  path: string;
  className?: string | undefined;
  /**
   * Called when a known name was picked, to apply more than the name. If absent, only the name is set. It must be the same
   * function in every render.
   */
  onTake?: ((name: string, document: unknown) => void) | undefined;
}

const MOST = 30;

/** A field for a free name, with suggestions from names that were used before. */
export function NameRow({ path, className, onTake, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  const { current } = useEdits();
  const take = useCallback(
    (name: string) => {
      if (onTake === undefined) set(name);
      else onTake(name, current());
    },
    [onTake, set, current],
  );
  return (
    <FieldFrame path={path} findings={findings} className={className}>
      <NameControl {...control} value={typeof value === 'string' ? value : ''} mark={mark} set={set} take={take} />
    </FieldFrame>
  );
}

interface ControlProps extends NameFieldProps, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
  take(name: string): void;
}

/** Enter, Tab and leaving the box apply a known name that is typed in full, in any case. Escape first restores the previous name. */
const NameControl = memo(function NameControl(props: ControlProps) {
  const { label, suggestions, bare, placeholder = '', value, mark, set, take } = props;
  /** The value before the user started typing; undefined while the user does not type. */
  const [before, setBefore] = useState<string>();
  const typing = before !== undefined && before !== value;
  const choices = useMemo(() => (typing ? suggestions() : []), [typing, suggestions]);
  const shown = useMemo(() => {
    const found = typing
      ? matching(choices, value).filter(({ label, note }) => label !== value || note !== undefined)
      : [];
    return beginningFirst(found, value).slice(0, MOST);
  }, [typing, choices, value]);

  function leave() {
    const known = typing ? named(choices, value) : undefined;
    if (known !== undefined) take(known.label);
    setBefore(undefined);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (event.key === 'Enter' && !(event.target as Element).getAttribute('aria-activedescendant')) leave();
    if (event.key === 'Escape' && typing) {
      event.preventDefault();
      event.stopPropagation();
      set(before);
      setBefore(undefined);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box below is what has the focus
    <div onKeyDownCapture={press} onBlur={leave}>
      <ComboBox
        className={css.field ?? ''}
        allowsCustomValue
        // The matches are computed above, also by words of a text.
        defaultFilter={fitsAlready}
        menuTrigger="input"
        inputValue={value}
        onInputChange={(text) => {
          if (text === value) return;
          setBefore((was) => was ?? value);
          set(text);
        }}
        onChange={(key) => {
          if (typeof key !== 'string') return;
          take(key);
          setBefore(undefined);
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

const fitsAlready = (): boolean => true;

/** Sorts choices whose names begin with the text before those that only contain it. */
function beginningFirst(found: readonly Choice[], text: string): readonly Choice[] {
  const start = text.trim().toLowerCase();
  const begins = ({ label }: Choice): boolean => label.toLowerCase().startsWith(start);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}
