import { memo } from 'react';
import type { Choice } from '../components/inputs/choice.ts';
import { Picker } from '../components/inputs/picker.tsx';
import { Tags } from '../components/inputs/tags.tsx';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { useField, useFindingsBelowPointer } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface TagsFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Must be the same array in every render, since memoized parts depend on it. */
  choices: readonly Choice[];
  /** Whether an empty list removes the key. */
  isOptional?: boolean | undefined;
}

interface Props extends TagsFieldProps {
  pointer: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** A field for several words of a vocabulary, in the order they were picked. */
export function TagsRow({ pointer, hint, className, ...control }: Props) {
  const { value, setValue } = useField(pointer);
  return (
    <FieldFrame pointer={pointer} findings={useFindingsBelowPointer(pointer)} hint={hint} className={className}>
      <TagsControl {...control} value={value} setValue={setValue} />
    </FieldFrame>
  );
}

interface ControlProps extends TagsFieldProps {
  value: unknown;
  setValue(value: unknown): void;
}

const TagsControl = memo(function TagsControl({
  label,
  isLabelHidden,
  choices,
  isOptional,
  value,
  setValue,
}: ControlProps) {
  const translate = useTranslate();
  const words = Array.isArray(value) ? value.map(String) : [];
  const storeWords = (newWords: string[]) =>
    setValue(isOptional === true && newWords.length === 0 ? undefined : newWords);
  const items = words.map((word, index) => {
    const knownChoice = choices.find((choice) => choice.id === word);
    return {
      id: `${index} ${word}`,
      label: knownChoice?.label ?? translate('fields.unknown', { word: shortenName(word) }),
      isUnknown: knownChoice === undefined,
    };
  });
  return (
    <Tags
      label={label}
      isLabelHidden={isLabelHidden === true}
      items={items}
      onRemove={(removedIds) => storeWords(words.filter((word, index) => !removedIds.has(`${index} ${word}`)))}
    >
      <Picker
        label={translate('fields.addTo', { label })}
        placeholder={translate('fields.add')}
        choices={choices.filter((choice) => !words.includes(choice.id))}
        pickedNames={items.map((item) => item.label)}
        onPick={(pickedIds) => storeWords([...words, ...pickedIds])}
      />
    </Tags>
  );
});
