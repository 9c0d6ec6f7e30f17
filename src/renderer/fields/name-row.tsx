import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import { ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import type { Choice } from '../components/inputs/choice.ts';
import { ChoiceList } from '../components/inputs/choice-list.tsx';
import css from '../components/inputs/field.module.css';
import { keepListEscape } from '../components/inputs/keep-list-escape.ts';
import { filterChoices, findChoiceByName } from '../components/inputs/match-choices.ts';
import overlay from '../components/overlay.module.css';
import { type FieldPort, useDocumentEdits, useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface NameFieldProps {
  label: string;
  /** Returns the suggested names. It is called only when the user types, and must be the same function in every render. */
  getSuggestions(): readonly Choice[];
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
}

interface Props extends NameFieldProps {
  pointer: string;
  className?: string | undefined;
  hint?: string | undefined;
  /** Whether an empty text removes the key. */
  isOptional?: boolean | undefined;
  /**
   * Called when a known name was picked, to apply more than the name. If absent, only the name is set. It must be the same
   * function in every render.
   */
  onPick?: ((name: string, document: unknown, previousName: string) => void) | undefined;
  /** Called when the user leaves the field after typing a name that is not known. It must be the same function in every render. */
  onNewName?: ((name: string, previousName: string) => void) | undefined;
}

const MAX_SUGGESTIONS = 30;

/** A field for a free name, with suggestions from names that were used before. */
export function NameRow({ pointer, className, hint, isOptional = false, onPick, onNewName, ...control }: Props) {
  const { value, findings, severityAttributes, setValue: setFieldValue } = useField(pointer);
  const setValue = useCallback(
    (newValue: unknown) => setFieldValue(isOptional && newValue === '' ? undefined : newValue),
    [isOptional, setFieldValue],
  );
  const { getDocument } = useDocumentEdits();
  const applyName = useCallback(
    (pickedName: string, previousName: string) => {
      if (onPick === undefined) setValue(pickedName);
      else onPick(pickedName, getDocument(), previousName);
    },
    [onPick, setValue, getDocument],
  );
  return (
    <FieldFrame pointer={pointer} findings={findings} hint={hint} className={className}>
      <NameControl
        {...control}
        value={typeof value === 'string' ? value : ''}
        severityAttributes={severityAttributes}
        setValue={setValue}
        applyName={applyName}
        onNewName={onNewName}
      />
    </FieldFrame>
  );
}

interface ControlProps extends NameFieldProps, Pick<FieldPort, 'severityAttributes' | 'setValue'> {
  value: string;
  applyName(pickedName: string, previousName: string): void;
  onNewName: Props['onNewName'];
}

/**
 * A text box with suggestions. Enter, Tab and leaving the box apply a known name that is typed in full; upper and lower case
 * do not matter. Escape closes the list and keeps what is typed.
 */
const NameControl = memo(function NameControl(props: ControlProps) {
  const {
    label,
    getSuggestions,
    isLabelHidden,
    placeholder = '',
    value,
    severityAttributes,
    setValue,
    applyName,
    onNewName,
  } = props;
  /** The value before the user started typing. Undefined while the user does not type. */
  const [valueBeforeTyping, setValueBeforeTyping] = useState<string>();
  const isTyping = valueBeforeTyping !== undefined && valueBeforeTyping !== value;
  const choices = useMemo(() => (isTyping ? getSuggestions() : []), [isTyping, getSuggestions]);
  const listedChoices = useMemo(() => {
    const matches = isTyping
      ? filterChoices(choices, value).filter(({ label, note }) => label !== value || note !== undefined)
      : [];
    return sortByBeginning(matches, value).slice(0, MAX_SUGGESTIONS);
  }, [isTyping, choices, value]);

  function handleLeave() {
    const knownChoice = isTyping ? findChoiceByName(choices, value) : undefined;
    if (knownChoice !== undefined) applyName(knownChoice.label, valueBeforeTyping ?? value);
    else if (isTyping) onNewName?.(value, valueBeforeTyping);
    setValueBeforeTyping(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, its keys must not reach the list.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    // The attribute is set while a suggestion is highlighted. Enter then picks that suggestion.
    if (event.key === 'Enter' && !(event.target as Element).getAttribute('aria-activedescendant')) handleLeave();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box below is what has the focus
    <div onKeyDownCapture={handleKeyDown} onKeyDown={keepListEscape} onBlur={handleLeave}>
      <ComboBox
        className={css.field ?? ''}
        allowsCustomValue
        // The suggestions are filtered above. They can also match by their texts, which the filter of the library does not know.
        defaultFilter={acceptAll}
        menuTrigger="input"
        inputValue={value}
        onInputChange={(newText) => {
          if (newText === value) return;
          setValueBeforeTyping((previous) => previous ?? value);
          setValue(newText);
        }}
        onChange={(pickedName) => {
          if (typeof pickedName !== 'string') return;
          applyName(pickedName, valueBeforeTyping ?? value);
          setValueBeforeTyping(undefined);
        }}
      >
        <Label className={isLabelHidden === true ? css.hidden : css.label}>{label}</Label>
        <Group className={css.group ?? ''} {...severityAttributes}>
          <Input dir="auto" placeholder={placeholder} />
        </Group>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ChoiceList choices={listedChoices} emptyText="" label={label} />
        </Popover>
      </ComboBox>
    </div>
  );
});

const acceptAll = (): boolean => true;

/** Sorts choices whose names begin with the text before those that only contain it. */
function sortByBeginning(matches: readonly Choice[], typedText: string): readonly Choice[] {
  const normalizedStart = typedText.trim().toLowerCase();
  const hasMatchingStart = ({ label }: Choice): boolean => label.toLowerCase().startsWith(normalizedStart);
  return [...matches.filter(hasMatchingStart), ...matches.filter((choice) => !hasMatchingStart(choice))];
}
