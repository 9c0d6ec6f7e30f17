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
  /** Names to choose from. Called only when somebody types; the same function in every render. */
  suggestions(): readonly Choice[];
  bare?: boolean | undefined;
  placeholder?: string | undefined;
}

interface Props extends NameFieldProps {
  path: string;
  className?: string | undefined;
  /** A known name was taken, where more than the name goes with it; absent = the name alone. The same function in every render. */
  onTake?: ((name: string, document: unknown) => void) | undefined;
}

const MOST = 30;

/** A free name; what was used before is offered while typing. */
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

/**
 * Enter, Tab and leaving the box take a known name that is typed in full, in whatever case; Escape first gives back the name
 * that stood there.
 */
const NameControl = memo(function NameControl(props: ControlProps) {
  const { label, suggestions, bare, placeholder = '', value, mark, set, take } = props;
  /** What stood there before somebody typed; undefined while nobody does. */
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
        // What fits is found above, also by words of a text.
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

/** Those whose names begin with the text stand before those that only hold it. */
function beginningFirst(found: readonly Choice[], text: string): readonly Choice[] {
  const start = text.trim().toLowerCase();
  const begins = ({ label }: Choice): boolean => label.toLowerCase().startsWith(start);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}
